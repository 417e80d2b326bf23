import { describe, expect, test } from 'vitest'
import { bands, STYLES } from '../src/content/bands.ts'
import { campaign } from '../src/content/campaign.ts'
import { characters } from '../src/content/characters.ts'
import { EXPANSION_NAMES, REFUSAL_RULE, REFUSALS } from '../src/content/combinations.ts'
import type { Condition } from '../src/content/condition.ts'
import { confrontation } from '../src/content/confrontation.ts'
import type { Effect, Predicate } from '../src/content/effect.ts'
import { events } from '../src/content/events.ts'
import { objectives } from '../src/content/objectives.ts'
import { pixels } from '../src/content/pixels.ts'
import { SET_NAMES } from '../src/content/sets.ts'
import { SOLO_CARD, SOLO_TITLES } from '../src/content/solo.ts'
import { TEAM_SEATS, teamCards } from '../src/content/team.ts'
import { refusal as forPrograms } from '../src/for-programs.ts'
import { atPlay } from '../src/texts/at-play.ts'
import { concertLine, drawingLine, majorityLine, teamLine, visitsLine } from '../src/texts/expansion-lines.ts'
import { BAND_NAMES, type ExpansionTexts, expansionTexts, type ToastCard } from '../src/texts/expansions.ts'
import { type Language, texts } from '../src/texts/index.ts'
import { strings } from './strings.ts'

const languages = ['en', 'fr', 'nl'] satisfies Language[]

/** What a reader must find on the card, signs aside. A single one may be said with a word. */
const numbersOf = (effects: readonly Effect[]): number[] =>
  effects.flatMap(({ when = [], does }) => [
    ...asked(when),
    ...does.flatMap((primitive) => ('n' in primitive ? [Math.abs(primitive.n)] : [])),
  ])

/** The level a beer may lead to, or a threshold, is not said on the card: the rules know it. */
const asked = (when: readonly Predicate[]): number[] =>
  when.flatMap((predicate) => {
    if (predicate.form === 'level' || predicate.form === 'levelAfter' || predicate.form === 'objectiveLevel') return []
    if ('atLeast' in predicate) return [predicate.atLeast]
    return 'atMost' in predicate ? [predicate.atMost] : []
  })

const written = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

/** Text and card hold the same numbers; 0 and 1 may be words. */
function agree(text: string, numbers: readonly number[], what: string) {
  const inText = new Set(written(text).filter((n) => n > 1))
  expect([...inText].sort(), `${what}: ${text}`).toEqual([...new Set(numbers.filter((n) => n > 1))].sort())
}

/** Everything a reader can be shown, with the lines that are made from cards. */
const everyLine = (said: ExpansionTexts): [string, string][] => [
  ...strings(said),
  ...[false, true].flatMap((other) => [
    ...characters.map((card): [string, string] => [`${card.id}.visits`, visitsLine(said, card, other)]),
    ...characters.map((card): [string, string] => [`${card.id}.majority`, majorityLine(said, card, other)]),
    ...teamCards.map((card): [string, string] => [`${card.id}.text`, teamLine(said, card, other)]),
  ]),
  ...bands.map((band): [string, string] => [`${band.id}.concert`, concertLine(said, band)]),
  ...pixels.map((card): [string, string] => [`${card.id}.need`, drawingLine(said, card)]),
  ...SET_NAMES.flatMap((name) => [1, 2].map((n): [string, string] => [`${name}.${n}`, said.sets[name](n)])),
]

