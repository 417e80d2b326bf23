import type { Locator } from 'playwright-core'

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly right: number
  readonly bottom: number
}

/** Where a thing lies on the screen. What is not there lies nowhere: no measure of it may pass for one. */
export async function rectOf(thing: Locator): Promise<Rect> {
  const box = await thing.boundingBox()
  if (!box || box.width * box.height === 0) throw new Error(`Not on the screen: ${thing}`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

export async function middleOf(thing: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x, y, width, height } = await rectOf(thing)
  return { x: x + width / 2, y: y + height / 2 }
}
