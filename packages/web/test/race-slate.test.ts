import { placeNumber, RETURN_DISTANCE, RETURN_PENALTY } from '@estaminet/belgian-beers-race'
import { ROADS } from '@estaminet/belgian-beers-race/board'
import type { Ask, Choice } from '@estaminet/table'
import { describe, expect, test } from 'vitest'
import {
  byTarget,
  type CubeCounts,
  type Deed,
  deedOf,
  journeyOf,
  nearFirst,
  preferred,
} from '../src/games/belgian-beers-race/choices.ts'
import { bringRules, foretell } from '../src/games/belgian-beers-race/foretell.ts'
import { placeOf, type RaceView } from '../src/games/belgian-beers-race/model.ts'
import { cardsWon, told } from '../src/games/belgian-beers-race/slate/brings.ts'
import { preview } from '../src/games/belgian-beers-race/slate/preview.ts'
import { question } from '../src/games/belgian-beers-race/slate/question.ts'
import { sentence } from '../src/games/belgian-beers-race/slate/sentence.ts'
import { localTitle } from '../src/games/belgian-beers-race/slate/titles.ts'
import { say } from '../src/games/belgian-beers-race/texts/index.ts'
import { LANGUAGES, questions, rows } from './support/race-questions.ts'
import { openWords } from './support/words.ts'

await openWords()
await bringRules()

const NAMES = ['Camille', 'Inès', 'Gust', 'Jef']

