import { EVERYONE, field } from '@estaminet/kernel'
import { argumentOf, move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import type { RaceStep } from '../../engine/step.ts'
import { done } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import { NAME_A } from './numbers.ts'

/** Teams by their seats, which alternate. */
export const TEAMS = ['TB', 'BR'] as const
export type TeamName = (typeof TEAMS)[number]

export const teamOf = (seat: number): number => seat & 1
export const mateOf = (seat: number): number => seat ^ 2
/** The two of a team: the lower seat is the number of the team. */
export const maskOf = (team: number): number => 0b101 << team

/** By team: 1 when the higher seat is A. */
export const swapped = field('team.swapped')
/** Whom each seat wants to be A: 1 the lower, 2 the higher seat of the team. */
export const named = field('team.named')

export const seatOfA = (s: RaceState, team: number): number => team + 2 * swapped(s)[team]
export const seatOfB = (s: RaceState, team: number): number => mateOf(seatOfA(s, team))

export type MemberEvent =
  | { readonly type: 'team/named'; readonly seat: number; readonly a: number }
  | { readonly type: 'team/roles'; readonly team: TeamName; readonly a: number; readonly b: number }

export type NameMove = { readonly kind: 'team/name'; readonly say: readonly (string | number)[]; readonly a: number }

/** Who is to be A: if both members say the same, it is so; otherwise the lower seat. */
export const name: RaceStep = {
  name: 'team/name',
  asks: 'seat',
  pace: 'setup',
  legal(_s, seat, _a, out) {
    out[0] = move(NAME_A, teamOf(seat))
    out[1] = move(NAME_A, teamOf(seat) + 2)
    return 2
  },
  answer(s, seat, _a, answer, tell) {
    done(s)
    const a = argumentOf(answer)
    const team = teamOf(seat)
    const wishes = named(s)
    wishes[seat] = a === team ? 1 : 2
    tell?.({ type: 'team/named', seat, a } satisfies MemberEvent, EVERYONE)
    if (wishes[mateOf(seat)] === 0) return
    swapped(s)[team] = wishes[team] === 2 && wishes[team + 2] === 2 ? 1 : 0
    tellRoles(s, team, tell)
  },
  describe(_s, _seat, _a, answer) {
    const a = argumentOf(answer)
    return { kind: 'team/name', say: ['name', a], a } satisfies NameMove
  },
}

export function tellRoles(s: RaceState, team: number, tell: Tell): void {
  tell?.(
    {
      type: 'team/roles',
      team: TEAMS[team],
      a: seatOfA(s, team),
      b: seatOfB(s, team),
    } satisfies MemberEvent,
    EVERYONE,
  )
}
