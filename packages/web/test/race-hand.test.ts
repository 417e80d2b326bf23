import { answered, belgianBeersRace, objectives, windowIn } from '@estaminet/belgian-beers-race'
import { clockAt } from '@estaminet/belgian-beers-race/board'
import { type Options, readOptions } from '@estaminet/kernel'
import type { Ask } from '@estaminet/table'
import { describe, expect, it, test } from 'vitest'
import { deedOf } from '../src/games/belgian-beers-race/choices.ts'
import { cardsNamed } from '../src/games/belgian-beers-race/expansions/confrontation/cards.ts'
import { exchangeQuestion } from '../src/games/belgian-beers-race/expansions/confrontation/exchange.ts'
import { explain } from '../src/games/belgian-beers-race/expansions/confrontation/explain.ts'
import { leftOf, lyingBefore } from '../src/games/belgian-beers-race/expansions/confrontation/lying.ts'
import { handOf, keeps, pickOf, withCard } from '../src/games/belgian-beers-race/expansions/confrontation/playing.ts'
import { rowsOfHand } from '../src/games/belgian-beers-race/expansions/confrontation/rows.ts'
import { answerLines, windowQuestion } from '../src/games/belgian-beers-race/expansions/confrontation/window.ts'
import {
  type CardId,
  cardText,
  meetingIn,
  wordsOf,
} from '../src/games/belgian-beers-race/expansions/confrontation/words.ts'
import { bringRules, foretell } from '../src/games/belgian-beers-race/foretell.ts'
import { carriedBy, type RaceView, raceOf } from '../src/games/belgian-beers-race/model.ts'
import { bringExpansions, imagined } from '../src/games/belgian-beers-race/rules.ts'
import { missedLines } from '../src/games/belgian-beers-race/slate/brings.ts'
import { expansionRows } from '../src/games/belgian-beers-race/slate/of-expansions.ts'
import { preview } from '../src/games/belgian-beers-race/slate/preview.ts'
import { openExpansionWords } from '../src/games/belgian-beers-race/texts/expansions.ts'
import { cardTexts, say } from '../src/games/belgian-beers-race/texts/index.ts'
import { askOf, atRandom } from './support/at-random.ts'
import { LANGUAGES } from './support/race-questions.ts'
import { openWords } from './support/words.ts'

await openWords()
await bringRules()
await bringExpansions()
for (const language of LANGUAGES) await openExpansionWords(language)

const NAMES = ['Inès', 'Jef', 'Gust']

/** What is looked for comes up in the first hundred games or so; without an end a test that finds nothing would never fail. */
const MOST_GAMES = 600

/** Every question of a race at random, as the screen of whoever is asked gets it. */
function* questions(hands: string, game = 0): Generator<{ ask: Ask; view: RaceView }> {
  const options = readOptions(belgianBeersRace, 3, { confrontation: true, 'confrontation-hands': hands, events: true })
  for (const at of atRandom(belgianBeersRace, { seats: 3, options, seed: `hand ${hands}${game || ''}` }))
    yield { ask: askOf(belgianBeersRace, at), view: raceOf(belgianBeersRace.view(at.s, at.seat)) }
}

const choice = (move: number, kind: string, more: object = {}) => ({ move, say: kind, info: { kind, ...more } })
const asking = (...choices: ReturnType<typeof choice>[]): Ask => ({
  id: 'asked',
  seat: 0,
  choices,
  sealed: true,
})
const holding = (...hand: readonly CardId[]): RaceView => {
  const s = belgianBeersRace.setup(readOptions(belgianBeersRace, 2, { confrontation: true }), 2)
  const view = raceOf(belgianBeersRace.view(s, 0))
  const { confrontation } = view
  if (!confrontation?.own) throw new Error('Nobody looks at this table.')
  return { ...view, confrontation: { ...confrontation, own: { ...confrontation.own, hand } } }
}

