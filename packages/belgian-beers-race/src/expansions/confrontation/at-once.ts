import { EVERYONE } from '@estaminet/kernel'
import { type ConfrontationId, confrontation } from '../../content/confrontation.ts'
import type { Primitive } from '../../content/effect.ts'
import type { RaceState } from '../../engine/state.ts'
import type { Tell } from '../../events.ts'
import { soberUp } from '../../rules/breathalyzer.ts'
import { askForCubes } from '../../rules/extra-cubes.ts'
import { cardNumber } from './hands.ts'
import { isInForce } from './played.ts'
import { jumpTheQueue } from './queue-jumper.ts'
import { takeFromReserve } from './reserve.ts'
import { sendBack, turnDie } from './rolled.ts'

/** Cards that do what they do as soon as they are played; all others stay in force, or run. */

type Deed = (s: RaceState, seat: number, tell: Tell) => void

/** The number a card prints for a primitive. */
function printed(id: ConfrontationId, form: Primitive['form']): number {
  const card = confrontation.find((one) => one.id === id)
  for (const { does } of card?.effects ?? [])
    for (const primitive of does) if (primitive.form === form && 'n' in primitive) return primitive.n
  throw new RangeError(`${id} prints no number for "${form}".`)
}

const HERVE_LEVELS = -printed('CF-P04', 'breath')
const MISLAID = printed('CF-P10', 'coasters')
const SPILLED = printed('CF-N10', 'cubes')

const BY_ID: Readonly<Partial<Record<ConfrontationId, Deed>>> = {
  'CF-P02': (s, seat, tell) => turnDie(s, seat, 'tbbr', tell),
  'CF-P04': (s, seat, tell) => {
    soberUp(s, seat, HERVE_LEVELS)
    tell?.({ type: 'confrontation/sobered', seat, level: s.level[seat] }, EVERYONE)
  },
  'CF-P10': (s, seat, tell) => takeFromReserve(s, seat, MISLAID, tell),
  'CF-P11': (s, seat) => jumpTheQueue(s, seat),
  'CF-N03': (s, seat, tell) => turnDie(s, seat, 'late', tell),
  'CF-N04': (s, seat, tell) => sendBack(s, seat, tell),
  'CF-N10': (s, seat) => askForCubes(s, seat, SPILLED),
}

/** By card. */
const DEEDS: readonly (Deed | undefined)[] = confrontation.map(({ id }) => BY_ID[id])

export const worksAtOnce = (card: number): boolean => DEEDS[card] !== undefined

const WILDCAT_STRIKE = cardNumber('CF-N03')

/** The bus it has made late is a delay until the ride is over. */
export const hasStrike = (s: RaceState): boolean => isInForce(s, s.active, WILDCAT_STRIKE)
export const staysInForce = (card: number): boolean => card === WILDCAT_STRIKE

/** `seat`: whom it happens to. */
export const doAtOnce = (s: RaceState, seat: number, card: number, tell: Tell): void => DEEDS[card]?.(s, seat, tell)
