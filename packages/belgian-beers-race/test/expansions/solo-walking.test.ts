import { describe, expect, it } from 'vitest'
import type { PlaceName } from '../../src/content/condition.ts'
import { BRUSSELS_FROM, PLACE_COUNT, placeId, placeNumber } from '../../src/content/places.ts'
import { WAY_FROM, WAY_TIME, WAY_TO } from '../../src/content/roads.ts'
import { stopOn, stopsOn } from '../../src/expansions/solo/routes.ts'
import * as z from '../../src/expansions/solo/zythologist.ts'
import { alone, at, him, told } from './alone.ts'

const nextStops = (from: PlaceName, to: PlaceName): PlaceName[] => {
  const [a, b] = [placeNumber(from), placeNumber(to)]
  return Array.from({ length: stopsOn(a, b) }, (_, which) => placeId(stopOn(a, b, which)))
}

interface Route {
  readonly stops: readonly number[]
  readonly times: readonly number[]
}

/** All ways with fewest stops, looked for one road after the other. */
function shortest(from: number, to: number): Route[] {
  let ways: Route[] = [{ stops: [], times: [0, 0, 0] }]
  while (ways.length > 0) {
    const longer: Route[] = []
    for (const { stops, times } of ways) {
      const here = stops.at(-1) ?? from
      for (let way = WAY_FROM[here]; way < WAY_FROM[here + 1]; way++) {
        const there = WAY_TO[way]
        if (there === from || stops.includes(there) || (there >= BRUSSELS_FROM && there !== to)) continue
        longer.push({ stops: [...stops, there], times: times.map((time, at) => time + WAY_TIME[way * 3 + at]) })
      }
    }
    const arrived = longer.filter(({ stops }) => stops.at(-1) === to)
    if (arrived.length > 0) return arrived
    ways = longer
  }
  return []
}

/** By hitchhiking, then by public transport, then by bicycle. */
const quickerBy = (a: Route, b: Route): number =>
  [0, 1, 2].reduce((sooner, means) => sooner || (a.times[means] ?? 0) - (b.times[means] ?? 0), 0)

