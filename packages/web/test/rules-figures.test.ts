import { readFileSync } from 'node:fs'
import { ROADS } from '@estaminet/belgian-beers-race'
import { explainConversion, heavenAndAle, neighboursOf, SHEDS } from '@estaminet/heaven-and-ale'
import { seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { bus, underway } from '../src/games/belgian-beers-race/rulebook/positions.ts'
import { fertilityOf } from '../src/games/heaven-and-ale/icons.ts'
import { infoOf } from '../src/games/heaven-and-ale/info.ts'
import { fillingOf } from '../src/games/heaven-and-ale/phrases.ts'
import { closed, closing, ended, planting, plantings, waking } from '../src/games/heaven-and-ale/rulebook/positions.ts'
import { bookOf, ruledGames } from '../src/rules/books.ts'

const [gardener] = planting.players

it('draws each figure, and stands it in one place of its book', async () => {
  for (const game of ruledGames) {
    const book = await bookOf(game, 'en')
    const blocks = book.chapters.flatMap(({ sections }) => sections.flatMap((section) => section.blocks))
    const named = blocks.flatMap((block) => ('figure' in block ? [block.figure] : []))
    expect(named.length).toBeGreaterThanOrEqual(6)
    expect(new Set(named).size).toBe(named.length)
    const drawn = readFileSync(new URL(`../src/games/${game}/rulebook/figures.tsx`, import.meta.url), 'utf8')
    expect(named.filter((name) => !drawn.includes(`'${name}': `))).toEqual([])
  }
})

describe('the figures of Heaven & Ale say what their captions say', () => {
  it('asks the single price in the shade and double in the sun', () => {
    for (const { info } of plantings)
      expect(info.price).toBe(fertilityOf(String(info.tile)) * (info.side === 'sunny' ? 2 : 1))
    expect(plantings).toHaveLength(30 - Object.keys(gardener.garden).length)
  })

  it('closes a site of five tiles and 17 with a sixth of 4: the shed of 21', () => {
    expect(fillingOf(gardener, 'b3')).toEqual({ filled: 5, sum: 17 })
    expect(fillingOf(closed.players[0], 'b3')).toEqual({ filled: 6, sum: 21 })
    const info = closing && infoOf(closing)
    const shed = SHEDS.find(({ from, to }) => from <= 21 && 21 <= to)
    expect(info).toMatchObject({ encloses: [{ site: 'b3', sum: 21, shed: shed?.id, steps: shed?.steps }] })
    expect(closed.players[0].sheds.b3).toBe(shed?.id)
  })

  it('wakes a set of neighbours the shed may wake', () => {
    const info = infoOf(waking)
    const around = neighboursOf('b3').map((hex) => hex?.id)
    const sides = info.kind === 'buildTargets' ? info.hexes.map((hex) => around.indexOf(hex)) : []
    expect(SHEDS.find(({ id }) => id === 'T3')?.targets).toContainEqual(sides.toSorted())
  })

  it('counts the example of the chapter: six exchanges, 27 ducats, 9 times 4', () => {
    const steps = explainConversion(heavenAndAle.imagine(ended, seeded(0)), 0)
    expect(steps.filter(({ type }) => type === 'exchange')).toHaveLength(6)
    expect(steps.at(-1)).toMatchObject({ type: 'production', points: 36 })
  })
})

it('rides a bus for what the road is worth', () => {
  expect(ROADS['6-11'][1]).toBe(bus.info.printed)
  expect(Number(bus.info.time)).toBe(underway.players[0].time + Number(bus.info.cost))
})

it('shows on each card of an expansion the sign it has at the table, and each character by their portrait', async () => {
  const book = await bookOf('belgian-beers-race', 'en')
  const cards = book.chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => blocks.flatMap((block) => ('cards' in block ? block.cards : []))),
  )
  const of = (deck: string) => cards.filter(({ id }) => id.startsWith(deck))
  expect(of('cf-n05')[0]?.icon).toBe('rain')
  expect(of('ev-14')[0]?.icon).toBe('late')
  expect(of('rep-10')[0]?.icon).toBe('moon')
  for (const [deck, signs] of [
    ['cf-', 25],
    ['ev-', 18],
    ['rep-', 13],
  ] as const)
    expect(new Set(of(deck).map(({ icon }) => icon)).size, deck).toBeGreaterThanOrEqual(signs)
  const sprite = readFileSync(new URL('../src/look/icons.svg', import.meta.url), 'utf8')
  for (const { id, icon } of cards) expect(sprite.includes(`id="i-${icon}"`), id).toBe(true)
  const faces = of('ch-').map(({ picture }) => picture)
  expect(faces.every((face) => face?.startsWith('race-portrait-'))).toBe(true)
  expect(new Set(faces).size).toBe(18)
})
