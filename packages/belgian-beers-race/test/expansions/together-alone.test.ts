import { actorsOf, movesOf, notationOf, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { LARGEST_DRAWING } from '../../src/content/pixels.ts'
import { scoreCharacter } from '../../src/expansions/characters/scoring.ts'
import * as z from '../../src/expansions/solo/zythologist.ts'
import { type Table, unpacked } from '../table.ts'
import { partsOf } from './parts.ts'
import { game, soloWith, type Together, together } from './together.ts'

const majority = (t: Table): number => partsOf(scoreCharacter, t.s, 0)[0]?.points ?? 0
const verdict = (t: Table): string | undefined => game.score(t.s)[0]?.verdict?.split('/')[1]

describe('Characters with others and alone', () => {
  it('TBBR-CHAR-21 with the Pixel Bag purchases change from 4', () => {
    const bought = (id: 'CH-06' | 'CH-04' | 'CH-08') =>
      together(2, { cast: [id, 'CH-08'], jokers: [0, 0] })
        .at(0, 11)
        .info('buy').cubes
    expect([bought('CH-06'), bought('CH-04'), bought('CH-08')]).toEqual([5, 3, 4])
  })

  it('TBBR-CHAR-21 nine slots hold every drawing; jokers fill them, and count for no majority', () => {
    expect(LARGEST_DRAWING).toBe(9)
    const student = together(2, { cast: ['CH-11', 'CH-08'], jokers: [2, 0] })
      .at(0, 11)
      .cubes(0, 'YYYYYY')
    expect(student.disc(1, 20).play('buy').backpack(0)).toBe('Y7')
    const most = (jokers: number, own: string) =>
      majority(
        together(2, { cast: ['CH-06', 'CH-08'], jokers: [jokers, 0] })
          .cubes(0, own)
          .cubes(1, 'YY'),
      )
    expect([most(3, 'YY'), most(0, 'YYY')]).toEqual([0, 5])
  })

  it('TBBR-CHAR-22 with Team the teammate is compared too, and the points are the player’s own', () => {
    const red = (mates: number) => {
      const t = together(4, { cast: ['CH-09', 'CH-01', 'CH-02', 'CH-03'], options: { team: true } })
      return majority(t.bottles(0, 0, 0, 3, 0).bottles(2, 0, 0, mates, 0))
    }
    expect([red(2), red(3)]).toEqual([5, 0])
  })

  it('TBBR-CHAR-23, R-21 example: par 3 in red bottles; 3 against 1 pays, 2 against none and 3 against 3 do not, CH-09', () => {
    const red = (own: number, his: number) => {
      const t = soloWith({ cast: ['CH-09'] }).bottles(0, 0, 0, own, 0)
      z.hisBottles(t.s)[2] = his
      return majority(t)
    }
    expect([red(3, 1), red(2, 0), red(3, 3)]).toEqual([5, 0, 0])
  })

  it('TBBR-CHAR-23 breweries he stood in count inside the same set, coasters beside bottles, and nothing where he has none', () => {
    const brussels = soloWith({ cast: ['CH-02'] }).visited(0, 'B1', 'B2', 'B3', 'B4', 'B5')
    expect(majority(brussels)).toBe(5)
    z.stood(brussels.s).fill(1, 35)
    expect(majority(brussels)).toBe(0)
    const labels = soloWith({ cast: ['CH-16'] }).bottles(0, 12, 0, 0, 0)
    z.hisBottles(labels.s).set([6, 0, 0, 0])
    z.setCoasters(labels.s, 5)
    expect(majority(labels)).toBe(5)
    z.setCoasters(labels.s, 6)
    expect(majority(labels)).toBe(0)
    expect(majority(soloWith({ cast: ['CH-04'] }).cheese(0, 4))).toBe(5)
  })
})

describe('The campaign with other expansions', () => {
  /** On the last day, a step before the end. */
  const lastHour = (number: number, what: Together): Table =>
    soloWith({ ...what, options: { campaign: `${number}` } })
      .day(3)
      .disc(0, 23)
  const ended = (t: Table): string | undefined => {
    t.turn().play('stop')
    if (t.step === 'pixel-bag/closing') t.play('confirm')
    return verdict(t)
  }

  it('TBBR-REP-05, TBBR-REP-24 jokers do not fill the backpack, and that of the Broke Student is full with nine', () => {
    const pixel = (beers: number, jokers: number) =>
      ended(
        lastHour(5, { jokers: [jokers] })
          .cubes(0, 'Y'.repeat(beers))
          .cheese(0, 4),
      )
    expect([pixel(12, 0), pixel(11, 1)]).toEqual(['passed', 'failed'])
    const student = (beers: number) =>
      ended(
        lastHour(5, { cast: ['CH-11'] })
          .cubes(0, 'Y'.repeat(beers))
          .cheese(0, 4),
      )
    expect([student(9), student(8)]).toEqual(['passed', 'failed'])
  })

  it('TBBR-REP-06, TBBR-REP-24 jokers are no beer of another colour, and no red one either', () => {
    const deliver = (beers: string, jokers: number) =>
      ended(
        lastHour(6, { jokers: [jokers] })
          .visited(0, 1, 15, 17, 26, 28)
          .cubes(0, beers),
      )
    expect([deliver('RR', 2), deliver('', 2)]).toEqual(['passed', 'failed'])
  })

  it('TBBR-REP-14, TBBR-REP-24 the beer of a concert is a tasting; without one nothing is broken', () => {
    const play = (place: 13 | 14, text: string) => {
      const t = soloWith({ lineUp: ['BD-03'], options: { campaign: '14' } }).at(0, place)
      t.turn().play(text)
      t.play(t.options()[0] ?? '')
      return z.failedAt(t.s) !== 0
    }
    expect([play(13, 'concert +taste'), play(13, 'concert'), play(14, 'concert +taste')]).toEqual([true, false, false])
  })
})

const seed = process.env.ESTAMINET_SEED ?? 'one-man band'

describe(`A whole tour alone (seed ${seed})`, () => {
  /** Concerts wherever one can be given, else anything. */
  const tour = (n: number) => {
    const rng = seeded(`${seed} ${n}`)
    const t = unpacked(1, { solo: true, bands: true }, game)
    const { s } = t
    for (let actor = actorsOf(game, s)[0]; actor !== undefined; actor = actorsOf(game, s)[0]) {
      const moves = movesOf(game, s, actor)
      const concert = moves.find((move) => notationOf(game, s, actor, move).startsWith('concert'))
      game.apply(s, actor, concert ?? moves[rng.below(moves.length)] ?? 0)
    }
    const { fans } = (game.view(s, -1) as unknown as { bands: { fans: readonly number[] } }).bands
    return { fans: fans[0] ?? 0, parts: game.score(s)[0]?.parts ?? [] }
  }

  it('TBBR-BAND-22, R-27 a game from its first deal to its last point: half a point a fan, and no award', () => {
    let played = tour(0)
    for (let n = 1; played.fans === 0 && n < 100; n++) played = tour(n)
    expect(played.fans).toBeGreaterThan(0)
    expect(played.parts.filter(({ reason }) => reason.startsWith('bands/'))).toEqual([
      { reason: 'bands/fans', points: played.fans / 2, count: played.fans },
    ])
  })
})
