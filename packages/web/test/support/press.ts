import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** While something still moves, a press on the board ends that and does nothing else: it is made again until `seen` is there. */
export async function press(button: Locator, seen: Locator): Promise<void> {
  const isSeen = async (): Promise<boolean> => {
    if (await seen.first().isVisible()) return true
    if (await button.isVisible()) await button.click({ timeout: 5_000 }).catch(() => undefined)
    return seen.first().isVisible()
  }
  await expect.poll(isSeen, { interval: 1_000 }).toBe(true)
}
