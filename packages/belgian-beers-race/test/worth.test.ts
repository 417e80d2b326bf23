import { CHANCE, movesOf, NATURE, type Options, outcomesOf, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import type { PlaceName } from '../src/content/condition.ts'
import { PLACES, placeNumber } from '../src/content/places.ts'
import { WAY_FROM, WAY_TO } from '../src/content/roads.ts'
import {
  belgianBeersRace as game,
  moves,
  pointsByTheEnd,
  questionOf,
  type RaceState,
  suggestStarts,
  tryOut,
  whyNoTrip,
  whyNotHere,
  whyNoWay,
  worthOf,
} from '../src/index.ts'
import { race } from './table.ts'

/** What a move is worth with luck, as `points = reason points…`. */
function worth(table: ReturnType<typeof race>, text: string): string {
  const { s, asked = 0 } = table
  const { after } = tryOut(s, moveOf(table, text), 'good')
  const { points, parts } = worthOf(s, after, asked)
  return `${points} = ${parts.map(({ reason, points: some, evenings }) => `${reason}${evenings ? ` x${evenings}` : ''} ${some}`).join(', ')}`
}

function moveOf(table: ReturnType<typeof race>, text: string): number {
  const at = table.options().indexOf(text)
  return movesOf(game, table.s, table.asked ?? 0)[at] ?? -1
}

/** Every question of a random game to its end. */
function* questions(seed: string, options: Options, seats = 3): Generator<{ s: RaceState; seat: number }> {
  const s = game.setup({ leader: 'all', arrival: 'play', ...options }, seats)
  const rng = seeded(seed)
  for (let waits = game.waiting(s); waits !== 0; waits = game.waiting(s)) {
    if (waits === CHANCE) {
      const outcomes = outcomesOf(game, s)
      game.apply(s, NATURE, outcomes[rng.below(outcomes.length)]?.move ?? 0)
      continue
    }
    const seat = 31 - Math.clz32(waits)
    yield { s, seat }
    const all = movesOf(game, s, seat)
    game.apply(s, seat, all[rng.below(all.length)] ?? 0)
  }
  yield { s, seat: -1 }
}

describe('What a move is worth by the end', () => {
  it('counts every evening still to come: on Friday what is tasted pays three times', () => {
    const friday = race(2).at(0, 19).disc(1, 9)
    expect(worth(friday, 'taste')).toBe('6 = beers x3 6')
    expect(worth(race(2).day(2).at(0, 19).disc(1, 9), 'taste')).toBe('4 = beers x2 4')
    expect(worth(race(2).day(3).at(0, 19).disc(1, 9), 'taste')).toBe('2 = beers x1 2')
    expect(worth(race(2, { length: 'short' }).at(0, 19).disc(1, 9), 'taste')).toBe('4 = beers x2 4')
  })

  it('counts a carried beer that is tasted on the bus without the one that is carried no more', () => {
    const bus = race(2).at(0, 6).cubes(0, 'YY').disc(1, 20).play('bus 11', 'roll tbbr')
    expect(bus.step).toBe('transit')
    const { after: drunk } = tryOut(bus.s, moveOf(bus, 'drink yellow'), 'good')
    const { after: plain } = tryOut(bus.s, moveOf(bus, 'done'), 'good')
    expect(pointsByTheEnd(drunk, 0) - pointsByTheEnd(plain, 0)).toBe(5)
  })

  it('counts beer for a lift to a first bottle as a gain on Friday and as a loss on Sunday', () => {
    const hiker = (day: number) => race(2).day(day).at(0, 26).cubes(0, 'YYN').disc(1, 9)
    expect(hiker(1).options()).toContain('offer 20')
    expect(worth(hiker(1), 'offer 20')).toBe('1 = bottles x3 3, cubes -2')
    expect(worth(hiker(3), 'offer 20')).toBe('-1 = bottles x1 1, cubes -2')
  })

  it('names the card that is in it', () => {
    const buyer = race(2).at(0, 19).disc(1, 9).machine('L1-01')
    expect(worth(buyer, 'buy')).toMatch(/^\d+ = cubes 3, card \d+$/)
  })

  it('asks for the way home once the last day is over, and not before', () => {
    const sunday = race(2).day(3).at(0, 13).score(0, 40).disc(1, 9)
    expect(worth(sunday, 'stop')).toBe('-15 = return -15')
    expect(worth(race(2).day(3).at(0, 'GP').score(0, 40).disc(1, 9), 'stop')).toBe('0 = ')
  })

  it('is the sum of its parts and the distance between the two projected totals, in random games', () => {
    for (const options of [{ length: 'base' }, { length: 'short' }])
      for (const { s, seat } of questions('worth', options)) {
        if (seat < 0) continue
        for (const move of movesOf(game, s, seat).slice(0, 12)) {
          const { after } = tryOut(s, move, 'bad')
          const { points, parts } = worthOf(s, after, seat)
          expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points)
          expect(points).toBe(pointsByTheEnd(after, seat) - pointsByTheEnd(s, seat))
          // An evening that is counted on the way is no gain of its own.
          expect(parts.map(({ reason }) => reason)).not.toContain('daily')
        }
      }
  })

  it('is the real score once the game is over', () => {
    for (const seed of ['a', 'b', 'c']) {
      const all = [...questions(seed, { length: 'short' })]
      const { s } = all.at(-1) ?? { s: undefined }
      if (!s) throw new Error('no game')
      expect(game.score(s).map(({ total }) => total)).toEqual(game.score(s).map((_, seat) => pointsByTheEnd(s, seat)))
    }
  })

  it('comes true for players who do nothing any more on the Grand Place', () => {
    const idle = race(2).glass(0, 3).bottles(0, 2, 1, 0, 0).coasters(0, 2).cheers(0, 2).cubes(0, 'YN').cheese(0, 2)
    const projected = pointsByTheEnd(idle.s, 0)
    while (idle.asked !== undefined) idle.play('stop')
    expect(game.score(idle.s)[0]?.total).toBe(projected)
  })

  it('leaves the table as it is', () => {
    const table = race(2).at(0, 19).disc(1, 9)
    const before = table.row(0)
    tryOut(table.s, moveOf(table, 'buy'), 'good')
    expect(table.row(0)).toBe(before)
  })
})

