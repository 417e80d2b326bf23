import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Engine } from '../src/engine/engine.ts'
import { houseGames } from '../src/games.ts'
import { house } from './at-the-terminal.ts'

const PAGES = { 'belgian-beers-race': 'engine-race.md', 'heaven-and-ale': 'engine-ale.md' }
const GAMES = 9

/** Names by which a program reads what it gets: fields, kinds, types and reasons; things of the table go by their own. */
function namesIn(value: unknown, names: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) namesIn(one, names)
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) {
      names.add(name)
      if (['kind', 'type', 'reason'].includes(name) && typeof part === 'string') names.add(part)
      if (!BY_OWN_NAME.has(name)) namesIn(part, names)
    }
}

/** Holders of ingredients, colours, hexes, tiles and the steps of an exchange. */
const BY_OWN_NAME = new Set(
  'cubes bottles bonus markers garden sheds gains pays price stacks I II steps conversion given'.split(' '),
)

test.each(Object.entries(PAGES))('every name %s tells a program by stands in docs/%s', (game, page) => {
  const engine = new Engine(houseGames)
  const ask = (request: object) => JSON.parse(engine.answer(JSON.stringify({ id: 1, ...request }))).result
  const names = new Set<string>()
  let lot = 12345
  for (let seed = 0; seed < GAMES; seed++) {
    let table = ask({ do: 'new', game, seats: 2 + (seed % 3), seed })
    const { match } = table
    while (!table.over) {
      const { moves } = ask({ do: 'legal', match })
      for (const { description } of moves) namesIn(description, names)
      lot = (Math.imul(lot, 1664525) + 1013904223) >>> 0
      const { move } = moves[lot % moves.length]
      table = ask({ do: 'play', match, seat: moves[0].seat, move, also: ['events', 'view', 'score'] })
      namesIn([table.events, table.view.everybody, table.scores], names)
    }
  }
  const told = new Set([...readFileSync(join(house, 'docs', page), 'utf8').matchAll(/`([^`]+)`/g)].map(([, it]) => it))
  expect([...names].filter((name) => !told.has(name))).toEqual([])
})
