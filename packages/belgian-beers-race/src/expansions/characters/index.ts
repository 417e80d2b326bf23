import type { Expansion } from '../../engine/expansion.ts'
import { drinksOneByOne, nextBeer } from './beer-by-beer.ts'
import { ANNOUNCED, announced, applies, cast, characterOf, charged, powers, USES, uses } from './cast.ts'
import { again, offerReroll, reroll } from './dice-charmer.ts'
import { AGAIN, NEXT_BEER, REROLL, SHORTCUT } from './numbers.ts'
import { scoreCharacter } from './scoring.ts'
import { map, shortcut, writeShortcuts } from './shortcut.ts'
import { characterLaws, imagineCharacters, viewCharacters } from './view.ts'

/** Characters: a strength and a weakness for everybody, something to have most of, breweries to visit. */
export const everybodysCharacter: Expansion = {
  id: 'characters',
  asides: [...cast.asides, 'characters/next'],
  fields: (seats) => ({ ...cast.fields(seats), [USES]: { length: seats }, [ANNOUNCED]: { length: seats } }),
  prepare: cast.prepare,
  steps: { ...cast.steps, [AGAIN]: again, [REROLL]: reroll, [NEXT_BEER]: nextBeer },
  kinds: { [SHORTCUT]: shortcut },
  actions: writeShortcuts,
  reduction: map,
  cards: powers,
  slots: 1,
  cardAt: characterOf,
  applies,
  charged,
  on: {
    dayStart(s, seat) {
      uses(s)[seat] = 0
    },
    diceRolled: offerReroll,
    // A power announced with a move that did not take place is not used.
    check(s, seat) {
      announced(s)[seat] = 0
    },
  },
  beers: drinksOneByOne,
  score: scoreCharacter,
  view: viewCharacters,
  imagine: imagineCharacters,
  laws: characterLaws,
}
