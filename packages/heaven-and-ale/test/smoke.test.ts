import { copy, hash, NATURE, optionSets, SPECTATOR, seeded } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { type AleState, brokenLaws, explainConversion, heavenAndAle as game, pointsOf } from '../src/index.ts'
import { playAtRandom } from './random-game.ts'

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
      playAtRandom(s, seed, {
        look(now, seat, moves) {
          check(now)
          if (moves.length < (seat === NATURE ? 1 : 2)) throw new Error(`Game ${seed} asks without a choice`)
          if (!isAscending(moves)) throw new Error(`Game ${seed} lists moves out of order`)
        },
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
      const log = playAtRandom(s, seed)
      const again = game.setup(options, seats)
      let heard = 0
      for (const { seat, move } of log) game.apply(again, seat, move, () => heard++)
      expect(hash(again)).toBe(hash(s))
      expect(heard).toBeGreaterThan(log.length)
    }
  })

  test('every move has a notation of its own, and an absent player always a move', () => {
    for (let seed = 0; seed < 2; seed++)
      playAtRandom(game.setup(options, seats), seed, {
        look(now, seat, moves) {
          const list = [...moves]
          const said = new Set(list.map((move) => game.describe(now, seat, move).say.join(' ')))
          if (said.size !== list.length) throw new Error(`Game ${seed} says two moves alike: ${[...said]}`)
          if (seat !== NATURE && !list.includes(game.fallback(now, seat))) throw new Error('An illegal fallback')
        },
      })
  })

  test('a view is plain JSON from which the position can be imagined', () => {
    for (let seed = 0; seed < 2; seed++)
      playAtRandom(game.setup(options, seats), seed, {
        look(now, seat) {
          const reader = seat === NATURE ? SPECTATOR : seat
          const seen = JSON.stringify(game.view(now, reader))
          const imagined = game.imagine(JSON.parse(seen), seeded('imagine'))
          if (JSON.stringify(game.view(imagined, reader)) !== seen) throw new Error('The imagined view differs')
          if (hash(imagined) !== hash(now)) throw new Error('The imagined state differs')
        },
      })
  })
})

test('random games see every event there is', () => {
  const heard = new Set<string>()
  for (let seed = 0; seed < 60; seed += 2) {
    const s = game.setup({ picks: 'clockwise', exchange: 'exhaustive' }, 4)
    const log = playAtRandom(s, seed)
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
