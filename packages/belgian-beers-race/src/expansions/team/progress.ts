import { TEAM_POINTS, type TeamId, teamCards } from '../../content/team.ts'
import type { RaceState } from '../../engine/state.ts'
import { nowOf } from '../../rules/standing.ts'
import { IS_ACT, measure } from './conditions.ts'
import { fulfilledBy, openOf } from './decks.ts'
import { maskOf, mateOf, seatOfA, seatOfB } from './members.ts'

/** How far a team is with its open card. */
export interface TeamProgress {
  readonly card: TeamId
  /** Who can do it: one of them or both together. */
  readonly seats: readonly number[]
  /** An act is done or not: there is nothing to count. */
  readonly isAct: boolean
  readonly need: number
  /** What counts towards it: of both together, or of whoever has more. */
  readonly have: number
  /** What each of them brings; what both have been to counts for the first. */
  readonly by: readonly { readonly seat: number; readonly have: number }[]
}

/** Nothing where the deck is done. */
export function teamProgress(s: RaceState, team: number): TeamProgress | undefined {
  const open = openOf(s, team)
  if (open < 0) return undefined
  const { id, members } = teamCards[open]
  const [a, b] = [seatOfA(s, team), seatOfB(s, team)]
  const seats = members === 'A' ? [a] : members === 'B' ? [b] : [a, b]
  if (IS_ACT[open] === 1) return { card: id, seats, isAct: true, need: 0, have: 0, by: [] }
  const of = (mask: number): number => measure(s, mask, open).have
  const { need } = measure(s, maskOf(team), open)
  if (members === 'A+B') {
    const have = of(maskOf(team))
    const first = of(1 << a)
    return {
      card: id,
      seats,
      isAct: false,
      need,
      have,
      by: [
        { seat: a, have: first },
        { seat: b, have: have - first },
      ],
    }
  }
  const by = seats.map((seat) => ({ seat, have: of(1 << seat) }))
  return { card: id, seats, isAct: false, need, have: Math.max(...by.map(({ have }) => have)), by }
}

/** What a team would have if it ended now: the points of the weaker of the two and those for its cards. */
export interface TeamStanding {
  readonly weaker: number
  /** Points of the weaker member. */
  readonly points: number
  readonly cards: number
  readonly total: number
}

export function teamStanding(s: RaceState, team: number): TeamStanding {
  const mate = mateOf(team)
  const [own, other] = s.stack[0] === 0 ? [s.score[team], s.score[mate]] : [nowOf(s, team), nowOf(s, mate)]
  const points = Math.min(own, other)
  const cards = TEAM_POINTS[fulfilledBy(s, team)]
  return { weaker: other < own ? mate : team, points, cards, total: points + cards }
}
