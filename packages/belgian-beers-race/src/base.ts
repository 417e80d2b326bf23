import { raceWith } from './race.ts'

/** The race without any expansion, for whoever has no use for their rules: a page that shows a table of the base game. */
export const baseRace = raceWith([])

export { objectives, placeNumber } from './board.ts'
export { actionTime, cheeseStep, morningDelay, nightRecovery, slots, TOASTING } from './engine/reckon.ts'
export { carried, left, type RaceState } from './engine/state.ts'
export { type Part, type Price, priceOf } from './price.ts'
export { isClose, pointsFor } from './rules/closeness.ts'
export { beersOnTheBus } from './rules/public-transport.ts'
export { type Standing, standingOf } from './rules/standing.ts'
export { timeHome } from './rules/way-home.ts'
export { type Luck, tryOut } from './try-out.ts'
export { type WhyNoTrip, type WhyNot, whyNoTrip, whyNotHere, whyNoWay } from './why-not.ts'
export { type Worth, type WorthPart, worthOf } from './worth.ts'
