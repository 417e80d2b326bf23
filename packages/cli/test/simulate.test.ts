import { random } from '@estaminet/bots'
import { CHANCE, copy, type Game, hash, OVER, seeded } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { playBots } from '../src/bot-game.ts'
import { anySeat, playOut } from '../src/playout.ts'
import { SMALL_BEER, type } from './at-the-terminal.ts'

const timeless = (text: string) => {
  const { seconds, decisionsPerSecond, gamesPerSecond, ...rest } = JSON.parse(text)
  return rest
}

describe('simulate', () => {
  test('answers with the figures a program needs', async () => {
    const { code, out, err } = await type(
      'simulate',
      SMALL_BEER,
      '--seats',
      '2',
      '--games',
      '200',
      '--seed',
      's',
      '--json',
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const report = JSON.parse(out)
    expect(report).toMatchObject({ game: 'small-beer', games: 200, seats: 2, seed: 's', bots: ['random', 'random'] })
    for (const key of ['decisions', 'seconds', 'decisionsPerSecond', 'gamesPerSecond', 'decisionsPerGame'])
      expect(report[key], key).toBeGreaterThan(0)
    expect(report.decisionsPerGame).toBeCloseTo(report.decisions / 200, 1)
    expect(report.scores).toHaveLength(2)
    for (const { mean, sd, min, max } of report.scores) {
      expect(min).toBeLessThanOrEqual(mean)
      expect(mean).toBeLessThanOrEqual(max)
      expect(sd).toBeGreaterThan(0)
    }
    expect(report.wins[0] + report.wins[1]).toBeGreaterThanOrEqual(200)
  })

  test('the same seed plays the same games, another seed others', async () => {
    const games = (seed: string) => type('simulate', SMALL_BEER, '--games', '50', '--seed', seed, '--json')
    const [one, again, other] = [await games('a'), await games('a'), await games('b')]
    expect(timeless(one.out)).toEqual(timeless(again.out))
    expect(timeless(one.out)).not.toEqual(timeless(other.out))
  })

  test('says the same in words', async () => {
    const { out } = await type('simulate', SMALL_BEER, '--games', '20', '--options', '{"rounds":"two"}')
    expect(out).toMatch(/^small-beer, 3 seats, 20 games, seed [0-9a-f]{8}\n/)
    expect(out).toContain('seat 2 (random)')
  })
})

describe('play-outs', () => {
  test('count a move chosen among two or more, and nothing else', () => {
    const s = smallBeer.setup({ rounds: 'three' }, 2)
    let decisions = 0
    const watched: Game<typeof s> = {
      ...smallBeer,
      apply(at, seat, move) {
        if (seat >= 0 && smallBeer.legal(at, seat, new Int32Array(64)) > 1) decisions++
        smallBeer.apply(at, seat, move)
      },
    }
    expect(playOut(watched, s, seeded(3))).toBe(decisions)
    expect(smallBeer.waiting(s)).toBe(OVER)
  })

  test('bots that all play at random count the same kind of decisions', () => {
    const start = smallBeer.setup({ rounds: 'two' }, 3)
    const s = copy(smallBeer.setup({ rounds: 'two' }, 3), start)
    expect(playBots(smallBeer, s, [random], seeded(1))).toBeGreaterThanOrEqual(6)
    expect(smallBeer.waiting(s)).toBe(OVER)
    expect(hash(s)).not.toBe(hash(start))
  })

  test('a bot sees its own view alone, taken before any sealed answer is applied', () => {
    const seen: string[] = []
    const nosy = {
      id: 'nosy',
      choose: ({ moves, view, seat }: Parameters<typeof random.choose>[0]) => {
        const { reader, seats } = view() as { reader: number; seats: { hasChosen: boolean }[] }
        expect(reader).toBe(seat)
        seen.push(seats.map((one) => one.hasChosen).join())
        return moves[0] ?? 0
      },
    }
    playBots(smallBeer, smallBeer.setup({ rounds: 'two' }, 2), [nosy], seeded(1))
    expect(new Set(seen)).toEqual(new Set(['false,false']))
  })

  test('when several may move, each is first at times; when one may, it is', () => {
    const rng = seeded(1)
    const firsts = new Set(Array.from({ length: 100 }, () => anySeat(0b1011, rng)))
    expect([...firsts].sort()).toEqual([0, 1, 3])
    expect(anySeat(0b100, rng)).toBe(2)
    expect(CHANCE).toBeGreaterThan(0b1111)
  })
})
