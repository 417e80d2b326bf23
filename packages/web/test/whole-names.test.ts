import { expect, it } from 'vitest'
import { thin } from '../src/texts/thin.ts'
import { JOINER, withoutJoiners, withWholeNames } from '../src/texts/whole-names.ts'

it('holds the parts of a name together, and only those', () => {
  expect(withWholeNames('sur la Grand-Place')).toBe(`sur la Grand-${JOINER}Place`)
  expect(withWholeNames('vers Montignies-sur-Roc')).toBe(`vers Montignies-${JOINER}sur-${JOINER}Roc`)
  expect(withWholeNames('Peut-être un sous-bock')).toBe('Peut-être un sous-bock')
})

it('leaves a name that stands alone as it is: others look it up', () => {
  expect(withWholeNames('Grand-Place')).toBe('Grand-Place')
})

it('does it once, however often a sentence is set', () => {
  const texts = thin({ at: (place: string) => `à ${place}`, again: (sentence: string) => `Bus ${sentence} !` })
  const said = texts.again(texts.at('Erpe-Mere'))
  expect(said).toBe(`Bus à Erpe-${JOINER}Mere\u202f!`)
  expect(withoutJoiners(said)).toBe('Bus à Erpe-Mere\u202f!')
})
