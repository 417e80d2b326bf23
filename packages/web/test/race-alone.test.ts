import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { campaign, SETS, soloMatch } from '@estaminet/belgian-beers-race/solo'
import { readOptions } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import { journeyOf } from '../src/games/belgian-beers-race/choices.ts'
import { type Evening, eveningOf } from '../src/games/belgian-beers-race/evening.ts'
import { briefOf } from '../src/games/belgian-beers-race/expansions/solo/condition-words.ts'
import { evening as eveningFact } from '../src/games/belgian-beers-race/expansions/solo/evening.ts'
import { brings, foretell, hisAnswer } from '../src/games/belgian-beers-race/expansions/solo/foresee.ts'
import { allowedIn, missingIn, placesOf, takenByHim } from '../src/games/belgian-beers-race/expansions/solo/places.ts'
import { questionOf } from '../src/games/belgian-beers-race/expansions/solo/rows.ts'
import { scale } from '../src/games/belgian-beers-race/expansions/solo/scale.ts'
import { soloWords } from '../src/games/belgian-beers-race/expansions/solo/texts/index.ts'
import { explain } from '../src/games/belgian-beers-race/explain.ts'
import { bringRules } from '../src/games/belgian-beers-race/foretell.ts'
import { type RaceEvent, raceOf } from '../src/games/belgian-beers-race/model.ts'
import { bringExpansions } from '../src/games/belgian-beers-race/rules.ts'
import { preview } from '../src/games/belgian-beers-race/slate/preview.ts'
import { reasonsIn } from '../src/games/belgian-beers-race/slate/worth.ts'
import { expansionWords, openExpansionWords } from '../src/games/belgian-beers-race/texts/expansions.ts'
import { cardTexts, explainTexts, numberedTown } from '../src/games/belgian-beers-race/texts/index.ts'
import { inTab } from '../src/shell/slate/in-tab.ts'
import { askOf, atRandom, endOf } from './support/at-random.ts'
import { LANGUAGES } from './support/race-questions.ts'
import { openWords } from './support/words.ts'

await openWords()
await bringRules()
await bringExpansions()
for (const language of LANGUAGES) await openExpansionWords(language)

const OPTIONS = readOptions(belgianBeersRace, 1, { solo: true })
const NAMES = ['Inès']

/** Every question of a race against the Zythologist. */
function* questions(seed: string, condition = 'none') {
  const options = { ...OPTIONS, campaign: condition }
  for (const at of atRandom(belgianBeersRace, { seats: 1, options, seed }))
    yield { view: raceOf(belgianBeersRace.view(at.s, 0)), ask: askOf(belgianBeersRace, at) }
}

const START = raceOf(belgianBeersRace.view(belgianBeersRace.setup(OPTIONS, 1), 0))

test('an evening adds up with what is paid for more bottles than his, and says whether it was', () => {
  const evenings: Evening[] = []
  let events: RaceEvent[] = []
  const hear = (event: unknown): void => void events.push(event as RaceEvent)
  endOf(atRandom(belgianBeersRace, { seats: 1, options: OPTIONS, seed: 'alone', hear }), ({ s }) => {
    const view = raceOf(belgianBeersRace.view(s, 0))
    const evening = eveningOf(events, view)
    if (evening && view.solo) {
      evenings.push(evening)
      const { led, notLed } = soloWords('en').evening
      const { mine, his } = soloMatch(view.players[0].bottles, view.solo)
      const leading = { ...view, solo: { ...view.solo, led: [view.day - 1] } }
      expect(eveningFact(view, 'en').text).toBe((evening.rows[0].more > 0 ? led : notLed)(mine, his))
      expect(eveningFact(leading, 'en').text).toBe(led(mine, his))
      const paid: unknown = { type: 'solo/led', seat: 0, day: view.day - 1, points: 5 }
      const [row] = eveningOf([...events, paid as RaceEvent], view)?.rows ?? []
      expect([row.more, row.before]).toEqual([evening.rows[0].more + 5, evening.rows[0].before - 5])
    }
    events = []
  })
  const [friday, saturday] = evenings.map(({ rows }) => rows[0])
  expect([friday.before, saturday.before]).toEqual([0, friday.after])
})

test('what a move is worth is told in words, for what he pays too', () => {
  const parts = ['solo/led', 'solo/toasts', 'solo/race-won', 'solo/race-lost'].map((reason) => ({ reason, points: 5 }))
  for (const language of LANGUAGES) expect(reasonsIn({ points: 20, parts }, START, language)).not.toContain('solo/')
})

test('a toast says what it takes, and that its points come on top where they are not counted', () => {
  const told = new Set<string>()
  for (const { view, ask } of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].flatMap((seed) => [...questions(seed)])) {
    if (told.size === 2) break
    if (view.steps.at(-1)?.step !== 'action') continue
    for (const choice of ask.choices.filter(journeyOf)) {
      const { toastAt } = hisAnswer(view, choice.move)
      if (toastAt === null) continue
      const { does } = soloWords('fr')
      const lines = foretell(choice, view, 'fr').map(({ text }) => text)
      const isCounted = preview(choice, ask, view, NAMES, 'fr').lines.some(({ more }) => more?.includes('Trinquer'))
      const said = (isCounted ? does.toast : does.toastBesides)(numberedTown('fr', toastAt), 1)
      expect(lines).toContain(said)
      told.add(isCounted ? 'counted' : 'besides')
    }
  }
  expect([...told].toSorted()).toEqual(['besides', 'counted'])
})

