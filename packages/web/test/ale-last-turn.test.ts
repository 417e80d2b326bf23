import type { AleEvent } from '@estaminet/heaven-and-ale'
import type { Told } from '@estaminet/table'
import { expect, it } from 'vitest'
import { lastTurn } from '../src/games/heaven-and-ale/last-turn.ts'
import { moments } from './support/ale-moments.ts'
import { openWords } from './support/words.ts'

await openWords()

const languages = ['en', 'fr', 'nl'] as const
const tell = (...events: readonly AleEvent[]): Told[] => events.map((event, n) => ({ n, event: { ...event } }))

const played = tell(
  { type: 'turnBegan', seat: 1 },
  { type: 'moved', seat: 1, from: 0, to: 13 },
  { type: 'bought', seat: 1, tile: 'hops 4', hex: 's4', side: 'sunny', price: 8, space: 13 },
  { type: 'ducatsChanged', seat: 1, from: 14, to: 6, reason: 'price' },
  { type: 'bought', seat: 1, tile: 'wood 2', hex: 'd4', side: 'shady', price: 2, space: 13 },
  { type: 'siteEnclosed', seat: 1, site: 'b3', sum: 9, shed: 'T1', steps: 3 },
  { type: 'brewmasterAdvanced', seat: 1, from: 1, to: 4, lost: 0, reason: 'shed' },
  { type: 'turnBegan', seat: 2 },
  { type: 'moved', seat: 2, from: 0, to: 16 },
  { type: 'discPlaced', seat: 2, box: 'hops', space: 16 },
  { type: 'markerAdvanced', seat: 2, colour: 'hops', from: 0, to: 5, overflow: 0, reason: 'tile' },
  { type: 'ducatsChanged', seat: 2, from: 3, to: 5, reason: 'tile' },
)

it.each([
  ['en', 'hops 4 in the sun · wood 2 in the shade · closes a site of 9, Tool shed: brewmaster\u00a0+3'],
  ['fr', 'houblon 4 au soleil · bois 2 à l’ombre · ferme un site de 9, Remise à outils\u202f: maître brasseur\u00a0+3'],
  ['nl', 'hop 4 in de zon · hout 2 in de schaduw · sluit een perceel van 9, Werkschuur: brouwmeester\u00a0+3'],
] as const)('a turn is one line: what was planted, what was built and what it brought: %s', (language, line) => {
  expect(lastTurn(played, 1, language)?.text).toBe(line)
})

it('each seat keeps its own last turn while others play', () => {
  expect(lastTurn(played, 2, 'en')?.text).toBe('disc on the hops box: +2 ducats and hops\u00a0+5')
  expect(lastTurn(played, 0, 'en')).toBeUndefined()
})

it('the turn before stands while the next has only begun', () => {
  const walking = tell({ type: 'turnBegan', seat: 2 }, { type: 'moved', seat: 2, from: 16, to: 20 })
  expect(lastTurn([...played, ...walking], 2, 'en')?.text).toBe('disc on the hops box: +2 ducats and hops\u00a0+5')
})

it.each(languages)('no line of many games has a gap: %s', (language) => {
  const { told } = moments(2)
  const events = tell(...told)
  let lines = 0
  for (let end = 1; end <= Math.min(events.length, 1500); end += 7)
    for (const seat of [0, 1]) {
      const line = lastTurn(events.slice(0, end), seat, language)?.text
      if (line === undefined) continue
      expect(line).not.toMatch(/undefined|NaN|null|\[object/)
      lines++
    }
  expect(lines).toBeGreaterThan(50)
})
