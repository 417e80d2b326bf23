import { type AleChoice, ARRIVED, pairAsked } from '@estaminet/heaven-and-ale'
import { describe, expect, it } from 'vitest'
import { infoOf } from '../src/games/heaven-and-ale/info.ts'
import { speechIn } from '../src/games/heaven-and-ale/phrases.ts'
import { homeLines } from '../src/games/heaven-and-ale/slate/places.ts'
import { previewOf, sentenceOf } from '../src/games/heaven-and-ale/slate/preview.ts'
import { type HexInfo, ranked } from '../src/games/heaven-and-ale/slate/ranking.ts'
import { question, rows } from '../src/games/heaven-and-ale/slate/slate.ts'
import { CLOSING, HELPED, type Moment, moments } from './support/ale-moments.ts'
import { openWords } from './support/words.ts'

await openWords()

const languages = ['en', 'fr', 'nl'] as const
const { met } = moments(6)
const planting = ['chooseHex', HELPED, CLOSING].flatMap((kind) => met.get(kind) ?? [])
const [early] = planting

/** A question about some places: each hex with what the rules would say of it. */
function asking(...places: readonly Partial<HexInfo>[]): Moment['ask'] {
  const choices = places.map((place, move) => {
    const info = {
      kind: 'chooseHex',
      hex: `s${move + 1}`,
      tile: 'hops 4',
      side: 'sunny',
      price: 8,
      cards: 0,
      beside: [],
      encloses: [],
      fills: [{ site: 'b2', filled: 1, sum: 4 }],
      gains: {},
      ...place,
    }
    return { move, say: `hex ${info.hex}`, info: { ...info } }
  })
  return { id: 'q', seat: 0, choices, sealed: false }
}

const closing = { encloses: [{ site: 'b3', sum: 21, shed: 'T3', steps: 1, wakes: 3 }], fills: [] }
const fifth = { fills: [{ site: 'b4', filled: 5, sum: 12 }] }
const between = {
  fills: [
    { site: 'b2', filled: 3, sum: 9 },
    { site: 'b5', filled: 4, sum: 7 },
  ],
}

describe('where a tile may go', () => {
  it('ranks what closes a site before a monk’s side, before the fifth of a site, and folds the rest by side', () => {
    const ask = asking(
      {},
      fifth,
      {},
      { beside: ['M1'], side: 'shady' },
      closing,
      {},
      { side: 'shady' },
      { side: 'shady' },
    )
    const list = rows(ask, early.view, 'en')
    expect(list.map(({ title, detail }) => [title, detail])).toEqual([
      ['Sunny, closes the middle site', 'sum 21, brewmaster +1, wakes 3'],
      ['Shady, beside Brother Arnold', 'site at 1 of\u00a06'],
      ['Sunny, fifth of the eastern site', 'sum 12'],
      ['3 others in the sun', 'nothing closes; choose in the garden'],
      ['2 others in the shade', 'nothing closes; choose in the garden'],
    ])
  })

  it('says of a monk beside which tiles he would stand', () => {
    const ask = asking({ tile: 'M2', beside: ['wood 4', 'hops 2'] }, { tile: 'M2' })
    expect(rows(ask, early.view, 'en')[0]).toMatchObject({
      title: 'Sunny, beside 2 tiles',
      detail: 'wood 4 and hops 2',
    })
  })

  it('tells places apart that would read alike: by the tiles beside them, else by their sites', () => {
    const besides = rows(asking({ ...fifth, beside: ['hops 1'] }, fifth), early.view, 'en')
    expect(besides.map(({ detail }) => detail)).toEqual(['sum 12 · beside hops 1', 'sum 12 · beside no tile yet'])
    const [here, there] = ['b2', 'b5'].map((site) => ({ beside: ['M1'], fills: [{ site, filled: 2, sum: 3 }] }))
    const sites = rows(asking(here, there), early.view, 'en')
    expect(new Set(sites.map(({ title }) => title)).size).toBe(1)
    expect(new Set(sites.map(({ detail }) => detail)).size).toBe(2)
  })

  it('offers at least one place of each side by name, the one between two sites first', () => {
    const ask = asking({}, between, {}, { side: 'shady' }, { side: 'shady' }, { side: 'shady' })
    expect(rows(ask, early.view, 'en').map(({ title }) => title)).toEqual([
      'Sunny, between two sites',
      'Shady',
      '2 others in the sun',
      '2 others in the shade',
    ])
  })

  it('folds no place alone: a row that hides one choice takes its room', () => {
    expect(rows(asking({}, {}), early.view, 'en').every(({ folds }) => folds === undefined)).toBe(true)
    for (const { ask, view } of planting)
      for (const { folds } of rows(ask, view, 'en')) expect(folds?.length ?? 2).toBeGreaterThan(1)
  })

  it('never hides what closes a site, however many do', () => {
    const ask = asking(...Array.from({ length: 9 }, () => closing), {})
    expect(ranked(ask).best.filter(({ merit }) => merit === 'closes')).toHaveLength(9)
  })

  it.each(languages)('names no place by a number that is printed nowhere: %s', (language) => {
    for (const { ask, view } of planting)
      for (const row of rows(ask, view, language).flatMap((one) => [one, ...(one.folds ?? [])]))
        expect(row.title).not.toMatch(/(soleil|ombre|zon|schaduw|sun|shade|site|perceel)\s\d/i)
  })

  it.each([
    ['en', 'Plant in the sun', '8 ducats', 'Plant in the sun for 8 ducats'],
    ['fr', 'Planter au soleil', '8 ducats', 'Planter au soleil pour 8 ducats'],
    ['nl', 'Leg in de zon', '8 dukaten', 'Leg in de zon voor 8 dukaten'],
  ] as const)('puts the price on the button: %s', (language, title, cost, sentence) => {
    const [choice] = asking(closing).choices
    expect(previewOf(infoOf(choice), early.view, 0, speechIn(language))).toMatchObject({ title, cost })
    expect(sentenceOf(choice, early.view, 0, speechIn(language))).toMatch(new RegExp(`^${sentence},`))
  })

  it.each([
    ['en', 'Where do you plant hops 4?', 'Where do you house Brother Fiacre?'],
    ['fr', 'Où plantez-vous ce houblon 4\u202f?', 'Où logez-vous Frère Fiacre\u202f?'],
    ['nl', 'Waar leg je hop 4?', 'Waar breng je Broeder Fiacre onder?'],
  ] as const)('asks by the name of the tile: %s', (language, plant, house) => {
    expect(question(asking({}), early.view, language).title).toBe(plant)
    expect(question(asking({ tile: 'M2' }), early.view, language).title).toBe(house)
  })

  it('says prices with their unit to whoever hears them', () => {
    for (const { ask, view } of planting)
      for (const { prices } of rows(ask, view, 'en').flatMap((row) => row.folds ?? [row]))
        expect(prices[0].spoken).toMatch(/^\d+ ducats?(, gives back .+)?$/)
  })

  it('has the rules count what a hex lies beside and how far its sites are', () => {
    const counted = { fills: 0, encloses: 0, beside: 0 }
    for (const { ask, view, play } of planting)
      for (const choice of ask.choices) {
        const info = infoOf(choice)
        if (info.kind !== 'chooseHex' || info.cards > 0) continue
        const after = play(choice.move).players[ask.seat]
        for (const { site, filled } of info.fills) {
          expect(after.sheds[site]).toBeUndefined()
          expect(filled).toBeGreaterThan(0)
        }
        for (const { site, shed } of info.encloses) expect(after.sheds[site]).toBe(shed)
        for (const tile of info.beside) expect(Object.values(view.players[ask.seat].garden)).toContain(tile)
        counted.fills += info.fills.length
        counted.encloses += info.encloses.length
        counted.beside += info.beside.length
      }
    expect(Math.min(...Object.values(counted))).toBeGreaterThan(0)
  })
})

