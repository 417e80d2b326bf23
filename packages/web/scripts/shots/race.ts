import type { View } from '@estaminet/kernel'
import type { Page } from 'playwright-core'
import type { MatchPlan, Moment } from '../played.ts'
import { press, type Shot, type Visitor } from './album.ts'
import { askForHint, consider, frameOf, has, open, shotOf } from './tables.ts'

const FOUR: MatchPlan = { game: 'race', seats: 4 }
const SHORT: MatchPlan = { game: 'race', seats: 2, options: { length: 'short' } }
const PHONE = [360] as const
const MOUSE = [1280, 1440] as const

const dayOf = (view: View): number => Number((view as { day?: number }).day)
/** Everybody else has ended the day. */
const isLastUp = ({ view, kinds }: Moment) => {
  const { players = [], day } = view as { players?: readonly { finished: boolean }[]; day?: number }
  return (kinds.has('camp') || kinds.has('stop')) && day === 1 && players.slice(1).every(({ finished }) => finished)
}
/** Ends the day and drinks nothing more in the tent. */
async function endDay(page: Page, { width }: Visitor): Promise<void> {
  const evening = page.locator('[data-lingers]')
  const settle = page.locator('#slate .settle .button.brass:not([aria-disabled=true])')
  if (width < 600) await press(page, '#slate .price-tabs button:last-child')
  let answer = '#slate button.row.apart'
  while (!(await evening.isVisible())) {
    const asked = await page.getAttribute('#slate', 'data-ask')
    await press(page, answer)
    const next = page.locator(`#slate:not([data-ask="${asked}"])`)
    await settle.or(next).or(evening).first().waitFor()
    if (await settle.isVisible()) await settle.click()
    await next.or(evening).first().waitFor()
    await page.locator('#slate .list:not([aria-disabled=true])').or(evening).first().waitFor()
    answer = '#slate .list .row[data-move]:last-of-type'
  }
}
/** The same, and keeps the evening open. */
async function holdEvening(page: Page, visitor: Visitor): Promise<void> {
  await endDay(page, visitor)
  await press(page, '[data-lingers] .button:not(.brass)')
  // What follows the scrolling of a list, and not the clock, never ends.
  const ending = 'document.getAnimations().filter(({ timeline }) => timeline === document.timeline)'
  await page.evaluate(`Promise.all(${ending}.map((one) => one.finished))`)
}

const midGame = ({ met, choices }: Moment) => met > 20 && choices > 7

export const race: readonly Shot[] = [
  shotOf({ name: 'race-start', match: SHORT, first: true, until: () => true }),
  shotOf({ name: 'race-choosing', match: FOUR, until: midGame }),
  shotOf({ name: 'race-preview', match: FOUR, until: midGame, act: consider(1) }),
  shotOf({ name: 'race-hint', match: FOUR, until: midGame, act: askForHint }),
  shotOf({ name: 'race-asked-beer', match: FOUR, until: has('give') }),
  shotOf({ name: 'race-asked-cheese', match: FOUR, until: has('eat') }),
  shotOf({ name: 'race-asked-token', match: FOUR, until: has('keep', 'break') }),
  shotOf({ name: 'race-asked-transit', match: FOUR, until: has('drink') }),
  shotOf({ name: 'race-last-day', match: FOUR, until: ({ view }) => dayOf(view) === 3 }),
  shotOf({ name: 'race-evening', match: FOUR, until: isLastUp, lively: true, act: holdEvening }),
  shotOf({ name: 'race-evening-still', match: FOUR, until: isLastUp, act: endDay }),
  shotOf({
    name: 'race-lens',
    match: FOUR,
    until: midGame,
    widths: MOUSE,
    async act(page) {
      const sign = page.locator('#board [data-sign="24"]')
      await sign.hover()
      // A mouse that has just come is at rest until it moves once more.
      await sign.hover({ position: { x: 20, y: 20 } })
    },
  }),
  shotOf({
    name: 'race-rival',
    match: FOUR,
    until: midGame,
    async act(page, { width }) {
      if (width < 700) await open('.tabs button:nth-child(4)')(page)
      await open('.rivals button')(page)
    },
  }),
  ...['board', 'cards', 'players', 'log'].map((tab, at) =>
    shotOf({
      name: `race-tab-${tab}`,
      match: FOUR,
      until: midGame,
      widths: PHONE,
      act: open(`.tabs button:nth-child(${at + 2})`),
    }),
  ),
  shotOf({ name: 'race-over', match: SHORT }),
  shotOf({ name: 'race-over-four', match: FOUR }),
  ...frameOf('race'),
]