describe('a hand', () => {
  const [pass, one, two, both] = [
    choice(0, 'confrontation/pass'),
    choice(1, 'confrontation/answer', { cards: ['CF-N01'] }),
    choice(2, 'confrontation/answer', { cards: ['CF-N02'] }),
    choice(3, 'confrontation/answer', { cards: ['CF-N02', 'CF-N01'] }),
  ]
  const ask = asking(pass, one, two, both)

  it('says which cards can be played now, and which the choice looked at plays', () => {
    const cards = handOf(holding('CF-N01', 'CF-N02', 'CF-P12'), ask, one)
    expect(cards.map(({ isReady }) => isReady)).toEqual([true, true, false])
    expect(cards.map(({ isChosen }) => isChosen)).toEqual([true, false, false])
  })

  it('waits while somebody else is asked, and does not exist for who only watches', () => {
    const view = holding('CF-N01')
    expect(handOf(view, { ...ask, seat: 1 }, undefined)).toEqual([{ id: 'CF-N01', isReady: false, isChosen: false }])
    expect(handOf({}, ask, undefined)).toEqual([])
  })

  it('adds a card to the answer looked at, in the order in which they are pressed, and takes it away again', () => {
    expect(withCard('CF-N02', ask.choices, undefined)).toBe(two)
    expect(withCard('CF-N01', ask.choices, two)).toBe(both)
    expect(withCard('CF-N02', ask.choices, both)).toBe(one)
    expect(withCard('CF-N01', ask.choices, one)).toBe(pass)
  })

  it('plays a card with the ride looked at, and else with the first it can be played with', () => {
    const [road, wind, far] = [
      choice(4, 'bike', { to: 6 }),
      choice(5, 'confrontation/ride', { to: 6, cards: ['CF-P01'] }),
      choice(6, 'confrontation/ride', { to: 4, cards: ['CF-P01'] }),
    ]
    const all = [road, far, wind]
    expect(withCard('CF-P01', all, road)).toBe(wind)
    expect(withCard('CF-P01', all, undefined)).toBe(far)
    expect(withCard('CF-P01', all, wind)).toBe(road)
  })

  it('keeps as many cards of a packet as the rules ask for', () => {
    const pair = choice(7, 'confrontation/pick', { cards: ['CF-N01', 'CF-P02'] })
    expect(keeps(asking(pair))).toBe(2)
    expect(keeps(ask)).toBe(0)
    expect(pickOf(['CF-P02', 'CF-N01'], [pair])).toBe(pair)
    expect(pickOf(['CF-P02'], [pair])).toBeUndefined()
  })
})

test.each(['random', 'draft'])('in a race with %s hands every card offered is found from its card', (hands) => {
  const met = new Set<boolean>()
  for (const { ask, view } of questions(hands))
    for (const { id, isReady } of handOf(view, ask, undefined)) {
      const found = withCard(id, ask.choices, undefined)
      expect(found !== undefined).toBe(isReady)
      if (found) expect(cardsNamed(found.info)).toEqual([id])
      met.add(isReady)
    }
  expect(met.size).toBe(2)
})

test('every window of a race says what it is about, and what each answer changes, in three languages', () => {
  const told = new Set<string>()
  for (const { ask, view } of questions('random')) {
    if (view.steps.at(-1)?.step !== 'confrontation/window') continue
    const title = windowQuestion(ask, view, NAMES, 'en')?.title ?? ''
    if (told.has(title)) continue
    told.add(title)
    for (const language of LANGUAGES) {
      const said = windowQuestion(ask, view, NAMES, language)
      expect(said?.title).toBeTruthy()
      expect(said?.detail).not.toMatch(/undefined|NaN/)
      for (const one of ask.choices)
        for (const { text } of answerLines(one, ask, view, NAMES, language)) expect(text).not.toMatch(/undefined|NaN/)
    }
  }
  expect(told.size).toBeGreaterThan(3)
})

describe.each(LANGUAGES)('in %s', (language) => {
  const words = wordsOf(language)

  it('nothing that is read at the table speaks of toasts', () => {
    const { cards, events, characters, brings, reason, ...rest } = meetingIn(language)
    const asked = objectives.flatMap(({ id }) => cards(id) ?? [])
    expect(asked).toHaveLength(5)
    const said = [
      ...asked,
      ...Object.values(events),
      ...Object.values(characters).flat(),
      brings,
      reason,
      rest.missed,
      rest.with('Jef'),
    ]
    for (const text of said) expect(text).not.toMatch(/toast|cheers|trinqu|toost/i)
  })

  it('an exchange says with whom, and what the other carries', () => {
    const view = holding('CF-N01')
    const asked = (step: string) => {
      const ask = asking(choice(0, step, { partner: 1, cubes: {} }), choice(1, step, { partner: 1, cubes: {} }))
      return exchangeQuestion(ask, { ...view, steps: [{ step, seat: 0, more: 1 }] }, NAMES, language)?.detail
    }
    expect(asked('confrontation/give')).toContain('Jef')
    // Whoever has exchanged nothing yet has points to lose, and no hyphen says so.
    expect(asked('confrontation/give')).toContain('−5 → 1')
    expect(asked('confrontation/take')).toBe(words.exchange.take('Jef'))
    expect(asked('confrontation/partner')).toBeUndefined()
  })

  it('rides with a card are listed by where they lead, behind the card', () => {
    const rides = [9, 11].map((to) => choice(to, 'confrontation/ride', { to, cost: 2, cards: ['CF-P01'] }))
    const [ask, view] = [asking(...rides), holding('CF-P01')]
    const [folded] = rowsOfHand(expansionRows(ask, view, language, NAMES), ask, view, NAMES, language)
    expect(folded.title).toBe(words.withCard(cardText('CF-P01', language).title))
    expect(folded.folds?.map(({ title }) => title)).toEqual(['Irchonwelz\u00a0(9)', 'Erpe-Mere\u00a0(11)'])
  })
})

