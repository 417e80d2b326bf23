import type { Page } from 'playwright-core'

/** Plays Heaven & Ale against a bot to its end: whoever walks home at once, round after round, is soon done. */
export async function walkHome(page: Page): Promise<void> {
  const result = page.locator('#slate .standing').first()
  for (let answers = 0; answers < 20; answers++) {
    await page.waitForSelector('#slate [data-move], #slate .standing')
    if (await result.isVisible()) return
    const ask = await page.getAttribute('#slate', 'data-ask')
    await page.locator('#slate [data-move]').last().click()
    // Who goes home early is asked first; the second press means it.
    await page.waitForSelector(`#slate:not([data-ask="${ask}"]), #slate .settle .sure`)
    if ((await page.getAttribute('#slate', 'data-ask')) === ask) await page.locator('#slate [data-move]').last().click()
    await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
  }
}
