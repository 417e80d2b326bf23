import { type AleChoice, COLOURS, type Gains, heavenAndAle } from '@estaminet/heaven-and-ale'
import { trackSpace } from '@estaminet/heaven-and-ale/texts/naming'
import { movesOf, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { infoOf } from '../src/games/heaven-and-ale/info.ts'
import { aleView, gainPhrases, speechIn } from '../src/games/heaven-and-ale/phrases.ts'
import { placePays } from '../src/games/heaven-and-ale/slate/places.ts'
import { previewOf } from '../src/games/heaven-and-ale/slate/preview.ts'
import { question, rows } from '../src/games/heaven-and-ale/slate/slate.ts'
import { targetOf } from '../src/games/heaven-and-ale/targets.ts'
import { capital } from '../src/games/heaven-and-ale/texts/index.ts'
import { HELPED, kinds, type Moment, moments } from './support/ale-moments.ts'
import { isWhole, openWords } from './support/words.ts'

await openWords()

const languages = ['en', 'fr', 'nl'] as const
const { met } = moments(4)
const all = [...met.values()].flat()

/** With so many any tile can be had with an empty purse. */
const ENOUGH_CARDS = 4

describe('the slate of Heaven & Ale', () => {
  it('is tried with every question the game knows', () => {
    expect([...met.keys()].sort()).toEqual([...kinds].sort())
  })

  it.each(languages)('offers every choice once, in order, in whole words: %s', (language) => {
    for (const { ask, view } of all) {
      const list = rows(ask, view, language).flatMap((row) => row.folds ?? [row])
      const moves = list.flatMap((row) => row.prices.map((price) => price.choice.move))
      // Places in a garden come by their rank.
      const isRanked = ask.choices[0].info.kind === 'chooseHex'
      expect(isRanked ? moves.sort((a, b) => a - b) : moves).toEqual(ask.choices.map((choice) => choice.move))
      for (const row of list)
        for (const text of [row.title, row.prices[0].price, row.prices[0].sentence, row.detail ?? '-'])
          expect(isWhole(text), `${ask.choices[0].info.kind}: ${JSON.stringify(row)}`).toBe(true)
    }
  })

  it.each(languages)('names a disc in words but on the small plates of a long list: %s', (language) => {
    const seen = new Set<boolean>()
    for (const { ask, view } of met.get('move') ?? [])
      for (const some of [ask, { ...ask, choices: ask.choices.slice(0, 6) }])
        for (const { short, prices } of rows(some, view, language)) {
          const info = infoOf(prices[0].choice)
          if (info.kind !== 'move' || info.action !== 'activation') continue
          const { texts } = speechIn(language)
          expect(prices[0].price).toBe(short ? info.letter : texts.aDisc(info.letter))
          seen.add(short !== undefined)
        }
    expect([...seen].sort()).toEqual([false, true])
  })

  it('asks first whoever would go home with more than three stops still open, and nobody else', () => {
    const asked = new Set<boolean>()
    for (const { ask, view } of all)
      for (const { prices } of rows(ask, view, 'en').flatMap((row) => row.folds ?? [row]))
        for (const { choice, sure } of prices) {
          const info = infoOf(choice)
          const isEarly = info.kind === 'move' && info.action === 'start' && ask.choices.length > 4
          expect(sure !== undefined).toBe(isEarly)
          if (info.kind === 'move' && info.action === 'start') asked.add(isEarly)
        }
    expect(asked).toContain(true)
  })

  it.each(languages)('lets nobody begin another round after the last: %s', (language) => {
    const [{ view }] = all
    const speech = speechIn(language)
    const first = (round: number) => placePays('first', { ...aleView(view), round }, speech)
    expect(first(1)).toBe(speech.texts.level.firstPays)
    expect(first(aleView(view).rounds)).toBe(speech.words.points(1))
  })

  it('asks for one neighbour where a shed wakes one, and says of a box that it is spent for good', () => {
    const titles = (met.get('buildTargets') ?? []).map(({ ask, view }) => {
      const info = infoOf(ask.choices[0])
      return [info.kind === 'buildTargets' && info.hexes.length === 1, question(ask, view, 'en').title] as const
    })
    for (const [isOne, title] of titles) expect(title.includes('neighbour ')).toBe(isOne)
    expect(titles.some(([isOne]) => isOne)).toBe(true)
    for (const { ask, view } of met.get('chooseBox') ?? [])
      expect(question(ask, view, 'en').detail).toContain('each box takes one disc a game')
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

  it('foretells of every choice what the purse, the pieces and the points are when somebody is asked again', () => {
    let told = 0
    for (const { ask, view, play } of all)
      for (const choice of ask.choices) {
        const info = infoOf(choice)
        // Which privileges are given back is asked first.
        if (info.kind === 'chooseHex' && info.cards > 0) continue
        const { texts, words } = speechIn('en')
        const before = view.players[ask.seat]
        const { players } = play(choice.move)
        const after = players[ask.seat]
        const expected = [
          ...(before.ducats === after.ducats ? [] : [texts.ducatsTo(before.ducats, after.ducats)]),
          ...(before.brewmaster === after.brewmaster
            ? []
            : [texts.brewTo(trackSpace(before.brewmaster), trackSpace(after.brewmaster))]),
          ...COLOURS.filter((colour) => before.markers[colour] !== after.markers[colour]).map((colour) =>
            texts.markerTo(
              words.ingredients[colour],
              trackSpace(before.markers[colour]),
              trackSpace(after.markers[colour]),
            ),
          ),
        ]
        const lines = previewOf(info, view, ask.seat, speechIn('en')).lines.map(({ text }) => text)
        expect(lines, choice.say).toEqual(expect.arrayContaining(expected))
        told += expected.length
      }
    expect(told).toBeGreaterThan(100)
  })

  it.each(languages)('says of what still asks for a marker that it tells the best of it: %s', (language) => {
    const { texts } = speechIn(language)
    const open = all.flatMap(({ ask, view }) =>
      ask.choices.flatMap((choice) => {
        const info = infoOf(choice)
        return info.best ? [{ info, ask, view }] : []
      }),
    )
    for (const { info, ask, view } of open) {
      const lines = previewOf(info, view, ask.seat, speechIn(language)).lines
      const at = lines.findIndex(({ text }) => text === texts.atBest)
      expect(lines[at]?.mood).toBe('lead')
      expect(lines.length).toBeGreaterThan(at + 1)
    }
    expect(open.length).toBeGreaterThan(0)
  })

  it.each(languages)('foretells points last of all: %s', (language) => {
    const { texts, words } = speechIn(language)
    const said = [texts.barrelPoints(words.points(5)), texts.worthTo(3, words.points(9))]
    for (const text of said) expect(text).toMatch(/\d/)
    for (const { ask, view } of all) {
      const { best: _, ...told } = infoOf(ask.choices[0])
      const info = { ...told, points: 5, worth: { from: 3, to: 9 } }
      const { lines } = previewOf(info, view, ask.seat, speechIn(language))
      expect(lines.slice(-2)).toEqual(said.map((text) => ({ text, mood: 'gain' })))
    }
  })

  it('says what is left in the purse when privileges help to pay', () => {
    const helped = (met.get(HELPED) ?? []).flatMap(({ ask, view }) =>
      ask.choices.flatMap((choice) => {
        const info = infoOf(choice)
        return info.kind === 'chooseHex' && info.cards > 0 ? [{ info, view, seat: ask.seat }] : []
      }),
    )
    expect(helped.length).toBeGreaterThan(0)
    for (const { info, view, seat } of helped) {
      const { ducats } = view.players[seat]
      const lines = previewOf(info, view, seat, speechIn('en')).lines.map(({ text }) => text)
      expect(lines[0]).toMatch(new RegExp(`^gives back ${info.cards} privileges? for ${3 * info.cards} ducats$`))
      if (info.encloses.length === 0 && 3 * info.cards !== info.price)
        expect(lines).toContain(`ducats ${ducats} → ${ducats + 3 * info.cards - info.price}`)
    }
  })

  it('says of every space with tiles what each kind costs in shade and sun, and when privileges must help', () => {
    const { words, texts } = speechIn('en')
    const withPurse = (view: Moment['view'], ducats: number) => ({
      ...view,
      players: view.players.map((player) => ({ ...player, ducats })),
    })
    let met = 0
    for (const { ask, view } of all)
      for (const choice of ask.choices) {
        const info = infoOf(choice)
        if (info.kind !== 'move' || !('tiles' in info)) continue
        const kinds = new Set(info.tiles)
        const bases = [...kinds].map((tile) => (info.action === 'monk' ? info.price : Number(tile.split(' ')[1])))
        for (const [ducats, isShort] of [[2 * Math.max(...bases), false] as const, [0, true] as const]) {
          const told = previewOf(info, withPurse(view, ducats), ask.seat, speechIn('en')).lines.map((one) => one.text)
          if (!isShort)
            for (const base of bases)
              expect(told.join()).toContain(`${texts.inShade(words.ducats(base))}, ${texts.inSun(String(2 * base))}`)
          expect(told.some((text) => text.startsWith('you are short of ducats'))).toBe(isShort)
        }
        const [row] = rows({ ...ask, choices: [choice] }, view, 'en')
        expect(row.detail?.split(/, and | and |, /)).toHaveLength(kinds.size)
        if (view.players[ask.seat].hand.length < ENOUGH_CARDS) continue
        const [broke] = rows({ ...ask, choices: [choice] }, withPurse(view, 0), 'en')
        expect(broke.detail).toMatch(/privileges? given back$/)
        met++
      }
    expect(met).toBeGreaterThan(0)
  })

  it('says beside the start area why whoever is last home has no choice', () => {
    const home = all
      .flatMap(({ ask, view }) => ask.choices.map((choice) => ({ ask, view, choice, info: infoOf(choice) })))
      .find(({ info }) => info.kind === 'move' && info.action === 'start')
    if (!home) throw new Error('nobody may go home')
    const { ask, view, choice } = home
    const left = { ...choice, info: { ...choice.info, places: ['first'], last: true } }
    const [row] = rows({ ...ask, choices: [left] }, view, 'en')
    expect(row.detail).toBe('You are the last home and nobody took “First player”: it is yours')
  })

  it.each(languages)('says of every disc on which boxes it may go, and what each of them would pay: %s', (language) => {
    const speech = speechIn(language)
    let told = 0
    for (const { ask, view, play } of met.get('move') ?? [])
      for (const choice of ask.choices) {
        const info = infoOf(choice)
        if (info.kind !== 'move' || info.action !== 'activation') continue
        const lines = previewOf(info, view, ask.seat, speech).lines.map(({ text }) => text)
        const after = play(choice.move)
        if (after.question !== 'chooseBox' || after.turn !== ask.seat) continue
        const there = heavenAndAle.imagine(after, seeded(0))
        for (const move of movesOf(heavenAndAle, there, ask.seat)) {
          const { box, gains } = heavenAndAle.describe(there, ask.seat, move)
          const name = box === 'X' ? speech.words.boxes.number.name : capital(speech.words.tile(String(box)))
          const line = lines.find((text) => text.startsWith(name))
          for (const phrase of gainPhrases(gains as Gains, speech)) expect(line).toContain(phrase)
          expect(line, `${choice.say}: ${lines}`).toBeDefined()
          told++
        }
      }
    expect(told).toBeGreaterThan(0)
  })

  it('says of a monk beside whom he would stand', () => {
    const { words, texts } = speechIn('en')
    const said = (beside: readonly string[]) => {
      const [{ view, ask }] = met.get('chooseHex') ?? []
      const info = { ...infoOf(ask.choices[0]), tile: 'M1', beside }
      return previewOf(info as AleChoice, view, ask.seat, speechIn('en')).lines.map((one) => one.text)
    }
    expect(said([])).toContain(texts.besideNobody)
    expect(said(['hops 3', 'hops 3'])).toContain(texts.beside(texts.several(2, words.tile('hops 3'))))
  })

  it('speaks of no further round when the last one ends', () => {
    const { words, texts } = speechIn('en')
    let told = 0
    for (const { ask, view } of met.get('pickPlace') ?? [])
      for (const choice of ask.choices) {
        const info = infoOf(choice)
        if (info.kind !== 'pickPlace' || info.place !== 'first') continue
        const said = (round: number) => previewOf(info, { ...view, round }, ask.seat, speechIn('en')).lines[0].text
        expect(said(view.rounds)).toBe(texts.firstAtEnd)
        expect(said(view.rounds - 1)).toBe(words.places.first.help)
        told++
      }
    expect(told).toBeGreaterThan(0)
  })

  it('asks no price that cannot be paid, and says which asks for privileges as well', () => {
    const holding = (view: Moment['view'], ducats: number, cards: number) => ({
      ...view,
      players: view.players.map((player) => ({
        ...player,
        ducats,
        garden: {},
        hand: (['colour', 'lowest', 'barrel', 'cash', 'brew'] as const).slice(0, cards),
      })),
    })
    /** A tile of 4, the one thing on a space. */
    const offered = (kind: string) =>
      (met.get(kind) ?? []).flatMap(({ ask, view }) =>
        ask.choices.flatMap((choice) => {
          const info = infoOf(choice)
          const isMeant =
            (info.kind === 'move' && info.action === 'resource' && /^\w+ 4$/.test(info.tiles.join())) ||
            (info.kind === 'chooseTile' && info.price?.shady === 4 && info.price.sunny === 8)
          return isMeant ? [{ info, ask: { ...ask, choices: [choice] }, view }] : []
        }),
      )
    for (const kind of ['move', 'chooseTile']) {
      const some = offered(kind)
      expect(some.length, kind).toBeGreaterThan(0)
      for (const { info, ask, view } of some)
        for (const [ducats, cards, price, spoken, sun] of [
          [25, 5, '4–8', '4 to 8 ducats', /8 in the sun(?! with)|Sunny: ducats 25 → 17/],
          [
            5,
            5,
            '4',
            '4 ducats',
            /8 in the sun with 1 privilege given back|Sunny: 8 ducats with 1 privilege given back/,
          ],
          [5, 0, '4', '4 ducats', undefined],
          [2, 1, '4', '4 ducats', undefined],
          [1, 1, '4', '4 ducats', undefined],
        ] as const) {
          const seen = holding(view, ducats, cards)
          const [row] = rows(ask, seen, 'en')
          expect(row.prices[0]).toMatchObject({ price, spoken })
          const told = previewOf(info, seen, ask.seat, speechIn('en')).lines.map((one) => one.text)
          if (sun) expect(told.join()).toMatch(sun)
          else expect(told.join()).not.toMatch(/\b8\b/)
        }
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

it('one other place is not told as several', () => {
  const told = (['en', 'fr'] as const).map((language) => speechIn(language).texts.place.others)
  expect(told.flatMap(({ sunny, shady }) => [sunny(1), shady(1)])).toEqual([
    '1 other in the sun',
    '1 other in the shade',
    '1 autre au soleil',
    '1 autre à l’ombre',
  ])
})
