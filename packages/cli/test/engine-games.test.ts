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

/** What the page of the race shows of its expansions: every request is answered as it stands there, in part. */
test('cards dealt by hand, known to their owners alone, as docs/engine-race.md shows them', () => {
  const engine = new Engine(houseGames)
  const lines = readFileSync(join(house, 'docs/engine-race.md'), 'utf8').split('\n')
  const ask = (request: string) => JSON.parse(engine.answer(request))
  let answer: unknown
  let shown = 0
  for (const line of lines) {
    if (line === '…') layOut(ask)
    if (line.startsWith('> ')) answer = ask(line.slice(2))
    if (!line.startsWith('< ')) continue
    expect(answer).toMatchObject(JSON.parse(line.slice(2)))
    shown++
  }
  expect(shown).toBeGreaterThan(0)
})

/** Chance moves of the base game, the first one each time, until something of an expansion is drawn. */
function layOut(ask: (request: string) => { readonly result: { readonly moves: readonly Laid[] } }): void {
  for (;;) {
    const [first] = ask('{"id":0,"do":"legal","match":"m1"}').result.moves
    if (!first || first.description.kind.includes('/')) return
    ask(JSON.stringify({ id: 0, do: 'play', match: 'm1', move: first.move }))
  }
}

interface Laid {
  readonly move: number
  readonly description: { readonly kind: string }
}
