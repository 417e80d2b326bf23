import { CHANCE, type GameEvent, NATURE, OVER, outcomesOf, pickWeighted, seatsIn, seeded } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import type { AleEvent } from '../src/events.ts'
import { BOXES, heavenAndAle, QUESTIONS, SHEDS } from '../src/index.ts'
import { OPTIONS } from '../src/options.ts'
import { type Language, type Texts, texts } from '../src/texts/index.ts'

const languages = Object.entries(texts) as [Language, Texts][]
const who = (seat: number) => ['Ada', 'Bo', 'Cleo', 'Dan'][seat]

/** Names a piece of content or an event that has no words, and what rounding or a missing name would leave behind. */
const GAP = /undefined|NaN|null|\[object| {2}|\bM[1-4]\b|\bT[0-4]\b|\bG\d|\b[sdb]\d/

/** Random games: walkers take short steps in every other one, so that gardens fill and sheds are built. */
function played() {
  const events: AleEvent[] = []
  const reasons = new Set<string>()
  const moves = new Int32Array(64)
  for (let seed = 0; seed < 24; seed++) {
    const rng = seeded(seed)
    const s = heavenAndAle.setup({ picks: 'clockwise', exchange: 'exhaustive' }, 2 + (seed % 3))
    const hear = (event: GameEvent) => events.push(event as AleEvent)
    for (let mask = heavenAndAle.waiting(s); mask !== OVER; mask = heavenAndAle.waiting(s)) {
      if (mask === CHANCE) {
        const outcomes = outcomesOf(heavenAndAle, s)
        const weights = outcomes.map(({ weight }) => weight)
        heavenAndAle.apply(s, NATURE, outcomes[pickWeighted(weights, weights.length, rng)].move, hear)
      } else {
        const [seat] = seatsIn(mask)
        const count = heavenAndAle.legal(s, seat, moves)
        const question = heavenAndAle.describe(s, seat, moves[0]).kind
        const among = question === 'move' && seed % 2 ? Math.min(2, count) : count
        heavenAndAle.apply(s, seat, moves[rng.below(among)], hear)
      }
    }
    for (const { parts } of heavenAndAle.score(s)) for (const { reason } of parts) reasons.add(reason)
  }
  return { events, reasons }
}

const { events, reasons } = played()

/** Every text that takes no parameter, with the path to it. */
function* plain(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* plain(inner, `${path}.${key}`)
}

/** Lines are looked up by the event's own type, as a log does. */
const line = (of: Readonly<Record<string, unknown>>, key: string) => of[key] as (...given: unknown[]) => string

describe.each(languages)('the words in %s', (language, t) => {
  test('no text is empty or untrimmed', () => {
    expect(t.language).toBe(language)
    for (const [path, text] of plain(t, language)) expect(text.trim(), path).toMatch(/./)
    for (const [path, text] of plain(t, language)) expect(text, path).toBe(text.trim())
  })

  test('options, questions, boxes and sheds are all named', () => {
    expect(Object.keys(t.options)).toEqual(Object.keys(OPTIONS))
    for (const [name, option] of Object.entries(OPTIONS))
      expect(Object.keys(t.options[name as keyof Texts['options']].choices)).toEqual(
        option.type === 'choice' ? [...option.of] : [],
      )
    expect(Object.keys(t.decisions)).toEqual(QUESTIONS)
    expect(Object.keys(t.timeouts)).toEqual(QUESTIONS)
    for (const { id } of BOXES) expect(t.box(id)).not.toMatch(GAP)
    expect(Object.keys(t.sheds)).toEqual(SHEDS.map(({ id }) => id))
  })

  test('every event of many games has a line without gaps', () => {
    for (const event of events) {
      const text = line(t.events, event.type)(event, who)
      expect(text, JSON.stringify(event)).toMatch(/^.+\.$/)
      expect(text, JSON.stringify(event)).not.toMatch(GAP)
    }
  })

  test('every step of the final conversion has a sentence', () => {
    for (const event of events)
      if (event.type === 'converted')
        for (const step of event.steps) {
          const text = line(t.conversion, step.type)(step)
          expect(text).toMatch(/^.+\.$/)
          expect(text).not.toMatch(GAP)
        }
  })

  test('every reason for points has a name', () => {
    expect(Object.keys(t.score)).toEqual(expect.arrayContaining([...reasons]))
  })
})

test('the games met every kind of event, conversion step and reason', () => {
  expect([...new Set(events.map(({ type }) => type))].sort()).toEqual(Object.keys(texts.en.events).sort())
  const steps = events.flatMap((event) => (event.type === 'converted' ? event.steps : []))
  expect([...new Set(steps.map(({ type }) => type))].sort()).toEqual(Object.keys(texts.en.conversion).sort())
  expect([...reasons].sort()).toEqual(Object.keys(texts.en.score).sort())
})

test('the languages differ wherever a text is more than a name', () => {
  const french = new Map(plain(texts.fr, ''))
  const dutch = new Map(plain(texts.nl, ''))
  for (const [path, text] of plain(texts.en, ''))
    if (text.split(' ').length > 3) {
      expect(french.get(path), path).not.toBe(text)
      expect(dutch.get(path), path).not.toBe(text)
    }
})

test('a game in each language reads as it should', () => {
  const bought: AleEvent = { type: 'bought', seat: 0, tile: 'hops 3', hex: 's4', side: 'sunny', price: 6, space: 11 }
  expect(texts.en.events.bought(bought, who)).toBe('Ada plants hops 3 in the sun for 6 ducats.')
  expect(texts.fr.events.bought(bought, who)).toBe('Ada plante houblon 3 au soleil pour 6 ducats.')
  expect(texts.nl.events.bought(bought, who)).toBe('Ada legt hop 3 in de zon voor 6 dukaten.')
})

test('a shed says which tiles it wakes, by their names', () => {
  const chosen: AleEvent = {
    type: 'targetsChosen',
    seat: 0,
    site: 'b3',
    shed: 'T3',
    hexes: ['s7', 'd6', 's10'],
    tiles: ['wood 4', 'M3', 'wood 5'],
  }
  expect(texts.en.events.targetsChosen(chosen, who)).toBe(
    'Ada’s Hay shed on the middle site wakes wood 4, Brother Bede, and wood 5.',
  )
  expect(texts.fr.events.targetsChosen(chosen, who)).toBe(
    'Ada : Fenil, sur le site du milieu, réveille bois 4, Frère Bède et bois 5.',
  )
  expect(texts.nl.events.targetsChosen(chosen, who)).toBe(
    'De Hooischuur van Ada op het middelste perceel wekt hout 4, Broeder Beda en hout 5.',
  )
})

test('those who go back equally far in an exchange are told together', () => {
  const markers = { wood: 3, yeast: 3, hops: 5, water: -3, barley: 4 }
  const step = { type: 'exchange', gave: { wood: 2, yeast: 2, hops: 1 }, gained: 'water', markers } as const
  expect(texts.en.conversion.exchange(step)).toBe(
    'Exchange: wood and yeast go back 2 and hops go back 1; water moves on to −3.',
  )
  expect(texts.fr.conversion.exchange(step)).toBe(
    'Échange : le bois et la levure reculent de 2 cases et le houblon recule d’une case ; l’eau avance à −3.',
  )
  expect(texts.nl.conversion.exchange(step)).toBe(
    'Ruil: hout en gist gaan 2 terug en hop gaat 1 terug; water komt op −3.',
  )
})

test('hops move on where others move', () => {
  const markers = { wood: 3, yeast: 3, hops: -3, water: 4, barley: 4 }
  const step = { type: 'exchange', gave: { wood: 1 }, gained: 'hops', markers } as const
  expect(texts.en.conversion.exchange(step)).toBe('Exchange: wood goes back 1; hops move on to −3.')
})

test.each([
  ['en', 'Exchange: wood goes back 2 and water goes back 1; barley moves on to −3.'],
  ['fr', 'Échange : le bois recule de 2 cases et l’eau recule d’une case ; l’orge avance à −3.'],
  ['nl', 'Ruil: hout gaat 2 terug en water gaat 1 terug; gerst komt op −3.'],
] as const)('a loss is never written like a place of the track: %s', (language, sentence) => {
  const markers = { wood: 4, yeast: 0, hops: 0, water: 3, barley: -3 }
  const step = { type: 'exchange', gained: 'barley', gave: { wood: 2, water: 1 }, markers } as const
  expect(texts[language].conversion.exchange(step)).toBe(sentence)
})
