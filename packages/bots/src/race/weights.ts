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
  timeOne: 1.5,
  timeTwo: 2.0,
  timeThree: 2.9,
  morning: 1.1,
  roomOne: 0.6,
  roomTwo: 0.7,
  roomThree: 1.2,
  hangover: 0.75,
  noBicycle: 0.2,
  slow: 0.5,
  cubeOne: 0.2,
  cubeTwo: 1.5,
  cubeThree: 2.2,
  cubeLater: 0.45,
  toToast: 0.2,
  cheese: 0.7,
  tasteHere: 0.3,
  buyHere: 1,
  elsewhere: 0.85,
  visit: 0.2,
  bonus: 0.85,
  route: 0.9,
  beyond: 0.7,
  tomorrow: 0.6,
  soon: 14,
  cards: 0.9,
  cardsNext: 0.4,
  rivalry: 0.32,
  flags: 0.9,
  flagSoon: 0.35,
  fear: 1.5,
}
