import {
  alsoBeatsZythologist,
  type CharacterCard,
  type CharacterId,
  characters,
  MAJORITY_POINTS,
  type Visits,
} from '../../content/characters.ts'
import type { Quantity } from '../../content/effect.ts'
import { isShort } from '../../content/lengths.ts'
import { placeNumber } from '../../content/places.ts'
import { SETS } from '../../content/sets.ts'
import type { Tally } from '../../engine/expansion.ts'
import { quantityOf } from '../../engine/quantity.ts'
import { inPlay } from '../../engine/registry.ts'
import type { RaceState } from '../../engine/state.ts'
import { characterOf, usesLeft } from './cast.ts'

export type CharacterReason = 'characters/majority' | 'characters/visits'

/** So much would be enough: more than every other player; alone par, and more than the Zythologist where he has a number of his own. */
function enoughOf(s: RaceState, seat: number, { majority, par }: CharacterCard): number {
  if (s.seats === 1) return alsoBeatsZythologist(majority) ? Math.max(par, rivalOf(s, majority) + 1) : par
  let most = 0
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) most = Math.max(most, quantityOf(s, other, majority))
  return most + 1
}

const hasMajority = (s: RaceState, seat: number, card: CharacterCard): boolean =>
  quantityOf(s, seat, card.majority) >= enoughOf(s, seat, card)

function rivalOf(s: RaceState, what: Quantity): number {
  const expansions = inPlay(s)
  let most = 0
  for (let at = 0; at < expansions.length; at++) most = Math.max(most, expansions[at].rival?.(s, what) ?? 0)
  return most
}

/** By card: the breweries of each list, and how many of them are needed. */
const VISITS = characters.map(({ visits }: CharacterCard) =>
  visits.map(({ of, standard, short }) => ({
    of,
    breweries: Int8Array.from(typeof of === 'string' ? SETS[of] : of, placeNumber),
    standard,
    short,
  })),
)

function hasVisited(s: RaceState, seat: number, card: number): boolean {
  const isShortened = isShort(s.length)
  const lists = VISITS[card]
  for (let at = 0; at < lists.length; at++)
    if (visitedOf(s, seat, lists[at].breweries) < (isShortened ? lists[at].short : lists[at].standard)) return false
  return true
}

function visitedOf(s: RaceState, seat: number, breweries: Int8Array): number {
  let visited = 0
  for (let i = 0; i < breweries.length; i++) visited += (s.visitors[breweries[i]] >> seat) & 1
  return visited
}

/** How much of something there is, and how much would be enough. */
export interface CharacterCount {
  readonly has: number
  readonly needs: number
}

/** How a character stands: what is to be had most of, and each list of breweries to visit. */
export interface CharacterStanding {
  readonly card: CharacterId
  /** How often a limited power is left today. */
  readonly left?: number
  readonly majority: CharacterCount & { readonly vp: number }
  readonly visits: readonly (CharacterCount & { readonly of: Visits['of'] })[]
  readonly visitsVp: number
}

/** Nothing before all have chosen. */
export function characterStanding(s: RaceState, seat: number): CharacterStanding | undefined {
  const number = characterOf(s, seat)
  if (number < 0) return undefined
  const card = characters[number]
  const isShortened = isShort(s.length)
  const left = usesLeft(s, seat)
  return {
    card: card.id,
    ...(left === undefined ? {} : { left }),
    majority: { has: quantityOf(s, seat, card.majority), needs: enoughOf(s, seat, card), vp: MAJORITY_POINTS },
    visits: VISITS[number].map(({ of, breweries, standard, short }) => ({
      of,
      has: visitedOf(s, seat, breweries),
      needs: isShortened ? short : standard,
    })),
    visitsVp: card.vp,
  }
}

/** Both in the final scoring, each for its owner alone. */
export function scoreCharacter(s: RaceState, seat: number, part: Tally<CharacterReason>): void {
  const number = characterOf(s, seat)
  if (number < 0) return
  const card = characters[number]
  part('characters/majority', hasMajority(s, seat, card) ? MAJORITY_POINTS : 0)
  part('characters/visits', hasVisited(s, seat, number) ? card.vp : 0)
}
