import { belgianBeersRace, placeNumber, RETURN_DISTANCE, RETURN_PENALTY } from '@estaminet/belgian-beers-race'
import { CHANCE, type Game, movesOf, type Options, seeded } from '@estaminet/kernel'
import type { Ask, Choice } from '@estaminet/table'
import { describe, expect, test } from 'vitest'
import {
  byTarget,
  type CubeCounts,
  deedOf,
  homeFirst,
  journeyOf,
  preferred,
} from '../src/games/belgian-beers-race/choices.ts'
import { bringRules, foretell } from '../src/games/belgian-beers-race/foretell.ts'
import { type RaceView, raceOf } from '../src/games/belgian-beers-race/model.ts'
import { cardsWon, told } from '../src/games/belgian-beers-race/slate/brings.ts'
import { columns } from '../src/games/belgian-beers-race/slate/columns.ts'
import { preview } from '../src/games/belgian-beers-race/slate/preview.ts'
import { question } from '../src/games/belgian-beers-race/slate/question.ts'
import type { RowMarks } from '../src/games/belgian-beers-race/slate/row-marks.ts'
import { rows as slateRows } from '../src/games/belgian-beers-race/slate/rows.ts'
import { sentence } from '../src/games/belgian-beers-race/slate/sentence.ts'
import { localTitle } from '../src/games/belgian-beers-race/slate/titles.ts'
import { say } from '../src/games/belgian-beers-race/texts/index.ts'
import { inTab } from '../src/shell/slate/in-tab.ts'
import { openWords } from './support/words.ts'

await openWords()
await bringRules()

/** What is drawn in the rows needs a page; what they say does not. */
const nothing = () => () => null
const BARE: RowMarks = { plate: nothing, gets: nothing, fewerDice: nothing, offers: nothing, cubes: nothing }
const rows = (ask: Ask, view: RaceView, language: (typeof LANGUAGES)[number]) => slateRows(ask, view, language, BARE)

const LANGUAGES = ['en', 'fr', 'nl'] as const
const NAMES = ['Camille', 'Inès', 'Gust', 'Jef']

/** Positions of a random game, as a player's screen gets them. */
function* positions(seed: string, length: string, steps = 120) {
  const game = belgianBeersRace as Game<ReturnType<typeof belgianBeersRace.setup>>
  const options: Options = { length, leader: 'all', arrival: 'play' }
  const s = game.setup(options, 3)
  const rng = seeded(seed)
  const out = new Int32Array(4096)
  const weights = new Int32Array(4096)
  for (let step = 0; step < steps; step++) {
    const waiting = game.waiting(s)
    if (waiting === 0) return
    if (waiting === CHANCE) {
      const count = game.chance(s, out, weights)
      game.apply(s, -1, out[rng.below(count)])
      continue
    }
    const seat = 31 - Math.clz32(waiting)
    const moves = movesOf(game, s, seat)
    const choices: Choice[] = moves.map((move) => {
      const info = game.describe(s, seat, move)
      return { move, say: info.say.join(' '), info }
    })
    const ask: Ask = { id: String(step), seat, choices, sealed: false }
    yield { view: raceOf(game.view(s, seat)), ask }
    game.apply(s, seat, moves[rng.below(moves.length)])
  }
}

