import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import {
  atOnce,
  blankOf,
  CHANCE,
  copy,
  type Game,
  hash,
  Match,
  movesOf,
  NATURE,
  outcomesOf,
  type State,
  seeded,
  writeRecord,
} from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { adviserFor } from '../src/advice/advisers.ts'
import { advise, analyse, analysing } from '../src/advice/index.ts'
import { luckOf } from '../src/advice/luck.ts'
import { settle } from '../src/advice/play-on.ts'
import { reasonsFor } from '../src/advice/reasons.ts'
import { estimateOf } from '../src/advice/sums.ts'
import { winChances } from '../src/advice/win-chance.ts'
import { findBot, KeyedChance } from '../src/index.ts'

const games: readonly Game[] = [heavenAndAle, belgianBeersRace, smallBeer]
const quick = { closely: 2, samples: 3 }

/** A match played by bots of the house up to where `until` says; to its end otherwise. */
function played(game: Game, level: string, seed: string, until: (match: Match) => boolean = () => false): Match {
  const rng = seeded(seed)
  const options = game.id === 'belgian-beers-race' ? { length: 'short' } : {}
  const match = Match.begin(game, { seats: 2, options, chance: { draw: (total) => rng.below(total) } })
  const bot = findBot(level, game)
  while (!match.over && !until(match)) {
    const seat = match.actors.find((one) => !match.sealed.has(one)) ?? 0
    const moves = match.legal(seat)
    const place = { game, seat, moves, view: () => game.view(match.state, seat), rng }
    match.play(seat, moves.length === 1 ? moves[0] : bot.choose(place))
  }
  return match
}

test.each(games)('$id: what everybody may expect is a number at every moment, before the first choice too', (game) => {
  const match = played(game, 'very-easy', 'expected')
  const adviser = adviserFor(game)
  const s = match.at(0)
  for (const { by, move } of match.line) {
    for (let seat = 0; seat < 2; seat++) expect(adviser.projected(s, seat)).not.toBeNaN()
    game.apply(s, by, move)
  }
})

describe('dice kept by event', () => {
  test('each outcome comes as often as its weight says', () => {
    const s = smallBeer.setup({ rounds: 'two' }, 2)
    const outcomes = outcomesOf(smallBeer, s)
    const seen = new Map<number, number>()
    const draws = 6000
    for (let n = 0; n < draws; n++) {
      const move = new KeyedChance(`deal ${n}`).draw(smallBeer, s, 2)
      seen.set(move, (seen.get(move) ?? 0) + 1)
    }
    const total = outcomes.reduce((sum, { weight }) => sum + weight, 0)
    for (const { move, weight } of outcomes) {
      const share = weight / total
      const off = Math.sqrt((share * (1 - share)) / draws)
      expect(Math.abs((seen.get(move) ?? 0) / draws - share)).toBeLessThan(5 * off)
    }
  })

  test('the same event of the same deal brings the same, and the next one something of its own', () => {
    const deal = (seed: string) => {
      const s = smallBeer.setup({ rounds: 'three' }, 3)
      const chance = new KeyedChance(seed)
      while (smallBeer.waiting(s) === CHANCE) smallBeer.apply(s, NATURE, chance.draw(smallBeer, s, 3))
      return hash(s)
    }
    expect(deal('a')).toBe(deal('a'))
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(deal)).size).toBeGreaterThan(1)
  })
})

describe('the chance to win', () => {
  test('of two is the logistic curve of the lead', () => {
    expect(winChances([30, 30], [0, 1], 10)).toEqual([0.5, 0.5])
    expect(winChances([40, 30], [0, 1], 10)[0]).toBeCloseTo(1 / (1 + Math.exp(-1)), 12)
  })

  test('of many adds up to one, and teams share theirs', () => {
    const four = winChances([40, 30, 20, 10], [0, 1, 2, 3], 10)
    expect(four.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 12)
    expect(four[0]).toBeGreaterThan(four[1])
    expect(winChances([40, 10, 20, 30], [0, 1, 1, 0], 10)).toEqual(winChances([35, 15, 15, 35], [0, 1, 1, 0], 10))
  })
})

test('a mean is known the better the more numbers it comes from', () => {
  expect(estimateOf([1, 2, 3, 4])).toEqual({ mean: 2.5, error: Math.sqrt(5 / 3 / 4) })
  expect(estimateOf([7])).toEqual({ mean: 7, error: Number.POSITIVE_INFINITY })
})

/** Small Beer never offers more than two moves. */
const manyMoves: readonly Game[] = [heavenAndAle, belgianBeersRace]

describe.each(manyMoves.map((game) => [game.id, game] as const))('advice at %s', (_, game) => {
  const isChoice = (match: Match) => match.line.length > 60 && match.legal(match.actors[0]).length > 3

  test('names three legal moves, the best first, from what the seat sees, and touches nothing', () => {
    const match = played(game, 'easy', 'advice', isChoice)
    expect(match.over).toBe(false)
    const [seat] = match.actors
    const moves = match.legal(seat)
    const before = hash(match.state)
    const place = () => ({ game, seat, moves, view: () => game.view(match.state, seat), rng: seeded('adviser') })
    const advice = advise(place(), { samples: 2, candidates: 3 })
    expect(advice).toHaveLength(3)
    for (const { move, chance, behind } of advice) {
      expect(moves).toContain(move)
      expect(behind).toBeGreaterThanOrEqual(0)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
    }
    expect(advice[0].behind).toBe(0)
    expect(advice[0].worth - advice[2].worth).toBeCloseTo(advice[2].behind, 9)
    expect(advise(place(), { samples: 2, candidates: 3 })).toEqual(advice)
    expect(hash(match.state)).toBe(before)
  })
})

