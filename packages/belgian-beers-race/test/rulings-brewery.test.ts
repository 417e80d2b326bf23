import { describe, expect, it } from 'vitest'
import { PLACES } from '../src/content/places.ts'
import { belgianBeersRace as game } from '../src/index.ts'
import { alone, arriving, meeting } from './meetings.ts'
import { BOUGHT, CAMPED, TOASTED, YELLOW_CUBES } from './printed-cards.ts'
import { BREWERIES } from './sights.ts'
import { race, unpacked } from './table.ts'

/** Everybody stops; the game is over. */
const finish = (t: ReturnType<typeof race>) => {
  while (t.asked !== undefined) t.play('stop')
  return t
}

describe('Rulings: buying, unique actions and pieces', () => {
  it('TBBR-RUL-21 three cubes or what fits, never fewer; cheese alone only with a full backpack', () => {
    const buy = (cubes: number) => alone().at(0, 19).cubes(0, 'K'.repeat(cubes))
    expect([0, 9, 10, 11].map((cubes) => buy(cubes).play('buy').player(0).cubes.yellow)).toEqual([3, 3, 2, 1])
    expect(buy(11).play('buy +cheese').player(0)).toMatchObject({ cheese: 1, cubes: { yellow: 1 } })
    expect(buy(12).optionsOf('buy')).toEqual(['buy +cheese'])
    expect(buy(12).play('buy +cheese').player(0)).toMatchObject({ time: 1, cheese: 1, cubes: { yellow: 0 } })
  })

  it('TBBR-RUL-43 visits are counted beyond 35, whatever markers lie beside the tracks', () => {
    const t = alone()
      .visited(0, ...BREWERIES.slice(0, 38))
      .at(0, 'B5')
      .cheese(0, 4, 3)
      .cheers(0, 6, 3)
    expect(t.play('hitch B6', 'roll tbbr').player(0).visited).toHaveLength(40)
  })

  it('TBBR-RUL-44 cubes never run out', () => {
    const t = race(4).at(0, 'B1').cubes(0, 'N'.repeat(9))
    for (const seat of [1, 2, 3]) t.cubes(seat, 'N'.repeat(12)).disc(seat, 3)
    expect(t.play('buy').backpack(0)).toBe('N12')
  })

  it('TBBR-RUL-45 either face of a coaster may come up; afterwards coasters are only counted', () => {
    const t = unpacked(2).nature('first 0')
    expect(Object.values(t.outcomes())).toEqual(Array(88).fill(1))
    t.nature('coaster 18/1', 'coaster 18/B1')
    expect(t.coastersOn(18)).toBe(2)
    expect(t.view.board.coasters).toEqual([{ place: 18, count: 2 }])
    expect(Object.keys(t.outcomes())).toHaveLength(84)
    expect(Object.keys(t.outcomes())).not.toContain('coaster 1/18')
  })

  it('TBBR-RUL-46 what lies at a brewery is taken unasked', () => {
    const t = alone().at(0, 20).play('bike 22')
    expect(t.player(0)).toMatchObject({ bottles: { brown: 1 }, visited: [20, 22] })
    expect(t.step).toBe('action')
    expect(alone().at(0, 20).noBottle(22).coastersAt(22, 1).play('bike 22').player(0).coasters).toBe(1)
  })

  it('TBBR-RUL-48 every completed move refreshes, to the Grand Place too; a mishap does not', () => {
    const t = alone().at(0, 'B3').used(0, 'buy', 'taste')
    expect(t.branch().play('hitch B6', 'roll failed').staying()).toEqual(['camp'])
    expect(t.play('bike GP').player(0).used).toEqual({ buy: false, taste: false })
    expect(t.play('bike B3').staying()).toEqual(['buy', 'taste', 'camp'])
    const cancelled = race(2)
      .day(3)
      .disc(1, 23)
      .at(0, 20)
      .disc(0, 20)
      .used(0, 'buy', 'taste')
      .play('bus 19', 'roll late')
    expect(cancelled.staying()).toEqual(['stop'])
  })

  it('TBBR-RUL-50 quantities follow the order yellow, brown, red, black', () => {
    const count = (colour: string) => PLACES.filter((place) => place.colour === colour).length
    expect(['yellow', 'brown', 'red', 'black'].map(count)).toEqual([20, 10, 5, 5])
  })
})

