import { CHANCE, copy, hash, NATURE, OVER, optionSets, pickWeighted, SPECTATOR, seeded } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import {
  type AleState,
  brokenLaws,
  explainConversion,
  heavenAndAle as game,
  itemOf,
  MOVE,
  pointsOf,
} from '../src/index.ts'

const moves = new Int32Array(64)
const weights = new Int32Array(64)

interface Step {
  readonly seat: number
  readonly move: number
}

const seatOf = (mask: number) => 31 - Math.clz32(mask)

/** Steps this short fill gardens; any step at all ends rounds early. Both kinds of table are wanted. */
const SHORT = 2

/** Plays at random to the end, calling `look` before each move. */
function play(s: AleState, seed: number, look: (s: AleState, seat: number, count: number) => void): Step[] {
  const rng = seeded(seed)
  const log: Step[] = []
  for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
    const seat = mask === CHANCE ? NATURE : seatOf(mask)
    const count = seat === NATURE ? game.chance(s, moves, weights) : game.legal(s, seat, moves)
    const choice = seed % 2 === 0 && itemOf(moves[0]) === MOVE ? Math.min(count, SHORT) : count
    const move = moves[seat === NATURE ? pickWeighted(weights, count, rng) : rng.below(choice)]
    look(s, seat, count)
    game.apply(s, seat, move)
    log.push({ seat, move })
  }
  return log
}

const isAscending = (list: Int32Array) => list.every((move, i) => i === 0 || move > list[i - 1])

const tables = [2, 3, 4].flatMap((seats) => [...optionSets(game, seats)].map((options) => ({ seats, options })))

describe.each(tables)('$seats players, $options', ({ seats, options }) => {
  test('random games keep every law, offer real choices and end with points that add up', () => {
    for (let seed = 0; seed < 12; seed++) {
      const s = game.setup(options, seats)
      const before = copy(game.setup(options, seats), s)
      const check = (now: AleState) => {
        const broken = brokenLaws(before, now)
        if (broken.length > 0) throw new Error(`Game ${seed} breaks ${broken}`)
        copy(before, now)
      }
      play(s, seed, (now, seat, count) => {
        check(now)
        if (count < (seat === NATURE ? 1 : 2)) throw new Error(`Game ${seed} asks without a choice`)
        if (!isAscending(moves.subarray(0, count))) throw new Error(`Game ${seed} lists moves out of order`)
      })
      check(s)
      game.score(s).forEach(({ total, parts }, seat) => {
        expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(total)
        expect(pointsOf(s, seat)).toBe(total)
        expect(explainConversion(s, seat).at(-1)).toMatchObject({ type: 'production', points: parts[0].points })
      })
    }
  })

  test('the same moves lead to the same state, with and without a listener', () => {
    for (let seed = 0; seed < 6; seed++) {
      const s = game.setup(options, seats)
      const log = play(s, seed, () => {})
      const again = game.setup(options, seats)
      let heard = 0
      for (const { seat, move } of log) game.apply(again, seat, move, () => heard++)
      expect(hash(again)).toBe(hash(s))
      expect(heard).toBeGreaterThan(log.length)
    }
  })

  test('every move has a notation of its own, and an absent player always a move', () => {
    for (let seed = 0; seed < 2; seed++)
      play(game.setup(options, seats), seed, (now, seat, count) => {
        const list = [...moves.subarray(0, count)]
        const said = new Set(list.map((move) => game.describe(now, seat, move).say.join(' ')))
        if (said.size !== count) throw new Error(`Game ${seed} says two moves alike: ${[...said]}`)
        if (seat !== NATURE && !list.includes(game.fallback(now, seat))) throw new Error('An illegal fallback')
      })
  })

  test('a view is plain JSON from which the position can be imagined', () => {
    for (let seed = 0; seed < 2; seed++)
      play(game.setup(options, seats), seed, (now, seat) => {
        const reader = seat === NATURE ? SPECTATOR : seat
        const seen = JSON.stringify(game.view(now, reader))
        const imagined = game.imagine(JSON.parse(seen), seeded('imagine'))
        if (JSON.stringify(game.view(imagined, reader)) !== seen) throw new Error('The imagined view differs')
        if (hash(imagined) !== hash(now)) throw new Error('The imagined state differs')
      })
  })
})

test('random games see every event there is', () => {
  const heard = new Set<string>()
  for (let seed = 0; seed < 60; seed += 2) {
    const s = game.setup({ picks: 'clockwise', exchange: 'exhaustive' }, 4)
    const log = play(s, seed, () => {})
    const again = game.setup({ picks: 'clockwise', exchange: 'exhaustive' }, 4)
    for (const { seat, move } of log) game.apply(again, seat, move, (event) => heard.add(event.type))
  }
  expect([...heard].sort()).toEqual(
    [
      'barrelTaken',
      'bought',
      'brewmasterAdvanced',
      'cardPlaced',
      'cardSurrendered',
      'converted',
      'discPlaced',
      'drawn',
      'ducatsChanged',
      'firstPlayer',
      'gameEnded',
      'markerAdvanced',
      'monkTriggered',
      'moved',
      'noCardPlaced',
      'numberChosen',
      'pairCompleted',
      'placeTaken',
      'purchasesEnded',
      'roundBegan',
      'roundEnded',
      'scored',
      'siteEnclosed',
      'targetsChosen',
      'tileActivated',
      'turnBegan',
    ].sort(),
  )
})
