import { CHANCE, movesOf, OVER, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { belgianBeersRace as game, isClose, type RaceEvent, standingOf } from '../src/index.ts'
import { race } from './table.ts'

describe('Where everybody stands, if it ended now', () => {
  it('counts cards, beers and all else during the day, long before an evening brings the first point', () => {
    const table = race(2).at(0, 'B3').glass(0, 3).bottles(0, 1, 0, 1).coasters(0, 2).cubes(0, 'YY').cheers(0, 1)
    // Evening: 3 x 2 + 2 + 2. Then two beers in the bag and the first step of the Cheers Track.
    expect(standingOf(table.s, 0)).toEqual({ scored: 0, evening: 10, now: 10 + 2 + 1 })
  })

  it('nobody is below zero, and the way home is nobody’s loss while they may still go it', () => {
    const table = race(2).day(3).at(0, 25).at(1, 25).finished(1)
    table.s.score.set([40, 40])
    // On the Cheers Track everybody starts five points below.
    expect(standingOf(table.s, 0)).toEqual({ scored: 40, evening: 0, now: 35 })
    expect(standingOf(table.s, 1).now).toBeLessThan(35)
    table.s.score.set([2, 2])
    expect(standingOf(table.s, 0).now).toBe(0)
  })

  it('in every random race the evening pays what it said, and at the end it says the result', () => {
    for (const seed of ['standing a', 'standing b', 'standing c']) {
      const s = game.setup({ length: 'base', leader: 'all', arrival: 'play' }, 3)
      const rng = seeded(seed)
      const [out, weights] = [new Int32Array(4096), new Int32Array(4096)]
      let evenings = 0
      const play = (seat: number, move: number): void => {
        const heard: RaceEvent[] = []
        game.apply(s, seat, move, (event) => heard.push(event as unknown as RaceEvent))
        for (const event of heard) {
          if (event.type !== 'dailyScored') continue
          evenings++
          expect(event.beers + event.bottles + event.coasters).toBe(standingOf(s, event.seat).evening)
          expect(event.score).toBe(standingOf(s, event.seat).scored)
        }
      }
      for (let waiting = game.waiting(s); waiting !== OVER; waiting = game.waiting(s)) {
        if (waiting === CHANCE) play(-1, out[rng.below(game.chance(s, out, weights))])
        else {
          const seat = 31 - Math.clz32(waiting)
          const moves = movesOf(game, s, seat)
          play(seat, moves[rng.below(moves.length)])
        }
      }
      expect(evenings).toBe(6)
      game.score(s).forEach(({ total }, seat) => {
        expect(standingOf(s, seat)).toEqual({ scored: total, evening: 0, now: total })
      })
    }
  })

  it('a card is told with what its owner then has, though it was won in the middle of a move', () => {
    const table = race(2).at(0, 'B3').glass(0, 3).bottles(0, 1, 0, 1).machine('L1-05').play('taste')
    const [taken] = table.heard('cardTaken')
    // Four beers and two bottles tonight, the card, and five below on the Cheers Track.
    expect(taken).toEqual({ type: 'cardTaken', seat: 0, card: 'L1-05', now: 8 + 2 + 2 - 5 })
    expect(standingOf(table.s, 0).now).toBe(7)
  })
})

describe('Who is close to a card', () => {
  it('lacks one beer, one level or one visit of it; no more, and never a deed', () => {
    // Four red beers in the backpack; taste any beer.
    const [red, deed] = ['L2-06', 'L1-05']
    const close = (cubes: string, card: string) => isClose(race(2).cubes(0, cubes).s, 0, card)
    expect(['RR', 'RRR', 'RRRR', 'RRRN'].map((cubes) => close(cubes, red))).toEqual([false, true, false, true])
    expect(close('', deed)).toBe(false)
    expect(close('', 'no such card')).toBe(false)
  })
})
