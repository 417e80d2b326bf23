import type { Tune } from '../../shell/table/tunes.ts'
import type { Still } from './expansions/staging.ts'
import type { PlaceName, RaceEvent } from './model.ts'

type Event<Type extends RaceEvent['type']> = Extract<RaceEvent, { type: Type }>
export type Rolled = Event<'diceRolled'>
/** Something that goes from the table to a player. */
export type Won = Event<'bottleTaken' | 'coasterTaken' | 'cardTaken'>
/** Somebody without a seat, who goes about by the rules of an expansion; and a toast with them. */
export type OfNobody =
  | { readonly type: 'solo/walked'; readonly from: PlaceName; readonly to: PlaceName }
  | { readonly type: 'solo/toasted'; readonly place: PlaceName }
/** Dice thrown for an audience. */
export interface Applause {
  readonly type: 'bands/applause'
  readonly seat: number
  readonly faces: Rolled['faces']
}
/** Whoever has more bottles than the Zythologist is paid for it together with the rest of the day. */
export type Led = { readonly type: 'solo/led'; readonly seat: number; readonly points: number }
export type Shown = RaceEvent | OfNobody | Applause | Led
export type Staged = Rolled | Won | Event<'moved' | 'toastBegun' | 'timeSpent' | 'dayOver'> | OfNobody

/** What is heard with it. */
export const TUNES: Readonly<Partial<Record<Staged['type'], Tune>>> = {
  diceRolled: 'dice',
  bottleTaken: 'taken',
  coasterTaken: 'taken',
  cardTaken: 'done',
  toastBegun: 'glasses',
  'solo/toasted': 'glasses',
}

/** Journeys are seen on their road and not heard, the Zythologist's too: what waits at their end is. */
export const UNHEARD: readonly Staged['type'][] = ['moved', 'solo/walked', 'timeSpent', 'dayOver']

/** How long each kind of event is shown. A disc slides while the next event goes on. */
export const LENGTHS: Readonly<Record<Staged['type'], number>> = {
  diceRolled: 1300,
  moved: 850,
  bottleTaken: 420,
  coasterTaken: 420,
  cardTaken: 520,
  toastBegun: 700,
  timeSpent: 0,
  dayOver: 0,
  'solo/walked': 500,
  'solo/toasted': 700,
}

/** What is seen for less than this does not move: it lies there at once, to be read. */
export const BRIEF = 333

/** The evening is a moment of its own, however much happened before it, and long enough to be read for the first time. */
export const EVENING = 12_000

/** Why the rest is told without anything that moves. */
export const AT_REST: Readonly<Record<Exclude<RaceEvent['type'], Staged['type']>, Still>> = {
  firstPlayer: 'seen',
  coasterPlaced: 'seen',
  levelThreeRevealed: 'seen',
  startChosen: 'seen',
  turnStarted: 'leads',
  turnEnded: 'leads',
  declared: 'leads',
  beerOffered: 'leads',
  hitchFailed: 'seen',
  rideCancelled: 'seen',
  soberedUp: 'seen',
  visited: 'seen',
  bonusGained: 'seen',
  bought: 'seen',
  cheeseBought: 'seen',
  cheeseEaten: 'seen',
  drunk: 'seen',
  cubeGiven: 'leads',
  cheered: 'seen',
  fellAsleep: 'seen',
  camped: 'seen',
  calledItADay: 'seen',
  tokenKept: 'seen',
  tokenBroken: 'seen',
  cardDrawn: 'seen',
  levelTwoEntered: 'seen',
  dayEnded: 'leads',
  delayed: 'counted',
  slept: 'counted',
  dailyScored: 'counted',
  dayStarted: 'counted',
  returnPenalty: 'counted',
  finalScored: 'counted',
}