describe.each(languages)('The expansions in %s', (language) => {
  const said = expansionTexts[language]

  test('every card, condition, title and refusal has its words, and nothing else has', () => {
    const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id).sort()
    const keys = (catalogue: object) => Object.keys(catalogue).sort()
    expect(keys(said.confrontation)).toEqual(ids(confrontation))
    expect(keys(said.events)).toEqual(ids(events))
    expect(keys(said.characters)).toEqual(ids(characters))
    expect(keys(said.bands)).toEqual(ids(bands))
    expect(keys(said.drawings)).toEqual(ids(pixels))
    expect(keys(said.team)).toEqual(ids(teamCards))
    expect(keys(said.campaign)).toEqual(campaign.map(({ number }) => String(number)).sort())
    expect(keys(said.styles)).toEqual([...STYLES].sort())
    expect(keys(said.soloTitles)).toEqual(SOLO_TITLES.map(({ title }) => title).sort())
    expect(keys(said.expansions)).toEqual([...EXPANSION_NAMES, 'campaign'].sort())
    expect(keys(said.refusals)).toEqual([...REFUSALS].sort())
    expect(keys(said.sets)).toEqual([...SET_NAMES].sort())
  })

  test('no text is empty, doubled in spaces or written with straight quotes', () => {
    for (const [path, text] of everyLine(said)) {
      expect(text.trim(), path).not.toBe('')
      expect(text, path).not.toMatch(/ {2}|["']|\s$|^\s|undefined|NaN/)
    }
  })

  test('sentences end with a stop, titles do not', () => {
    for (const [path, text] of everyLine(said))
      if (/\.(text|strength|weakness|line|visits|concert|need)$|^(refusals|bands)\./.test(path))
        expect(text, path).toMatch(/\.$/)
      else if (/\.(title|name)$/.test(path)) expect(text, path).not.toMatch(/[.,;:]$/)
  })

  test('no two cards of the race share a title, nor two of a deck a text', () => {
    const titled = [said.confrontation, said.events, said.characters, said.team, said.campaign, texts[language].cards]
    const titles = titled.flatMap((deck) => Object.values(deck).map(({ title }) => title))
    const all = [...titles, ...Object.values(said.drawings), ...Object.values(BAND_NAMES), said.soloCard.title]
    expect(all.filter((title, at) => all.indexOf(title) !== at)).toEqual([])
    for (const deck of [said.confrontation, said.events, said.campaign])
      expect(new Set(Object.values(deck).map(({ text }) => text)).size).toBe(Object.keys(deck).length)
  })

  test('TBBR-EXP-30: an objective that speaks of toasts asks for an Exchange, with the same numbers', () => {
    const toasts = (condition: Condition): boolean =>
      condition.form === 'all'
        ? condition.of.some(toasts)
        : condition.form === 'toasted' || (condition.form === 'track' && condition.track === 'cheers')
    const cards = objectives.filter(({ condition }) => toasts(condition)).map(({ id }) => id)
    expect(Object.keys(said.exchanging).sort()).toEqual(cards.sort())
    for (const [id, text] of Object.entries(said.exchanging)) {
      expect(text).not.toMatch(/toast|cheers|trinqu|toost/i)
      agree(text, written(texts[language].cards[id as ToastCard].text), id)
    }
  })

  test.each(confrontation)('$id says its numbers', ({ id, effects, lasts }) => {
    const span = lasts === 'instant' ? [] : Object.values(lasts)
    agree(said.confrontation[id].text, [...numbersOf(effects), ...span], id)
  })

  test.each(events)('$id says its numbers', ({ id, effects }) => {
    agree(said.events[id].text, numbersOf(effects), id)
  })

  test.each(characters)('$id says its numbers', ({ id, strength, weakness }) => {
    const often = [...strength, ...weakness].map(({ timesADay = 0 }) => timesADay)
    agree(said.characters[id].strength, [...numbersOf(strength), ...often], id)
    agree(said.characters[id].weakness, numbersOf(weakness), id)
  })

  test.each(campaign)('condition $number says its numbers', ({ number, when, rules = [] }) => {
    const points = rules.flatMap((rule) => (rule.rule === 'destination-race' ? rule.points : []))
    agree(said.campaign[number].text, [...asked(when), ...points], `condition ${number}`)
  })

  test('the Solo card and the refusals say their numbers', () => {
    agree(
      said.soloCard.text,
      Object.values(SOLO_CARD).filter((value) => typeof value === 'number'),
      'SO-01',
    )
    agree(said.refusals['team-seats'], [TEAM_SEATS], 'team-seats')
  })

  test('TBBR-EXP-05 a refusal says the rule that forbids the table in a sentence of its own, without its number', () => {
    const sentences = REFUSALS.map((refusal) => said.refusals[refusal])
    expect(new Set(sentences).size).toBe(REFUSALS.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^()]*[^.]\.$/u)
  })

  test('lines made from a card hold its numbers', () => {
    const card = <Card extends { readonly id: string }>(cards: readonly Card[], id: string): Card => {
      const found = cards.find((one) => one.id === id)
      if (!found) throw new Error(id)
      return found
    }
    expect([
      visitsLine(said, card(characters, 'CH-14'), false),
      visitsLine(said, card(characters, 'CH-14'), true),
      visitsLine(said, card(characters, 'CH-03'), false),
      visitsLine(said, card(characters, 'CH-03'), true),
      visitsLine(said, card(characters, 'CH-01'), false),
      visitsLine(said, card(characters, 'CH-05'), true),
      majorityLine(said, card(characters, 'CH-09'), false),
      majorityLine(said, card(characters, 'CH-09'), true),
      majorityLine(said, card(characters, 'CH-05'), true),
      concertLine(said, card(bands, 'BD-03')),
      drawingLine(said, card(pixels, 'PX-23')),
      teamLine(said, card(teamCards, 'TM-11'), false),
      teamLine(said, card(teamCards, 'TM-11'), true),
    ]).toEqual(
      {
        en: [
          '6 VPs for having visited 4 breweries in Brussels and 3 breweries on the border.',
          '6 VPs for having visited 3 breweries in Brussels and 1 brewery on the border.',
          '8 VPs for having visited breweries 1 and 34.',
          '8 VPs for having visited brewery 1 or 34.',
          '7 VPs for having visited 4 breweries on the northern border (5, 10, 17, 21).',
          '6 VPs for having visited 1 brewery of each colour.',
          '5 VPs if you have more red First Visitor Bottles than any other player.',
          '5 VPs for at least 3 red First Visitor Bottles, and more than the Zythologist has.',
          '5 VPs for at least 14 tasted beers.',
          '3 dice where electro is at home, 1 where brass is, 2 elsewhere.',
          '1 yellow beer, 4 brown beers, 2 red beers, and 2 black beers.',
          'A has visited at least 2 Cardinal Points breweries.',
          'A has visited at least 1 Cardinal Points brewery.',
        ],
        fr: [
          '6 PV pour avoir visité 4 brasseries de Bruxelles et 3 brasseries à la frontière.',
          '6 PV pour avoir visité 3 brasseries de Bruxelles et 1 brasserie à la frontière.',
          '8 PV pour avoir visité les brasseries 1 et 34.',
          '8 PV pour avoir visité la brasserie 1 ou 34.',
          '7 PV pour avoir visité 4 brasseries à la frontière nord (5, 10, 17, 21).',
          '6 PV pour avoir visité 1 brasserie de chaque couleur.',
          '5 PV si vous avez plus de bouteilles Premier visiteur rouges que chacun des autres.',
          '5 PV pour au moins 3 bouteilles Premier visiteur rouges, et plus que le Zythologue.',
          '5 PV pour au moins 14 bières dégustées.',
          '3 dés là où l’on joue de l’électro, 1 là où l’on joue de la fanfare, 2 ailleurs.',
          '1 bière jaune, 4 bières brunes, 2 bières rouges et 2 bières noires.',
          'A a visité au moins 2 brasseries Points cardinaux.',
          'A a visité au moins 1 brasserie Points cardinaux.',
        ],
        nl: [
          '6 OP voor een bezoek aan 4 Brusselse brouwerijen en 3 brouwerijen aan de grens.',
          '6 OP voor een bezoek aan 3 Brusselse brouwerijen en 1 brouwerij aan de grens.',
          '8 OP voor een bezoek aan brouwerijen 1 en 34.',
          '8 OP voor een bezoek aan brouwerij 1 of 34.',
          '7 OP voor een bezoek aan 4 brouwerijen aan de noordgrens (5, 10, 17, 21).',
          '6 OP voor een bezoek aan 1 brouwerij van elke kleur.',
          '5 OP als je meer rode Bierflesjes hebt dan elke andere speler.',
          '5 OP voor minstens 3 rode Bierflesjes, en meer dan de Zytholoog.',
          '5 OP voor minstens 14 geproefde bieren.',
          '3 dobbelstenen waar electro thuis is, 1 waar fanfare thuis is, 2 elders.',
          '1 geel bier, 4 bruine bieren, 2 rode bieren en 2 zwarte bieren.',
          'A heeft minstens 2 Windstreekbrouwerijen bezocht.',
          'A heeft minstens 1 Windstreekbrouwerij bezocht.',
        ],
      }[language],
    )
  })

  test('every set can be counted: one brewery, several breweries', () => {
    for (const name of SET_NAMES) expect(said.sets[name](1), name).not.toBe(said.sets[name](2).replace('2', '1'))
  })
})

