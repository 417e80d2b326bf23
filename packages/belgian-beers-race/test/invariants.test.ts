import { CHANCE, copy, NATURE, pickWeighted, type Rng, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { objectives } from '../src/content/objectives.ts'
import { PLACE_COUNT } from '../src/content/places.ts'
import { REMOVED, SHOWN, UNSEEN } from '../src/engine/state.ts'
import { ACTION, topOf } from '../src/engine/steps.ts'
import { brokenInvariants, belgianBeersRace as game, type RaceState } from '../src/index.ts'

const fourYellow = objectives.findIndex((card) => card.id === 'L1-29')

const OPTIONS = { length: 'base', leader: 'all', arrival: 'play' }
const blank = () => game.setup(OPTIONS, 3)
const list = new Int32Array(4096)
const weights = new Int32Array(4096)

/** Two neighbouring positions of an ordinary game on its first afternoon: all laws hold, an action is asked for. */
const [EARLIER, LATER] = afternoon()
const ACTIVE = LATER.active
const OTHER = (ACTIVE + 1) % 3

/** The first random game that has such an afternoon. */
function afternoon(): readonly [RaceState, RaceState] {
  const before = blank()
  for (let n = 0; ; n++) {
    const s = blank()
    const rng = seeded(`an ordinary afternoon ${n}`)
    while (s.day === 0) {
      copy(before, s)
      step(s, rng)
      if (isAfternoon(s) && before.active === s.active) return [before, s]
    }
  }
}

function step(s: RaceState, rng: Rng): void {
  const mask = game.waiting(s)
  const seat = mask === CHANCE ? NATURE : 31 - Math.clz32(mask)
  const count = seat === NATURE ? game.chance(s, list, weights) : game.legal(s, seat, list)
  game.apply(s, seat, list[seat === NATURE ? pickWeighted(weights, count, rng) : rng.below(count)])
}

function isAfternoon(s: RaceState): boolean {
  return (
    s.stack[topOf(s)] === ACTION &&
    s.card[fourYellow] === UNSEEN &&
    s.time.every((time) => time > 3 && time < 20) &&
    s.glass[(s.active + 1) % 3] > 0 &&
    s.visited.every((count) => count > 0)
  )
}

/** What somebody who tampers with the table breaks. */
function tamper(change: (s: RaceState) => void, start = EARLIER): string[] {
  const s = copy(blank(), LATER)
  change(s)
  return brokenInvariants(start, s)
}
const earlier = (change: (s: RaceState) => void): RaceState => {
  const s = copy(blank(), EARLIER)
  change(s)
  return s
}

describe('Laws', () => {
  it('hold in an ordinary game', () => {
    expect(brokenInvariants(EARLIER, LATER)).toEqual([])
    expect(EARLIER.day).toBe(0)
  })

  it('TBBR-INV-01 a disc that goes back, or beyond the day, is noticed', () => {
    const back = (s: RaceState) => {
      s.time[OTHER] = EARLIER.time[OTHER] - 1
    }
    expect(tamper(back)).toContain('TBBR-INV-01')
    expect(tamper((s) => s.time.fill(25, OTHER, OTHER + 1))).toContain('TBBR-INV-01')
    expect(tamper((s) => s.time.fill(24, OTHER, OTHER + 1))).not.toContain('TBBR-INV-01')
  })

  it('TBBR-INV-02 a bottle too many or too few is noticed', () => {
    expect(tamper((s) => s.bottles.fill(9, OTHER * 4, OTHER * 4 + 1))).toEqual(['TBBR-INV-02'])
    expect(tamper((s) => s.bottles.fill(0))).toEqual(['TBBR-INV-02'])
  })

  it('TBBR-INV-03 a coaster too many or too few is noticed', () => {
    expect(tamper((s) => s.coasters.fill(9, OTHER, OTHER + 1))).toEqual(['TBBR-INV-03'])
    expect(tamper((s) => s.coasterDrawn.fill(1))).toEqual(['TBBR-INV-03'])
  })

  it('TBBR-INV-04 levels below 0, above 8, or 8 with time left are noticed', () => {
    expect(tamper((s) => s.level.fill(-1, OTHER, OTHER + 1))).toEqual(['TBBR-INV-04'])
    const drinker = (level: number, time: number) => (s: RaceState) => {
      s.level[OTHER] = level
      s.glass[OTHER] = 12
      s.time[OTHER] = time
    }
    expect(tamper(drinker(9, 24))).toEqual(['TBBR-INV-04'])
    expect(tamper(drinker(8, 23))).toEqual(['TBBR-INV-04'])
    expect(tamper(drinker(8, 24))).toEqual([])
    expect(tamper(drinker(7, 23))).toEqual([])
  })

  it('TBBR-INV-05 a glass, cheers or bonus that does not fit is noticed', () => {
    const emptied = earlier((s) => s.glass.fill(LATER.glass[OTHER] + 1, OTHER, OTHER + 1))
    expect(tamper(() => undefined, emptied)).toEqual(['TBBR-INV-05'])
    expect(tamper((s) => s.glass.fill(21, OTHER, OTHER + 1))).toEqual(['TBBR-INV-05'])
    expect(tamper((s) => s.glass.fill(20, OTHER, OTHER + 1))).toEqual([])
    const cheerful = earlier((s) => s.cheers.fill(LATER.cheers[OTHER] + 1, OTHER, OTHER + 1))
    expect(tamper(() => undefined, cheerful)).toEqual(['TBBR-INV-05'])
    expect(tamper((s) => s.bonus.fill(3, OTHER * 4, OTHER * 4 + 1))).toEqual(['TBBR-INV-05'])
    expect(tamper((s) => s.visited.fill(39, OTHER, OTHER + 1))).toEqual(['TBBR-INV-05'])
  })

  it('TBBR-INV-06 a cube too many in the backpack, or less than none, is noticed', () => {
    const pack = (...cubes: readonly number[]) => tamper((s) => s.cubes.set(cubes, OTHER * 4))
    expect(pack(3, 3, 3, 3)).toEqual([])
    expect(pack(3, 3, 3, 4)).toEqual(['TBBR-INV-06'])
    expect(pack(-1, 3, 3, 3)).toEqual(['TBBR-INV-06'])
  })

  it('TBBR-INV-07 a card in two places, or in none, is noticed', () => {
    expect(tamper((s) => s.machine.fill(s.machine[7], 6, 7))).toEqual(['TBBR-INV-07'])
    expect(tamper((s) => s.card.fill(REMOVED, s.machine[7] - 1, s.machine[7]))).toEqual(['TBBR-INV-07'])
    expect(tamper((s) => s.machine.fill(0, 7, 8))).toEqual(['TBBR-INV-07'])
    expect(tamper((s) => s.card.fill(6, 0, 1))).toContain('TBBR-INV-07')
  })

  it('TBBR-INV-08 a gap in the right row as a turn begins is noticed, unless the deck is empty', () => {
    const lastTurn = earlier((s) => {
      s.active = OTHER
    })
    const gap = (s: RaceState) => {
      s.card[s.machine[3] - 1] = REMOVED
      s.machine[3] = 0
    }
    expect(tamper(() => undefined, lastTurn)).toEqual([])
    expect(tamper(gap, lastTurn)).toEqual(['TBBR-INV-08'])
    expect(tamper(gap)).toEqual([])
    const lastCards = (s: RaceState) => {
      gap(s)
      for (let card = 0; card < 57; card++) if (s.card[card] === UNSEEN) s.card[card] = REMOVED
    }
    expect(tamper(lastCards, lastTurn)).toEqual([])
  })

  it('TBBR-INV-09 a game that stops with discs on the road is noticed', () => {
    const dropEverything = (s: RaceState) => s.stack.fill(0)
    expect(tamper(dropEverything)).toEqual(['TBBR-INV-09'])
    const home = (s: RaceState) => {
      s.stack.fill(0)
      s.time.fill(24)
    }
    expect(tamper(home)).toEqual([])
  })

  it('TBBR-INV-10 a sleeper or camper with time left is noticed', () => {
    expect(tamper((s) => s.asleep.fill(1, OTHER, OTHER + 1))).toEqual(['TBBR-INV-10'])
    expect(tamper((s) => s.camped.fill(1, OTHER, OTHER + 1))).toEqual(['TBBR-INV-10'])
  })

  it('TBBR-INV-11 a point from nowhere is noticed', () => {
    expect(tamper((s) => s.score.fill(1, OTHER, OTHER + 1))).toEqual(['TBBR-INV-11'])
    const nextDay = (s: RaceState) => {
      s.day = 1
      s.score[OTHER] = 20
    }
    expect(tamper(nextDay)).toEqual([])
  })

  it('TBBR-INV-12 a fulfilled star left in the right row is noticed', () => {
    const ready = (slot: number, cubes: number) => (s: RaceState) => {
      s.cubes.set([cubes, 0, 0, 0], ACTIVE * 4)
      s.card[s.machine[slot] - 1] = REMOVED
      s.machine[slot] = fourYellow + 1
      s.card[fourYellow] = SHOWN
    }
    expect(tamper(ready(3, 4))).toEqual(['TBBR-INV-12'])
    expect(tamper(ready(3, 3))).toEqual([])
    expect(tamper(ready(4, 4))).toEqual([])
  })

  it('TBBR-INV-13 a bottle or coaster from a brewery nobody visited is noticed', () => {
    const unvisited = (wanted: (place: number) => boolean): number => {
      for (let place = 1; place < PLACE_COUNT; place++) if (LATER.visitors[place] === 0 && wanted(place)) return place
      return -1
    }
    const place = unvisited((at) => LATER.bottleAt[at] === 1)
    const thief = (s: RaceState) => {
      s.bottleAt[place] = 0
      s.bottles[OTHER * 4] = s.bottles[OTHER * 4] + 1
    }
    expect(tamper(thief)).toEqual(['TBBR-INV-13'])
    const pile = unvisited((at) => LATER.coastersAt[at] > 0)
    const pickpocket = (s: RaceState) => {
      s.coastersAt[pile] = s.coastersAt[pile] - 1
      s.coasters[OTHER] = s.coasters[OTHER] + 1
    }
    expect(tamper(pickpocket)).toEqual(['TBBR-INV-13'])
  })

  it('TBBR-INV-14 a player ahead of all who is asked again is noticed', () => {
    const leader = Math.max(...LATER.time)
    expect(tamper((s) => s.time.fill(leader + 1, ACTIVE, ACTIVE + 1))).toEqual(['TBBR-INV-14'])
    expect(tamper((s) => s.time.fill(leader, ACTIVE, ACTIVE + 1))).toEqual([])
  })

  it('TBBR-INV-15 a level above the beers drunk is noticed', () => {
    const glass = LATER.glass[OTHER]
    expect(tamper((s) => s.level.fill(glass + 1, OTHER, OTHER + 1))).toEqual(['TBBR-INV-15'])
    expect(tamper((s) => s.level.fill(glass, OTHER, OTHER + 1))).toEqual([])
  })
})