describe('Rulings: toasting and camping', () => {
  it('TBBR-RUL-23 without time for it there is no toast, but everything else of the arrival', () => {
    const early = meeting('N', 'Y', '').disc(1, 23).disc(2, 23).at(2, 24).disc(0, 22)
    expect(arriving(early).heard('toastBegun')).toHaveLength(1)
    const late = meeting('N', 'Y', '').disc(1, 23).disc(2, 23).at(2, 24).disc(0, 23)
    arriving(late.coastersAt('B6', 1))
    expect(late.heard('toastBegun')).toEqual([])
    expect(late.player(0)).toMatchObject({ time: 24, place: 'B6', coasters: 1, visited: ['B5', 'B6'] })
  })

  it('TBBR-RUL-24 a partner on D-1 is pushed to D on top, one on D is no partner', () => {
    const t = meeting('N', 'Y', 'Y').disc(1, 23).finished(2)
    arriving(t)
    expect(t.heard('toastBegun').map(({ partners }) => partners)).toEqual([[1]])
    expect(t.stackOn(24)).toEqual([2, 1])
    expect(t.player(1)).toMatchObject({ finished: true, asleep: false })
  })

  it('TBBR-RUL-25 a partner pushed over a token decides on it, after the claims', () => {
    const t = meeting('N', 'Y', '').disc(1, 8).disc(2, 12).machine(TOASTED, BOUGHT)
    arriving(t)
    expect([t.step, t.asked, t.active]).toEqual(['token', 1, 0])
    expect(t.options()).toEqual(['keep', `break ${BOUGHT}`])
    expect(t.player(0).cards).toEqual([TOASTED])
    const stops = meeting('N', 'Y', '').disc(1, 7).disc(2, 12).machine(BOUGHT)
    expect(arriving(stops).step).toBe('action')
  })

  it('TBBR-RUL-33 a cube for everybody who has one, or no toast at all', () => {
    const partners = (own: string, first: string, second: string) =>
      arriving(meeting(own, first, second))
        .heard('toastBegun')
        .map((toast) => toast.partners)
    expect(partners('N', 'Y', 'Y')).toEqual([])
    expect(partners('NN', 'Y', 'Y')).toEqual([[1, 2]])
    expect(partners('N', '', 'Y')).toEqual([[2]])
    expect(partners('', 'Y', '')).toEqual([])
    expect(partners('N', '', '')).toEqual([])
  })

  it('TBBR-RUL-59 beers are named openly: the arriving player, then clockwise', () => {
    const t = arriving(meeting('YN', 'YR', 'RK')).play('give brown')
    expect(t.view.action.handed).toEqual([null, 'brown', 'yellow'])
    t.play('give red')
    expect(t.view.action.returned).toEqual([null, 'red', null])
    expect(game.view(t.s, 2)).toEqual(game.view(t.s, 0))
  })

  it('TBBR-RUL-60 a partner put to sleep on the last day pays the extra move', () => {
    const t = meeting('N', 'Y', '').day(3).level(1, 7).glass(1, 7).score(1, 100).at(2, 'GP')
    finish(arriving(t))
    expect(t.player(1).penalty).toBe(30)
    const saved = meeting('N', 'Y', '').day(3).level(1, 7).glass(1, 7).cheese(1, 1).score(1, 100).at(2, 'GP')
    finish(arriving(saved).play('eat 1'))
    expect(saved.player(1).penalty).toBe(15)
  })

  it('TBBR-RUL-35 camping at any own decision, however early, with no conversion at all', () => {
    const t = race(2).at(0, 20).cubes(0, 'YY').machine(CAMPED, YELLOW_CUBES)
    expect(t.may('camp')).toBe(true)
    t.play('camp')
    expect(t.player(0).cards).toEqual([CAMPED])
    t.play('done')
    expect(t.player(0)).toMatchObject({ time: 24, cubes: { yellow: 2 } })
    expect(race(2).at(0, 20).disc(0, 23).finished(1).may('camp')).toBe(true)
  })
})