test('a window in which nothing can be played says so', () => {
  const met = new Set<boolean>()
  for (const { ask, view } of questions('random')) {
    if (view.steps.at(-1)?.step !== 'confrontation/window') continue
    const says = windowQuestion(ask, view, NAMES, 'en')?.detail
    expect(says?.endsWith(wordsOf('en').nothingToPlay)).toBe(ask.choices.length === 1)
    met.add(ask.choices.length === 1)
  }
  expect(met.size).toBe(2)
})

test.each(LANGUAGES)('in %s a card at a glance tells only numbers that are printed on it', (language) => {
  for (const [id, { does }] of Object.entries(wordsOf(language).brief)) {
    const { text } = cardText(id as CardId, language)
    const printed = text.match(/\d+/g) ?? []
    // A language may write a one out.
    for (const number of does.match(/\d+/g) ?? [])
      if (number !== '1') expect(printed, `${id}: ${does}`).toContain(number)
  }
})

test('whoever is asked about their own move is spoken to, and nobody by a name of their own', () => {
  let own = 0
  for (const { ask, view } of questions('random')) {
    if (view.steps.at(-1)?.step !== 'confrontation/window') continue
    for (const language of LANGUAGES) {
      const said = [
        windowQuestion(ask, view, NAMES, language)?.detail,
        ...ask.choices.flatMap((choice) => answerLines(choice, ask, view, NAMES, language).map(({ text }) => text)),
      ]
      expect(said.join(' ')).not.toContain(NAMES[ask.seat])
    }
    own++
  }
  expect(own).toBeGreaterThan(20)
})

test('passing says what a kept card is worth, where there is one to keep', () => {
  const pass = choice(0, 'confrontation/pass')
  const row = { title: 'Pass', prices: [{ choice: pass, price: '', sentence: 'Pass' }] }
  const [kept] = rowsOfHand([row], asking(pass), holding('CF-N01'), NAMES, 'en')
  expect(kept.detail).toBe(wordsOf('en').keeps)
  const [empty] = rowsOfHand([row], asking(pass), holding(), NAMES, 'en')
  expect(empty.detail).toBeUndefined()
})

test.each(LANGUAGES)('a card says in %s when it can be played: now, at its moment, or never again', (language) => {
  const about = (state: string) => explain(`confrontation CF-P08${state}`, holding(), language)?.text
  const { brief, readyNow } = wordsOf(language)
  expect(about('')).toContain(brief['CF-P08'].when)
  expect(about(' ready')).toContain(readyNow)
  expect(about(' ready')).not.toContain(brief['CF-P08'].when)
  expect(about(' played')).not.toContain(readyNow)
})

test('who wakes up does so by the clock of the next day', () => {
  let woken = 0
  for (const { ask, view } of questions('random')) {
    if (windowIn(view)?.hook !== 'wake') continue
    const said = windowQuestion(ask, view, NAMES, 'en')?.detail ?? ''
    const [, time, space] = /up at (\S+), on space (\d+)/.exec(said) ?? []
    expect(time).toBe(clockAt(view.match.length, view.day + 1, Number(space)).time)
    woken++
  }
  expect(woken).toBeGreaterThan(0)
})

test('a card that has dice rolled again foretells nothing of them', () => {
  let rolled = 0
  for (const { ask, view } of questions('random'))
    for (const one of ask.choices.filter(({ info }) => cardsNamed(info).includes('CF-N04'))) {
      expect(answerLines(one, ask, view, NAMES, 'en')).toEqual([])
      rolled++
    }
  expect(rolled).toBeGreaterThan(0)
})

/** Everybody who may drink on the bus with a clear head, and whether they will meet somebody with beer where it goes. */
function* onTheBus(options: Options) {
  for (let game = 0; game < MOST_GAMES; game++)
    for (const at of atRandom(belgianBeersRace, { seats: 3, options, seed: `last beer ${game}` })) {
      const view = raceOf(belgianBeersRace.view(at.s, at.seat))
      const { level } = view.players[at.seat]
      if (view.steps.at(-1)?.step !== 'transit' || view.action.to === 'GP' || level > 5) continue
      const met = view.players.filter(
        (other, seat) => seat !== at.seat && other.place === view.action.to && carriedBy(other) > 0 && !other.finished,
      )
      yield { view, met: met.length, beers: carriedBy(view.players[at.seat]), ask: askOf(belgianBeersRace, at) }
    }
}

