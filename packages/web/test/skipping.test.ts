import { createRoot } from 'solid-js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { listenForSkipping } = await vi.importActual<{
  listenForSkipping(ids: { readonly board: string; readonly slate: string }, skip: () => boolean): void
}>('../src/shell/motion/skipping.ts')

/** As much of a page as this needs: one thing on the board, in which everything happens. */
class Thing extends EventTarget {
  isThere = true
  closest(within: string): this | null {
    return this.isThere && within.includes('#board') ? this : null
  }
}

let page: Thing
beforeEach(() => {
  page = new Thing()
  vi.stubGlobal('Element', Thing)
  vi.stubGlobal('document', page)
})
afterEach(() => vi.unstubAllGlobals())

const happen = (type: string, more: object = {}): void =>
  void page.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), more))

/** What others on the page hear of a press, of which the first ends what moves. */
function heardOf(press: () => void, skip: () => boolean): string[] {
  const heard: string[] = []
  createRoot(() => listenForSkipping({ board: 'board', slate: 'slate' }, skip))
  for (const type of ['click', 'keydown']) page.addEventListener(type, () => heard.push(type))
  press()
  return heard
}

const finger = (): void => {
  happen('pointerdown')
  happen('click', { detail: 1 })
}

it('a press that ends what moves is heard by nobody else, however early they listen', () => {
  expect(heardOf(finger, () => true)).toEqual([])
  expect(
    heardOf(
      () => happen('keydown', { key: 'Enter' }),
      () => true,
    ),
  ).toEqual([])
})

it('nor where what was pressed is gone once it has ended', () => {
  const skip = () => {
    page.isThere = false
    return true
  }
  expect(heardOf(finger, skip)).toEqual([])
})

it('where nothing moves it is a press like any other', () => {
  expect(heardOf(finger, () => false)).toEqual(['click'])
})
