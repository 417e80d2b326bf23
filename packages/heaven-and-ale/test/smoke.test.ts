import { CHANCE, copy, hash, NATURE, OVER, optionSets, pickWeighted, SPECTATOR, seeded } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { type AleState, brokenLaws, explainConversion, heavenAndAle as game, pointsOf } from '../src/index.ts'

const moves = new Int32Array(64)
const weights = new Int32Array(64)

interface Step {
  readonly seat: number
  readonly move: number
}

const seatOf = (mask: number) => 31 - Math.clz32(mask)

/** Plays at random to the end, calling `look` before each move. */
function play(s: AleState, seed: string, look: (s: AleState, seat: number, count: number) => void): Step[] {
  const rng = seeded(seed)
  const log: Step[] = []
  for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
    const seat = mask === CHANCE ? NATURE : seatOf(mask)
    const count = seat === NATURE ? game.chance(s, moves, weights) : game.legal(s, seat, moves)
    const move = moves[seat === NATURE ? pickWeighted(weights, count, rng) : rng.below(count)]
    look(s, seat, count)
    game.apply(s, seat, move)
    log.push({ seat, move })
  }
  return log
}

const tables = [2, 3, 4].flatMap((seats) => [...optionSets(game, seats)].map((options) => ({ seats, options })))

describe.each(tables)('$seats players, $options', ({ seats, options }) => {
  test('random games keep every law, offer real choices and end with points that add up', () => {
    for (let n = 0; n < 10; n++) {
      const s = game.setup(options, seats)
      const before = copy(game.setup(options, seats), s)
      play(s, `laws ${n}`, (now, seat, count) => {
        expect(brokenLaws(before, now)).toEqual([])
        copy(before, now)
        expect(count).toBeGreaterThan(seat === NATURE ? 0 : 1)
        for (let i = 1; i < count; i++) expect(moves[i]).toBeGreaterThan(moves[i - 1])
      })
      expect(brokenLaws(before, s)).toEqual([])
      game.score(s).forEach(({ total, parts }, seat) => {
        expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(total)
        expect(pointsOf(s, seat)).toBe(total)
        expect(explainConversion(s, seat).at(-1)).toMatchObject({ type: 'production', points: parts[0].points })
      })
    }
  })

  test('the same moves lead to the same state, with and without a listener', () => {
    const s = game.setup(options, seats)
    const log = play(s, 'replay', () => {})
    const again = game.setup(options, seats)
    const heard = new Set<string>()
    for (const { seat, move } of log) game.apply(again, seat, move, (event) => heard.add(event.type))
    expect(hash(again)).toBe(hash(s))
    expect([...heard]).toEqual(expect.arrayContaining(['bought', 'discPlaced', 'roundEnded', 'scored', 'gameEnded']))
  })

  test('every move has a notation of its own, and an absent player always a move', () => {
    const s = game.setup(options, seats)
    play(s, 'notation', (now, seat, count) => {
      const list = [...moves.subarray(0, count)]
      expect(new Set(list.map((move) => game.describe(now, seat, move).say.join(' '))).size).toBe(count)
      if (seat !== NATURE) expect(list).toContain(game.fallback(now, seat))
    })
  })

  test('a view is plain JSON from which the position can be imagined', () => {
    const s = game.setup(options, seats)
    play(s, 'view', (now, seat) => {
      const reader = seat === NATURE ? SPECTATOR : seat
      const view = game.view(now, reader)
      const imagined = game.imagine(JSON.parse(JSON.stringify(view)), seeded('imagine'))
      expect(game.view(imagined, reader)).toEqual(view)
      expect(hash(imagined)).toBe(hash(now))
    })
  })
})
