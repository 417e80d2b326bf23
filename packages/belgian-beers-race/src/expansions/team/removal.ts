import { EVERYONE } from '@estaminet/kernel'
import { teamCards } from '../../content/team.ts'
import { argumentOf, move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import type { RaceStep } from '../../engine/step.ts'
import { done, next } from '../../engine/steps.ts'
import { hasOther, openOf, putUnder } from './decks.ts'
import { TEAMS, type TeamName } from './members.ts'
import { BOTTOM, PUT_UNDER, REVEAL, STATES, TEST } from './numbers.ts'

/** Whoever removes an objective at a token may also put the open card of a team under its deck, if it holds another. */
export function askAboutDecks(s: RaceState, seat: number): void {
  if (hasOther(s, 0) || hasOther(s, 1)) next(s, BOTTOM, seat)
}

export type BottomEvent = {
  readonly type: 'team/put-under'
  readonly seat: number
  readonly team: TeamName
  readonly card: string
}
export type BottomMove = {
  readonly kind: 'team/put-under'
  readonly say: readonly string[]
  /** Nothing where both cards stay. */
  readonly team: TeamName | null
  readonly card: string | null
}

export const bottom: RaceStep = {
  name: 'team/put-under',
  asks: 'seat',
  pace: 'answer',
  legal(s, _seat, _a, out) {
    let count = 0
    out[count++] = move(PUT_UNDER, 0)
    for (let team = 0; team < TEAMS.length; team++) if (hasOther(s, team)) out[count++] = move(PUT_UNDER, team + 1)
    return count
  },
  answer(s, seat, _a, answer, tell) {
    done(s)
    const team = argumentOf(answer) - 1
    if (team < 0) return
    const card = openOf(s, team)
    putUnder(s, team, card)
    tell?.(
      { type: 'team/put-under', seat, team: TEAMS[team], card: teamCards[card].id } satisfies BottomEvent,
      EVERYONE,
    )
    next(s, TEST, 0, team, STATES)
    next(s, REVEAL, 0, team)
  },
  describe(s, _seat, _a, answer) {
    const at = argumentOf(answer) - 1
    if (at < 0) return { kind: 'team/put-under', say: ['leave'], team: null, card: null } satisfies BottomMove
    const team = TEAMS[at]
    const card = teamCards[openOf(s, at)].id
    return { kind: 'team/put-under', say: ['bottom', team], team, card } satisfies BottomMove
  },
}
