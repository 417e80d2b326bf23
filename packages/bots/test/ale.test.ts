import { type AleState, heavenAndAle, pointsOf } from '@estaminet/heaven-and-ale'
import { movesOf, NATURE, OVER, type Seat } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { judging, projected } from '../src/ale/judgement.ts'
import { RoundTree } from '../src/ale/round-tree.ts'
import { WEIGHTS } from '../src/ale/weights.ts'
import { isTurnOver, WholeTurn } from '../src/ale/whole-turn.ts'
import { findBot } from '../src/index.ts'
import { play, winsAgainst } from './play.ts'

const [easy, medium, hard, expert] = ['easy', 'medium', 'hard', 'expert'].map((id) => findBot(id, heavenAndAle))

/** Every position of one game of Medium players. */
function positions(seats: number, look: (s: AleState, seat: Seat) => void): AleState {
  let last: AleState | undefined
  play({
    game: heavenAndAle,
    seats,
    bots: [medium],
    seed: `a table of ${seats}`,
    watch: (s, seat) => {
      last = s
      look(s, seat)
    },
  })
  return last ?? expect.fail('nobody played')
}

describe('what a position is worth', () => {
  test.each([2, 3, 4])('is a number at every table of %i, and the points themselves once the game is over', (seats) => {
    const s = positions(seats, (at) => {
      for (let seat = 0; seat < seats; seat++) expect(projected(at, seat, WEIGHTS)).toSatisfy(Number.isFinite)
    })
    expect(heavenAndAle.waiting(s)).toBe(OVER)
    for (let seat = 0; seat < seats; seat++) expect(projected(s, seat, WEIGHTS)).toBe(pointsOf(s, seat))
  })

  test('comes near the points of the end on the way', () => {
    const halfway: number[] = []
    const s = positions(4, (at, seat) => {
      if (seat !== NATURE && at.round === 4) halfway[seat] ??= projected(at, seat, WEIGHTS)
    })
    const off = halfway.map((said, seat) => Math.abs(said - pointsOf(s, seat)))
    expect(Math.max(...off)).toBeLessThan(60)
    expect(off.reduce((sum, one) => sum + one, 0) / off.length).toBeLessThan(30)
  })
})

test('a turn is thought through to its end, on a copy', () => {
  const turn = new WholeTurn(judging(WEIGHTS), 2)
  positions(3, (s, seat) => {
    if (seat === NATURE) return
    const before = JSON.stringify(heavenAndAle.view(s, seat))
    const legal = movesOf(heavenAndAle, s, seat)
    expect(legal).toContain(turn.best(s, seat))
    for (const move of legal) expect(turn.worth(s, seat, move)).toSatisfy(Number.isFinite)
    expect(JSON.stringify(heavenAndAle.view(s, seat))).toBe(before)
    // Whoever is asked where to go begins a turn; what a tile costs belongs to the one under way.
    expect(isTurnOver(s, (seat + 1) % 3)).toBe(true)
  })
})

// The README has the measured figures; here a few games with a generous margin.
test('medium beats three easy players', () => {
  let won = 0
  for (let seat = 0; seat < 4; seat++) {
    const bots = [0, 1, 2, 3].map((at) => (at === seat ? medium : easy))
    if (play({ game: heavenAndAle, seats: 4, bots, seed: `one of four ${seat}` }).ranks[seat] === 1) won++
  }
  expect(won).toBeGreaterThanOrEqual(3)
})

test('hard beats medium', () => {
  expect(winsAgainst(heavenAndAle, hard, medium, 1)).toBe(1)
})

test.each([hard, expert])('$id answers with what it has when its time is up', (bot) => {
  const hurried = { ...bot, choose: (place: Parameters<typeof bot.choose>[0]) => bot.choose({ ...place, time: 0 }) }
  expect(play({ game: heavenAndAle, seats: 2, bots: [hurried], seed: 'in a hurry' }).ranks).toContain(1)
})

describe('a round thought through for everybody', () => {
  const thinking = { playouts: 6, ways: 4, laterWays: 3, curiosity: 6, doubt: 2 }
  const usual = new WholeTurn(judging(WEIGHTS), 2)
  const tree = new RoundTree(thinking, judging(WEIGHTS), usual)
  const never = Number.POSITIVE_INFINITY

  test('ends with a move one may make, the same each time, on a copy', () => {
    let asked = 0
    positions(3, (s, seat) => {
      // A few of them are enough.
      if (seat === NATURE || ++asked % 40 > 0) return
      const before = JSON.stringify(heavenAndAle.view(s, seat))
      const legal = movesOf(heavenAndAle, s, seat)
      const worths = legal.map((move) => usual.worth(s, seat, move))
      const move = tree.best(s, seat, legal, worths, never)
      expect(legal).toContain(move)
      expect(tree.best(s, seat, legal, worths, never)).toBe(move)
      expect(JSON.stringify(heavenAndAle.view(s, seat))).toBe(before)
    })
    expect(asked).toBeGreaterThan(40)
  })

  test('without time takes what looks best at first', () => {
    let asked = 0
    positions(2, (s, seat) => {
      if (seat === NATURE || ++asked % 40 > 0) return
      const legal = movesOf(heavenAndAle, s, seat)
      const worths = legal.map((move) => usual.worth(s, seat, move))
      expect(tree.best(s, seat, legal, worths, 0)).toBe(legal[worths.indexOf(Math.max(...worths))])
    })
    expect(asked).toBeGreaterThan(40)
  })
})
