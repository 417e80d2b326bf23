import type { ScorePart } from '@estaminet/kernel'
import {
  alsoBeatsZythologist,
  type CharacterCard,
  characters,
  MAJORITY_POINTS,
  type Visits,
} from '../../content/characters.ts'
import type { Quantity } from '../../content/effect.ts'
import { lengthOf } from '../../content/lengths.ts'
import { placeNumber } from '../../content/places.ts'
import { setBit } from '../../content/sets.ts'
import { inPlay } from '../../engine/expansion.ts'
import { quantityOf, visitedIn } from '../../engine/quantity.ts'
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

const rivalOf = (s: RaceState, what: Quantity): number =>
  inPlay(s).reduce((most, expansion) => Math.max(most, expansion.rival?.(s, what) ?? 0), 0)

function isVisited(s: RaceState, seat: number, { of, standard, short }: Visits): boolean {
  const needed = lengthOf(s.length).start === 'chosen' ? short : standard
  const visited =
    typeof of === 'string'
      ? visitedIn(s, seat, setBit(of))
      : of.filter((brewery) => (s.visitors[placeNumber(brewery)] >> seat) & 1).length
  return visited >= needed
}

/** Both in the final scoring, each for its owner alone. */
export function scoreCharacter(s: RaceState, seat: number): (ScorePart & { readonly reason: CharacterReason })[] {
  const card: CharacterCard | undefined = characters[characterOf(s, seat)]
  if (!card) return []
  return [
    { reason: 'characters/majority', points: hasMajority(s, seat, card) ? MAJORITY_POINTS : 0 },
    { reason: 'characters/visits', points: card.visits.every((visits) => isVisited(s, seat, visits)) ? card.vp : 0 },
  ]
}
