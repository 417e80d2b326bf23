import { bands } from '@estaminet/belgian-beers-race'
import { concertLine } from '@estaminet/belgian-beers-race/texts/expansion-lines'
import { expansionTexts } from '@estaminet/belgian-beers-race/texts/expansions'
import type { Ask, Choice } from '@estaminet/table'
import { expect, test } from 'vitest'
import { soloWords } from '../src/games/belgian-beers-race/expansions/solo/texts/index.ts'
import { cardWords } from '../src/games/belgian-beers-race/expansions/texts/cards.ts'
import { line, rollInWords } from '../src/games/belgian-beers-race/lines.ts'
import type { Rolled } from '../src/games/belgian-beers-race/model.ts'
import { columns } from '../src/games/belgian-beers-race/slate/columns.ts'
import { cardTexts, explainTexts, game, say } from '../src/games/belgian-beers-race/texts/index.ts'
import { soft } from '../src/games/belgian-beers-race/texts/soft.ts'
import { LANGUAGES, questions } from './support/race-questions.ts'
import { openWords } from './support/words.ts'

await openWords()

/** What a die may win, by its faces. */
const FANS = [2, 4, 6]
/** What stands between a number and its unit: in French it never breaks. */
const GAP = { en: ' ', fr: '\u00a0', nl: ' ' }
const rolled = (faces: Rolled['faces'], result: Rolled['result'], means: Rolled['means'] = 'hitch') => ({
  type: 'diceRolled' as const,
  seat: 0,
  means,
  faces,
  result,
})

test('a roll is told in plain words, and how many dice failed where there were several', () => {
  const say = (event: ReturnType<typeof rolled>) => LANGUAGES.map((language) => line(event, ['Camille'], language))
  expect(say(rolled(['tbbr'], 'success'))).toEqual([
    'A car stops for Camille.',
    'Une voiture s’arrête pour Camille.',
    'Een auto stopt voor Camille.',
  ])
  expect(say(rolled(['failed', 'late'], 'success'))).toEqual([
    'A car stops for Camille (1 of 2 dice failed).',
    'Une voiture s’arrête pour Camille (1 dé raté sur 2).',
    'Een auto stopt voor Camille (1 van de 2 dobbelstenen mislukt).',
  ])
  for (const text of say(rolled(['late'], 'late', 'bus'))) expect(text).not.toMatch(/\(|TBBR/)
})

const [{ view: PLAIN }] = questions('plain', 'short', 1)
const WITH_CARDS = { match: { ...PLAIN.match, expansions: ['events' as const] } }

test('dice on the table say which face decided, and what it means on a bus or by the roadside', () => {
  const say = (event: ReturnType<typeof rolled>) => LANGUAGES.map((language) => rollInWords(event, PLAIN, language))
  expect(say(rolled(['failed'], 'onTime', 'bus'))).toEqual([
    'Crossed-out thumb: on time',
    'Pouce barré\u202f: à l’heure',
    'Doorstreepte duim: op tijd',
  ])
  expect(rollInWords(rolled(['late'], 'late', 'bus'), PLAIN, 'en')).toBe('Clock: late, +2 TUs')
  // There it may be more, or nothing.
  expect(rollInWords(rolled(['late'], 'late', 'bus'), WITH_CARDS, 'en')).toBe('Clock: late')
  expect(rollInWords(rolled(['failed', 'tbbr'], 'success'), PLAIN, 'en')).toBe('Glass: a car stops')
  expect(rollInWords(rolled(['failed', 'failed'], 'failed'), PLAIN, 'en')).toBe('Crossed-out thumb: nobody stops')
})

test('the head of a column says what its chance is the chance of, for the dice there are', () => {
  const hitch = (dice: number): Choice => ({ move: dice, say: '', info: { kind: 'hitch', to: 6, dice } })
  const acting = [...questions('heads', 'short')].find(({ view }) => view.steps.at(-1)?.step === 'action')
  if (!acting) throw new Error('Nobody may travel in this race.')
  const ask = (...choices: Choice[]): Ask => ({ id: '1', seat: acting.ask.seat, sealed: false, choices })
  const note = (asked: Ask, language: (typeof LANGUAGES)[number]) =>
    columns(asked, acting.view, language).find(({ about }) => about === 'term hitch')?.note
  expect(LANGUAGES.map((language) => note(ask(hitch(1)), language))).toEqual([
    '1 in\u00a02 fails',
    '1 raté sur\u00a02',
    '1 op\u00a02 mislukt',
  ])
  expect(note(ask(hitch(1), hitch(2)), 'en')).toBe('1 in\u00a04 fails')
})

test('long Dutch words break where their parts meet', () => {
  expect(soft('Heb 4 Trappistenbrouwerijen bezocht.')).toBe('Heb 4 Trappisten\u00adbrouwerijen bezocht.')
  expect(soft('Windstreekbrouwerij')).toBe('Wind\u00adstreek\u00adbrouwerij')
  expect(soft('brouwerij')).toBe('brouwerij')
  expect(cardTexts('nl', 'L2-09').text).toContain('\u00ad')
})

test('no card has a word too long for the narrowest place on the belt that could not be broken', () => {
  const longest = /\p{L}{12,}/u
  for (const language of LANGUAGES)
    for (const id of Object.keys(game(language).cards))
      expect(longest.exec(cardTexts(language, id).text)?.[0], `${language} ${id}`).toBeUndefined()
  expect(cardTexts('en', 'L2-07').text).toContain('Breath\u00adalyzer')
})

test('points go by one name beside a number, on the board as in the log', () => {
  for (const language of LANGUAGES)
    for (const count of [0, 1, 2, 40]) {
      const said = game(language).vp(count)
      expect(`${count}${GAP[language]}${say(language).points(count)}`).toBe(said)
      expect(say(language).cardGone(count)).toContain(said)
      expect(said).not.toMatch(/pts|ptn/)
    }
  for (const language of LANGUAGES)
    for (const about of Object.values(explainTexts(language).terms))
      if (typeof about !== 'function') expect(about.text).not.toMatch(/\d (points?|punt(en)?)\b/)
})

test('the Grand Place says why nobody toasts there', () => {
  expect(LANGUAGES.map((language) => explainTexts(language).terms.grandPlace.text)).toEqual([
    expect.stringContaining('not a brewery, so nobody toasts'),
    expect.stringContaining('on ne peut y acheter, déguster, trinquer ni camper'),
    expect.stringContaining('geen brouwerij: toosten'),
  ])
})

test.each(LANGUAGES)('time is counted on the tags as in the log (%s)', (language) => {
  const [board, { tu }] = [say(language), game(language)]
  for (const units of [0, 1, 2, 12]) {
    expect(`${units}${GAP[language]}${board.tu(units)}`).toBe(tu(units))
    expect(board.timeLeft(units)).toContain(tu(units))
    expect(board.noLift('', units)).toContain(tu(units))
  }
})

test('a concert is told in whole sentences, with what each face of a die wins', () => {
  for (const language of LANGUAGES)
    for (const band of bands) {
      const said = cardWords(language).band.explained(concertLine(expansionTexts[language], band))
      expect(said).not.toContain('..')
      for (const fans of FANS) expect(said).toMatch(new RegExp(`\\b${fans}\\b`))
    }
})

test('alone, what is one short is told as one', () => {
  const { result, campaign } = soloWords('en')
  expect([result.starMissed(1), result.wonFrom(1), campaign.points(1)]).toEqual([
    '1 VP short of the star',
    '1 VP short of victory',
    '1 VP',
  ])
  expect(result.wonFrom(2)).toBe('2 VPs short of victory')
})
