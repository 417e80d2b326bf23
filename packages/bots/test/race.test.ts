import { GRAND_PLACE, type RaceState, belgianBeersRace as race } from '@estaminet/belgian-beers-race'
import {
  type Game,
  hash,
  type Move,
  movesOf,
  NATURE,
  type Options,
  OVER,
  readOptions,
  type Seat,
} from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { type Bot, findBot } from '../src/index.ts'
import { ALONE, byCompany, RaceJudgement, WEIGHTS, WholeAction } from '../src/race/index.ts'
import { type Depth, Rollouts } from '../src/race/rollouts.ts'
import { lossOnTheWay } from '../src/race/way-home.ts'
import { ACTION, COMPANY, firstMoments } from './moments.ts'
import { play, winsAgainst } from './play.ts'

const [easy, medium, hard, expert] = ['easy', 'medium', 'hard', 'expert'].map((id) => findBot(id, race))
/** Without time to play anything on a bot answers with what it has. */
const hurried = (bot: Bot): Bot => ({ ...bot, choose: (place) => bot.choose({ ...place, time: 0 }) })

const modes: readonly (readonly [seats: number, options: Options])[] = [
  [3, { ...COMPANY, length: 'short' }],
  [4, { team: true, length: 'short' }],
  [1, { solo: true }],
  [1, { solo: true, campaign: '1' }],
]

describe.each([medium, hurried(hard), hurried(expert)])('$id', (bot) => {
  test.each(modes)('plays a legal game of %i with %o', (seats, options) => {
    const { ranks } = play({ game: race as unknown as Game, seats, bots: [bot], seed: 'every mode', options })
    expect(ranks).toHaveLength(seats)
  })
})

describe('what a position is worth', () => {
  test('is a number wherever somebody is asked, and looking at it changes nothing', () => {
    const thought = new WholeAction(new RaceJudgement(WEIGHTS))
    let last: RaceState | undefined
    play({
      game: race,
      seats: 2,
      bots: [medium],
      seed: 'worth',
      options: { length: 'short' },
      watch: (s, seat) => {
        last = s
        if (seat === NATURE) return
        const before = JSON.stringify(race.view(s, seat))
        expect(movesOf(race, s, seat)).toContain(thought.best(s, seat))
        thought.look(s, seat)
        for (const move of movesOf(race, s, seat)) expect(thought.worth(s, move)).toSatisfy(Number.isFinite)
        expect(JSON.stringify(race.view(s, seat))).toBe(before)
      },
    })
    expect(last && race.waiting(last)).toBe(OVER)
  })

  test('is weighed in one way alone and in another with company', () => {
    const weights = byCompany((one) => one)
    const laid = (seats: number, options: Options) => race.setup(readOptions(race, seats, options), seats)
    expect(weights(laid(1, { solo: true }))).toBe(ALONE)
    for (const seats of [2, 3, 4]) expect(weights(laid(seats, {}))).toBe(WEIGHTS)
    // Somebody alone goes by their own: in some of these games the others would have said something else.
    const [alone, together] = [ALONE, WEIGHTS].map((one) => new WholeAction(new RaceJudgement(one)))
    const watch = (s: RaceState, seat: Seat) => {
      if (seat === NATURE) return
      const own = alone.best(s, seat)
      asked++
      if (together.best(s, seat) !== own) others++
    }
    let [asked, others] = [0, 0]
    play({ game: race, seats: 1, bots: [medium], seed: 'alone', options: { solo: true }, watch })
    expect(asked).toBeGreaterThan(20)
    expect(others).toBeGreaterThan(0)
  })

  test('the way home costs nothing from the Grand Place, and never more the more time there is', () => {
    for (let time = 1; time < 24; time++) {
      expect(lossOnTheWay(GRAND_PLACE, time, 0)).toBe(0)
      for (const level of [0, 5, 7])
        expect(lossOnTheWay(28, time, level)).toBeLessThanOrEqual(lossOnTheWay(28, time - 1, level))
    }
    expect(lossOnTheWay(28, 24, 0)).toBeLessThan(lossOnTheWay(28, 24, 7))
  })
})

describe('what is played on in thought', () => {
  const usual = new WholeAction(new RaceJudgement(WEIGHTS, 1), 3)
  const few: Depth = { candidates: 3, horizon: 3, evening: 3, rollouts: 12, judgements: 1000, faith: 1 }

  function best(depth: Depth, s: RaceState, seat: Seat): Move {
    const legal = movesOf(race, s, seat)
    const worths = legal.map((_, at) => -at)
    return new Rollouts(usual, usual, depth).best([s], seat, legal, worths, 7, () => false)
  }

  test.each(modes)(
    'is a move one may make at every table of %i with %o, the same each time, on a copy',
    (seats, options) => {
      let asked = 0
      const watch = (s: RaceState, seat: Seat) => {
        // Within an action as well as before it; a few of them are enough.
        if (seat === NATURE || movesOf(race, s, seat).length < 2 || ++asked % 12 > 0) return
        const before = hash(s)
        const move = best(few, s, seat)
        expect(movesOf(race, s, seat)).toContain(move)
        expect(best(few, s, seat)).toBe(move)
        expect(hash(s)).toBe(before)
      }
      play({ game: race, seats, bots: [findBot('very-easy', race)], seed: 'played on', options, watch })
      expect(asked).toBeGreaterThan(24)
    },
  )

  test('is played on less often where a rollout takes longer: what a level may think is fixed', () => {
    firstMoments({ count: 1, least: ACTION, options: COMPANY }, (s, seat) => {
      const often = { ...few, rollouts: 400 }
      best(often, s, seat)
      const enough = usual.judged
      best({ ...often, judgements: Number.POSITIVE_INFINITY }, s, seat)
      expect(usual.judged).toBeGreaterThan(enough)
    })
  })
})

// The README has the measured figures; here a few games with a generous margin.
test('medium beats easy more often than not', () => {
  expect(winsAgainst(race, medium, easy, 8)).toBeGreaterThanOrEqual(5)
})