describe('what is said of pairs and places', () => {
  it.each(languages)('promises a privilege only to whoever has one left: %s', (language) => {
    const { texts } = speechIn(language)
    const said = (offers: boolean) => {
      const info = { kind: 'chooseBox', say: [], box: 'wood', gains: {}, completes: ['X', 'wood'], offers }
      return previewOf(info as AleChoice, early.view, 0, speechIn(language)).lines.map(({ text }) => text)
    }
    expect(said(true)).toContain(texts.completesPair)
    expect(said(false)).toContain(texts.completesBare)
    expect(said(false)).not.toContain(texts.completesPair)
  })

  it('knows by the rules whether a privilege is left for the pair', () => {
    let told = 0
    for (const { ask, view, play } of met.get('chooseBox') ?? [])
      for (const choice of ask.choices) {
        const info = infoOf(choice)
        if (info.kind !== 'chooseBox' || !info.completes || info.box === 'X') continue
        expect(info.offers).toBe(view.players[ask.seat].hand.length > 0)
        expect(play(choice.move).question === 'chooseCard').toBe(info.offers)
        told++
      }
    expect(told).toBeGreaterThan(0)
  })

  it('gives no pair up while its owner is choosing a privilege for it', () => {
    for (const { view, ask } of met.get('chooseCard') ?? []) {
      const pair = view.players[ask.seat].pairs[pairAsked(view) ?? -1]
      expect(pair.card).toBeNull()
      expect(pair.boxes.every((box) => view.players[ask.seat].boxes.includes(box))).toBe(true)
    }
    for (const { view } of met.get('move') ?? []) expect(pairAsked(view)).toBeUndefined()
  })

  it.each(languages)('calls nobody the last home while others are still out: %s', (language) => {
    const speech = speechIn(language)
    const said = (last: boolean) =>
      homeLines({ action: 'start', places: ['first'], last }, early.view, speech).map(({ text }) => text)
    const reason = speech.texts.lastIsFirst(speech.words.places.first.name)
    expect(said(true)).toContain(reason)
    expect(said(false)).not.toContain(reason)
    expect(said(false)).toContain(speech.texts.onlyPlace)
  })

  it('has the rules say who would be the last home', () => {
    let walks = 0
    for (const { ask, view } of met.get('move') ?? [])
      for (const choice of ask.choices) {
        const info = infoOf(choice)
        if (info.kind !== 'move' || info.action !== 'start') continue
        const others = view.players.filter((_, seat) => seat !== ask.seat)
        expect(info.last).toBe(others.every(({ position }) => position === ARRIVED))
        walks++
      }
    expect(walks).toBeGreaterThan(0)
  })
})