describe.each(games.map((game) => [game.id, game] as const))('advice at %s', (_, game) => {
  test('its reasons add up to what changes', () => {
    const match = played(game, 'easy', 'reasons', (one) => one.line.length > (game === smallBeer ? 10 : 30))
    expect(match.over).toBe(false)
    const adviser = adviserFor(game)
    const before: State = copy(blankOf(match.state), match.state)
    const after: State = copy(blankOf(match.state), match.state)
    const [seat] = match.actors
    game.apply(after, seat, movesOf(game, after, seat)[0])
    settle(adviser, after, match.seats, new KeyedChance('r'))
    const sum = reasonsFor(adviser, before, after, seat).reduce((all, { points }) => all + points, 0)
    // What is too small to speak of is left out of the list.
    expect(Math.abs(sum - (adviser.projected(after, seat) - adviser.projected(before, seat)))).toBeLessThan(0.7)
  })
})

test('advice tells how far it is, and ends when it is asked to, but not before it can tell how sure it is', () => {
  const game: Game = smallBeer
  const match = played(game, 'easy', 'advice', ({ line }) => line.length > 4)
  const [seat] = match.actors
  const place = { game, seat, moves: match.legal(seat), view: () => game.view(match.state, seat), rng: seeded('a') }
  const shares: number[] = []
  const effort = { samples: 4, candidates: 2, progress: (share: number) => shares.push(share) }
  for (const { error } of advise(place, { ...effort, goOn: () => false }))
    expect(error).toBeLessThan(Number.POSITIVE_INFINITY)
  expect(shares).toEqual([0.25, 0.5])
  shares.length = 0
  advise(place, { ...effort, goOn: () => true })
  expect(shares).toEqual([0.25, 0.5, 0.75, 1])
})

describe.each(games.map((game) => [game.id, game] as const))('the analysis of %s', (_, game) => {
  const match = played(game, 'very-easy', 'analysis')
  const shares: number[] = []
  const analysis = analyse(game, writeRecord(match), { ...quick, progress: (share) => shares.push(share) })

  test('judges every choice and every draw of the line', () => {
    const choices = match.line.filter(({ by, forced }) => by !== NATURE && !forced).length
    expect(analysis.decisions).toHaveLength(choices)
    expect(analysis.luck.reduce((sum, { moves }) => sum + moves, 0)).toBe(
      match.line.filter(({ by }) => by === NATURE).length,
    )
    for (const { at, seat, played: move, loss, error, isError } of analysis.decisions) {
      expect(match.line[at]).toMatchObject({ by: seat, move })
      expect(loss).toBeGreaterThanOrEqual(0)
      if (isError) expect(loss).toBeGreaterThan(2 * (error ?? Number.POSITIVE_INFINITY))
    }
    expect(analysis.decisions.filter(({ error }) => error !== undefined).length).toBeLessThanOrEqual(quick.closely)
  })

  test('its curve adds up to one everywhere and ends with the result', () => {
    for (const { chances } of analysis.curve) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9)
    const scores = game.score(match.state)
    expect(analysis.curve.at(-1)).toMatchObject({ at: match.line.length, points: scores.map(({ total }) => total) })
    expect(analysis.complete).toBe(true)
    expect(shares.at(-1)).toBe(1)
  })

  test('luck of all seats together is nobody’s: one wins what another loses', () => {
    for (const { chances } of analysis.luck) expect(chances.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9)
  })

  test('it stops when it is told to, with what it has', () => {
    let left = 5
    const some = atOnce(analysing(match, { ...quick, goOn: () => --left > 0 }))
    expect(some.complete).toBe(false)
    expect(some.decisions.length).toBeLessThanOrEqual(analysis.decisions.length)
    expect(some.curve.every(({ at }) => at <= some.until)).toBe(true)
    expect(some.until).toBeLessThan(match.line.length)
  })

  test('it goes on where it stopped, and comes to the same', () => {
    const { length } = match.line
    const { closely } = quick
    /** Until so much of it is done: a closer look counts for six moves. */
    const until = (pieces: number) => {
      let done = 0
      const progress = (share: number) => {
        done = share
      }
      return { progress, goOn: () => done < pieces / (length + 6 * closely) }
    }
    const inLine = atOnce(analysing(match, { ...quick, ...until(length / 2) }))
    const closer = atOnce(analysing(match, { ...quick, ...until(length + 3), from: inLine }))
    expect([inLine.until < length, closer.until]).toEqual([true, length])
    expect(closer.decisions.filter(({ error }) => error !== undefined)).toHaveLength(1)
    expect(closer.complete).toBe(false)
    expect(atOnce(analysing(match, { ...quick, from: closer }))).toEqual(analysis)
  })
})

test('luck is fair: over all faces of a die it comes to nothing', () => {
  const match = played(smallBeer, 'easy', 'roll', ({ line }) => line.at(-1)?.by === NATURE && line.length > 6)
  const at = match.line.length - 1
  const before = match.at(at)
  const outcomes = outcomesOf(smallBeer, before)
  const lucks = outcomes.map(({ move }) => {
    const drawn = [{ by: NATURE, move, forced: false, reveals: false }]
    return luckOf(adviserFor(smallBeer), before, at, drawn, 1)
  })
  for (const seat of [0, 1]) {
    const sum = lucks.reduce((all, { points }, i) => all + outcomes[i].weight * points[seat], 0)
    expect(sum).toBeCloseTo(0, 9)
  }
})

test('a match that is not over cannot be analysed', () => {
  expect(() => atOnce(analysing(Match.begin(smallBeer, { seats: 2 })))).toThrow('over')
})
