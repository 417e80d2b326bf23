import { EVERYONE, field } from '@estaminet/kernel'
import { argumentOf, move } from '../../engine/moves.ts'
import { left, type RaceState } from '../../engine/state.ts'
import type { RaceStep } from '../../engine/step.ts'
import { done, next } from '../../engine/steps.ts'
import { mateOf, swapped, teamOf, tellRoles } from './members.ts'
import { ANSWER, CONSENT, PROPOSAL, PROPOSE, STATES, TEST } from './numbers.ts'

/** 1 while the active player has arrived where the teammate is, and has not been asked yet. */
export const met = field('team.met')

/** Looked at on arrival, before anything is drunk. */
export function meetMate(s: RaceState, seat: number): void {
  const mate = mateOf(seat)
  const isThere = s.place[mate] === s.place[seat] && left(s, mate) > 0 && s.asleep[mate] === 0 && s.camped[mate] === 0
  met(s)[0] = isThere ? 1 : 0
}

/** After the toast, or without one, and before any card is tested. */
export function askAboutRoles(s: RaceState, seat: number): void {
  if (met(s)[0] === 0) return
  met(s)[0] = 0
  next(s, PROPOSE, seat)
}

export type RoleEvent =
  | { readonly type: 'team/proposed'; readonly seat: number; readonly to: number }
  | { readonly type: 'team/declined'; readonly seat: number }

export type RoleMove =
  | { readonly kind: 'team/propose'; readonly say: readonly [string]; readonly yes: boolean; readonly to: number }
  | { readonly kind: 'team/answer'; readonly say: readonly [string]; readonly yes: boolean; readonly to: number }

const yesOrNo = (kind: number, out: Int32Array): number => {
  out[0] = move(kind, 0)
  out[1] = move(kind, 1)
  return 2
}

export const propose: RaceStep = {
  name: 'team/propose',
  asks: 'seat',
  legal: (_s, _seat, _a, out) => yesOrNo(PROPOSAL, out),
  answer(s, seat, _a, answer, tell) {
    done(s)
    if (argumentOf(answer) === 0) return
    tell?.({ type: 'team/proposed', seat, to: mateOf(seat) } satisfies RoleEvent, EVERYONE)
    next(s, CONSENT, mateOf(seat), seat)
  },
  describe(_s, seat, _a, answer) {
    const yes = argumentOf(answer) === 1
    return { kind: 'team/propose', say: [yes ? 'swap' : 'stay'], yes, to: mateOf(seat) } satisfies RoleMove
  },
}

/** `a`: who proposes. With new roles the card that lies open may be fulfilled at once. */
export const consent: RaceStep = {
  name: 'team/consent',
  asks: 'seat',
  pace: 'answer',
  legal: (_s, _seat, _a, out) => yesOrNo(ANSWER, out),
  answer(s, seat, _a, answer, tell) {
    done(s)
    if (argumentOf(answer) === 0) {
      tell?.({ type: 'team/declined', seat } satisfies RoleEvent, EVERYONE)
      return
    }
    const team = teamOf(seat)
    swapped(s)[team] = 1 - swapped(s)[team]
    tellRoles(s, team, tell)
    next(s, TEST, 0, team, STATES)
  },
  describe(_s, _seat, a, answer) {
    const yes = argumentOf(answer) === 1
    return { kind: 'team/answer', say: [yes ? 'agree' : 'refuse'], yes, to: a } satisfies RoleMove
  },
}
