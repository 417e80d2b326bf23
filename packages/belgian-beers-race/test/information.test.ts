import { EVERYONE, hash, isOpen, movesOf, NATURE, SPECTATOR, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { COASTERS } from '../src/content/coasters.ts'
import { objectives } from '../src/content/objectives.ts'
import { belgianBeersRace as game } from '../src/index.ts'
import { texts } from '../src/texts/index.ts'
import { race, unpacked } from './table.ts'

/** A table as the box has it, everything drawn. */
function dealt(seats: number) {
  const table = unpacked(seats).nature('first 0')
  while (table.asked === NATURE) table.nature(table.options()[0] ?? '')
  return table
}

describe('Information', () => {
  it('TBBR-INFO-01 boards, tracks, backpacks, finds, series and scores lie open', () => {
    const table = race(2).at(1, 24).level(1, 3).glass(1, 5).cubes(1, 'YNK').cheese(1, 1, 2).cheers(1, 2, 1)
    table.bottles(1, 2, 1).coasters(1, 3).score(1, 33).ride(1, 2).hitched(1, 22, 1).used(1, 'taste').disc(1, 7)
    expect(table.player(1)).toEqual({
      time: 7,
      height: 0,
      place: 24,
      level: 3,
      glass: 5,
      cubes: { yellow: 1, brown: 1, red: 0, black: 1 },
      cheese: 1,
      cheeseMarkers: 2,
      cheers: 2,
      cheersMarkers: 1,
      bonus: { player: 0, author: 0, cardinal: 0, trappist: 0 },
      bottles: { yellow: 2, brown: 1, red: 0, black: 0 },
      coasters: 3,
      visited: [24],
      cards: [],
      score: 33,
      daily: [0, 0],
      penalty: 0,
      ride: 2,
      hitch: { to: 22, failures: 1 },
      used: { buy: false, taste: true },
      asleep: false,
      camped: false,
      finished: false,
      crossed: 0,
      grandPlace: null,
    })
  })

  it('TBBR-INFO-01 eight cards, level 3, tokens, bottles and coasters on the board lie open', () => {
    const { view } = dealt(3)
    expect(view.machine.cards.every((card) => card !== null)).toBe(true)
    expect(view.levelThree).toHaveLength(3)
    expect(view.tokens).toEqual([8, 16, 24].map((after) => ({ after, broken: false })))
    expect(view.board.bottles).toHaveLength(40)
    expect(view.board.coasters.reduce((sum, { count }) => sum + count, 0)).toBe(15)
  })

  it('TBBR-INFO-02 no view names a card that was not seen, or a coaster that was not drawn', () => {
    const table = dealt(2)
    const seen = JSON.stringify(table.view)
    const open = [...table.view.machine.cards, ...table.view.levelThree]
    for (const { id } of objectives) expect(seen.includes(id), id).toBe(open.includes(id))
    expect(table.view.board.coastersDrawn).toHaveLength(5)
    expect(COASTERS).toHaveLength(44)
  })

  it('TBBR-INFO-02 any unseen card may come next: the deck has no order to peek at', () => {
    const table = race(2).at(0, 'B3').machine('L1-05').deck('L1-09', 'L1-10', 'L2-01').play('taste')
    expect(table.outcomes()).toEqual({ 'card L1-09': 1, 'card L1-10': 1, 'card L2-01': 1 })
  })

  it('TBBR-INFO-03 the cards of others are known, and so is the taking', () => {
    const table = race(2).at(0, 'B3').machine('L1-05').play('taste')
    expect(table.player(0).cards).toEqual(['L1-05'])
    const other = game.view(table.s, 1) as typeof table.view
    expect(other.players[0]?.cards).toEqual(['L1-05'])
    expect(table.heard('cardTaken')).toMatchObject([{ seat: 0, card: 'L1-05' }])
  })

  it('TBBR-INFO-03 every event is told to everybody', () => {
    const table = race(2).at(0, 'B3').machine('L1-05')
    const audiences: unknown[] = []
    const copy = table.branch()
    game.apply(copy.s, 0, taste(copy), (_event, audience) => audiences.push(audience))
    expect(audiences.length).toBeGreaterThan(3)
    expect(new Set(audiences)).toEqual(new Set([EVERYONE]))
  })

  it('TBBR-INFO-04 all seats and spectators see the same, and it is all there is', () => {
    const table = dealt(4)
    const views = [SPECTATOR, 0, 1, 2, 3].map((reader) => JSON.stringify(game.view(table.s, reader)))
    expect(new Set(views).size).toBe(1)
    expect(hash(game.imagine(JSON.parse(views[0] ?? ''), seeded(1)))).toBe(hash(table.s))
    const [move] = movesOf(game, table.s, 0)
    expect(game.known?.(table.s, 0, move) ?? EVERYONE).toBe(EVERYONE)
    expect(game.sealed?.(table.s) ?? 0).toBe(0)
    expect(isOpen(table.s)).toBe(true)
  })

  it('TBBR-INFO-05 of the deck only the top and the size are known', () => {
    const { machine } = dealt(2).view
    expect(machine.cards).toHaveLength(8)
    expect(Object.keys(machine).sort()).toEqual(['cards', 'deck', 'levelTwo', 'removed'])
    expect(machine).toMatchObject({ deck: 24, removed: [] })
  })

  it.each(Object.entries(texts))(
    'TBBR-INFO-06 a notice stands in the game (%s): no driving, adults, geography',
    (_, words) => {
      expect(words.notice.title.length).toBeGreaterThan(10)
      expect(words.notice.lines).toHaveLength(3)
      for (const line of words.notice.lines) expect(line.length).toBeGreaterThan(40)
    },
  )
})

function taste(table: ReturnType<typeof race>): number {
  const out = new Int32Array(256)
  const count = game.legal(table.s, 0, out)
  const moves = Array.from(out.subarray(0, count))
  return moves.find((move) => game.describe(table.s, 0, move).kind === 'taste') ?? -1
}
