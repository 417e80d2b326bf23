import type { View } from '@estaminet/kernel'
import type { Page } from 'playwright-core'
import type { MatchPlan, Moment } from '../played.ts'
import { press, type Shot, type Visitor } from './album.ts'
import { consider, frameOf, has, open, shotOf } from './tables.ts'

const FOUR: MatchPlan = { game: 'race', seats: 4 }
const SHORT: MatchPlan = { game: 'race', seats: 2, options: { length: 'short' } }
const PHONE = [360] as const
const MOUSE = [1280, 1440] as const

const dayOf = (view: View): number => Number((view as { day?: number }).day)
/** Everybody else has ended the day. */
const isLastUp = ({ view, kinds }: Moment) => {
  const { players = [], day } = view as { players?: readonly { finished: boolean }[]; day?: number }
  return kinds.has('stop') && day === 1 && players.slice(1).every(({ finished }) => finished)
}
/** Calls it a day, and keeps the evening open. */
async function endDay(page: Page, { width }: Visitor): Promise<void> {
  if (width < 600) await press(page, '#slate .price-tabs button:last-child')
  await press(page, '#slate button.row.apart:last-of-type')
  const settle = page.locator('#slate .settle .button.brass:not([aria-disabled=true])')
  if (
    await settle
      .or(page.locator('[data-lingers]'))
      .first()
      .waitFor()
      .then(() => settle.isVisible())
  )
    await settle.click()
  await press(page, '[data-lingers] .button:not(.brass)')
}

const midGame = ({ met, choices }: Moment) => met > 20 && choices > 7

export const race: readonly Shot[] = [
  shotOf({ name: 'race-start', match: SHORT, first: true, until: () => true }),
  shotOf({ name: 'race-choosing', match: FOUR, until: midGame }),
  shotOf({ name: 'race-preview', match: FOUR, until: midGame, act: consider(1) }),
  shotOf({ name: 'race-asked-beer', match: FOUR, until: has('give') }),
  shotOf({ name: 'race-asked-cheese', match: FOUR, until: has('eat') }),
  shotOf({ name: 'race-asked-token', match: FOUR, until: has('keep', 'break') }),
  shotOf({ name: 'race-asked-transit', match: FOUR, until: has('drink') }),
  shotOf({ name: 'race-last-day', match: FOUR, until: ({ view }) => dayOf(view) === 3 }),
  shotOf({ name: 'race-evening', match: FOUR, until: isLastUp, lively: true, act: endDay }),
  shotOf({
    name: 'race-lens',
    match: FOUR,
    until: midGame,
    widths: MOUSE,
    act: (page) => page.locator('#board .place:not(.legal)').first().hover(),
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
