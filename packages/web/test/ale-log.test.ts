import { readFileSync } from 'node:fs'
import { type AleEvent, ARRIVED } from '@estaminet/heaven-and-ale'
import type { Told } from '@estaminet/table'
import { describe, expect, it } from 'vitest'
import { kinds as kindsOfLines, line, mark } from '../src/games/heaven-and-ale/log.ts'
import { incomeLine, together } from '../src/games/heaven-and-ale/slate/income.ts'
import { isGivenFirst, isSentHome } from '../src/games/heaven-and-ale/unasked.ts'
import { moments } from './support/ale-moments.ts'
import { isWhole, openWords } from './support/words.ts'

await openWords()

const languages = ['en', 'fr', 'nl'] as const
const names = ['Lotte', 'Marc', 'Odile', 'Jef']
const { told } = moments(4)

describe('the log of Heaven & Ale', () => {
  const lines = told.filter((event) => line(event, names, 'en') !== undefined)
  const sprite = readFileSync(new URL('../src/look/icons.svg', import.meta.url), 'utf8')

  it('sorts its lines into kinds, each with a sign; to walk is no kind of its own', () => {
    const known = kindsOfLines('en')
    expect(lines.length).toBeGreaterThan(100)
    for (const event of lines) {
      const { kind, icon } = mark(event) ?? {}
      if (event.type === 'moved') {
        expect(kind).toBeUndefined()
        continue
      }
      expect(
        known.map((one) => one.kind),
        event.type,
      ).toContain(kind)
      expect(sprite, event.type).toContain(`id="i-${icon}"`)
    }
    for (const { kind, icon } of known) {
      expect(lines.some((event) => mark(event)?.kind === kind)).toBe(true)
      expect(sprite).toContain(`id="i-${icon}"`)
    }
  })

  it('names its kinds in every language', () => {
    for (const language of languages) {
      const said = kindsOfLines(language).map(({ name }) => name)
      expect(said.every(isWhole)).toBe(true)
      expect(new Set(said).size).toBe(said.length)
    }
  })

  it.each(languages)('has a whole line for everything worth one: %s', (language) => {
    const seen = new Set<string>()
    for (const event of told) {
      if (seen.has(event.type)) continue
      const text = line({ ...event }, names, language)
      if (text !== undefined) expect(isWhole(text), event.type).toBe(true)
      seen.add(event.type)
    }
    expect(seen.size).toBeGreaterThan(20)
  })

  it('says nothing of events it does not know', () => {
    expect(line({ type: 'TakenBack' }, names, 'en')).toBeUndefined()
  })

  const say = (...events: AleEvent[]): Told[] => events.map((event, n) => ({ n, event: { ...event } }))
  const woken = say(
    { type: 'discPlaced', seat: 1, box: 'hops', space: 4 },
    { type: 'tileActivated', seat: 1, hex: 's3', tile: 'hops 3' },
    { type: 'markerAdvanced', seat: 1, colour: 'hops', from: 15, to: 18, overflow: 0, reason: 'tile' },
    { type: 'tileActivated', seat: 1, hex: 's4', tile: 'hops 4' },
    { type: 'markerAdvanced', seat: 1, colour: 'hops', from: 18, to: 20, overflow: 2, reason: 'tile' },
    { type: 'ducatsChanged', seat: 1, from: 6, to: 8, reason: 'overflow' },
    { type: 'tileActivated', seat: 1, hex: 'd4', tile: 'hops 5' },
    { type: 'ducatsChanged', seat: 1, from: 8, to: 13, reason: 'tile' },
    { type: 'pairCompleted', seat: 1, boxes: ['yeast', 'hops'] },
  )

  it.each([
    ['en', 'Hops 3, hops 4, and hops 5 pay Marc: +7 ducats (2 + 5) and hops\u00a0+5 (3 + 2).'],
    ['fr', 'Houblon 3, houblon 4 et houblon 5 paient Marc\u202f: +7 ducats (2 + 5) et houblon\u00a0+5 (3 + 2).'],
    ['nl', 'Hop 3, hop 4 en hop 5 betalen Marc: +7 dukaten (2 + 5) en hop\u00a0+5 (3 + 2).'],
  ] as const)('adds up in one line what several tiles pay: %s', (language, text) => {
    expect(woken.map((_, at) => together(woken, at)).slice(0, 2)).toEqual([1, 7])
    expect(incomeLine(woken.slice(1, 8), names, language)).toBe(text)
  })

  it('speaks of the garden where more tiles pay than one cares to read', () => {
    const many = [...woken.slice(1, 8), ...woken.slice(1, 8)]
    expect(incomeLine(many, names, 'en')).toMatch(/^Marc’s garden pays: /)
  })

  it('leaves a single payment its own line', () => {
    expect(incomeLine(woken.slice(1, 3), names, 'en')).toBeUndefined()
  })

  it('knows who goes home because nothing else is left from who chose to', () => {
    const chosen = say({ type: 'moved', seat: 0, from: 14, to: ARRIVED })
    const sent = say({ type: 'moved', seat: 0, from: 14, to: ARRIVED, forced: true })
    expect(isSentHome(chosen, [0])).toBe(false)
    expect(isSentHome(sent, [0])).toBe(true)
    expect(isSentHome(sent, [1])).toBe(false)
    for (const language of languages)
      expect(line({ ...sent[0].event }, names, language)).not.toBe(line({ ...chosen[0].event }, names, language))
  })

  it('knows the first player’s place that was left for whoever came last from one that was picked', () => {
    const taken = say({ type: 'placeTaken', seat: 0, place: 'first', at: 'arrival' })
    const over = say({ type: 'roundEnded', round: 1 })
    expect(isGivenFirst([...taken, ...over], [0])).toBe(true)
    expect(isGivenFirst([...taken, ...over], [1])).toBe(false)
    expect(isGivenFirst(taken, [0])).toBe(false)
    expect(isGivenFirst([...say({ type: 'placeTaken', seat: 0, place: 'brew', at: 'arrival' }), ...over], [0])).toBe(
      false,
    )
  })
})