describe('Alone: the way of the Zythologist', () => {
  it('TBBR-SOLO-12 one step is one road; he stops in each brewery', () => {
    const t = alone(30, 26).play('bike 13')
    expect(at(t)).toBe(26)
    const far = alone(1, 34).play('bike 13')
    expect(at(far)).toBe(2)
    expect(far.play('bike GP').view).toMatchObject({ solo: { place: 5 } })
  })

  it('TBBR-SOLO-13, R-46 fewest stops, then the least time over all the way left, between any two places near and far', () => {
    for (let from = 0; from < PLACE_COUNT; from += 3)
      for (let to = 1; to < PLACE_COUNT; to += 2) {
        if (from === to) continue
        const [best, ...others] = shortest(from, to).sort(quickerBy)
        if (!best) throw new Error('No way at all.')
        const equal = [best, ...others.filter((other) => quickerBy(best, other) === 0)]
        const stops = [...new Set(equal.map(({ stops }) => stops[0] ?? 0))].sort((a, b) => a - b)
        expect([
          from,
          to,
          nextStops(placeId(from), placeId(to))
            .map(placeNumber)
            .sort((a, b) => a - b),
        ]).toEqual([from, to, stops])
      }
  })

  it('TBBR-SOLO-13 example: of two ways by three roads the one with 6 by hitchhiking, not 7; of equal ones the quicker by bus', () => {
    // 11-13-14-15 takes 6, 11-9-14-15 takes 7.
    expect(nextStops(11, 15)).toEqual([13])
    // 3-10-11 and 3-6-11 both take 4 by hitchhiking; by bus 7 and 8.
    expect(nextStops(3, 11)).toEqual([10])
    // 4-7-8-14-19 and 4-6-11-GP-19: 5 and 13 both; by bicycle 17 and 18.
    expect(nextStops(4, 19)).toEqual([7])
  })

  it('TBBR-SOLO-13 where all times are equal the player chooses the next stop; nobody else is asked, and not where there is one', () => {
    const t = alone(16, 21).play('bike 13')
    expect(t.step).toBe('solo/way')
    expect(t.options()).toEqual(['lead 17', 'lead 18'])
    expect(t.info('lead 18')).toMatchObject({ kind: 'solo/lead', to: 18, destination: 21 })
    expect(at(t.branch().play('lead 17'))).toBe(17)
    expect(at(t.play('lead 18'))).toBe(18)
    expect(t.step).toBe('action')
  })

  it('TBBR-SOLO-14, R-47 example: a destination in Brussels is entered directly; to the far side he stops on the Grand Place', () => {
    expect(at(alone(13, 'B4').play('bike 11'))).toBe('B4')
    const across = alone(13, 16).play('bike 11')
    expect(at(across)).toBe('GP')
    expect(at(across.play('bike 9'))).toBe(16)
  })

  it('TBBR-SOLO-14 from a brewery in Brussels he leaves by any road, and reaches another one in a step', () => {
    expect(nextStops('B2', 23)).toEqual([23])
    expect(nextStops('B2', 'B5')).toEqual(['B5'])
  })

  it('TBBR-SOLO-15 he takes the first visitor bottle wherever he stops', () => {
    const t = alone(1, 34).play('bike 13')
    expect(him(t)).toMatchObject({ place: 2, bottles: { red: 1, black: 1 }, stood: [1, 2] })
    expect(t.hasBottle(2)).toBe(false)
    // Nothing on the Grand Place, and nothing twice.
    expect(him(alone(13, 16).noBottle('B1').play('bike 11')).bottles).toEqual({ yellow: 0, brown: 1, red: 0, black: 0 })
    expect(him(alone(1, 34).noBottle(2).play('bike 13')).bottles.black).toBe(0)
  })

  it('TBBR-SOLO-16 at his destination he takes the coaster, bottle or not; another is drawn before the meeting', () => {
    const t = alone(30, 26).noBottle(26).play('bike 13')
    expect(him(t)).toMatchObject({ place: 26, coasters: 2, destination: null })
    expect(t.step).toBe('solo/destination')
    t.nature('coaster 26/3', 'coaster 27/10')
    expect(him(t)).toMatchObject({ destination: 27, coasters: 2 })
    expect(t.step).toBe('action')
  })

  it('TBBR-SOLO-16 with an empty bag he has no destination and stays', () => {
    const t = alone(30, 26)
    t.s.coasterDrawn.fill(1)
    t.play('bike 13')
    expect(him(t)).toMatchObject({ place: 26, destination: null, coasters: 2 })
    expect(at(t.play('bike GP'))).toBe(26)
  })

  it('TBBR-SOLO-17, R-49 the coaster of his destination is a mark: the player arrives and leaves it', () => {
    const t = alone(1, 13).play('bike 13')
    expect(t.player(0).coasters).toBe(0)
    expect(him(t).destination).toBe(13)
  })

  it('TBBR-SOLO-18 he claims no card, and no beer slows him', () => {
    const t = alone(1, 34).machine('L1-25').play('bike 13')
    expect(t.rightRow[0]).toBe('L1-25')
    expect(him(t).cards).toEqual([])
  })

  it('TBBR-SOLO-10, R-51 example: two attempts in vain and one that succeeds are one step of his', () => {
    const t = alone(30, 34).at(0, 6)
    t.play('hitch 11', 'roll failed', 'hitch 11 x2', 'roll failed failed')
    expect(at(t)).toBe(30)
    t.play('hitch 11', 'roll tbbr')
    expect(at(t)).toBe(33)
  })

  it('TBBR-SOLO-10 buying, tasting, camping and a cancelled ride leave him where he is; a free ride does not', () => {
    const t = alone(1, 34).at(0, 3).play('buy', 'taste')
    expect(at(t)).toBe(1)
    expect(at(t.branch().play('camp'))).toBe(1)
    expect(at(t.play('hitch 5', 'roll tbbr'))).toBe(2)
    const late = alone(1, 34).at(0, 6).disc(0, 20).play('bus 11', 'roll late')
    expect(told(late, 'rideCancelled')).toBe(1)
    expect(at(late)).toBe(1)
  })

  it('TBBR-SOLO-36, R-48 on the last day his first destination is his last: then the Grand Place, then B1 to B6, round and round', () => {
    const t = alone(30, 13).day(3).at(0, 9)
    z.setPlace(t.s, placeNumber(11))
    t.play('bike 7')
    expect(him(t)).toMatchObject({ place: 13, destination: null, lastWalk: 1, coasters: 2 })
    expect(at(t.play('hitch 9', 'roll tbbr'))).toBe('GP')
    const walk = [] as (PlaceName | null)[]
    for (let step = 0; step < 4; step++) {
      t.play(step % 2 === 0 ? 'hitch 7' : 'hitch 9', 'roll tbbr')
      walk.push(at(t))
    }
    expect(walk).toEqual(['B1', 'B2', 'B3', 'B4'])
    z.setLastWalk(t.s, 7)
    expect([t.play('hitch 7', 'roll tbbr'), t.play('hitch 9', 'roll tbbr')].map(at).at(-1)).toBe('B1')
  })

  it('TBBR-SOLO-37 if it was in Brussels he is there already: B1 next, or B2 from B1', () => {
    const toward = (to: PlaceName) =>
      alone(13, to).day(3).at(0, 9).play('hitch 7', 'roll tbbr').play('hitch 9', 'roll tbbr')
    expect(at(toward('B4'))).toBe('B1')
    expect(at(toward('B1'))).toBe('B2')
  })
})
