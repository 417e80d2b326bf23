import { expect, it } from 'vitest'
import { fr as race } from '../src/guided/belgian-beers-race/texts/fr.ts'
import { fr as ale } from '../src/guided/heaven-and-ale/texts/fr.ts'
import { fr as coach } from '../src/guided/texts/fr.ts'
import { fr as standing } from '../src/standing/texts/fr.ts'

/** Every text that is not put together from something given. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : []
}

it.each([
  ['the guide', coach],
  ['the guided race', race],
  ['the guided abbey', ale],
  ['the standing', standing],
])('sets the thin spaces of French in what %s says', (_, words) => {
  expect(textsIn(words).filter((text) => / [;?!:»]|« /.test(text))).toEqual([])
  expect(coach.back('Le soir')).toBe('Vous revoilà\u202f! Vous en étiez à «\u202fLe soir\u202f».')
})
