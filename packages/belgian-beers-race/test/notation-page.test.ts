import { readFileSync } from 'node:fs'
import { actorsOf, movesOf, notationOf, readOptions, seeded } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { belgianBeersRace as game } from '../src/index.ts'

const seed = process.env.ESTAMINET_SEED ?? 'in so many words'

const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const [chapter = ''] = /^## Notation$[\s\S]*?(?=^## )/m.exec(page) ?? []

const MEANS = new Set(['bike', 'bus', 'hitch', 'offer'])
const COLOURS = new Set(['yellow', 'brown', 'red', 'black'])
const FACES = new Set(['failed', 'tbbr', 'late'])

/** What a word of a move stands for; words of the notation stand for themselves. */
function kindOf(word: string): string {
  if (MEANS.has(word)) return 'means'
  if (COLOURS.has(word)) return 'colour'
  if (FACES.has(word)) return 'face'
  if (/^(CF|EV|CH|BD|PX|TM|L)-?[PN\d]/.test(word)) return word.replace(/-?[PN\d].*/, '')
  if (/^(TB|BR)$/.test(word)) return 'team'
  if (/^(B?\d+|GP)(\/B?\d+)?$/.test(word)) return 'number'
  if (/^x\d$/.test(word)) return 'dice'
  return /^[YNRK*]+$/.test(word) ? 'beers' : word
}

/** `bike 11 map` is a means with a place, and a means with a map. */
function formsOf(notation: string): string[] {
  const [head = '', ...rest] = notation.split(' ').map(kindOf)
  return rest.length === 0 ? [head] : rest.map((kind) => `${head} ${kind}`)
}

const written = new Set([...chapter.matchAll(/`([^`]+)`/g)].flatMap(([, text = '']) => formsOf(text)))

/** Everything somebody could have said in a random game, and how it is said, form by form. */
function heard(seats: number, options: Readonly<Record<string, unknown>>, name: string): Map<string, string> {
  const rng = seeded(name)
  const s = game.setup(readOptions(game, seats, options), seats)
  const said = new Map<string, string>()
  for (let actors = actorsOf(game, s); actors.length > 0; actors = actorsOf(game, s)) {
    const actor = actors[rng.below(actors.length)]
    const moves = movesOf(game, s, actor)
    for (const move of moves) {
      const notation = notationOf(game, s, actor, move)
      for (const form of formsOf(notation)) if (!said.has(form)) said.set(form, notation)
    }
    game.apply(s, actor, moves[rng.below(moves.length)])
  }
  return said
}

const COMPANY = { events: true, characters: true, bands: true, 'pixel-bag': true }
const tables: readonly (readonly [seats: number, options: Readonly<Record<string, unknown>>])[] = [
  [4, { ...COMPANY, confrontation: true, team: true }],
  [3, { ...COMPANY, confrontation: true, 'confrontation-hands': 'draft', length: 'short' }],
  [2, COMPANY],
  [1, { ...COMPANY, solo: true, campaign: '1' }],
]

describe(`the notation in the README (seed ${seed})`, () => {
  test.each(tables)('names everything that is said at a table of %i with %o', (seats, options) => {
    const said = heard(seats, options, `${seed} ${seats}`)
    // It would hold of itself if nothing were said.
    expect(said.size).toBeGreaterThan(10)
    expect([...said].flatMap(([form, notation]) => (written.has(form) ? [] : [notation]))).toEqual([])
  })
})
