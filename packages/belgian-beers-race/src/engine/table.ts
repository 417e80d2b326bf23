import { action } from '../rules/action.ts'
import * as arriving from '../rules/arriving.ts'
import { token } from '../rules/bottle-tokens.ts'
import { card } from '../rules/bottling-machine.ts'
import { beer } from '../rules/breathalyzer.ts'
import { purchase } from '../rules/buying.ts'
import * as camping from '../rules/camping.ts'
import { ride, roll } from '../rules/dice.ts'
import { morning, night } from '../rules/end-of-day.ts'
import { reckoning } from '../rules/end-of-game.ts'
import { dropCubes, pickCubes } from '../rules/extra-cubes.ts'
import { extraStep, stepUp } from '../rules/extra-step.ts'
import { offer, wait } from '../rules/hitchhiking.ts'
import { depart } from '../rules/moving.ts'
import { claims, take } from '../rules/objectives.ts'
import { transit } from '../rules/public-transport.ts'
import { coaster, firstPlayer, levelThree } from '../rules/setup.ts'
import { start } from '../rules/short-game.ts'
import { dayStart, firstMorning, morningOver } from '../rules/start-of-day.ts'
import { tasting } from '../rules/tasting.ts'
import * as toasting from '../rules/toasting.ts'
import * as turns from '../rules/turn.ts'
import type { Expansion } from './expansion.ts'
import { afterwards, effects, happens } from './hooks.ts'
import { perMatch } from './registry.ts'
import type { RaceState } from './state.ts'
import type { RaceStep, Sequel } from './step.ts'
import * as steps from './steps.ts'

/** Every step of the base rules, by its number. */
const BASE: readonly (readonly [number, RaceStep])[] = [
  [steps.START, start],
  [steps.ACTION, action],
  [steps.TRANSIT, transit],
  [steps.OFFER, offer],
  [steps.HAND, toasting.hand],
  [steps.RETURN, toasting.giveBack],
  [steps.CHEESE, toasting.savingCheese],
  [steps.BEERS, toasting.beers],
  [steps.TOKEN, token],
  [steps.CAMPSITE, camping.campsite],
  [steps.FIRST, firstPlayer],
  [steps.COASTER, coaster],
  [steps.CARD, card],
  [steps.LEVEL_THREE, levelThree],
  [steps.ROLL, roll],
  [steps.EXTRA_STEP, extraStep],
  [steps.DROP_CUBES, dropCubes],
  [steps.PICK_CUBES, pickCubes],
  ...[
    afterwards,
    arriving.arrival,
    arriving.meeting,
    beer,
    camping.fireside,
    camping.pitch,
    claims,
    dayStart,
    depart,
    effects,
    firstMorning,
    happens,
    morning,
    morningOver,
    night,
    purchase,
    reckoning,
    ride,
    stepUp,
    take,
    tasting,
    toasting.cheering,
    toasting.clink,
    toasting.sip,
    toasting.toast,
    turns.actionEnd,
    turns.actionOver,
    turns.claimed,
    turns.turn,
    wait,
  ].map((step) => [step.number, step] as const),
]

export function stepsWith(expansions: readonly Expansion[]): RaceStep[] {
  const table: RaceStep[] = []
  const own = expansions.flatMap((one) =>
    Object.entries(one.steps ?? {}).map(([number, step]) => [Number(number), step] as const),
  )
  for (const [number, step] of [...BASE, ...own]) {
    if (table[number]) throw new RangeError(`Two steps have the number ${number}: ${table[number].name}, ${step.name}.`)
    table[number] = step
  }
  return table
}

/** The steps of a match. */
const stepsOf = perMatch(stepsWith)
export const stepOf = (s: RaceState, number: number): RaceStep => stepsOf(s)[number]

/** How each of them goes by itself: found faster in a list than on steps of many shapes. Where all are asked, once all have answered. */
export const settlesOf = perMatch((expansions) => stepsWith(expansions).map(settleOf))

/** What a step that follows by itself does once it is off the stack; the others have to be asked whether they are done. */
export const runsOf = perMatch((expansions) => stepsWith(expansions).map((step): Run | undefined => runOf(step)))

type Run = Sequel['run']
const runOf = (step: RaceStep & Partial<Sequel>): Run | undefined => step.run

function settleOf({ asks, settle = never }: RaceStep): Settle {
  return asks === 'all' ? (s, left, a, tell, b) => left === 0 && settle(s, left, a, tell, b) : settle
}

type Settle = NonNullable<RaceStep['settle']>
const never: Settle = () => false

/** The number of a step by its name. */
export const stepNamed = (s: RaceState, name: string): number => stepsOf(s).findIndex((step) => step?.name === name)