describe('the race on the slate', () => {
  test.each(['base', 'short'])(
    'every choice of a %s game has a sentence, a preview and a question in three languages',
    (length) => {
      for (const { view, ask } of questions('slate', length))
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
    for (const { view, ask } of questions('apart', 'base')) {
      const spoken = ask.choices.map((choice) => sentence(choice, view, language))
      expect(new Set(spoken).size, spoken.join('; ')).toBe(spoken.length)
    }
  })

  test('what there is to buy where one goes and what to taste are told apart, and so is what there is not', () => {
    const { buys, tastes, neither } = say('en').there
    const told = new Set<string>()
    for (const { view, ask } of questions('there', 'base'))
      for (const choice of ask.choices) {
        const to = journeyOf(choice)?.to
        if (to === undefined) continue
        const { lines } = preview(choice, ask, view, NAMES, 'en')
        const { sells, taste } = placeOf(to)
        const expected =
          to === 'GP'
            ? [{ text: neither, icon: 'buy' }]
            : [
                { text: buys[sells], icon: 'buy' },
                { text: taste ? tastes.beer : tastes.nothing, icon: 'taste' },
              ]
        expect(lines).toEqual(expect.arrayContaining(expected))
        for (const { text } of expected) told.add(text)
      }
    expect([...told].sort()).toEqual([...Object.values(buys), ...Object.values(tastes), neither].sort())
  })

  test('journeys are gathered by destination in the order of the legal moves', () => {
    for (const { ask } of questions('rows', 'base')) {
      const journeys = ask.choices.filter((choice) => journeyOf(choice))
      const gathered = [...byTarget(journeys).values()].flat()
      expect(gathered).toEqual(journeys)
    }
  })

  test('a considered move is played on an imagined table only', () => {
    for (const { view, ask } of questions('foretell', 'short')) {
      const before = JSON.stringify(view)
      for (const choice of ask.choices) foretell(view, ask.seat, choice.move)
      expect(JSON.stringify(view)).toBe(before)
    }
  })

  test('a card promised by the preview lies open in the machine', () => {
    let promised = 0
    for (const { view, ask } of questions('cards', 'base'))
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
        for (const { view, ask } of questions(seed, 'base'))
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
      for (const { view, ask } of questions(seed, 'short'))
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

  test('the map takes no dice for a lift where a bus is as quick, nor for either where a bicycle is', () => {
    const way = (kind: string, cost: number): Choice => ({
      move: cost,
      say: kind,
      info: { kind, cost, to: 9, say: [] },
    })
    const [bike, bus, hitch] = [way('bike', 3), way('bus', 1), way('hitch', 1)]
    expect(preferred([bike, bus, hitch], 'hitch')).toBe(bus)
    expect(preferred([bike, way('bus', 2), hitch], 'hitch')).toBe(hitch)
    expect(preferred([way('bike', 1), bus, hitch], 'hitch')?.info.kind).toBe('bike')
    expect(preferred([way('bike', 1), bus, hitch], 'bus')?.info.kind).toBe('bike')
    expect(preferred([bike, bus, hitch], 'bus')).toBe(bus)
    expect(preferred([bike, bus, hitch], 'bike')).toBe(bike)
    expect(preferred([bike, bus], 'offer')).toBe(bike)
  })

  test('a beer on the way promises itself, not what waits at the end of the road', () => {
    let drunk = 0
    for (const seed of ['counted', 'tallied', 'passengers'])
      for (const { view, ask } of questions(seed, 'short')) {
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
    for (const { view, ask } of questions('travellers', 'base', 900))
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

  test('near places stand before far ones, and keep their order as long as one stays', () => {
    const known = new Map<string, readonly string[]>()
    let [kept, near] = [0, 0]
    for (const { view, ask } of questions('neighbours', 'base', 600)) {
      const { place } = view.players[ask.seat]
      if (view.lastDay || place === null || view.steps.at(-1)?.step !== 'action') continue
      const trips = rows(ask, view, 'en').flatMap(({ prices: [price] }) => journeyOf(price?.choice) ?? [])
      const lengths = trips.map(({ road }) => ROADS[road]?.[2] ?? 1)
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
      if (trips.some(({ to }) => typeof to !== 'number') && typeof trips.at(-1)?.to === 'number') near++
      const order = [...new Set(trips.map(({ to }) => String(to)))]
      const stay = `${view.day} ${ask.seat} ${place}`
      const before = known.get(stay)?.filter((to) => order.includes(to))
      if (before) expect(order.filter((to) => before.includes(to))).toEqual(before)
      if (before && before.length > 1) kept++
      known.set(stay, order)
    }
    expect(Math.min(kept, near)).toBeGreaterThan(0)
  })

  test.each(LANGUAGES)('on the last day the way home stands first and says what it saves (%s)', (language) => {
    let last = 0
    for (const { view, ask } of questions('homewards', 'short', 900)) {
      const home = ask.choices.find((choice) => journeyOf(choice)?.to === 'GP')
      if (!home || !view.lastDay) continue
      expect(nearFirst(byTarget(ask.choices), view.lastDay)[0]?.[0]).toBe('GP')
      const said = preview(home, ask, view, NAMES, language).lines.map(({ text }) => text)
      expect(said).toContain(say(language).backHome)
      last++
    }
    expect(last).toBeGreaterThan(0)
  })

  test('what can be done at a place invites, but on the last day only to stay at home', () => {
    const seen = new Set<string>()
    // Few who play at random come home with time left.
    for (let game = 0; seen.size < 3 && game < 60; game++)
      for (const { view, ask } of questions(`homewards ${game}`, 'short', 900)) {
        const isHome = view.players[ask.seat].place === 'GP'
        for (const row of rows(ask, view, 'en').filter(({ invites }) => invites)) {
          const { kind } = deedOf(row.prices[0].choice)
          expect(view.lastDay ? ['stop'] : ['buy', 'taste']).toContain(kind)
          if (view.lastDay) expect(isHome).toBe(true)
          seen.add(kind)
        }
      }
    expect([...seen].sort()).toEqual(['buy', 'stop', 'taste'])
  })

  test.each(LANGUAGES)('TBBR-PT-05 on the last day a trip that may fail says what is left then (%s)', (language) => {
    const t = say(language)
    const found = new Set<string>()
    for (const seed of ['homewards', 'stranded', 'last bus', 'verge'])
      for (const { view, ask } of questions(seed, 'short', 900)) {
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
    for (const { view, ask } of questions('weekdays', 'base')) {
      const lines = ask.choices.flatMap((choice) => preview(choice, ask, view, NAMES, language).lines)
      if (!view.lastDay) expect(lines.some(({ text }) => text === tooFar || text.endsWith(overHome))).toBe(false)
    }
  })

  test('beers to choose from are told apart by their title', () => {
    const title = (cubes: CubeCounts, language: (typeof LANGUAGES)[number]) =>
      localTitle({ kind: 'offer-cubes', say: [], cubes, to: 9 }, language)
    expect(title({ black: 2, yellow: 2 }, 'en')).toBe('2 × yellow and 2 × black')
    expect(title({ yellow: 3, black: 1 }, 'fr')).toBe('3 × jaune et 1 × noire')
    expect(title({ brown: 4 }, 'nl')).toBe('4 × bruin')
  })

  test('a beer bought counts one in the end, a beer tasted two every evening', () => {
    const found = new Set<string>()
    for (const { view, ask } of questions('tallied', 'short'))
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

  test.each(LANGUAGES)('whoever ends a day with much time left is asked first (%s)', (language) => {
    const asked = new Set<boolean>()
    for (const { view, ask } of questions('evening', 'short', 400)) {
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
    const [{ view, ask }] = questions('opening', 'short')
    const all = rows(ask, view, language)
    const open = all.filter(({ fold }) => !fold)
    expect(all).toHaveLength(ask.choices.length)
    expect(open).toHaveLength(3)
    for (const { detail } of open) expect(detail).toMatch(/\d/)
    expect(new Set(all.flatMap(({ fold }) => fold ?? []))).toEqual(new Set([say(language).starts.all(all.length - 3)]))
  })

  test('beer without the free cheese says that it brings nothing', () => {
    let without = 0
    for (const { view, ask } of questions('tallied', 'short', 300))
      for (const choice of ask.choices) {
        const deed = deedOf(choice)
        if (deed.kind !== 'buy') continue
        const said = preview(choice, ask, view, NAMES, 'en').lines.map(({ text }) => text)
        expect(said.includes(say('en').whyNoCheese)).toBe(deed.cheeseSold && !deed.cheese)
        if (deed.cheeseSold && !deed.cheese) without++
      }
    expect(without).toBeGreaterThan(0)
  })

  test('cheese alone is what one pays for: it is not called free', () => {
    const { cheeseFree } = say('en')
    const unitOf = (at: { ask: Ask; view: RaceView }, is: (deed: Deed) => boolean) =>
      rows(at.ask, at.view, 'en')
        .flatMap(({ prices }) => prices)
        .find(({ choice }) => is(deedOf(choice)))?.unit
    const buysCheese = (deed: Deed) => deed.kind === 'buy' && deed.cheese
    for (const { view, ask } of questions('tallied', 'short', 300)) {
      if (!ask.choices.some((choice) => buysCheese(deedOf(choice)))) continue
      const info = (deed: Deed) => (buysCheese(deed) ? { ...deed, cubes: 0 } : deed)
      const full = { ...ask, choices: ask.choices.map((choice) => ({ ...choice, info: { ...info(deedOf(choice)) } })) }
      expect(unitOf({ ask, view }, buysCheese)).toContain(cheeseFree)
      expect(unitOf({ ask: full, view }, buysCheese)).toBe('TU')
      return
    }
    expect.fail('Nobody came where cheese is sold.')
  })

  test('a choice of an older question promises nothing', () => {
    const [first, second] = questions('stale', 'base')
    expect(first && second && cardsWon(first.ask.choices[0], second.ask, second.view)).toEqual([])
  })
})

test('whoever goes to sleep with a high level is told before how late the morning will be', () => {
  let asked = 0
  for (const { view, ask } of questions('night', 'base', 200))
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
