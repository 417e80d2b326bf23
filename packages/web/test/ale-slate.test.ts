import { type AleEvent, ARRIVED, heavenAndAle } from '@estaminet/heaven-and-ale'
import { CHANCE, movesOf, OVER, outcomesOf, pickWeighted, type Rng, seeded } from '@estaminet/kernel'
import type { Ask, Told } from '@estaminet/table'
import { describe, expect, it } from 'vitest'
import { incomeLine, together } from '../src/ale/income.ts'
import { infoOf } from '../src/ale/info.ts'
import { line } from '../src/ale/log.ts'
import { aleView, speechIn } from '../src/ale/phrases.ts'
import { previewOf } from '../src/ale/preview.ts'
import { question, rows } from '../src/ale/slate.ts'
import { targetOf } from '../src/ale/targets.ts'
import { isSentHome } from '../src/ale/unasked.ts'
import { openWords } from './support/words.ts'

await openWords()

const languages = ['en', 'fr', 'nl'] as const
const names = ['Lotte', 'Marc', 'Odile', 'Jef']
const kinds = [
  'pickStart',
  'move',
  'chooseTile',
  'chooseHex',
  'surrender',
  'buildTargets',
  'chooseBox',
  'chooseNumber',
  'chooseCard',
  'cardColour',
  'cardLowest',
  'pickPlace',
  'markColour',
]

/** A question as the table sends it, with what it is asked about. */
interface Moment {
  readonly ask: Ask
  readonly view: ReturnType<typeof aleView>
}

/** Plays until each kind of question has been met a few times, keeping the questions and everything told. */
function moments(perKind: number): { met: Map<string, Moment[]>; told: AleEvent[] } {
  const met = new Map<string, Moment[]>()
  const told: AleEvent[] = []
  for (let game = 0; game < 60 && !kinds.every((kind) => (met.get(kind)?.length ?? 0) >= perKind); game++)
    playOnce(
      seeded(game),
      2 + (game % 3),
      (kind, moment) => {
        const list = met.get(kind) ?? []
        if (list.length < perKind) met.set(kind, [...list, moment])
      },
      told,
    )
  return { met, told }
}

function playOnce(rng: Rng, seats: number, meet: (kind: string, moment: Moment) => void, told: AleEvent[]): void {
  const s = heavenAndAle.setup({ picks: 'clockwise', exchange: 'exhaustive' }, seats)
  for (;;) {
    const waiting = heavenAndAle.waiting(s)
    if (waiting === OVER) return
    const tell = (event: unknown) => void told.push(event as AleEvent)
    if (waiting === CHANCE) {
      const outcomes = outcomesOf(heavenAndAle, s)
      const at = pickWeighted(
        outcomes.map(({ weight }) => weight),
        outcomes.length,
        rng,
      )
      heavenAndAle.apply(s, -1, outcomes[at].move, tell)
      continue
    }
    const seat = Math.log2(waiting)
    const moves = movesOf(heavenAndAle, s, seat)
    const choices = moves.map((move) => {
      const info = heavenAndAle.describe(s, seat, move)
      return { move, say: info.say.join(' '), info: { ...info } }
    })
    const kind = String(choices[0].info.kind)
    meet(kind, { ask: { id: 'q', seat, choices, sealed: false }, view: aleView(heavenAndAle.view(s, seat)) })
    const near = kind === 'move' ? Math.min(moves.length, 3) : moves.length
    heavenAndAle.apply(s, seat, moves[rng.below(near)], tell)
  }
}

