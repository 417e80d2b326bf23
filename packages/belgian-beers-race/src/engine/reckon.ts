import {
  ACTION_TIME,
  BACKPACK,
  CUBES_PER_PURCHASE,
  LATE_DELAY,
  MORNING_DELAY,
  NIGHT_RECOVERY,
  WAITING_TIME,
} from '../content/tracks.ts'
import { changesOf, isForMeans, type Reckoned } from './effects.ts'
import type { RaceState } from './state.ts'

/** A number of the rules that cards may change, and which of what they do is about it. */
interface Rule {
  isAbout(primitive: Reckoned, about: number): boolean
  /** A road that takes time goes on taking some. */
  readonly neverFree?: boolean
}

/** About: the means. */
export const TRAVEL: Rule = { isAbout: isForMeans, neverFree: true }
const LATE: Rule = { isAbout: ({ form }) => form === 'late' }
const WAITING: Rule = { isAbout: ({ form }) => form === 'wait' }
/** About: which action. */
const ACTION: Rule = {
  isAbout: (primitive, about) => primitive.form === 'actionCost' && primitive.action === ACTIONS[about],
}
const CUBES: Rule = { isAbout: (primitive) => primitive.form === 'yield' && primitive.of === 'cubes' }
const MORNING: Rule = { isAbout: ({ form }) => form === 'wakePenalty' }
const SLOTS: Rule = { isAbout: (primitive) => primitive.form === 'limit' && primitive.what === 'backpack' }
const NIGHT: Rule = { isAbout: (primitive) => primitive.form === 'breathRule' && primitive.rule === 'nightDrop' }

const ACTIONS = ['buy', 'taste', 'toast', 'camp'] as const
export const BUYING = 0
export const TASTING = 1
export const TOASTING = 2
export const CAMPING = 3

/**
 * Printed, set, times, add, floor. The one place where what cards may change is reckoned: rules, prices and previews ask it,
 * never a constant.
 */
export const reckon = (s: RaceState, rule: Rule, seat: number, printed: number, times = 1, about = 0): number =>
  s.expansions === 0 ? printed * times : changed(s, rule, seat, printed, times, about)

function changed(s: RaceState, rule: Rule, seat: number, printed: number, times: number, about: number): number {
  const { set, add } = changesOf(s, seat, (primitive) => rule.isAbout(primitive, about))
  return Math.max((set ?? printed) * times + add, rule.neverFree && printed > 0 ? 1 : 0)
}

/** What a late bus costs more. */
export const lateDelay = (s: RaceState, seat: number): number => reckon(s, LATE, seat, LATE_DELAY)

/** What is lost when nobody stops; `times`: doubled for who travels slowly. */
export const waitingTime = (s: RaceState, seat: number, times: number): number =>
  reckon(s, WAITING, seat, WAITING_TIME, times)

export const actionTime = (s: RaceState, seat: number, action: number): number =>
  reckon(s, ACTION, seat, ACTION_TIME, 1, action)

export const cubesPerPurchase = (s: RaceState, seat: number): number => reckon(s, CUBES, seat, CUBES_PER_PURCHASE)

/** How much later somebody would get up who went to sleep with this level. */
export const morningDelay = (s: RaceState, seat: number, level: number): number =>
  reckon(s, MORNING, seat, MORNING_DELAY[level])

export const slots = (s: RaceState, seat: number): number => reckon(s, SLOTS, seat, BACKPACK)

export const nightRecovery = (s: RaceState, seat: number): number => reckon(s, NIGHT, seat, NIGHT_RECOVERY)
