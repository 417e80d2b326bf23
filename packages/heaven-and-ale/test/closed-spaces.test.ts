import { seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import {
  ARRIVED,
  type Closed,
  heavenAndAle as game,
  MOVE,
  moveOf,
  questionOf,
  TRACK_LENGTH,
  whyClosed,
} from '../src/index.ts'
import { playAtRandom, type Watch } from './random-game.ts'
import { ale } from './table.ts'

const SPACES = Array.from({ length: TRACK_LENGTH }, (_, i) => i + 1)

function watchGames(games: number, watch: Watch): void {
  for (let n = 0; n < games; n++)
    playAtRandom(
      game.setup({ picks: 'clockwise', exchange: 'exhaustive' }, 2 + (n % 3)),
      n,
      watch,
      seeded(`closed ${n}`),
    )
}

describe('Closed spaces', () => {
  it('HA-MOVE-03 a space is open, or there is one reason why it is not', () => {
    const met = new Set<Closed>()
    let looks = 0
    watchGames(60, {
      look(s, _, moves) {
        if (questionOf(s) !== 'move') return
        const open = new Set(moves)
        for (const at of SPACES) {
          const why = whyClosed(s, s.turn, at)
          if ((why === undefined) !== open.has(moveOf(MOVE, at)))
            expect.unreachable(`space ${at}: ${why}, legal ${[...open]}`)
          if (why) met.add(why)
        }
        looks++
      },
    })
    expect(looks).toBeGreaterThan(1000)
    expect([...met].sort()).toEqual(['bare', 'behind', 'full', 'here', 'noBox', 'noGoal', 'tooDear'])
  })

  it('HA-MOVE-03 each reason by its rule', () => {
    const table = () => ale(2).on(1, 'wood 5').on(2, 'wood 1').discs(7, 0)
    const why = (at: number, t = table()) => whyClosed(t.s, 0, at)
    expect([why(1), why(2)]).toEqual([undefined, undefined])
    expect(why(3)).toBe('bare')
    expect(why(7)).toBe('bare')
    expect(why(4)).toBe('noBox')
    expect(why(14)).toBe('noGoal')
    expect(why(1, table().at(0, 1))).toBe('here')
    expect(why(1, table().at(0, 2))).toBe('behind')
    expect(why(1, table().ducats(0, 4).hand(0))).toBe('tooDear')
    expect(why(1, table().ducats(0, 2).hand(0, 'cash'))).toBeUndefined()
    // In the sun alone it costs twice as much.
    expect(why(1, table().fill(0, 'shady').ducats(0, 9).hand(0))).toBe('tooDear')
    expect(why(1, table().fill(0, 'shady').fill(0, 'sunny'))).toBe('full')
  })

  it('HA-MOVE-04 a walk is forced when home was all that was left, and only then', () => {
    const walks = { forced: 0, free: 0 }
    let asked = false
    watchGames(30, {
      look(s) {
        if (questionOf(s) === 'move') asked = true
      },
      hear(event) {
        if (event.type !== 'moved') return
        // What answers the question comes first; whatever walks after it was not asked.
        expect(event.forced ?? false, JSON.stringify(event)).toBe(!asked)
        if (event.forced) expect(event.to).toBe(ARRIVED)
        walks[event.forced ? 'forced' : 'free']++
        asked = false
      },
    })
    expect(walks.forced).toBeGreaterThan(20)
    expect(walks.free).toBeGreaterThan(1000)
  })
})
