import { expansionTexts } from '@estaminet/belgian-beers-race/texts/expansions'
import { describe, expect, it } from 'vitest'
import { newlyTaken, primerOf } from '../src/rules/primer/primers.ts'

const race = 'belgian-beers-race'
const languages = ['en', 'fr', 'nl'] as const
const names = ['confrontation', 'events', 'characters', 'bands', 'pixel-bag', 'team', 'solo', 'campaign'] as const

describe('an expansion in one minute', () => {
  it('is three pictures with a sentence each, under the name the game gives it', async () => {
    for (const language of languages)
      for (const name of names) {
        const primer = await primerOf(race, name, language)
        expect(primer?.title).toBe(expansionTexts[language].expansions[name].name)
        expect(primer?.steps).toHaveLength(3)
        for (const { picture, says } of primer?.steps ?? []) {
          expect(picture.length).toBeGreaterThan(1)
          expect(says).toMatch(/\.$/)
          expect(says.length).toBeLessThan(140)
        }
      }
  })

  it('has the same pictures in every language, and there is none of what is no expansion', async () => {
    for (const name of names) {
      const [en, ...others] = await Promise.all(languages.map((language) => primerOf(race, name, language)))
      const drawn = en?.steps.map(({ picture }) => picture)
      for (const other of others) expect(other?.steps.map(({ picture }) => picture)).toEqual(drawn)
    }
    expect(await primerOf(race, 'leader', 'en')).toBeUndefined()
    expect(await primerOf('no-such-game', 'events', 'en')).toBeUndefined()
  })
})

it('is shown by itself when it is taken alone and for the first time', () => {
  const isNew = () => false
  expect(newlyTaken([], ['events'], isNew)).toBe('events')
  expect(newlyTaken(['events'], ['events', 'bands'], isNew)).toBe('bands')
  expect(newlyTaken([], ['events', 'bands'], isNew)).toBeUndefined()
  expect(newlyTaken(['events'], [], isNew)).toBeUndefined()
  expect(newlyTaken([], ['events'], (expansion) => expansion === 'events')).toBeUndefined()
})
