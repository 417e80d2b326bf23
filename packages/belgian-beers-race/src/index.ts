import { EAT, kindOf } from './engine/moves.ts'
import { playWith } from './engine/play.ts'
import { EXPANSIONS } from './expansions/index.ts'
import { hidesSomething, raceWith } from './race.ts'

/** The Belgian Beers Race: base game, short game, and the expansions a table may choose from. */
export const belgianBeersRace = raceWith(EXPANSIONS)

/** What is asked now, by the name of its step: `action`, `transit`, `token`, `roll`… */
export const { questionOf } = playWith(EXPANSIONS)

/** The expansions that hide cards from the others. */
export const SECRETIVE: readonly string[] = EXPANSIONS.filter(hidesSomething).map(({ id }) => id)

/** A move beside the action: the question stays. */
export const isBeside = (move: number): boolean => {
  const kind = kindOf(move)
  return kind === EAT || EXPANSIONS.some(({ kinds }) => kinds?.[kind]?.beside !== undefined)
}

export * from './board.ts'
export { type BandId, bands, FANS_PER_FACE, FANS_PER_POINT, STYLE_AT, STYLES, type Style } from './content/bands.ts'
export { type CharacterId, characters } from './content/characters.ts'
export { refusalFor } from './content/combinations.ts'
export { type EventId, events } from './content/events.ts'
export { PIXEL_HAND } from './content/pixels.ts'
export { TEAM_POINTS, TEAM_SEATS, teamCards } from './content/team.ts'
export { isInPlay } from './engine/facts.ts'
export * as moves from './engine/moves.ts'
export {
  actionTime,
  BUYING,
  conversionsPerTime,
  cubesPerPurchase,
  lateDelay,
  morningDelay,
  mostConversions,
  nightRecovery,
  TASTING,
} from './engine/reckon.ts'
export { CARDS, carried, LEVEL_THREE_FROM, left, type RaceState, REMOVED, SHOWN, TAKEN } from './engine/state.ts'
export { opponentsOf } from './engine/variant.ts'
export { diceThere, fansFor } from './expansions/bands/concert.ts'
export { awardAmong } from './expansions/bands/fans.ts'
export { type CharacterStanding, characterStanding } from './expansions/characters/scoring.ts'
export {
  type Answered,
  answered,
  BANDS,
  type Band,
  claimedIn,
  declaredParts,
  type Outcome,
  windowIn,
} from './expansions/confrontation/foretold.ts'
export { cardsHeld } from './expansions/confrontation/hands.ts'
export { movesEased } from './expansions/confrontation/played.ts'
export { jumpableFor } from './expansions/confrontation/queue-jumper.ts'
export { lackingIn, pointsIn } from './expansions/pixel-bag/drawings.ts'
export { type LaidCell, type LaidDrawing, layDrawing } from './expansions/pixel-bag/laid.ts'
export { spoiltBy } from './expansions/pixel-bag/spoilt.ts'
export { brokenBy, type HisAnswer, hisAnswerTo } from './expansions/solo/breaks.ts'
export { teamOf } from './expansions/team/members.ts'
export { type TeamProgress, type TeamStanding, teamProgress, teamStanding } from './expansions/team/progress.ts'
export { brokenInvariants } from './invariants.ts'
export { type Part, type Price, priceOf } from './price.ts'
export type { RaceMove } from './race-move.ts'
export { cubesForSale, room } from './rules/buying.ts'
export { isClose } from './rules/closeness.ts'
export { DEED } from './rules/deeds.ts'
export { returnDue } from './rules/end-of-game.ts'
export { expansionPoints, finalPoints } from './rules/final-scoring.ts'
export { timeToWait } from './rules/hitchhiking.ts'
export { timeOnTheWay, travelTime } from './rules/moving.ts'
export { type Standing, standingOf } from './rules/standing.ts'
export { isFresh, USED_BUY, USED_TASTE } from './rules/unique-actions.ts'
export { timeHome } from './rules/way-home.ts'
export { type Luck, tryOut } from './try-out.ts'
export { type WhyNoTrip, type WhyNot, whyNoTrip, whyNotHere, whyNoWay } from './why-not.ts'
export { eveningsToCome, partsByTheEnd, pointsByTheEnd, type Worth, type WorthPart, worthOf } from './worth.ts'
