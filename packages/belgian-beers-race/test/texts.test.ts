import { describe, expect, test } from 'vitest'
import type { Condition, Where } from '../src/content/condition.ts'
import { objectives } from '../src/content/objectives.ts'
import { PLACES } from '../src/content/places.ts'
import { regions } from '../src/content/regions.ts'
import { type Language, texts } from '../src/texts/index.ts'
import { strings } from './strings.ts'

const languages = ['en', 'fr', 'nl'] satisfies Language[]

/** The numbers a reader must find on the card: counts, levels and brewery numbers. */
function numbersOf(condition: Condition): number[] {
  if (condition.form === 'all') return condition.of.flatMap(numbersOf)
  const where: Where[] = []
  const numbers: number[] = []
  if ('at' in condition && condition.at) where.push(condition.at)
  if (condition.form === 'visited') {
    if (condition.of) where.push(condition.of)
    if (!where.some((set) => 'places' in set || 'region' in set)) numbers.push(condition.atLeast)
  } else if ('atLeast' in condition) numbers.push(...[condition.atLeast].flat())
  if ('exactly' in condition) numbers.push(condition.exactly)
  if ('longerThan' in condition) numbers.push(condition.longerThan ?? 0)
  if ('partners' in condition) numbers.push(condition.partners ?? 0)
  const places = where.flatMap((set) => ('places' in set ? set.places : 'region' in set ? regions[set.region] : []))
  return [...numbers, ...places.filter((place) => typeof place === 'number')]
}

describe.each(languages)('Texts in %s', (language) => {
  const { cards, ...rest } = texts[language]

  test('every card has a title and a text', () => {
    expect(Object.keys(cards).sort()).toEqual(objectives.map((card) => card.id).sort())
    for (const { title, text } of Object.values(cards)) {
      expect(title).not.toBe('')
      expect(text).toMatch(/\.$/)
    }
  })

  test('no two cards share a title or a text', () => {
    expect(new Set(Object.values(cards).map((card) => card.title)).size).toBe(72)
    expect(new Set(Object.values(cards).map((card) => card.text)).size).toBe(72)
  })

  test.each(objectives)('$id says the numbers of its condition', ({ id, condition }) => {
    const written = (cards[id].text.match(/\d+/g) ?? []).map(Number)
    for (const number of numbersOf(condition).filter((n) => n !== 1 || condition.form === 'moved'))
      expect(written).toContain(number)
  })

  test('no text is empty, doubled in spaces or written with straight quotes', () => {
    for (const [path, text] of [...strings(cards, 'cards'), ...strings(rest)]) {
      expect(text.trim(), path).not.toBe('')
      expect(text, path).not.toMatch(/ {2}|["']|\s$|^\s/)
    }
  })

  test('every place has a town', () => {
    for (const place of PLACES) expect(rest.towns[place.id]).toBeTruthy()
  })

  test('plurals and places read well', () => {
    const { tu, cubes, place, moves } = rest
    expect([tu(1), tu(2), cubes(1), cubes(3), place('GP'), place(6), place('B3'), moves.hitch(place(11), 2)]).toEqual(
      {
        en: [
          '1 TU',
          '2 TUs',
          '1 beer',
          '3 beers',
          'the Grand Place',
          'Vichte\u00a0(6)',
          'Dansaert\u00a0(B3)',
          'Hitchhike to Erpe-Mere\u00a0(11) with 2 dice',
        ],
        fr: [
          '1 UT',
          '2 UT',
          '1 bière',
          '3 bières',
          'la Grand-Place',
          'Vichte\u00a0(6)',
          'Dansaert\u00a0(B3)',
          'Faire de l’autostop vers Erpe-Mere\u00a0(11) avec 2 dés',
        ],
        nl: [
          '1 TE',
          '2 TE',
          '1 bier',
          '3 bieren',
          'de Grote Markt',
          'Vichte\u00a0(6)',
          'Dansaert\u00a0(B3)',
          'Liften naar Erpe-Mere\u00a0(11) met 2 dobbelstenen',
        ],
      }[language],
    )
  })

  test('events become lines', () => {
    const who = (seat: number) => ['Ann', 'Bob', 'Cas'][seat] ?? ''
    const { events } = rest
    expect([
      events.toastBegun({ type: 'toastBegun', seat: 0, partners: [1, 2], place: 11 }, who),
      events.beerOffered({ type: 'beerOffered', seat: 1, cubes: { yellow: 1, black: 3 } }, who),
      events.moved({ type: 'moved', seat: 2, means: 'bus', from: 11, to: 'GP' }, who),
      events.cardTaken({ type: 'cardTaken', seat: 0, card: 'L1-05', now: 32 }, who),
    ]).toEqual(
      {
        en: [
          'Ann toasts with Bob and Cas at Erpe-Mere\u00a0(11).',
          'Bob offers the driver 1 yellow beer and 3 black beers.',
          'Cas arrives on the Grand Place.',
          'Ann takes “Quality Control” (+2), 30\u00a0→\u00a032.',
        ],
        fr: [
          'Ann trinque avec Bob et Cas à Erpe-Mere\u00a0(11).',
          'Bob offre au chauffeur 1 bière jaune et 3 bières noires.',
          'Cas arrive sur la Grand-Place.',
          'Ann prend « Contrôle qualité » (+2), 30\u00a0→\u00a032.',
        ],
        nl: [
          'Ann toost met Bob en Cas in Erpe-Mere\u00a0(11).',
          'Bob biedt de bestuurder 1 geel bier en 3 zwarte bieren aan.',
          'Cas komt aan op de Grote Markt.',
          'Ann neemt “Kwaliteitscontrole” (+2), 30\u00a0→\u00a032.',
        ],
      }[language],
    )
  })
})

test('all languages hold the same texts', () => {
  const paths = languages.map((language) => strings(texts[language]).map(([path]) => path))
  expect(paths[1]).toEqual(paths[0])
  expect(paths[2]).toEqual(paths[0])
})

test('every language is its own: no card text is left untranslated', () => {
  for (const { id } of objectives) {
    expect(new Set(languages.map((language) => texts[language].cards[id].text)).size).toBe(3)
  }
})