test('who may replace cards reads which ones come', () => {
  let read = 0
  for (const { view, ask } of questions('replaced')) {
    if (view.steps.at(-1)?.step !== 'solo/replacement') continue
    for (const language of LANGUAGES) {
      const { detail = '' } = questionOf(ask, view, NAMES, language) ?? {}
      for (const card of view.machine.cards.slice(4, 6).filter((one) => one !== null)) {
        expect(detail).toContain(cardTexts(language, card).title)
        read++
      }
    }
  }
  expect(read).toBeGreaterThan(0)
  expect(questionOf({ id: '', seat: 0, choices: [], sealed: false }, START, NAMES, 'en')).toBeUndefined()
})

test('the titles are told with the points that win, which are those of none', () => {
  for (const language of LANGUAGES) {
    const names = expansionWords(language)?.cards.soloTitles
    if (!names) throw new Error('no words')
    const { victory } = soloWords(language)
    expect(scale(names, victory).match(/\d+/g)).toEqual(['200', '226', '250', '251'])
  }
})

test('alone, nothing speaks of the discs and turns of others', () => {
  for (const language of LANGUAGES)
    for (const term of ['time', 'token', 'machine', 'lightning'] as const) {
      const text = explain(`term ${term}`, START, 0, language)?.text
      expect(text).toBe(explainTexts(language).alone[term])
      expect(text).not.toBe(explainTexts(language).terms[term].text)
    }
})

test('a tab shows what its own price brings', () => {
  const [row, bike, bus] = [() => null, () => null, () => null]
  const price = (column: number, gets: () => null) => ({
    choice: { move: column, say: '', info: {} },
    price: '',
    sentence: '',
    column,
    gets,
  })
  const groups = [{ name: '', rows: [{ title: '', gets: row, prices: [price(0, bike), price(1, bus)] }] }]
  expect([0, 1].map((tab) => inTab(groups, tab, 2)[0].rows[0].gets)).toEqual([bike, bus])
})

test('a condition that sends one to breweries says which are left, and every other names none', () => {
  const wanted = new Map([
    [2, SETS.BORDER16],
    [6, SETS.TRAPPIST5],
    [9, SETS.BONUS12],
    [11, SETS.YELLOW],
  ])
  for (const { number } of campaign) {
    let last = Number.POSITIVE_INFINITY
    for (const { view } of questions('places', `${number}`)) {
      const missing = missingIn(view)
      const places = wanted.get(number)
      expect(missing).toEqual(
        places &&
          placesOf(number).filter(
            (place) => places.some((one) => one === place) && !view.players[0].visited.includes(place),
          ),
      )
      if (!missing) break
      expect(missing.length).toBeLessThanOrEqual(last)
      last = missing.length
    }
  }
  expect(campaign.filter(({ number }) => allowedIn(number).length > 0).map(({ number }) => number)).toEqual([12])
  const coloured = allowedIn(12).every((place) => [...SETS.RED, ...SETS.BLACK].some((one) => one === place))
  expect(coloured).toBe(true)
})

test('where he was first, the list and the preview say that nothing is left for a first visit', () => {
  let read = 0
  for (const { view, ask } of questions('fresh', '4')) {
    const taken = takenByHim(view)
    expect(taken).toEqual(view.solo?.stood.filter((place) => !view.players[0].visited.includes(place)))
    for (const choice of ask.choices) {
      const to = journeyOf(choice)?.to
      const isTaken = to !== undefined && taken.includes(to)
      for (const language of LANGUAGES) {
        const words = soloWords(language)
        expect(brings(choice, view, language).some(({ word }) => word === words.brings.taken)).toBe(isTaken)
        if (isTaken) expect(foretell(choice, view, language).map(({ text }) => text)).toContain(words.taken)
      }
      if (isTaken) read++
    }
    if (read > 5) break
  }
  expect(read).toBeGreaterThan(0)
  for (const { view } of questions('fresh', '3')) expect(takenByHim(view)).toEqual([])
})

test('in a few words a condition is its count, its parts that hold, or whether it still holds', () => {
  const { condition: words } = soloWords('en')
  const brief = (number: number): string => {
    const [{ view }] = questions('brief', `${number}`)
    const when = campaign.find((one) => one.number === number)?.when
    if (!when || !view.solo?.condition) throw new Error('no condition')
    return briefOf(when, view.solo.condition, words)
  }
  expect(brief(2)).toBe(words.of(0, 16))
  // He has taken a bottle where he begins.
  expect(brief(3)).toBe(words.of(3, 4))
  expect(brief(15)).toBe(words.state.reached)
  expect(brief(13)).toBe(words.state.open)
})