test.each([
  ['Exchange', { confrontation: true }],
  ['toast', {}],
])('to drink the last beer on the way says that it costs the %s at its end, and no other beer does', (_, options) => {
  const isExchange = 'confrontation' in options
  const found = new Set<string>()
  for (const { view, met, beers, ask } of onTheBus(readOptions(belgianBeersRace, 3, options))) {
    // A toast takes a beer for each of those there.
    const isMissed = met > 0 && beers === (isExchange ? 1 : met)
    found.add(`${met > 0} ${isMissed}`)
    for (const choice of ask.choices)
      for (const language of LANGUAGES) {
        const meeting = isExchange ? meetingIn(language) : undefined
        const said = missedLines(choice, ask, view, language, meeting).map(({ text }) => text)
        const missed = meeting?.missed ?? say(language).missesToast
        expect(said).toEqual(isMissed && deedOf(choice).kind === 'drink' ? [missed] : [])
        const { lines } = preview(choice, ask, view, NAMES, language)
        expect(lines.some(({ text }) => text === say(language).missesToast)).toBe(said.length > 0)
      }
    if (found.size === 3) break
  }
  expect(found.size).toBe(3)
})

test('a window about a claim names the objective that is taken, and one before a jump those that can be', () => {
  const found = new Set<string>()
  for (let game = 0; found.size < 2 && game < MOST_GAMES; game++)
    for (const { ask, view } of questions('random', game)) {
      const asked = windowIn(view)
      if (asked?.hook !== 'claim' && asked?.hook !== 'check') continue
      const jumps = ask.choices.find(({ info }) => cardsNamed(info).includes('CF-P11'))
      const taking = asked.hook === 'claim' ? ask.choices[0] : jumps
      if (!taking) continue
      found.add(asked.hook)
      const taken = foretell(view, ask.seat, taking.move).events.find(
        (event) => event.type === 'cardTaken' && event.seat === asked.subject,
      )
      if (taken?.type !== 'cardTaken') throw new Error('Nothing is taken.')
      for (const language of LANGUAGES)
        expect(windowQuestion(ask, view, NAMES, language)?.detail).toContain(cardTexts(language, taken.card).title)
    }
  expect([...found].sort()).toEqual(['check', 'claim'])
})

test('an answer that changes a level says what that forbids', () => {
  let forbidden = 0
  for (let game = 0; forbidden === 0 && game < MOST_GAMES; game++)
    for (const { ask, view } of questions('random', game))
      for (const one of ask.choices.filter(({ info }) => cardsNamed(info).includes('CF-N08'))) {
        if (!windowIn(view)) continue
        const { passed, played } = answered(imagined(view), ask.seat, one.move)
        for (const language of LANGUAGES) {
          const said = answerLines(one, ask, view, NAMES, language).find(({ icon }) => icon === 'breathalyzer')?.text
          const isWorse = played.band !== passed.band && played.level > passed.level
          const { noBicycle, slow } = say(language)
          const word = { clear: '', noBicycle, slow, asleep: wordsOf(language).outcome.asleep }[played.band]
          expect(word !== '' && (said?.endsWith(word) ?? false)).toBe(isWorse)
          if (isWorse) forbidden++
        }
      }
  expect(forbidden).toBeGreaterThan(0)
})

describe('What lies before somebody', () => {
  const view = {
    match: { length: 'base' },
    day: 1,
    confrontation: {
      running: [
        [
          { card: 'CF-P09', left: 4 },
          { card: 'CF-P01', left: 2 },
          { card: 'CF-P14', left: 1 },
        ],
      ],
      inForce: [['CF-P13', null]],
    },
  } as unknown as RaceView

  it('says how long it still runs: by the clock, by moves, or this time alone', () => {
    const chips = lyingBefore(view, 0).map((lying) => leftOf(lying, view, wordsOf('en')))
    expect(chips).toEqual([`until ${clockAt('base', 1, 4).time}`, '2 moves left', '1 move left', 'this time'])
    expect(lyingBefore(view, 1)).toEqual([])
    for (const language of LANGUAGES)
      for (const lying of lyingBefore(view, 0)) expect(leftOf(lying, view, wordsOf(language))).not.toBe('')
  })
})
