import { fieldOf } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { type CharacterId, characters } from '../../src/content/characters.ts'
import { placeNumber } from '../../src/content/places.ts'
import { BIKE } from '../../src/content/roads.ts'
import { bandsOnTour } from '../../src/expansions/bands/index.ts'
import { everybodysCharacter } from '../../src/expansions/characters/index.ts'
import { characterStanding, scoreCharacter } from '../../src/expansions/characters/scoring.ts'
import type { CharactersView } from '../../src/expansions/characters/view.ts'
import { drawn } from '../../src/expansions/events/draw.ts'
import { dailyEvents } from '../../src/expansions/events/index.ts'
import { lateDelay, type RaceState, travelTime } from '../../src/index.ts'
import { raceWith } from '../../src/race.ts'
import { charactersPlay } from '../../src/texts/characters-play.ts'
import { type Table, unpacked } from '../table.ts'
import { game, inCharacter } from './in-character.ts'
import { partsOf } from './parts.ts'
import { sayAll } from './said.ts'

const points = (t: Table, seat = 0): number[] => partsOf(scoreCharacter, t.s, seat).map((part) => part.points)
const majority = (t: Table): number => points(t)[0]
const visits = (t: Table): number => points(t)[1]

describe('Characters: setup', () => {
  it('TBBR-CHAR-02, TBBR-CHAR-03 example: two are dealt to everybody, one is kept in secret, all are shown together', () => {
    const t = unpacked(4, { characters: true }, game)
    while (t.step !== 'characters/deal') t.nature(Object.keys(t.outcomes())[0])
    expect(Object.keys(t.outcomes())).toHaveLength(18)
    for (let dealt = 0; dealt < 8; dealt++) t.nature(Object.keys(t.outcomes())[0])
    for (const seat of [2, 0, 3]) t.by(seat, t.options(seat)[1])
    expect((game.view(t.s, 1).characters as CharactersView).kept).toEqual([null, null, null, null])
    t.by(1, t.options(1)[0])
    const { kept } = game.view(t.s, -1).characters as CharactersView
    expect(kept).toEqual(['CH-02', 'CH-03', 'CH-06', 'CH-08'])
  })
})

describe('Characters: powers', () => {
  it('TBBR-CHAR-05 hold from the first turn to the end, strength and weakness alike', () => {
    expect(inCharacter(['CH-01', 'CH-08']).at(0, 6).info('bike 11').cost).toBe(5)
    expect(inCharacter(['CH-01', 'CH-08']).day(3).at(0, 6).info('bus 11').cost).toBe(5)
  })

  it('TBBR-CHAR-06 what is limited to once a day comes back in the morning, and cannot be saved', () => {
    const t = inCharacter(['CH-10', 'CH-08']).at(0, 6).at(1, 8).finished(1).play('bike 11 map', 'camp')
    expect(Array.from(fieldOf(t.s, 'characters.uses'))).toEqual([0, 0])
    expect(t.disc(1, 20).turn().may('bike 6 map')).toBe(true)
  })

  it('TBBR-CHAR-20 example: a concert with a beer uses up the first tasting, and costs 2 TU whatever a tasting costs', () => {
    const both = raceWith([everybodysCharacter, bandsOnTour])
    const t = inCharacter(['CH-09', 'CH-08'], { bands: true }, both).at(0, 9).disc(1, 20)
    fieldOf(t.s, 'bands.kept').set([1, 2])
    t.turn()
    expect(t.info('concert +taste').cost).toBe(2)
    const outcome = () => Object.keys(t.outcomes())[0]
    t.play('concert +taste')
    t.nature(outcome())
    t.play('hitch 14', 'roll tbbr')
    expect(t.info('taste').cost).toBe(1)
    const regular = inCharacter(['CH-14', 'CH-08'], { bands: true }, both).at(0, 'B3').disc(1, 20)
    fieldOf(regular.s, 'bands.kept').set([1, 2])
    regular.turn()
    expect([regular.info('taste').cost, regular.info('concert +taste').cost]).toEqual([0, 2])
  })

  it('CH-02, CH-18, TBBR-EVENT-20, TBBR-EXP-20 example: events and characters add up, and what a character sets counts: bicycle 6, late bus 0, or 4 and 1', () => {
    const both = raceWith([dailyEvents, everybodysCharacter])
    const on = (id: CharacterId, event: number): RaceState => {
      const t = inCharacter([id, 'CH-08'], { events: true }, both).at(0, 6)
      drawn(t.s)[0] = event
      return t.s
    }
    expect(travelTime(on('CH-01', 13), 0, BIKE, 6, placeNumber(11))).toBe(6)
    expect([lateDelay(on('CH-02', 14), 0), lateDelay(on('CH-18', 14), 0)]).toEqual([0, 5])
  })
})

