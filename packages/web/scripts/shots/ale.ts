import type { View } from '@estaminet/kernel'
import type { MatchPlan, Moment } from '../played.ts'
import type { Shot } from './album.ts'
import { askForHint, consider, frameOf, has, open, shotOf } from './tables.ts'

const TWO: MatchPlan = { game: 'ale', seats: 2 }
const FOUR: MatchPlan = { game: 'ale', seats: 4 }
const PHONE = [360] as const

const roundOf = (view: View): number => Number((view as { round?: number }).round)
const later =
  (kind: string) =>
  (moment: Moment): boolean =>
    moment.met > 24 && has(kind)(moment)

export const ale: readonly Shot[] = [
  shotOf({ name: 'ale-start', match: TWO, first: true, until: () => true }),
  shotOf({ name: 'ale-move', match: FOUR, until: later('move') }),
  shotOf({ name: 'ale-move-preview', match: FOUR, until: later('move'), act: consider(1) }),
  shotOf({ name: 'ale-tile', match: FOUR, until: later('chooseTile') }),
  shotOf({ name: 'ale-hex', match: FOUR, until: later('chooseHex') }),
  shotOf({ name: 'ale-hex-preview', match: FOUR, until: later('chooseHex'), act: consider(0) }),
  shotOf({ name: 'ale-hint', match: FOUR, until: later('chooseHex'), act: askForHint }),
  shotOf({ name: 'ale-hint-move', match: FOUR, until: later('move'), act: askForHint }),
  shotOf({ name: 'ale-box', match: FOUR, until: later('chooseBox') }),
  shotOf({ name: 'ale-card', match: FOUR, until: later('chooseCard') }),
  shotOf({ name: 'ale-shed', match: FOUR, until: has('buildTargets') }),
  shotOf({ name: 'ale-next-round', match: TWO, until: ({ view }) => roundOf(view) === 2 }),
  shotOf({
    name: 'ale-opponent',
    match: FOUR,
    until: later('move'),
    async act(page, { width }) {
      if (width < 700) await open('.ale-tabs button:nth-child(5)')(page)
      await open('.ale-other')(page)
    },
  }),
  ...['ring', 'production', 'barrels', 'players'].map((tab, at) =>
    shotOf({
      name: `ale-tab-${tab}`,
      match: FOUR,
      until: later('move'),
      widths: PHONE,
      act: open(`.ale-tabs button:nth-child(${at + 2})`),
    }),
  ),
  shotOf({ name: 'ale-over', match: TWO }),
  shotOf({ name: 'ale-over-four', match: FOUR }),
  ...frameOf('ale'),
]
