import { EVERYONE } from '@estaminet/kernel'
import { confrontation } from '../../content/confrontation.ts'
import type { Primitive } from '../../content/effect.ts'
import type { RaceState } from '../../engine/state.ts'
import type { Tell } from '../../events.ts'
import { soberUp } from '../../rules/breathalyzer.ts'
import { askForCubes } from '../../rules/extra-cubes.ts'
import { isInForce } from './played.ts'
import { cardThat, doneBy } from './printed.ts'
import { jumpTheQueue } from './queue-jumper.ts'
import { takeFromReserve } from './reserve.ts'
import { sendBack, turnDie } from './rolled.ts'

/** Cards that do what they do as soon as they are played; all others stay in force, or run. */

type Deed = (s: RaceState, seat: number, tell: Tell) => void

function deedOf(primitive: Primitive): Deed | undefined {
  if ('after' in primitive && primitive.after) return undefined
  switch (primitive.form) {
    case 'setFace':
      return (s, seat, tell) => turnDie(s, seat, primitive.face, tell)
    case 'reroll':
      return sendBack
    case 'breath':
      return (s, seat, tell) => {
        soberUp(s, seat, -primitive.n)
        tell?.({ type: 'confrontation/sobered', seat, level: s.level[seat] }, EVERYONE)
      }
    case 'coasters':
      return (s, seat, tell) => takeFromReserve(s, seat, primitive.n, tell)
    case 'cubes':
      return (s, seat) => askForCubes(s, seat, primitive.n)
    case 'permit':
      return primitive.what === 'claimOutOfReach' ? jumpTheQueue : undefined
    default:
      return undefined
  }
}

/** By card; what does so at several moments does the same at each. */
const DEEDS: readonly (Deed | undefined)[] = confrontation.map((_, card) => doneBy(card).map(deedOf).find(Boolean))

export const worksAtOnce = (card: number): boolean => DEEDS[card] !== undefined

const STRIKE = cardThat((does) => does.form === 'setFace' && does.face === 'late')

/** The bus it has made late is a delay until the ride is over. */
export const hasStrike = (s: RaceState): boolean => isInForce(s, s.active, STRIKE)
export const staysInForce = (card: number): boolean => card === STRIKE

/** `seat`: whom it happens to. */
export const doAtOnce = (s: RaceState, seat: number, card: number, tell: Tell): void => DEEDS[card]?.(s, seat, tell)
