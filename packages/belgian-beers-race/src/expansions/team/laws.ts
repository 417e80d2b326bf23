import type { RaceState } from '../../engine/state.ts'
import { DECK, FULFILLED, fulfilledBy, OPEN, UNDER_FROM, where } from './decks.ts'
import { TEAMS } from './members.ts'

/** One card open at most, those under a deck in a row, and what is fulfilled stays so. */
export function teamLaws(before: RaceState, after: RaceState): string[] {
  return TEAMS.flatMap((_, team) => {
    const cards = Array.from(where(after).subarray(team * DECK, (team + 1) * DECK))
    const under = cards.filter((place) => place >= UNDER_FROM)
    const kept = cards.every((place, card) => where(before)[team * DECK + card] !== FULFILLED || place === FULFILLED)
    return [
      ...(cards.filter((place) => place === OPEN).length <= 1 ? [] : ['TBBR-TEAM-05']),
      ...(new Set(under).size === under.length ? [] : ['TBBR-TEAM-10']),
      ...(kept && fulfilledBy(after, team) <= DECK ? [] : ['TBBR-TEAM-06']),
    ]
  })
}
