import { emptySeat } from '@estaminet/table'
import { expect, it } from 'vitest'
import { sentenceFor } from '../src/calling.ts'
import { callLetter } from '../src/mail/letters.ts'

const seat = { ...emptySeat(), kind: 'person' as const, name: 'Inès' }

it('sets a thin space before every colon of a French letter that is not part of an address', () => {
  const { text } = callLetter(
    { event: 'your-turn', game: 'heaven-and-ale', link: 'https://play.example.org/table/abc' },
    { seats: [seat] },
    { language: 'fr', house: 'https://play.example.org', unsubscribe: 'https://play.example.org/stop' },
  )
  expect(text).toContain('Aller à la table\u202f: https://play.example.org/table/abc')
  expect(text).toContain('Ne plus recevoir de courriels\u202f: https://play.example.org/stop')
  expect(text).not.toMatch(/[^\u202f]: /)
})

it('lists those who are to play as one would say it', () => {
  const call = { event: 'turn', game: 'heaven-and-ale', players: ['Inès', 'Jef', 'Gust'] } as const
  expect(sentenceFor(call, 'en')).toBe('Inès, Jef, and Gust to play: Heaven & Ale.')
  expect(sentenceFor(call, 'fr')).toBe('À Inès, Jef et Gust de jouer\u202f: Heaven & Ale.')
})
