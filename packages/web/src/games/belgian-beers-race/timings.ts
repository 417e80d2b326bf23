import type { Tune } from '../../shell/table/tunes.ts'
import type { Still } from './expansions/staging.ts'
import type { EventOf, OfNobody, RaceEvent, Rolled, Won } from './model.ts'

export type Staged = Rolled | Won | EventOf<'moved' | 'toastBegun' | 'timeSpent' | 'dayOver'> | OfNobody

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