describe('Characters: the end', () => {
  it('TBBR-CHAR-10, R-74, R-80 example: more red bottles than every other player are 5 points, as many as another none', () => {
    const red = (...counts: readonly number[]): number => {
      const t = inCharacter(['CH-09', 'CH-01', 'CH-02', 'CH-03'])
      counts.forEach((count, seat) => {
        t.bottles(seat, 0, 0, count, 0)
      })
      return majority(t)
    }
    expect([red(3, 2, 1, 0), red(3, 3, 0, 0), red(0, 0, 0, 0)]).toEqual([5, 0, 0])
  })

  it('TBBR-CHAR-11, TBBR-CHAR-24, R-75 example: six breweries of Brussels, or five in the short race; all wishes of a card', () => {
    const clerk = (count: number, length: string): number =>
      visits(
        inCharacter(['CH-02', 'CH-01'], { length }).visited(
          0,
          ...(['B1', 'B2', 'B3', 'B4', 'B5', 'B6'] as const).slice(0, count),
        ),
      )
    expect([clerk(6, 'base'), clerk(5, 'base'), clerk(5, 'short')]).toEqual([7, 0, 7])
    const regular = inCharacter(['CH-14', 'CH-01']).visited(0, 'B1', 'B2', 'B3', 'B4', 1, 2)
    expect(visits(regular)).toBe(0)
    expect(visits(regular.visited(0, 4))).toBe(6)
  })

  it('TBBR-CHAR-12, TBBR-CHAR-13 both may be scored, by their owner alone, whatever the way home costs', () => {
    const t = inCharacter(['CH-03', 'CH-01']).day(3).at(0, 34).visited(0, 1).finished(1).play('stop')
    const parts = game.score(t.s)[0]?.parts ?? []
    expect(parts).toContainEqual({ reason: 'characters/majority', points: 5 })
    expect(parts).toContainEqual({ reason: 'characters/visits', points: 8 })
    expect(points(t, 1)).toEqual([0, 0])
  })

  it('TBBR-CHAR-14 the race ends as ever', () => {
    const t = inCharacter(['CH-03', 'CH-01']).day(3).finished(1).play('stop')
    expect(t.asked).toBeUndefined()
  })

  it('TBBR-CHAR-10, TBBR-CHAR-11 how a character stands is known all along, and agrees with the points', () => {
    const t = inCharacter(['CH-14', 'CH-01']).visited(0, 'B1', 'B2', 'B3', 1, 2, 4)
    t.bottles(0, 3, 0, 0, 0).bottles(1, 2, 1, 0, 0)
    expect(characterStanding(t.s, 0)).toEqual({
      card: 'CH-14',
      majority: { has: 3, needs: 4, vp: 5 },
      visits: [
        { of: 'BRUSSELS', has: 3, needs: 4 },
        { of: 'BORDER16', has: 3, needs: 3 },
      ],
      visitsVp: 6,
    })
    for (const { id } of characters) {
      const s = characterStanding(inCharacter([id, 'CH-01']).visited(0, 1, 34, 4, 31).s, 0)
      const scored = points(inCharacter([id, 'CH-01']).visited(0, 1, 34, 4, 31))
      expect([s && s.majority.has >= s.majority.needs, s?.visits.every(({ has, needs }) => has >= needs)]).toEqual([
        scored[0] > 0,
        scored[1] > 0,
      ])
    }
  })

  it('TBBR-CHAR-07 what is left of a limited power today is known', () => {
    const t = inCharacter(['CH-10', 'CH-01']).at(0, 13).disc(1, 20)
    expect(characterStanding(t.s, 0)?.left).toBe(1)
    expect(characterStanding(t.play('bike 14 map').s, 0)?.left).toBe(0)
  })

  it('every value to be best in can be counted for everybody', () => {
    for (const { id } of characters) expect(points(inCharacter([id, 'CH-01']))).toHaveLength(2)
  })
})

const seed = process.env.ESTAMINET_SEED ?? 'dramatis personae'

describe(`Characters at play (seed ${seed})`, () => {
  it('everything has words in three languages', () => {
    for (const at of [0, 1, 2, 3]) {
      const said = sayAll(
        game,
        { id: 'characters', seats: 4, options: { characters: true }, seed: `${seed} ${at}` },
        charactersPlay,
      )
      expect([said.unsaid, said.odd]).toEqual([[], []])
    }
  })
})
