import { alsoBeatsZythologist, type CharacterCard, characters, MAJORITY_POINTS } from '../../content/characters.ts'
import type { Quantity } from '../../content/effect.ts'
import { lengthOf } from '../../content/lengths.ts'
import { placeNumber } from '../../content/places.ts'
import { SETS } from '../../content/sets.ts'
import { inPlay, type Tally } from '../../engine/expansion.ts'
import { quantityOf } from '../../engine/quantity.ts'
import type { RaceState } from '../../engine/state.ts'
import { characterOf } from './cast.ts'

export type CharacterReason = 'characters/majority' | 'characters/visits'

/** More than every other player; alone par, and more than the Zythologist where he has a number of his own. */
function hasMajority(s: RaceState, seat: number, { majority, par }: CharacterCard): boolean {
  const own = quantityOf(s, seat, majority)
  if (s.seats === 1) return own >= par && (!alsoBeatsZythologist(majority) || own > rivalOf(s, majority))
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && quantityOf(s, other, majority) >= own) return false
  return true
}

function rivalOf(s: RaceState, what: Quantity): number {
  const expansions = inPlay(s)
  let most = 0
  for (let at = 0; at < expansions.length; at++) most = Math.max(most, expansions[at].rival?.(s, what) ?? 0)
  return most
}

/** By card: the breweries of each list, and how many of them are needed. */
const VISITS = characters.map(({ visits }: CharacterCard) =>
  visits.map(({ of, standard, short }) => ({
    breweries: Int8Array.from(typeof of === 'string' ? SETS[of] : of, placeNumber),
    standard,
    short,
  })),
)

function hasVisited(s: RaceState, seat: number, card: number): boolean {
  const isShort = lengthOf(s.length).start === 'chosen'
  const lists = VISITS[card]
  for (let at = 0; at < lists.length; at++) {
    const { breweries, standard, short } = lists[at]
    let visited = 0
    for (let i = 0; i < breweries.length; i++) visited += (s.visitors[breweries[i]] >> seat) & 1
    if (visited < (isShort ? short : standard)) return false
  }
  return true
}

/** Both in the final scoring, each for its owner alone. */
export function scoreCharacter(s: RaceState, seat: number, part: Tally<CharacterReason>): void {
  const number = characterOf(s, seat)
  if (number < 0) return
  const card = characters[number]
  part('characters/majority', hasMajority(s, seat, card) ? MAJORITY_POINTS : 0)
  part('characters/visits', hasVisited(s, seat, number) ? card.vp : 0)
}