describe('A toast that is promised', () => {
  it('TBBR-TOAST-01 is not drunk with beers that a driver gets', () => {
    const meet = (beers: string) => race(2).at(0, 26).at(1, 20).cubes(0, beers).cubes(1, 'Y').disc(1, 9)
    expect(meet('YY').info('offer 20').toast).toEqual([])
    expect(meet('YY').play('offer 20').story).not.toContain('toastBegun')
    expect(meet('YYY').info('offer 20').toast).toEqual([1])
    expect(meet('YYY').play('offer 20').story).toContain('toastBegun')
    expect(meet('YY').info('hitch 20').toast).toEqual([1])
  })
})

describe('Why not', () => {
  const KINDS = { bike: moves.BY_BIKE, bus: moves.BY_BUS, hitch: moves.BY_HITCH, offer: moves.BY_OFFER } as const

  it('answers for exactly what is not legal, in random games', () => {
    const heard = new Set<string>()
    for (const [seed, length] of [
      ['why', 'base'],
      ['why', 'short'],
      ['not', 'base'],
      ['late', 'short'],
    ] as const)
      for (const { s, seat } of questions(seed, { length })) {
        if (seat < 0 || questionOf(s) !== 'action') continue
        const legal = new Set(movesOf(game, s, seat))
        const check = (move: number, why: { readonly why: string } | undefined) => {
          expect(why === undefined, `${why?.why} ${moves.kindOf(move)}`).toBe(legal.has(move))
          if (why) heard.add(why.why)
        }
        const from = s.place[seat]
        for (let way = WAY_FROM[from]; way < WAY_FROM[from + 1]; way++)
          for (const kind of ['bike', 'bus', 'hitch', 'offer'] as const)
            check(moves.move(KINDS[kind], WAY_TO[way]), whyNoTrip(s, seat, kind, WAY_TO[way]))
        const here = whyNotHere(s, seat)
        check(moves.move(moves.BUY, 0), here.buy)
        check(moves.move(moves.BUY, 1), here.cheese)
        check(moves.move(moves.TASTE), here.taste)
        check(moves.move(moves.EAT), here.eat)
        check(moves.move(moves.CAMP), here.camp)
        check(moves.move(moves.STOP), here.stop)
      }
    expect([...heard].sort()).toEqual(
      expect.arrayContaining([
        'beers',
        'camp',
        'grand-place',
        'last-day',
        'no-cheese',
        'no-cheese-sold',
        'once',
        'time',
      ]),
    )
  })

  it('says of a whole way of travelling why it leads nowhere, with the least that is asked for', () => {
    const heard = new Set<string>()
    for (const length of ['base', 'short'])
      for (const { s, seat } of questions('nowhere', { length })) {
        if (seat < 0 || questionOf(s) !== 'action') continue
        const from = s.place[seat]
        const ways = Array.from(WAY_TO.subarray(WAY_FROM[from], WAY_FROM[from + 1]))
        for (const kind of ['bike', 'bus', 'hitch', 'offer'] as const) {
          const reasons = ways.map((to) => whyNoTrip(s, seat, kind, to))
          const why = whyNoWay(s, seat, kind)
          expect(why === undefined).toBe(reasons.includes(undefined))
          if (!why) continue
          heard.add(`${kind} ${why.why}`)
          expect(reasons).toContainEqual(why)
          for (const other of reasons)
            if (other?.why === why.why && 'count' in why && 'count' in other)
              expect(other.count).toBeGreaterThanOrEqual(why.count)
        }
      }
    expect([...heard]).toEqual(expect.arrayContaining(['bike time', 'bus time', 'offer beers']))
  })

  it('says that a brewery pours once a stay, and that a bicycle needs a clear head', () => {
    const there = race(2).at(0, 19).level(0, 5).used(0, 'buy', 'taste').disc(1, 9)
    expect(whyNotHere(there.s, 0)).toMatchObject({
      buy: { why: 'once' },
      taste: { why: 'once' },
      eat: { why: 'no-cheese' },
    })
    expect(whyNoTrip(there.s, 0, 'bike', WAY_TO[WAY_FROM[placeNumber(19)]])).toEqual({ why: 'level', count: 5 })
    expect(whyNoWay(there.s, 0, 'bike')).toEqual({ why: 'level', count: 5 })
    expect(whyNoWay(there.s, 0, 'bus')).toBeUndefined()
  })
})

describe('Where to start', () => {
  const open = PLACES.filter(({ id, bonuses }) => id !== 'GP' && bonuses.length === 0).map(({ id }) => id)

  it('three breweries are suggested, each for other bonuses close by', () => {
    const suggested = suggestStarts(open, 3)
    expect(suggested).toHaveLength(3)
    expect(new Set(suggested.map(({ near }) => near)).size).toBe(3)
    for (const { start, near, bonuses, time } of suggested) {
      expect(open).toContain(start)
      expect(PLACES[placeNumber(near)].bonuses).toEqual(bonuses)
      expect(bonuses.length).toBeGreaterThan(0)
      expect(time).toBeLessThanOrEqual(4)
    }
  })

  it('what somebody else has chosen is not suggested', () => {
    const [first] = suggestStarts(open, 3)
    const rest: PlaceName[] = open.filter((id) => id !== first?.start)
    expect(suggestStarts(rest, 3).map(({ start }) => start)).not.toContain(first?.start)
  })
})