const { met, told } = moments(4)
const all = [...met.values()].flat()
const isWhole = (text: string) => text.length > 0 && !/undefined|NaN|null|\[object/.test(text)

describe('the slate of Heaven & Ale', () => {
  it('is tried with every question the game knows', () => {
    expect([...met.keys()].sort()).toEqual([...kinds].sort())
  })

  it.each(languages)('offers every choice once, in order, in whole words: %s', (language) => {
    for (const { ask, view } of all) {
      const list = rows(ask, view, language)
      expect(list.flatMap((row) => row.prices.map((price) => price.choice.move))).toEqual(
        ask.choices.map((choice) => choice.move),
      )
      for (const row of list)
        for (const text of [row.title, row.prices[0].price, row.prices[0].sentence, row.detail ?? '-'])
          expect(isWhole(text), `${ask.choices[0].info.kind}: ${JSON.stringify(row)}`).toBe(true)
    }
  })

  it.each(languages)('asks and foretells in whole words: %s', (language) => {
    for (const { ask, view } of all) {
      const { title, detail } = question(ask, view, language)
      expect(isWhole(title)).toBe(true)
      expect(isWhole(detail ?? '-')).toBe(true)
      for (const choice of ask.choices) {
        const preview = previewOf(infoOf(choice), view, ask.seat, speechIn(language))
        for (const text of [preview.title, ...preview.lines.map((one) => one.text)]) expect(isWhole(text)).toBe(true)
      }
    }
  })

  it('foretells what a helping hand brings whenever one marker alone is last', () => {
    const cards = all.flatMap(({ ask, view }) =>
      ask.choices.flatMap((choice) => {
        const info = infoOf(choice)
        return info.kind === 'chooseCard' && info.card === 'lowest' ? [{ info, view, seat: ask.seat }] : []
      }),
    )
    expect(cards.length).toBeGreaterThan(0)
    for (const { info, view, seat } of cards) {
      const { markers, boxes } = view.players[seat]
      const steps = Object.values(markers).sort((a, b) => a - b)
      const foretold = previewOf(info, view, seat, speechIn('en')).lines.filter(({ mood }) => mood === 'gain')
      expect(foretold.map(({ text }) => text.replace(/^\w+ /, ''))).toEqual(
        steps[0] < steps[1] ? [`${steps[0]} → ${steps[0] + boxes.length}`] : [],
      )
    }
  })

  it('says what is left in the purse when privileges help to pay', () => {
    for (const { ask, view } of met.get('chooseHex') ?? []) {
      const info = infoOf(ask.choices[0])
      if (info.kind !== 'chooseHex') throw new Error(`${info.kind} among the hexes`)
      const { ducats } = view.players[ask.seat]
      const { lines } = previewOf({ ...info, cards: 2 }, view, ask.seat, speechIn('en'))
      expect(lines[0].text).toBe('gives back 2 privileges for 6 ducats')
      expect(lines[1].text).toBe(`ducats ${ducats} → ${ducats + 6 - info.price}`)
    }
  })

  it('writes a price of two sides the same way for a tile as for a space', () => {
    const prices = (kind: string) =>
      (met.get(kind) ?? []).flatMap(({ ask, view }) => rows(ask, view, 'en').map((row) => row.prices[0].price))
    expect(prices('move').some((price) => /^\d+–\d+$/.test(price))).toBe(true)
    expect(prices('chooseTile').some((price) => /^\d+–\d+$/.test(price))).toBe(true)
    expect(prices('chooseTile').join()).not.toContain('·')
  })

  it('gives every choice a thing of its own on the board, but refusals and sets of neighbours', () => {
    for (const { ask } of all) {
      const targets = ask.choices.map((choice) => targetOf(infoOf(choice)))
      const named = targets.filter((target) => target !== undefined)
      expect(new Set(named).size).toBe(named.length)
      if (ask.choices[0].info.kind !== 'buildTargets') expect(targets.length - named.length).toBeLessThan(2)
    }
  })
})

describe('the log of Heaven & Ale', () => {
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
    ['en', 'Marc’s garden pays: +7 ducats (2 + 5) and hops +5 (3 + 2).'],
    ['fr', 'Le jardin de Marc rapporte\u202f: +7 ducats (2 + 5) et houblon +5 (3 + 2).'],
    ['nl', 'De tuin van Marc brengt op: +7 dukaten (2 + 5) en hop +5 (3 + 2).'],
  ] as const)('adds up in one line what several tiles pay: %s', (language, text) => {
    expect(woken.map((_, at) => together(woken, at)).slice(0, 2)).toEqual([1, 7])
    expect(incomeLine(woken.slice(1, 8), names, language)).toBe(text)
  })

  it('leaves a single payment its own line', () => {
    expect(incomeLine(woken.slice(1, 3), names, 'en')).toBeUndefined()
  })

  it('knows who goes home because nothing else is left from who chose to', () => {
    const home = say({ type: 'moved', seat: 0, from: 14, to: ARRIVED })
    const ask = (kind: string): Ask => ({
      id: 'q',
      seat: 0,
      choices: [{ move: 1, say: '', info: { kind } }],
      sealed: false,
    })
    expect(isSentHome(home, ask('move'), [0])).toBe(false)
    expect(isSentHome(home, ask('chooseHex'), [0])).toBe(true)
    expect(isSentHome(home, undefined, [0])).toBe(true)
    expect(isSentHome(home, undefined, [1])).toBe(false)
    // The last one out answers with a walk, and is sent home by the next.
    const both = say({ type: 'moved', seat: 0, from: 9, to: 14 }, { type: 'moved', seat: 0, from: 14, to: ARRIVED })
    expect(isSentHome(both, ask('move'), [0])).toBe(true)
  })
})
