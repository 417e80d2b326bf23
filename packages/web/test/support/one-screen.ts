import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Who may take the screen next, but for a sign that asks whether anybody reacts. */
export const handedTo = (page: Page) => page.locator('[data-takes]:not([data-reacts])')

/** Answers what is asked until the screen goes to somebody else; nobody reacts meanwhile. */
export async function playOn(page: Page): Promise<void> {
  const answer = async (): Promise<number> => {
    const row = page.locator('#slate [data-move]').first()
    if (await row.isVisible()) await row.click({ timeout: 3_000 }).catch(() => undefined)
    const brass = page.locator('#slate .settle .button.brass:not([data-takes])').first()
    if ((await page.locator('[data-takes]').count()) === 0 && (await brass.isVisible()))
      await brass.click({ timeout: 3_000 }).catch(() => undefined)
    return handedTo(page).count()
  }
  await expect.poll(answer, { interval: 100 }).toBeGreaterThan(0)
}

/** Keeps what the page held each time a sign stood over the table, and takes the screen for whom it is told to. */
export const WATCH_SIGNS = `
  window.signs = []
  const hand = () => [...document.querySelectorAll('[data-hand-card]')].map((card) => card.dataset.handCard)
  let was = false
  addEventListener('click', ({ target }) => {
    const taken = target.closest?.('[data-takes]')?.dataset.takes
    if (taken !== undefined) window.holder = taken
  }, true)
  new MutationObserver(() => {
    const seats = [...document.querySelectorAll('[data-reacts]')]
    const is = seats.length > 0
    if (is && !was) window.signs.push({ holder: window.holder, seats: seats.map((one) => one.dataset.takes), held: window.heldLast ?? [], html: document.body.innerHTML })
    was = is
    const wanted = seats.find((one) => one.dataset.takes === window.reacts)
    if (wanted) { window.reacts = undefined; wanted.click() }
    if (hand().length > 0) window.heldLast = hand()
  }).observe(document, { subtree: true, childList: true, attributes: true })
`