test('all languages hold the same texts', () => {
  const paths = languages.map((language) => everyLine(expansionTexts[language]).map(([path]) => path))
  expect(paths[1]).toEqual(paths[0])
  expect(paths[2]).toEqual(paths[0])
})

test('every language is its own: no sentence is left untranslated', () => {
  const [en, fr, nl] = languages.map((language) => everyLine(expansionTexts[language]))
  for (const [at, [path, english]] of en.entries()) {
    // Music and Solo are called the same at home and abroad.
    if (path.startsWith('styles.') || path === 'expansions.solo.name') continue
    expect(new Set([english, fr[at][1], nl[at][1]]).size, path).toBe(3)
  }
})

test('twelve bands, each under its one name', () => {
  expect(Object.keys(BAND_NAMES)).toEqual(bands.map(({ id }) => id))
  expect(new Set(Object.values(BAND_NAMES)).size).toBe(12)
})

test('TBBR-EXP-05 programs are given the number of the rule behind its sentence', () => {
  const alone = { solo: true, confrontation: true }
  expect(forPrograms(alone, 1)).toBe(
    `${expansionTexts.en.refusals['solo-confrontation'].slice(0, -1)} (${REFUSAL_RULE['solo-confrontation']}).`,
  )
  expect(forPrograms({ events: true }, 2)).toBeUndefined()
})

describe.each(languages)('A card said of one player in %s', (language) => {
  const { events: lines } = atPlay(language)
  const tell = (event: string, of: object) => lines[event](of, () => 'Inès')

  test('a level that a card adds is one of the Breathalyzer', () => {
    const meter = texts[language].tracks.breathalyzer
    for (const [event, card] of [
      ['events/step', 'EV-17'],
      ['characters/step', 'CH-07'],
      ['confrontation/step', 'CF-N08'],
    ])
      expect(tell(event, { seat: 0, card, n: 1 })).toContain(meter)
  })

  test('one card that becomes a deck agrees with its verb', () => {
    expect(tell('pixel-bag/reshuffled', { cards: 1 })).not.toMatch(/cards|become\b|cartes|kaarten/)
    expect(tell('pixel-bag/reshuffled', { cards: 2 })).toMatch(/cards swapped so far become|cartes|kaarten/)
  })
})
