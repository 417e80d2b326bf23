import { EVERYONE, type SeatScore } from '@estaminet/kernel'
import { GRAND_PLACE } from '../../content/places.ts'
import { TEAM_POINTS } from '../../content/team.ts'
import type { RaceState } from '../../engine/state.ts'
import type { Tell } from '../../events.ts'
import { arrivedBefore } from '../../rules/brussels.ts'
import { fulfilledBy } from './decks.ts'
import { TEAMS, type TeamName, teamOf } from './members.ts'

export type TeamReason = 'team/weaker' | 'team/cards'
export type ResultEvent = {
  readonly type: 'team/scored'
  readonly team: TeamName
  /** The weaker member's points, those for cards, and both. */
  readonly weaker: number
  readonly cards: number
  readonly total: number
}

const weakerOf = (totals: ArrayLike<number>, team: number): number => Math.min(totals[team], totals[team + 2])

/** A team has the points of its weaker member and those for its cards: that is what both are ranked by. */
export function teamScores(s: RaceState, scores: readonly SeatScore[]): SeatScore[] {
  const own = scores.map(({ total }) => total)
  const totals = TEAMS.map((_, team) => weakerOf(own, team) + TEAM_POINTS[fulfilledBy(s, team)])
  return scores.map((score, seat) => {
    const team = teamOf(seat)
    const count = fulfilledBy(s, team)
    const less = weakerOf(own, team) - own[seat]
    const parts = [
      ...(less === 0 ? [] : [{ reason: 'team/weaker', points: less }]),
      ...(count === 0 ? [] : [{ reason: 'team/cards', points: TEAM_POINTS[count], count }]),
    ]
    const rank = beats(s, totals, 1 - team) ? 2 : 1
    return { ...score, team, rank, total: totals[team], parts: [...score.parts, ...parts] }
  })
}

/** Whether a team is ahead of the other. A finished race knows no equals: cards, then who was home first, then who was done first. */
function beats(s: RaceState, totals: readonly number[], team: number): boolean {
  const lead = totals[team] - totals[1 - team]
  if (lead !== 0) return lead > 0
  if (s.stack[0] !== 0) return false
  const cards = fulfilledBy(s, team) - fulfilledBy(s, 1 - team)
  if (cards !== 0) return cards > 0
  return teamOf(firstHome(s)) === team
}

/** First on the Grand Place; where nobody is, first on the last space. */
function firstHome(s: RaceState): number {
  let best = 0
  for (let seat = 1; seat < s.seats; seat++) if (isBefore(s, seat, best)) best = seat
  return best
}

function isBefore(s: RaceState, seat: number, other: number): boolean {
  const home = s.place[seat] === GRAND_PLACE
  if (home !== (s.place[other] === GRAND_PLACE)) return home
  return home ? arrivedBefore(s, seat, other) : s.height[seat] < s.height[other]
}

export function tellResult(s: RaceState, tell: Tell): void {
  for (let team = 0; team < TEAMS.length; team++) {
    const weaker = weakerOf(s.score, team)
    const cards = TEAM_POINTS[fulfilledBy(s, team)]
    tell?.(
      { type: 'team/scored', team: TEAMS[team], weaker, cards, total: weaker + cards } satisfies ResultEvent,
      EVERYONE,
    )
  }
}
