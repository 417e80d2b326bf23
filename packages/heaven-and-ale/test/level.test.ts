import { blankOf, copy, movesOf } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import {
  type AleChoice,
  type AleState,
  COLOURS,
  explainConversion,
  heavenAndAle as game,
  neighboursOf,
  pointsOf,
  progressOf,
  questionOf,
  standingOf,
  walkGarden,
} from '../src/index.ts'
import { goalsMet } from '../src/rules/barrels.ts'
import { playAtRandom } from './random-game.ts'
import { ale } from './table.ts'

const GAMES = process.env.ESTAMINET_PROOF === 'long' ? 400 : 18

/** Random games of every number of seats, with both readings of the exchange. */
function eachGame(look: (s: AleState, isOver: boolean) => void): void {
  for (let seed = 0; seed < GAMES; seed++) {
    const exchange = seed % 4 < 2 ? 'exhaustive' : 'optional'
    const s = game.setup({ picks: 'clockwise', exchange }, 2 + (seed % 3))
    playAtRandom(s, seed, { look: (now) => look(now, false) })
    look(s, true)
  }
}

const end = (s: AleState, seat: number) => explainConversion(s, seat).find((step) => step.type === 'production')

describe('The level', () => {
  it('is where the last marker ends in the final conversion, in every position and at the end of every game', () => {
    let finished = 0
    let below = 0
    eachGame((s, isOver) => {
      for (let seat = 0; seat < s.seats; seat++) {
        const { level, multiplier, production, first, total } = standingOf(s, seat)
        expect(end(s, seat)).toEqual({ type: 'production', lowest: level, multiplier, points: production })
        // A place that is left again, or taken in a round before the last, is worth nothing yet.
        expect([0, 1]).toContain(pointsOf(s, seat) - total)
        if (first === 1) expect(total).toBe(pointsOf(s, seat))
        if (level < 1) below++
      }
      if (!isOver) return
      finished++
      expect(game.score(s).map(({ total }) => total)).toEqual(
        Array.from({ length: s.seats }, (_, seat) => standingOf(s, seat).total),
      )
    })
    expect(finished).toBe(GAMES)
    expect(below).toBeGreaterThan(0)
  })

  it('is never below the last marker, and all five reach it', () => {
    eachGame((s) => {
      for (let seat = 0; seat < s.seats; seat++) {
        const steps = explainConversion(s, seat)
        const ends = steps.flatMap((step) => ('markers' in step ? [step.markers] : [])).slice(-1)
        const { level } = standingOf(s, seat)
        for (const markers of ends) expect(Math.min(...COLOURS.map((colour) => markers[colour]))).toBe(level)
        expect(level).toBeGreaterThanOrEqual(
          Math.min(...s.markers.subarray(seat * COLOURS.length, (seat + 1) * COLOURS.length)),
        )
      }
    })
  })

  it('adds the barrels to the production, and the first player’s place to nothing while it must still be left', () => {
    const t = ale(2).brewmaster(0, 9).markers(0, 6, 6, 1, 7, 0).ducats(0, 0).hand(0).large(0, 'G1').small(0, 'G2')
    expect(standingOf(t.s, 0)).toEqual({
      level: 2,
      rate: 3,
      multiplier: 4,
      production: 8,
      barrels: 6,
      first: 0,
      total: 14,
    })
  })

  it('is told of every choice that moves it, below 1 as well', () => {
    const asked = ale(2)
      .garden(0, { s1: 'barley 4', d1: 'barley 2' })
      .markers(0, 0, 0, 0, 0, -6)
      .ducats(0, 0)
      .hand(0)
      .turn(0)
      .play('go 16')
    const barley = asked.info('activate barley')
    const done = asked.branch().play('activate barley')
    expect(barley.level).toEqual({ from: standingOf(asked.s, 0).level, to: standingOf(done.s, 0).level })
    expect(barley.level).toEqual({ from: -4, to: -2 })
    expect(barley.worth).toBeUndefined()
  })

  it('comes with the total, which counts barrels as well', () => {
    const asked = ale(2).markers(0, -4, -4, -4, -4, -4).brewmaster(0, 1).turn(0)
    expect(asked.info('go 14').total).toEqual({ from: 0, to: 4 })
  })
})

