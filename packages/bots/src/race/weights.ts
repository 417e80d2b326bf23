import type { RaceState } from '@estaminet/belgian-beers-race'

/** What the judgement of the race weighs, in points; tuned by play, see `docs/bots/`. One, Two, Three: scorings to come. */
export interface RaceWeights {
  /** A time unit of today. */
  readonly timeOne: number
  readonly timeTwo: number
  readonly timeThree: number
  /** A time unit lost in the morning, as a share of what it is worth on that day. */
  readonly morning: number
  /** A level below the one that brings sleep, as long as there is time to drink. */
  readonly roomOne: number
  readonly roomTwo: number
  readonly roomThree: number
  /** Each level that is left after the night. */
  readonly hangover: number
  /** What a level without bicycle, and one at which everything takes twice as long, cost for each time unit left. */
  readonly noBicycle: number
  readonly slow: number
  /** A carried beer that can be drunk today, and one that waits for another day. */
  readonly cubeOne: number
  readonly cubeTwo: number
  readonly cubeThree: number
  readonly cubeLater: number
  /** To have a beer for a toast, for each player one may meet. */
  readonly toToast: number
  /** A piece of cheese beyond its points: room for a beer. */
  readonly cheese: number
  /** A beer and a purchase that can be had where one stands. */
  readonly tasteHere: number
  readonly buyHere: number
  /** A beer and a purchase elsewhere, as a share of that. */
  readonly elsewhere: number
  /** A first visit, beyond its points; the next step on a bonus track, as a share of its points. */
  readonly visit: number
  readonly bonus: number
  /** What waits on the best way on; each place further on; the same for somebody who goes on tomorrow. */
  readonly route: number
  readonly beyond: number
  readonly tomorrow: number
  /** How soon a card must be within reach; cards that come up next; what rivals take; the cards of the end, by the time there is. */
  readonly soon: number
  readonly cards: number
  readonly cardsNext: number
  readonly rivalry: number
  readonly flags: number
  readonly flagSoon: number
  /** How much of the penalty for the way home is feared. */
  readonly fear: number
}

export const WEIGHTS: RaceWeights = {
  timeOne: 1.153,
  timeTwo: 2.152,
  timeThree: 2.858,
  morning: 0.938,
  roomOne: 0.119,
  roomTwo: 0.544,
  roomThree: 1.057,
  hangover: 0.15,
  noBicycle: 0.187,
  slow: 0.328,
  cubeOne: 0.148,
  cubeTwo: 1.525,
  cubeThree: 1.204,
  cubeLater: -0.133,
  toToast: 0.253,
  cheese: 0.767,
  tasteHere: 0.176,
  buyHere: 0.674,
  elsewhere: 0.691,
  visit: 0.12,
  bonus: 1.196,
  route: 0.537,
  beyond: 1,
  tomorrow: 0.929,
  soon: 8.911,
  cards: 1.184,
  cardsNext: 0.24,
  rivalry: 0.418,
  flags: 0.781,
  flagSoon: 0.485,
  fear: 1.673,
}

/** Alone against the Zythologist nobody takes anything away but him. */
export const ALONE: RaceWeights = {
  timeOne: 1.211,
  timeTwo: 2.1,
  timeThree: 6.681,
  morning: 0.903,
  roomOne: 0.135,
  roomTwo: 0.697,
  roomThree: 0.16,
  hangover: 0.093,
  noBicycle: 0.119,
  slow: 0.263,
  cubeOne: 0.117,
  cubeTwo: 1.669,
  cubeThree: 1.268,
  cubeLater: -0.155,
  toToast: 0.372,
  cheese: 0.724,
  tasteHere: 0.222,
  buyHere: 0.61,
  elsewhere: 0.819,
  visit: 0.152,
  bonus: 1.167,
  route: 0.843,
  beyond: 0.752,
  tomorrow: 0.709,
  soon: 6.8,
  cards: 0.978,
  cardsNext: 0.395,
  rivalry: 0.312,
  flags: 0.845,
  flagSoon: 0.477,
  fear: 1.433,
}

/** What is made once for whoever is alone, and once for tables of several. */
export function byCompany<Made>(make: (weights: RaceWeights) => Made): (s: RaceState) => Made {
  const alone = make(ALONE)
  const together = make(WEIGHTS)
  return (s) => (s.seats === 1 ? alone : together)
}
