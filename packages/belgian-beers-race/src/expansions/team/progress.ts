import type { Colour } from '../../content/condition.ts'
import { TEAM_POINTS, type TeamCard, type TeamId, teamCards } from '../../content/team.ts'
import type { RaceState } from '../../engine/state.ts'
import { nowOf } from '../../rules/standing.ts'
import { IS_ACT, measure, missingColours } from './conditions.ts'
import { fulfilledBy, openOf } from './decks.ts'
import { maskOf, mateOf, seatOfA, seatOfB } from './members.ts'

/** How far a team is with its open card. */
export interface TeamProgress {
  readonly card: TeamId
  /** Whom it is for, as printed. */
  readonly members: TeamCard['members']
  /** An act is done or not: there is nothing to count. */
  readonly isAct: boolean
  readonly need: number
  /** What counts towards it: of both together, or of whoever has more. */
  readonly have: number
  /** What each of those it is for brings; what both have been to counts for the first. */
  readonly by: readonly { readonly seat: number; readonly have: number }[]
  /** Where it asks for several colours, which only cards for both do: those the two still lack. */
  readonly missing?: readonly Colour[]
  /** Where it is for one role: who would have it after a swap, and what they bring. */
  readonly swapped?: { readonly seat: number; readonly have: number }
}

/** Nothing where the deck is done. */
export function teamProgress(s: RaceState, team: number): TeamProgress | undefined {
  const open = openOf(s, team)
  if (open < 0) return undefined
  const { id: card, members } = teamCards[open]
  const isAct = IS_ACT[open] === 1
  const [a, b] = [seatOfA(s, team), seatOfB(s, team)]
  const of = (seat: number) => ({ seat, have: measure(s, 1 << seat, open).have })
  const all = measure(s, maskOf(team), open)
  const { need } = all
  if (members === 'A+B') {
    const first = of(a)
    const missing = missingColours(s, maskOf(team), open)
    return {
      ...{ card, members, isAct, need, have: all.have },
      by: [first, { seat: b, have: all.have - first.have }],
      ...(missing.length > 0 ? { missing } : {}),
    }
  }
  const by = (members === 'A/B' ? [a, b] : [members === 'A' ? a : b]).map(of)
  const have = Math.max(...by.map((one) => one.have))
  const swapped = members === 'A/B' ? {} : { swapped: of(members === 'A' ? b : a) }
  return { card, members, isAct, need, have, by, ...swapped }
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
