import { belgianBeersRace, moves, type RaceState } from '@estaminet/belgian-beers-race'
import { type AleState, countBits, GARDEN, heavenAndAle, isMonk } from '@estaminet/heaven-and-ale'
import type { Game, Seat } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { liked } from '../src/ale/judgement.ts'
import { alePersonalities, INDIFFERENT as NO_ALE } from '../src/ale/personalities.ts'
import { botAt, botsFor, findBot } from '../src/index.ts'
import { called, levelPlayed, levelsAt, parted, personalitiesOf, playersAt, strongerThan } from '../src/levels.ts'
import { RaceJudgement } from '../src/race/judgement.ts'
import { INDIFFERENT as NO_RACE, racePersonalities } from '../src/race/personalities.ts'
import { WEIGHTS } from '../src/race/weights.ts'
import { play } from './play.ts'

const RACE = belgianBeersRace.id
const ALE = heavenAndAle.id

describe('the tables of personalities', () => {
  test.each([
    [RACE, racePersonalities, NO_RACE],
    [ALE, alePersonalities, NO_ALE],
  ])('of %s name things that are weighed, and each likes something', (game, personalities, indifferent) => {
    expect(personalitiesOf(game)).toEqual(personalities.map(({ id }) => id))
    expect(new Set(personalitiesOf(game)).size).toBe(personalities.length)
    for (const { id, likes } of personalities) {
      expect(Object.keys(indifferent), id).toEqual(expect.arrayContaining(Object.keys(likes)))
      expect(Object.values(likes).length, id).toBeGreaterThan(0)
      for (const points of Object.values(likes)) expect(points, id).toBeGreaterThan(0)
    }
  })

  test('everybody a host may choose sits down: three levels of each game with each of them', () => {
    expect(personalitiesOf('chess')).toEqual([])
    expect(playersAt('chess')).toEqual(levelsAt('chess'))
    for (const game of [RACE, ALE]) {
      expect(playersAt(game)).toHaveLength(levelsAt(game).length + 3 * personalitiesOf(game).length)
      expect(botsFor({ id: game }).map(({ id }) => id)).toEqual(['random', ...playersAt(game)])
    }
  })
})

describe('what a bot with a personality is called', () => {
  test('tells its level and its personality apart', () => {
    expect(called('medium', 'taster')).toBe('medium:taster')
    expect(called('medium')).toBe('medium')
    expect(parted('medium:taster')).toEqual({ level: 'medium', personality: 'taster' })
    expect(parted('very-easy')).toEqual({ level: 'very-easy', personality: undefined })
    expect(findBot('hard:cooper', heavenAndAle).id).toBe('hard:cooper')
  })

  test('a personality nobody has gives way to the level as it comes, a level nobody has to Easy', () => {
    expect(botAt('medium:taster', belgianBeersRace).id).toBe('medium:taster')
    expect(botAt('medium:taster', heavenAndAle)).toBe(findBot('medium', heavenAndAle))
    expect(botAt('expert:dreamer', belgianBeersRace)).toBe(findBot('expert', belgianBeersRace))
    expect(botAt('easy:taster', belgianBeersRace)).toBe(findBot('easy', belgianBeersRace))
    expect(levelPlayed('monastic:abbot', playersAt(ALE))).toBe('easy')
    expect(() => findBot('medium:dreamer', belgianBeersRace)).toThrow(/No bot "medium:dreamer"/)
  })

  test('whoever makes room for a stronger one is followed by one of the same personality', () => {
    expect(strongerThan('medium:taster', RACE)).toBe('hard:taster')
    expect(strongerThan('hard:abbot', ALE)).toBe('expert:abbot')
    expect(strongerThan('expert:abbot', ALE)).toBeUndefined()
    expect(strongerThan('medium:abbot', RACE)).toBe('hard')
    expect(strongerThan('easy', RACE)).toBe('medium')
  })
})

/** The last position of a game of all personalities at one table; every move is held against the rules on the way. */
function lastOf<S extends RaceState | AleState>(game: Game<S>, ids: readonly string[], options = {}): S {
  let last: S | undefined
  const bots = ids.map((id) => findBot(called('medium', id), game))
  play({
    game,
    seats: bots.length,
    bots,
    seed: 'personalities',
    options,
    watch: (s) => {
      last = s
    },
  })
  return last ?? expect.fail('nobody played')
}

describe('a game among them', () => {
  test('of the race is legal, and what is liked counts beside the points', () => {
    // One more of them than there are seats.
    const s = lastOf(belgianBeersRace, personalitiesOf(RACE).slice(1), { length: 'short' })
    const worth = (likes: Partial<typeof NO_RACE>, seat: Seat) =>
      new RaceJudgement(WEIGHTS, 2, { ...NO_RACE, ...likes }).projected(s, seat)
    for (let seat = 0; seat < s.seats; seat++) {
      const plain = worth({}, seat)
      expect(worth({ brewery: 1 }, seat) - plain).toBeCloseTo(s.visited[seat])
      expect(worth({ cheers: 2 }, seat) - plain).toBeCloseTo(2 * (s.cheers[seat] + s.cheersMarkers[seat]))
      const bottles = s.bottles.slice(seat * 4, seat * 4 + 4).reduce((sum, one) => sum + one, 0)
      expect(worth({ keepsake: 1 }, seat) - plain).toBeCloseTo(bottles + s.coasters[seat])
    }
    const rider = new RaceJudgement(WEIGHTS, 2, { ...NO_RACE, ride: 3, tasting: 2 })
    expect([moves.BY_BIKE, moves.TASTE, moves.BY_BUS].map((kind) => rider.likedMove(moves.move(kind)))).toEqual([
      3, 2, 0,
    ])
  })

  test('of Heaven & Ale is legal, and what is liked counts beside the points', () => {
    const s = lastOf(heavenAndAle, personalitiesOf(ALE))
    for (let seat = 0; seat < s.seats; seat++) {
      expect(liked(s, seat, NO_ALE)).toBe(0)
      expect(liked(s, seat, { ...NO_ALE, ducat: 1 })).toBe(s.ducats[seat])
      const garden = [...s.garden.slice(seat * GARDEN, (seat + 1) * GARDEN)]
      expect(liked(s, seat, { ...NO_ALE, monk: 2 })).toBe(2 * garden.filter(isMonk).length)
      const barrels = countBits(s.large[seat]) + countBits(s.small[seat])
      expect(liked(s, seat, { ...NO_ALE, barrel: 1 })).toBeGreaterThanOrEqual(barrels)
    }
  })
})
