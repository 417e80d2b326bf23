import type { Page } from 'playwright-core'

/** Writes down what a screen reader is given to read out from now on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(`{
    window.spoken = []
    const live = document.querySelector('[role=log][aria-live]')
    new MutationObserver(() => spoken.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true })
  }`)
  return () => page.evaluate('window.spoken')
}
