import { COLOURS } from '@estaminet/belgian-beers-race/board'
import { raceOf } from '../../src/games/belgian-beers-race/model.ts'
import type { MatchPlan, Moment } from '../played.ts'
import { press, type Shot } from './album.ts'
import { consider, considerSign, has, open, shotOf } from './tables.ts'

const WAR = { confrontation: true }
const ALL_BUT_TEAM = { confrontation: true, events: true, characters: true, bands: true, 'pixel-bag': true }

const table = (seats: number, options: NonNullable<MatchPlan['options']>): MatchPlan => ({
  game: 'race',
  seats,
  options,
})
const EVERYTHING = table(4, { ...ALL_BUT_TEAM, team: true })
const ALONE = table(1, { solo: true })
const RULED = table(1, { solo: true, campaign: '7' })
const BORDER = table(1, { solo: true, campaign: '2' })
const FRESH = table(1, { solo: true, campaign: '4' })

const midGame = ({ met, choices }: Moment) => met > 20 && choices > 7
/** The card of one's team asks for a bottle of each colour, and there is one of a single colour: the most that is named. */
function lacksColours({ view }: Moment): boolean {
  const { team, players } = raceOf(view)
  const [own] = team?.teams ?? []
  if (own?.card !== 'TM-06') return false
  const bottles = [own.a, own.b].map((seat) => players[seat]?.bottles)
  return COLOURS.filter((colour) => bottles.some((of) => (of?.[colour] ?? 0) > 0)).length === 1
}
/** Every mode is looked at in the middle of a game and at its end. */
const both = (name: string, match: MatchPlan, until = midGame): Shot[] => [
  shotOf({ name: `race-${name}`, match, until }),
  shotOf({ name: `race-${name}-over`, match }),
]
const tabs = (name: string, match: MatchPlan): Shot[] =>
  ['board', 'cards', 'players', 'log'].map((tab, at) =>
    shotOf({
      name: `race-${name}-tab-${tab}`,
      match,
      until: midGame,
      widths: [360],
      act: open(`.tabs button:nth-child(${at + 2})`),
    }),
  )

/** The race with what its expansions bring. */
export const expansions: readonly Shot[] = [
  ...both('war', table(3, WAR)),
  shotOf({ name: 'race-war-draft', match: table(3, { ...WAR, 'confrontation-hands': 'draft' }), until: () => true }),
  shotOf({ name: 'race-war-window', match: table(3, WAR), until: has('confrontation/answer') }),
  ...both('events', table(3, { events: true })),
  shotOf({ name: 'race-characters-choice', match: table(3, { characters: true }), until: () => true }),
  ...both('characters', table(3, { characters: true })),
  ...both('tour', table(3, { bands: true })),
  shotOf({ name: 'race-concert', match: table(3, { bands: true }), until: has('bands/concert') }),
  shotOf({
    name: 'race-concert-weighed',
    match: table(3, { bands: true }),
    until: has('bands/concert'),
    act: considerSign('note'),
  }),
  ...both('bag', table(3, { 'pixel-bag': true })),
  shotOf({ name: 'race-drawing', match: table(3, { 'pixel-bag': true }), until: has('pixel-bag/complete') }),
  ...both('team', table(4, { team: true })),
  shotOf({ name: 'race-team-proposal', match: table(4, { team: true }), until: has('team/propose', 'team/answer') }),
  shotOf({ name: 'race-team-colours', match: table(4, { team: true }), until: lacksColours }),
  ...both('everything', EVERYTHING),
  shotOf({ name: 'race-everything-first', match: EVERYTHING, until: () => true, first: true }),
  shotOf({
    name: 'race-everything-concert',
    match: EVERYTHING,
    until: (moment) => midGame(moment) && has('bands/concert')(moment),
    act: considerSign('note'),
  }),
  shotOf({ name: 'race-everything-preview', match: EVERYTHING, until: midGame, act: consider(1) }),
  shotOf({
    name: 'race-everything-rival',
    match: EVERYTHING,
    until: midGame,
    async act(page, { width }) {
      if (width < 700) await press(page, '.tabs button:nth-child(4)')
      await press(page, '.rivals button')
    },
  }),
  ...tabs('everything', EVERYTHING),
  ...both('everything-short', table(2, { length: 'short', ...ALL_BUT_TEAM })),
  ...both('alone', ALONE),
  ...tabs('alone', ALONE),
  ...both('campaign-game', RULED),
  shotOf({ name: 'race-campaign-border', match: BORDER, until: midGame }),
  shotOf({ name: 'race-campaign-fresh', match: FRESH, until: midGame }),
]
