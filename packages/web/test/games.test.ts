import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { titles } from '@estaminet/shelf'
import { describe, expect, it } from 'vitest'
import { boxOf, expansionWords, gameIds, playNow } from '../src/games.ts'

const folders = fileURLToPath(new URL('../src/games', import.meta.url))

it('the pages have a folder for every game on the shelf, and for no other', () => {
  expect(readdirSync(folders).sort()).toEqual(titles.map(({ game }) => game.id).sort())
  expect([...gameIds].sort()).toEqual(titles.map(({ game }) => game.id).sort())
})

describe.each(titles)('the box of $name', ({ game, name }) => {
  it('says what the rules say', () => {
    const { min, max } = game.seats
    expect(boxOf(game.id)).toMatchObject({ name, players: [min, max] })
    for (const [option, value] of new URL(playNow(game.id, 'easy'), 'http://house').searchParams)
      if (!['game', 'seats', 'level'].includes(option))
        expect(game.options[option]).toMatchObject({ of: expect.arrayContaining([value]) })
  })

  it('has a box on the shelf for every flag of the rules, and for nothing else', () => {
    const flags = Object.entries(game.options).flatMap(([name, { type }]) => (type === 'flag' ? [name] : []))
    const boxes = boxOf(game.id)?.expansions?.map(({ option }) => option) ?? []
    expect(boxes.toSorted()).toEqual(flags.toSorted())
    for (const language of ['en', 'fr', 'nl'] as const)
      for (const option of boxes) expect(expansionWords(game.id, option, language).line).not.toBe('')
  })

  it('has a poster, and speaks three languages', () => {
    expect(existsSync(`${folders}/${game.id}/poster.svg`)).toBe(true)
    const all = Object.entries<object>(boxOf(game.id)?.words ?? {})
    expect(all.map(([language]) => language)).toEqual(['en', 'fr', 'nl'])
    for (const [, words] of all) for (const text of Object.values(words)) expect(text).not.toBe('')
  })
})
