import { field } from '@estaminet/kernel'
import type { Predicate } from '../../content/effect.ts'
import { BIKE } from '../../content/roads.ts'
import { SETS_AT, setBit } from '../../content/sets.ts'
import { type TeamCard, type TeamId, teamCards } from '../../content/team.ts'
import type { RaceState } from '../../engine/state.ts'
import { MOVED, TOASTED } from '../../rules/deeds.ts'
import { isFor } from './conditions.ts'
import { openOf } from './decks.ts'
import { teamOf } from './members.ts'

/** By team: 1 when the act its open card asks for has been done. */
export const acted = field('team.acted')
/** What the buyer of the purchase under way would have with one cheese more; 0 while nothing is bought. */
export const oneMore = field('team.cheese')

/** Markers beside the track are cheese too. */
const cheeseOf = (s: RaceState, seat: number): number => s.cheese[seat] + s.cheeseMarkers[seat]

export function noteCheese(s: RaceState, seat: number): void {
  oneMore(s)[0] = cheeseOf(s, seat) + 1
}

const number = (id: TeamId): number => teamCards.findIndex((card) => card.id === id)
const CHEESE_RUN = number('TM-01')
const LONG_HAUL = number('TM-02')
const CITY_GLASS = number('TM-04')
const ROUND = number('TM-09')
export const CHECKLIST = number('TM-12')

const printedOf = ({ when }: TeamCard): number =>
  when.reduce((least: number, test: Predicate) => (test.form === 'printed' ? test.atLeast : least), 0)
const LEAST_PRINTED = printedOf(teamCards[LONG_HAUL])
const BRUSSELS = setBit('BRUSSELS')

/**
 * What the active player did in the action that is over counts for the card open then, by the roles held then: so it is looked at
 * before anything is revealed or swapped.
 */
export function noteActs(s: RaceState, seat: number): void {
  if (seat !== s.active) return
  const card = openOf(s, teamOf(seat))
  if (card >= 0 && hasDone(s, seat, card)) note(s, seat, card)
  oneMore(s)[0] = 0
}

/** The member has done what this card asks for, if it is the open one. */
export function note(s: RaceState, seat: number, card: number): void {
  const team = teamOf(seat)
  if (openOf(s, team) === card && isFor(s, seat, team, card)) acted(s)[team] = 1
}

function hasDone(s: RaceState, seat: number, card: number): boolean {
  switch (card) {
    case CHEESE_RUN:
      return oneMore(s)[0] > 0 && cheeseOf(s, seat) >= oneMore(s)[0]
    case LONG_HAUL:
      return (s.deeds & MOVED) !== 0 && s.means === BIKE && s.printed >= LEAST_PRINTED
    case CITY_GLASS:
      return s.tasted !== 0 && (SETS_AT[s.place[seat]] & BRUSSELS) !== 0
    case ROUND:
      return (s.deeds & TOASTED) !== 0
    default:
      return false
  }
}
