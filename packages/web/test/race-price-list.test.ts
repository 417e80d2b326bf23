import { expect, test } from 'vitest'
import { explain } from '../src/games/belgian-beers-race/explain.ts'
import { bringRules } from '../src/games/belgian-beers-race/foretell.ts'
import { columns } from '../src/games/belgian-beers-race/slate/columns.ts'
import { say } from '../src/games/belgian-beers-race/texts/index.ts'
import { emptyTab, inTab } from '../src/shell/slate/in-tab.ts'
import type { SlatePrice, SlateRow } from '../src/shell/table/game-screen.ts'
import { LANGUAGES, questions, rows } from './support/race-questions.ts'
import { openWords } from './support/words.ts'

await openWords()
await bringRules()

test.each(LANGUAGES)(
  'every turn has the same columns and the same slots, and what is closed says why (%s)',
  (language) => {
    const closed = new Set<string>()
    for (const length of ['base', 'short'])
      for (const { view, ask } of questions('slots', length, 300)) {
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

test.each(LANGUAGES)('a means that leads nowhere now says why, over its column and in a sentence (%s)', (language) => {
  const told = new Map<string, string>()
  for (const length of ['base', 'short'])
    for (const { view, ask } of questions('nowhere', length, 300)) {
      const filled = new Set(rows(ask, view, language).flatMap(({ prices }) => prices.map(({ column }) => column)))
      columns(ask, view, language).forEach(({ note, why, about, name, icon }, at) => {
        expect(why === undefined).toBe(filled.has(at))
        const said = explain(about, view, ask.seat, language)
        expect(said?.current ?? false).toBe(why !== undefined)
        if (why === undefined) return
        told.set(note, why)
        expect(note).not.toBe(say(language).columns.closed)
        expect(said?.text.startsWith(`${why} `)).toBe(true)
        expect(emptyTab({ name, icon, why })[0].rows[0]).toMatchObject({ title: name, prices: [] })
      })
    }
  expect(told.size).toBeGreaterThan(2)
  for (const why of told.values()) expect(why).toMatch(/^\p{Lu}.*\.$/u)
  // Over a column two short lines have room, each as wide as a price.
  const { level, time, beers, 'no-fare': noFare, card } = say(language).noWay
  for (const { brief } of [level(5), time(3), beers(12), noFare, card('')]) {
    expect(brief.length, brief).toBeLessThanOrEqual(20)
    for (const word of brief.split(' ')) expect(word.length, brief).toBeLessThanOrEqual(10)
  }
})

test('a tab of which nothing is known yet stays empty', () => {
  expect(emptyTab({ name: 'Bus', icon: 'bus' })).toEqual([])
})

test('where a row has room for one price, what a means does not reach stands last in its tab, with the reason', () => {
  let closed = 0
  for (const { view, ask } of questions('tabs', 'short', 200)) {
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

test('in the tab of what can be done here, what can comes first, what cannot says why, and what ends the day is last', () => {
  const price = (move: number): SlatePrice => ({
    choice: { move, say: '', info: {} },
    price: '1',
    sentence: '',
  })
  const here: SlateRow[] = [
    { title: 'Buy', prices: [], closed: () => 'none sold here' },
    { title: 'Taste', prices: [price(1)] },
    { title: 'With “Tailwind”', prices: [], folds: [{ title: 'Vichte', prices: [price(2)] }] },
    { title: 'Concert', prices: [price(3)] },
    { title: 'Camp', prices: [price(4)], apart: true },
  ]
  const [shown] = inTab([{ name: '', rows: here }], 4, 4)
  expect(shown.rows.map(({ title }) => title)).toEqual(['Taste', 'With “Tailwind”', 'Concert', 'Buy', 'Camp'])
})

test.each(LANGUAGES)('a head speaks of odds only where all trips below it have the same (%s)', (language) => {
  let differing = 0
  for (const seed of ['thumb', 'roadside', 'verge'])
    for (const { view, ask } of questions(seed, 'base', 300)) {
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
  for (const { view, ask } of questions('thumb', 'base', 300)) {
    const all = rows(ask, view, 'en')
    const titles = all.filter(({ fold, mark }) => !fold && mark).map(({ title, detail }) => `${title} ${detail}`)
    expect(new Set(titles).size).toBe(titles.length)
    folded += all.filter(({ fold }) => fold).length
  }
  expect(folded).toBeGreaterThan(0)
})
