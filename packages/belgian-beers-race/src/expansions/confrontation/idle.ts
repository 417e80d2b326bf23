import type { Primitive } from '../../content/effect.ts'
import type { Hook } from '../../content/hooks.ts'
import * as reckon from '../../engine/reckon.ts'
import { carried, left, type RaceState } from '../../engine/state.ts'
import { coloursCarried } from '../../rules/backpack.ts'
import { room } from '../../rules/buying.ts'
import { timeLost } from '../../rules/hitchhiking.ts'
import { declaredTime } from '../../rules/moving.ts'
import { timeOfRide } from '../../rules/public-transport.ts'
import { partnerOf } from './exchange.ts'
import { asIfInForce } from './played.ts'

/** Whether a card would leave everything as it is: then it stays in hand, and is no ground for a window. */
export type Idle = (s: RaceState, subject: number, card: number) => boolean

/** By what a card does at a hook; nothing where it always changes something that its own conditions allow. */
export function idleIf(on: Hook, does: Primitive): Idle | undefined {
  switch (does.form) {
    case 'delay':
      return (s, subject) => reckon.moveDelay(s, subject) >= left(s, subject)
    case 'moveCost':
      return on === 'moveDeclared' ? (s, subject, card) => !bringsCloser(s, subject, card) : undefined
    case 'setFace':
      return does.face === 'late' ? (s, subject) => reckon.lateDelay(s, subject) === 0 : undefined
    case 'late':
      return (s, subject, card) => !makesUp(s, subject, card)
    case 'wait':
      return (s, subject) => timeLost(s, subject) >= left(s, subject)
    case 'yield':
      return idleYield(does)
    case 'time':
      return (s, subject) => left(s, subject) === 0
    case 'control':
      return (s, subject) => isSettled(s, subject, partnerOf(s))
    default:
      return undefined
  }
}

function idleYield({ of, op, n }: Extract<Primitive, { form: 'yield' }>): Idle | undefined {
  if (of === 'cubes' && n < 0) return (s, subject) => reckon.cubesPerPurchase(s, subject) + n >= room(s, subject)
  return of === 'cheese' && op === 'set' ? (s, subject) => reckon.cheesesBought(s, subject) === n : undefined
}

/** There is one way to exchange, and no room for a beer more. */
const isSettled = (s: RaceState, arriver: number, partner: number): boolean =>
  room(s, partner) === 0 &&
  Math.min(carried(s, arriver), carried(s, partner)) === 1 &&
  coloursCarried(s, arriver) === 1 &&
  coloursCarried(s, partner) === 1

/** The wind shortens the declared move, and with it the move takes place. */
function bringsCloser(s: RaceState, subject: number, wind: number): boolean {
  const shorter = asIfInForce(s, subject, wind, declaredTime)
  return shorter < declaredTime(s, subject) && shorter + reckon.moveDelay(s, subject) <= left(s, subject)
}

/** A late bus would end otherwise: sooner, or at its destination. */
const makesUp = (s: RaceState, subject: number, connection: number): boolean =>
  asIfInForce(s, subject, connection, timeIfLate) !== timeIfLate(s, subject)

const timeIfLate = (s: RaceState, subject: number): number => timeOfRide(s, subject, true)
