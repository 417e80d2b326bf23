/** What the judgement of Heaven & Ale weighs; tuned by play, see `docs/bots.md`. */
export interface Weights {
  /** Share of the discs still to come that a player gets. */
  readonly discRate: number
  /** How likely an open site is closed: at four tiles and a round and a half to go, for each tile, for each round. */
  readonly siteBias: number
  readonly siteFill: number
  readonly siteTime: number
  /** Fertility of the tiles that will close it. */
  readonly avgFert: number
  /** How often a tile beside a new shed is woken. */
  readonly shedAct: number
  /** How much of the best number the number box brings, and what a shady tile counts for it. */
  readonly numShare: number
  readonly shadeNum: number
  /** Marker steps a ducat buys beyond the tenth it always is worth, and how fast that falls. */
  readonly moneyEarly: number
  readonly moneyPow: number
  /** Marker steps, and steps of the brewmaster, that a round to come brings by itself. */
  readonly growth: number
  readonly brewGrow: number
  /** How surely a card in hand is placed when there is a pair for it; what the two cards that move markers bring. */
  readonly cardPlace: number
  readonly lowestVal: number
  readonly colourVal: number
  readonly barrelCard: number
  /** Barrels earned and not yet fetched. */
  readonly barrelDue: number
  /** A space of the track ahead, a disc ahead, the first player's place. */
  readonly space: number
  readonly discAhead: number
  readonly first: number
  /** How uncertain the brewmaster's band is with the whole game ahead. */
  readonly blur: number
  /** What a level below the numbered spaces costs. */
  readonly lowSlope: number
}

export const WEIGHTS: Weights = {
  discRate: 1.174,
  siteBias: 0.073,
  siteFill: 0.953,
  siteTime: 0.6,
  avgFert: 2.229,
  shedAct: 1.373,
  numShare: 1.147,
  shadeNum: 0.797,
  moneyEarly: 0.907,
  moneyPow: 0.742,
  growth: 3.69,
  brewGrow: 0.414,
  cardPlace: 0.831,
  lowestVal: 9.333,
  colourVal: 3.432,
  barrelCard: 1.52,
  barrelDue: 0.69,
  space: -0.221,
  discAhead: 0.118,
  first: 1.567,
  blur: 4.127,
  lowSlope: 0.166,
}