describe('A choice that asks for a marker next', () => {
  const options = { picks: 'clockwise', exchange: 'exhaustive' }
  const after = (s: AleState, move: number): AleState => {
    const then = copy(game.setup(options, s.seats), s)
    game.apply(then, s.turn, move)
    return then
  }

  it('tells where the best of them leads, and nothing where they are alike', () => {
    let told = 0
    eachGame((s) => {
      const question = questionOf(s)
      if (question !== 'pickPlace' && question !== 'chooseCard') return
      for (const move of movesOf(game, s, s.turn)) {
        const asked = after(s, move)
        const isAsked = ['markColour', 'cardColour', 'cardLowest'].includes(questionOf(asked) ?? '')
        const ends = (isAsked ? movesOf(game, asked, s.turn) : []).map((answer) =>
          standingOf(after(asked, answer), s.turn),
        )
        const { best } = game.describe(s, s.turn, move) as AleChoice
        expect(best !== undefined).toBe(new Set(ends.map(({ total, level }) => `${total} ${level}`)).size > 1)
        if (!best) continue
        told++
        const now = standingOf(s, s.turn)
        const total = Math.max(...ends.map((end) => end.total))
        const level = Math.max(...ends.filter((end) => end.total === total).map((end) => end.level))
        expect([best.total?.to ?? now.total, best.level?.to ?? now.level]).toEqual([total, level])
      }
    })
    expect(told).toBeGreaterThan(0)
  })

  it('says what the Granary can bring, before it is known which marker it moves', () => {
    const asked = ale(2).markers(0, 3, 3, 3, 3, 1).brewmaster(0, 1).ducats(0, 0).hand(0).at(0, 20).turn(0).play('go 28')
    const granary = asked.info('place mark')
    expect(granary.gains).toEqual({})
    expect(granary.best).toMatchObject({ gains: { barley: 2 }, level: { to: 3 } })
  })
})

describe('The first player’s place', () => {
  it('is told as part of the total by the choice that takes it in the last round', () => {
    const arrived = (round: number) => ale(2).round(round).at(1, 5).at(0, 20).turn(0)
    expect(arrived(3).info('place first').first).toEqual({ from: 0, to: 1 })
    expect(arrived(1).info('place first').first).toBeUndefined()
  })
})

describe('What a choice wakes', () => {
  it('is told tile by tile with what it pays: a resource', () => {
    const asked = ale(2).garden(0, { s1: 'barley 4', d1: 'barley 2', d2: 'hops 3' }).turn(0).play('go 16')
    expect(asked.info('activate barley').wakes).toEqual([
      { hex: 's1', times: 1, pays: { barley: 4 } },
      { hex: 'd1', times: 1, pays: { ducats: 2 } },
    ])
  })

  it('is told of the neighbours of a monk, twice of one that lies between two', () => {
    const [first, second] = neighboursOf('s9').flatMap((hex) => (hex?.id.startsWith('s') ? [hex.id] : []))
    const asked = ale(2)
      .garden(0, { [first]: 'M1', [second]: 'M1', s9: 'wood 3' })
      .turn(0)
      .play('go 16')
    const wakes = asked.info('activate M1').wakes as readonly { hex: string }[]
    expect(wakes.filter(({ hex }) => hex === 's9')).toEqual([{ hex: 's9', times: 2, pays: { wood: 6 } }])
  })

  /** Whoever has nowhere else to go is taken home at once, where a place may pay as well. */
  const goesHome = (s: AleState, move: number): boolean => {
    let isHome = false
    game.apply(copy(blankOf(s), s), s.turn, move, ({ type }) => {
      isHome ||= type === 'placeTaken'
    })
    return isHome
  }

  it('is what the garden pays in all, in every position', () => {
    let woken = 0
    eachGame((s) => {
      if (game.waiting(s) <= 0) return
      const moves = new Int32Array(64)
      const count = game.legal(s, s.turn, moves)
      for (const move of moves.subarray(0, count)) {
        const info = game.describe(s, s.turn, move)
        if (info.kind !== 'chooseBox' && info.kind !== 'chooseNumber') continue
        if (goesHome(s, move)) continue
        const wakes = (info.wakes ?? []) as readonly { pays: Readonly<Record<string, number>> }[]
        const paid: Record<string, number> = {}
        for (const { pays } of wakes) for (const [what, n] of Object.entries(pays)) paid[what] = (paid[what] ?? 0) + n
        expect(paid).toEqual(info.gains)
        woken += wakes.length
      }
    })
    expect(woken).toBeGreaterThan(0)
  })
})

describe('The number box', () => {
  it('keeps the number that was named', () => {
    const asked = ale(2).tile(0, 'd1', 'hops', 3).tile(0, 'd2', 'wood', 1).turn(0).play('go 16', 'activate X')
    expect(asked.player(0).number).toBeNull()
    expect(asked.play('number 3').player(0).number).toBe(3)
  })
})

describe('The way to a goal', () => {
  it('ends exactly where the goal is met', () => {
    eachGame((s) => {
      for (let seat = 0; seat < s.seats; seat++) {
        const met = goalsMet(s, seat, walkGarden(s, seat))
        const ways = progressOf(s, seat)
        expect(ways.reduce((reached, { have, need }, goal) => reached | (have >= need ? 1 << goal : 0), 0)).toBe(met)
        expect(ways.every(({ have, from }) => have >= from)).toBe(true)
      }
    })
  })
})
