import type { View } from '@estaminet/kernel'
import type { MatchPlan, Moment } from '../played.ts'
import type { Shot } from './album.ts'
import { consider, frameOf, has, open, shotOf } from './tables.ts'

const FOUR: MatchPlan = { game: 'race', seats: 4 }
const SHORT: MatchPlan = { game: 'race', seats: 2, options: { length: 'short' } }
const PHONE = [360] as const

const dayOf = (view: View): number => Number((view as { day?: number }).day)
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