describe('the race on the slate', () => {
  test.each(['base', 'short'])(
    'every choice of a %s game has a sentence, a preview and a question in three languages',
    (length) => {
      for (const { view, ask } of positions('slate', length))
        for (const language of LANGUAGES) {
          const { title: asked, detail } = question(ask, view, NAMES, language)
          expect(asked).not.toBe('')
          // Nobody has left the start yet: there is no space 0 to pass.
          expect(detail ?? '').not.toMatch(/(space|case|veld) 0\b/)
          for (const choice of ask.choices) {
            const spoken = sentence(choice, view, language)
            expect(spoken).not.toMatch(/undefined|NaN/)
            const { title, lines } = preview(choice, ask, view, NAMES, language)
            expect(title).not.toMatch(/undefined|NaN|^$/)
            for (const { text } of lines) expect(text).not.toMatch(/undefined|NaN|^$/)
          }
        }
    },
  )

  test.each(LANGUAGES)('sentences tell all choices apart (%s)', (language) => {
    for (const { view, ask } of positions('apart', 'base')) {
      const spoken = ask.choices.map((choice) => sentence(choice, view, language))
      expect(new Set(spoken).size, spoken.join('; ')).toBe(spoken.length)
    }
  })

  test('journeys are gathered by destination in the order of the legal moves', () => {
    for (const { ask } of positions('rows', 'base')) {
      const journeys = ask.choices.filter((choice) => journeyOf(choice))
      const gathered = [...byTarget(journeys).values()].flat()
      expect(gathered).toEqual(journeys)
    }
  })

  test('a considered move is played on an imagined table only', () => {
    for (const { view, ask } of positions('foretell', 'short')) {
      const before = JSON.stringify(view)
      for (const choice of ask.choices) foretell(view, ask.seat, choice.move)
      expect(JSON.stringify(view)).toBe(before)
    }
  })

  test('a card promised by the preview is won when luck helps', () => {
    let promised = 0
    for (const { view, ask } of positions('cards', 'base'))
      for (const choice of ask.choices) {
        const won = cardsWon(choice, ask, view)
        promised += won.length
        for (const card of won) expect(view.machine.cards.slice(0, 4)).toContain(card)
      }
    expect(promised).toBeGreaterThan(0)
  })

  test.each(LANGUAGES)(
    'a lift tried with fewer dice than allowed says why one would, and only that one (%s)',
    (language) => {
      let held = 0
      for (const seed of ['thumb', 'roadside', 'verge'])
        for (const { view, ask } of positions(seed, 'base'))
          for (const choice of ask.choices) {
            const journey = journeyOf(choice)
            if (journey?.kind !== 'hitch') continue
            const most = Math.max(
              ...ask.choices.map((one) => (journeyOf(one)?.to === journey.to ? (journeyOf(one)?.dice ?? 0) : 0)),
            )
            const { lines } = preview(choice, ask, view, NAMES, language)
            const isHeld = (journey.dice ?? 1) < most
            expect(lines.some(({ text }) => text === say(language).whyFewer)).toBe(isHeld)
            if (isHeld) held++
          }
      expect(held).toBeGreaterThan(0)
    },
  )

  test.each(LANGUAGES)('whatever changes points says so before it is done (%s)', (language) => {
    const kinds = new Set<string>()
    for (const seed of ['counted', 'tallied'])
      for (const { view, ask } of positions(seed, 'short'))
        for (const choice of ask.choices) {
          const { points, parts } = told(choice, ask, view).worth
          const figures = preview(choice, ask, view, NAMES, language).lines.filter(({ more }) => more !== undefined)
          expect(figures.map(({ text }) => text)).toEqual(
            parts.length > 0 ? [say(language).worth.byTheEnd(points)] : [],
          )
          // What the figure is made of stands behind it, and adds up to it.
          const numbers = figures.flatMap(({ more = '' }) => more.match(/[+−]\d+(?= ·|$)/g) ?? [])
          expect(numbers.reduce((sum, number) => sum + Number(number.replace('−', '-')), 0)).toBe(points)
          if (points !== 0) kinds.add(String(choice.info.kind))
          if (parts.some(({ reason }) => reason === 'return')) kinds.add('not home')
        }
    expect([...kinds]).toEqual(expect.arrayContaining(['start', 'bike', 'buy', 'taste', 'drink', 'not home']))
  })

  test('the map takes no dice for a lift where a bus or a bicycle is as quick', () => {
    const way = (kind: string, cost: number): Choice => ({
      move: cost,
      say: kind,
      info: { kind, cost, to: 9, say: [] },
    })
    const [bike, bus, hitch] = [way('bike', 3), way('bus', 1), way('hitch', 1)]
    expect(preferred([bike, bus, hitch], 'hitch')).toBe(bus)
    expect(preferred([bike, way('bus', 2), hitch], 'hitch')).toBe(hitch)
    expect(preferred([way('bike', 1), bus, hitch], 'hitch')?.info.kind).toBe('bike')
    expect(preferred([bike, bus, hitch], 'bike')).toBe(bike)
    expect(preferred([bike, bus], 'offer')).toBe(bike)
  })

  test('a beer on the way promises itself, not what waits at the end of the road', () => {
    let drunk = 0
    for (const seed of ['counted', 'tallied', 'passengers'])
      for (const { view, ask } of positions(seed, 'short')) {
        if (view.steps.at(-1)?.step !== 'transit') continue
        for (const choice of ask.choices) {
          const { worth, events } = told(choice, ask, view)
          const { kind } = deedOf(choice)
          if (kind === 'done') expect(worth.points).toBe(0)
          if (kind !== 'drink' || events.some(({ type }) => type === 'cardTaken')) continue
          // Two for a beer tasted, every evening, less one for a beer carried.
          const evenings = view.lastDay ? 1 : 2
          expect(worth.points).toBe(2 * evenings - 1)
          drunk++
        }
      }
    expect(drunk).toBeGreaterThan(0)
  })

  test.each(LANGUAGES)('the brewery that is worth points by its number says so (%s)', (language) => {
    let worth = 0
    for (const { view, ask } of positions('travellers', 'base', 900))
      for (const choice of ask.choices) {
        const journey = journeyOf(choice)
        const visits = view.players[ask.seat].visited.length
        if (!journey?.firstVisit || visits !== 9) continue
        const said = preview(choice, ask, view, NAMES, language).lines.map(({ text }) => text)
        expect(said).toContain(say(language).visitsWorth(10, 10))
        worth++
      }
    expect(worth).toBeGreaterThan(0)
  })

  test.each(LANGUAGES)('on the last day the way home stands first and says what it saves (%s)', (language) => {
    let last = 0
    for (const { view, ask } of positions('homewards', 'short', 900)) {
      const home = ask.choices.find((choice) => journeyOf(choice)?.to === 'GP')
      if (!home || !view.lastDay) continue
      expect(homeFirst(byTarget(ask.choices), view.lastDay)[0]?.[0]).toBe('GP')
      const said = preview(home, ask, view, NAMES, language).lines.map(({ text }) => text)
      expect(said).toContain(say(language).backHome)
      last++
    }
    expect(last).toBeGreaterThan(0)
  })

  test.each(LANGUAGES)('TBBR-PT-05 on the last day a trip that may fail says what is left then (%s)', (language) => {
    const t = say(language)
    const found = new Set<string>()
    for (const seed of ['homewards', 'stranded', 'last bus', 'verge'])
      for (const { view, ask } of positions(seed, 'short', 900)) {
        const { place, time, score } = view.players[ask.seat]
        if (!view.lastDay || view.steps.at(-1)?.step !== 'action' || place === null) continue
        for (const choice of ask.choices) {
          const journey = journeyOf(choice)
          const [left, moves] = [view.dayLength - time, RETURN_DISTANCE[placeNumber(place)]]
          const lost = journey?.kind === 'hitch' ? (journey.waiting ?? 0) : Math.min(2, left)
          if (!journey || (journey.kind !== 'hitch' && !journey.mayBeCancelled)) continue
          const said = preview(choice, ask, view, NAMES, language).lines.map(({ text }) => text)
          const says = (text: string) => said.some((line) => line.endsWith(text))
          if (journey.mayBeCancelled) expect(says(t.lateCancelled(lost))).toBe(true)
          if (left > lost) {
            expect(says(t.lastDay.over(0)) || says(t.lastDay.overHome)).toBe(false)
            if (moves === 1 && says(t.lastDay.enough(left - lost, 1))) found.add('enough')
            if (says(t.lastDay.tooFew(left - lost))) found.add('too few')
          } else if (moves === 0) {
            expect(said.some((line) => line.endsWith(t.lastDay.overHome))).toBe(true)
            found.add('over at home')
          } else {
            const paid = Math.min(moves * RETURN_PENALTY, score)
            expect(says(t.lastDay.over(paid)), `${said.join('; ')}, ${paid}`).toBe(true)
            found.add('over')
          }
        }
      }
    expect([...found]).toEqual(expect.arrayContaining(['enough', 'over', 'too few']))
  })

  test.each(LANGUAGES)('before the last day nobody is told of the way home (%s)', (language) => {
    const { tooFar, overHome } = say(language).lastDay
    for (const { view, ask } of positions('weekdays', 'base')) {
      const lines = ask.choices.flatMap((choice) => preview(choice, ask, view, NAMES, language).lines)
      if (!view.lastDay) expect(lines.some(({ text }) => text === tooFar || text.endsWith(overHome))).toBe(false)
    }
  })

  test('beers to choose from are told apart by their title', () => {
    const title = (cubes: CubeCounts, language: (typeof LANGUAGES)[number]) =>
      localTitle({ kind: 'offer-cubes', cubes, to: 9 }, language)
    expect(title({ black: 2, yellow: 2 }, 'en')).toBe('2 × yellow and 2 × black')
    expect(title({ yellow: 3, black: 1 }, 'fr')).toBe('3 × jaune et 1 × noire')
    expect(title({ brown: 4 }, 'nl')).toBe('4 × bruin')
  })

  test('a beer bought counts one in the end, a beer tasted two every evening', () => {
    const found = new Set<string>()
    for (const { view, ask } of positions('tallied', 'short'))
      for (const choice of ask.choices) {
        if (cardsWon(choice, ask, view).length > 0 || view.levelThree.length > 0) continue
        const [deed, { points, parts }] = [deedOf(choice), foretell(view, ask.seat, choice.move).worth]
        // Whoever spends the last of the time away from home pays for that too.
        if (parts.some(({ reason }) => reason === 'return')) continue
        if (deed.kind === 'buy' && !deed.cheese) expect(points).toBe(deed.cubes)
        else if (deed.kind === 'taste') expect(points).toBe(view.lastDay ? 2 : 4)
        else continue
        found.add(deed.kind)
      }
    expect([...found].sort()).toEqual(['buy', 'taste'])
  })

  test.each(LANGUAGES)(
    'every turn has the same columns and the same slots, and what is closed says why (%s)',
    (language) => {
      const closed = new Set<string>()
      for (const length of ['base', 'short'])
        for (const { view, ask } of positions('slots', length, 300)) {
          if (view.steps.at(-1)?.step !== 'action') continue
          expect(columns(ask, view, language).map(({ about }) => about)).toEqual([
            'term bike',
            'term bus',
            'term hitch',
            'term offer',
          ])
          const all = rows(ask, view, language)
          const here = all.filter(({ prices }) => prices.every(({ column }) => column === undefined))
          expect(here.map(({ icon }) => icon)).toEqual(['buy', 'buy', 'taste', 'eat', 'camp', 'callday'])
          expect(here.map(({ apart }) => apart)).toEqual([false, false, false, false, true, true])
          for (const slot of here) {
            const why = slot.closed?.()
            expect(slot.prices.length === 0).toBe(Boolean(why))
            if (why) closed.add(why)
          }
          for (const row of all)
            if (row.whyEmpty)
              for (const at of [0, 1, 2, 3])
                expect(row.prices.some(({ column }) => column === at)).toBe(row.whyEmpty(at) === undefined)
        }
      expect([...closed]).toContain(say(language).whyNot.once)
    },
  )

  test('where a row has room for one price, what a means does not reach stands last in its tab, with the reason', () => {
    let closed = 0
    for (const { view, ask } of positions('tabs', 'short', 200)) {
      if (view.steps.at(-1)?.step !== 'action') continue
      const all = rows(ask, view, 'en')
      const places = all.filter(({ whyEmpty }) => whyEmpty)
      if (places.length === 0) continue
      const means = columns(ask, view, 'en')
      for (const tab of means.keys()) {
        const [shown] = inTab([{ name: '', rows: all }], tab, means.length)
        const open = shown.rows.filter(({ prices }) => prices.length > 0)
        expect(shown.rows.slice(0, open.length)).toEqual(open)
        const shut = shown.rows.slice(open.length)
        expect(new Set(shown.rows.map(({ title }) => title))).toEqual(new Set(places.map(({ title }) => title)))
        for (const row of shut) expect(row.closed?.()).toBeTruthy()
        closed += shut.length
      }
    }
    expect(closed).toBeGreaterThan(50)
  })

  test.each(LANGUAGES)('a head speaks of odds only where all trips below it have the same (%s)', (language) => {
    let differing = 0
    for (const seed of ['thumb', 'roadside', 'verge'])
      for (const { view, ask } of positions(seed, 'base', 300)) {
        const heads = columns(ask, view, language)
        const prices = rows(ask, view, language).flatMap((row) => (row.fold ? [] : row.prices))
        heads.forEach(({ differs, note }, at) => {
          const notes = new Set(prices.flatMap(({ column, note: said }) => (column === at && said ? [said] : [])))
          expect(differs).toBe(notes.size > 1)
          if (notes.size === 1) expect(note).toBe([...notes][0])
          if (notes.size > 1) expect(notes.has(note)).toBe(false)
          if (at === 2 && differs) differing++
        })
      }
    expect(differing).toBeGreaterThan(0)
  })

  test('lifts with fewer dice than one may throw are folded away', () => {
    let folded = 0
    for (const { view, ask } of positions('thumb', 'base', 300)) {
      const all = rows(ask, view, 'en')
      const titles = all.filter(({ fold, mark }) => !fold && mark).map(({ title, detail }) => `${title} ${detail}`)
      expect(new Set(titles).size).toBe(titles.length)
      folded += all.filter(({ fold }) => fold).length
    }
    expect(folded).toBeGreaterThan(0)
  })

  test.each(LANGUAGES)('whoever ends a day with much time left is asked first (%s)', (language) => {
    const asked = new Set<boolean>()
    for (const { view, ask } of positions('evening', 'short', 400)) {
      const left = view.dayLength - view.players[ask.seat].time
      if (view.steps.at(-1)?.step !== 'action') continue
      for (const { sure, choice } of rows(ask, view, language).flatMap(({ prices }) => prices)) {
        const ends = choice.info.kind === 'camp' || choice.info.kind === 'stop'
        expect(sure !== undefined).toBe(ends && left > 4)
        if (sure) expect(sure).toContain(String(left))
        if (ends) asked.add(left > 4)
      }
    }
    expect(asked.size).toBe(2)
  })

  test.each(LANGUAGES)('the opening suggests three starts with a reason and folds the others (%s)', (language) => {
    const [{ view, ask }] = positions('opening', 'short')
    const all = rows(ask, view, language)
    const open = all.filter(({ fold }) => !fold)
    expect(all).toHaveLength(ask.choices.length)
    expect(open).toHaveLength(3)
    for (const { detail } of open) expect(detail).toMatch(/\d/)
    expect(new Set(all.flatMap(({ fold }) => fold ?? []))).toEqual(new Set([say(language).starts.all(all.length - 3)]))
  })

  test('beer without the free cheese says that it brings nothing', () => {
    let without = 0
    for (const { view, ask } of positions('tallied', 'short', 300))
      for (const choice of ask.choices) {
        const deed = deedOf(choice)
        if (deed.kind !== 'buy') continue
        const said = preview(choice, ask, view, NAMES, 'en').lines.map(({ text }) => text)
        expect(said.includes(say('en').whyNoCheese)).toBe(deed.cheeseSold && !deed.cheese)
        if (deed.cheeseSold && !deed.cheese) without++
      }
    expect(without).toBeGreaterThan(0)
  })

  test('a choice of an older question promises nothing', () => {
    const [first, second] = positions('stale', 'base')
    expect(first && second && cardsWon(first.ask.choices[0], second.ask, second.view)).toEqual([])
  })
})

test('whoever goes to sleep with a high level is told before how late the morning will be', () => {
  let asked = 0
  for (const { view, ask } of positions('night', 'base', 200))
    for (const choice of ask.choices) {
      if (deedOf(choice).kind !== 'camp' || view.lastDay) continue
      asked++
      for (const [level, delay] of [
        [4, 0],
        [6, 1],
        [7, 2],
      ]) {
        const players = view.players.map((player, seat) => (seat === ask.seat ? { ...player, level } : player))
        const lines = preview(choice, ask, { ...view, players }, NAMES, 'en').lines.map(({ text }) => text)
        const warning = `tonight at level ${level}: you get up ${delay === 1 ? '1 TU' : `${delay} TUs`} late`
        expect(lines.includes(warning)).toBe(delay > 0)
      }
    }
  expect(asked).toBeGreaterThan(0)
})
