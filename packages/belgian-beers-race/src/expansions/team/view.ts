import type { View } from '@estaminet/kernel'
import { teamCards } from '../../content/team.ts'
import type { RaceState } from '../../engine/state.ts'
import { acted, oneMore } from './acts.ts'
import { DECK, FULFILLED, OPEN, UNDER_FROM, UNSEEN, where } from './decks.ts'
import { type NameMove, named, seatOfA, seatOfB, swapped, TEAMS, type TeamName } from './members.ts'
import type { BottomMove } from './removal.ts'
import { met, type RoleMove } from './roles.ts'

/** Everything somebody is asked about teams. */
export type TeamMove = NameMove | RoleMove | BottomMove

export type TeamView = {
  readonly teams: readonly {
    readonly name: TeamName
    /** Seats by role. */
    readonly a: number
    readonly b: number
    /** The open card. */
    readonly card: string | null
    readonly fulfilled: readonly string[]
    /** Cards not yet seen; their order is hidden from all. */
    readonly deck: number
    /** Cards put under it, the next to come back first. */
    readonly under: readonly string[]
    /** What the open card asks for has been done in this action. */
    readonly acted: boolean
  }[]
  /** Whom each seat wants to be A. */
  readonly named: readonly (number | null)[]
  /** The active player has met the teammate and will be asked about the roles. */
  readonly met: boolean
  /** What a purchase under way is compared with. */
  readonly cheese: number
}

const CARDS = Array.from({ length: DECK }, (_, card) => card)

function viewTeam(s: RaceState, team: number): TeamView['teams'][number] {
  const place = (card: number): number => where(s)[team * DECK + card]
  const named = (cards: readonly number[]): string[] => cards.map((card) => teamCards[card].id)
  return {
    name: TEAMS[team],
    a: seatOfA(s, team),
    b: seatOfB(s, team),
    card: named(CARDS.filter((card) => place(card) === OPEN))[0] ?? null,
    fulfilled: named(CARDS.filter((card) => place(card) === FULFILLED)),
    deck: CARDS.filter((card) => place(card) === UNSEEN).length,
    under: named(CARDS.filter((card) => place(card) >= UNDER_FROM).sort((a, b) => place(a) - place(b))),
    acted: acted(s)[team] === 1,
  }
}

/** Nobody hides anything here, and a deck has no order. */
export const viewTeams = (s: RaceState): TeamView => ({
  teams: TEAMS.map((_, team) => viewTeam(s, team)),
  named: Array.from(named(s), (wish, seat) => (wish === 0 ? null : (seat & 1) + 2 * (wish - 1))),
  met: met(s)[0] === 1,
  cheese: oneMore(s)[0],
})

const cardNumber = (id: string): number => teamCards.findIndex((card) => card.id === id)

export function imagineTeams(s: RaceState, seen: View): void {
  const table = seen as TeamView
  table.teams.forEach(({ a, card, fulfilled, under, acted: done }, team) => {
    const place = (id: string, at: number): void => {
      where(s)[team * DECK + cardNumber(id)] = at
    }
    swapped(s)[team] = a === team ? 0 : 1
    if (card !== null) place(card, OPEN)
    for (const id of fulfilled) place(id, FULFILLED)
    under.forEach((id, order) => {
      place(id, UNDER_FROM + order)
    })
    acted(s)[team] = done ? 1 : 0
  })
  table.named.forEach((a, seat) => {
    named(s)[seat] = a === null ? 0 : a === (seat & 1) ? 1 : 2
  })
  met(s)[0] = table.met ? 1 : 0
  oneMore(s)[0] = table.cheese
}
