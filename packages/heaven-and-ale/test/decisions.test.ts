import { CHANCE, NATURE, OVER, pickWeighted, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { ARRIVED, heavenAndAle as game, MARKETS, MOVE, QUESTIONS, questionOf, stepOf } from '../src/index.ts'
import { ale, unpacked } from './table.ts'

type Table = ReturnType<typeof ale>

const goes = (...spaces: readonly number[]) => spaces.map((space) => `go ${space}`)
const COLOUR_NAMES = ['wood', 'yeast', 'hops', 'water', 'barley']

/** b1 lacks only the tile on d1; `sum` is what lies around it already. */
const AROUND_B1: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  5: { s1: 'wood 1', s2: 'yeast 1', s5: 'hops 1', d2: 'water 1', d3: 'barley 1' },
  7: { s1: 'wood 2', s2: 'yeast 2', s5: 'hops 1', d2: 'water 1', d3: 'barley 1' },
  11: { s1: 'wood 2', s2: 'yeast 2', s5: 'hops 2', d2: 'water 2', d3: 'barley 3' },
  17: { s1: 'wood 3', s2: 'yeast 3', s5: 'hops 3', d2: 'water 4', d3: 'barley 4' },
  23: { s1: 'wood 4', s2: 'yeast 4', s5: 'hops 5', d2: 'water 5', d3: 'barley 5' },
}
const closing = (sum: number) =>
  ale(2).garden(0, AROUND_B1[sum]).on(1, 'wood 1').on(27, 'hops 4', 'hops 5').turn(0).play('go 1', 'hex d1')

const ten = () =>
  ale(2)
    .garden(0, { d1: 'wood 1', d3: 'yeast 2', d5: 'hops 3', d8: 'water 4', d10: 'barley 5' })
    .garden(0, { s1: 'M1', s3: 'M2', s8: 'M3', s13: 'M4' })
    .on(27, 'wood 2', 'wood 3')

describe('HA-DEC: decision points', () => {
  it('HA-DEC-01: at setup the other players pick among the free places, the last one by itself', () => {
    const t = unpacked(4)
    for (let draw = 0; draw < 19; draw++) t.nature(t.options()[0])
    t.nature('first 1')
    expect([t.asked, t.question]).toEqual([2, 'pickStart'])
    expect(t.options()).toEqual(['place brew', 'place mark', 'place cash'])
    t.play('place mark', 'mark yeast')
    expect(t.asked).toBe(3)
    expect(t.options()).toEqual(['place brew', 'place cash'])
    t.play('place brew')
    expect(t.player(0)).toMatchObject({ place: 'cash', ducats: 27 })
    expect([t.asked, t.question]).toEqual([1, 'move'])
  })

  it('HA-DEC-02: with everything open there are 28 ways to walk', () => {
    const t = ten().brewmaster(0, 1)
    for (const [i, space] of MARKETS.entries())
      if (space !== 27) t.on(space, i < 15 ? `${COLOUR_NAMES[i % 5]} ${1 + Math.floor(i / 5)}` : `M${i - 14}`)
    expect(t.turn(0).options()).toEqual(goes(...Array.from({ length: 28 }, (_, i) => i + 1)))
    expect(t.at(0, 7).turn(0).options()).toEqual(goes(...Array.from({ length: 21 }, (_, i) => i + 8)))
    expect(t.at(0, 25).turn(0).options()).toEqual(goes(26, 27, 28))
  })

  it('HA-DEC-03: each kind of tile once, and the end only after a purchase', () => {
    const t = ale(4)
      .round(6)
      .on(1, 'hops 2', 'hops 2', 'wood 1', 'wood 5', 'barley 3', 'yeast 4')
      .on(27, 'wood 3')
      .turn(0)
    t.play('go 1')
    expect(t.question).toBe('chooseTile')
    expect(t.options()).toEqual(['tile wood 1', 'tile wood 5', 'tile yeast 4', 'tile hops 2', 'tile barley 3'])
    t.play('tile hops 2', 'hex d1')
    expect(t.options()).toEqual(['tile wood 1', 'tile wood 5', 'tile yeast 4', 'tile hops 2', 'tile barley 3', 'end'])
  })

  it('HA-DEC-03: six different tiles are six options, and only those that can be paid for are offered', () => {
    const six = ['wood 5', 'yeast 5', 'hops 5', 'water 4', 'barley 3', 'barley 5']
    const t = ale(4)
      .round(6)
      .on(1, ...six)
      .on(27, 'wood 3')
    expect(t.branch().turn(0).play('go 1').options()).toEqual(six.map((tile) => `tile ${tile}`))
    expect(t.branch().hand(0).ducats(0, 4).turn(0).play('go 1').options()).toEqual(['tile water 4', 'tile barley 3'])
    expect(t.branch().hand(0, 'brew').ducats(0, 0).turn(0).play('go 1').question).toBe('chooseHex')
  })

  it('HA-DEC-04: thirty hexes, or the shady ones alone when the sun is too dear', () => {
    const t = ale(2).on(1, 'wood 5').on(27, 'wood 3').hand(0)
    const hexes = (side: string) => Array.from({ length: 15 }, (_, i) => `hex ${side}${i + 1}`)
    expect(t.branch().ducats(0, 10).turn(0).play('go 1').options()).toEqual([...hexes('s'), ...hexes('d')])
    expect(t.branch().ducats(0, 9).turn(0).play('go 1').options()).toEqual(hexes('d'))
    expect(t.branch().ducats(0, 7).hand(0, 'cash').turn(0).play('go 1').options()).toHaveLength(30)
    const taken = t.branch().tile(0, 's4', 'M1').tile(0, 'd9', 'M2').ducats(0, 10).turn(0).play('go 1')
    expect(taken.options()).toEqual([...hexes('s'), ...hexes('d')].filter((hex) => !['hex s4', 'hex d9'].includes(hex)))
  })

  it('HA-DEC-05: while ducats are short, a card of the hand', () => {
    const t = ale(2).on(1, 'wood 5').on(27, 'wood 3').ducats(0, 2).turn(0).play('go 1', 'hex d1')
    expect(t.question).toBe('surrender')
    expect(t.options()).toEqual(['colour', 'lowest', 'barrel', 'cash', 'brew'].map((card) => `surrender ${card}`))
    expect(t.play('surrender barrel').player(0)).toMatchObject({ ducats: 0, garden: { d1: 'wood 5' } })
  })

  it.each([
    { sum: 7, shed: 'T1', options: ['d2', 'd3', 's5', 's2', 's1', 'd1'] },
    { sum: 11, shed: 'T2', options: ['d2 s2', 'd3 s1', 's5 d1'] },
    { sum: 17, shed: 'T3', options: ['d2 s5 s1', 'd3 s2 d1'] },
    {
      sum: 23,
      shed: 'T4',
      options: [
        'd2 d3 s5 s2',
        'd2 d3 s5 s1',
        'd2 d3 s5 d1',
        'd2 d3 s2 s1',
        'd2 d3 s2 d1',
        'd2 d3 s1 d1',
        'd2 s5 s2 s1',
        'd2 s5 s2 d1',
        'd2 s5 s1 d1',
        'd2 s2 s1 d1',
        'd3 s5 s2 s1',
        'd3 s5 s2 d1',
        'd3 s5 s1 d1',
        'd3 s2 s1 d1',
        's5 s2 s1 d1',
      ],
    },
  ])('HA-DEC-06, HA-DATA-11: a new $shed asks whom it wakes', ({ sum, shed, options }) => {
    const t = closing(sum)
    expect(t.question).toBe('buildTargets')
    expect(t.player(0).sheds).toEqual({ b1: shed })
    expect(t.options()).toEqual(options.map((hexes) => `targets b1 ${hexes}`))
  })

  it('HA-DEC-07: on ABC up to ten boxes, on a letter only its own', () => {
    const boxes = (t: Table) => t.options().map((option) => option.replace('activate ', ''))
    expect(ten().turn(0).play('go 16').question).toBe('chooseBox')
    expect(boxes(ten().turn(0).play('go 16'))).toEqual(['X', ...COLOUR_NAMES, 'M1', 'M2', 'M3', 'M4'])
    expect(boxes(ten().turn(0).play('go 7'))).toEqual(['M1', 'M2', 'M3', 'M4'])
    expect(boxes(ten().turn(0).play('go 12'))).toEqual(COLOUR_NAMES)
    expect(ten().turn(0).play('go 4').question).toBe('chooseNumber')
  })

  it('HA-DEC-08: the numbers of the garden, five at most', () => {
    expect(ten().turn(0).play('go 4').options()).toEqual([1, 2, 3, 4, 5].map((n) => `number ${n}`))
    const t = ale(2).garden(0, { d1: 'wood 2', s1: 'hops 5', s2: 'M1' }).on(27, 'wood 3').turn(0).play('go 4')
    expect(t.options()).toEqual(['number 2', 'number 5'])
  })

  it('HA-DEC-09: a card of the hand, or none', () => {
    const t = ten().disc(0, 'wood').turn(0).play('go 4', 'number 1')
    expect(t.options()).toEqual(['card colour', 'card lowest', 'card barrel', 'card cash', 'card brew', 'pass'])
    const two = ten().hand(0, 'lowest', 'brew').disc(0, 'wood').turn(0).play('go 4', 'number 1')
    expect(two.options()).toEqual(['card lowest', 'card brew', 'pass'])
  })

  it('HA-DEC-10: five colours for the colour card', () => {
    const t = ten().disc(0, 'wood').turn(0).play('go 4', 'number 1', 'card colour')
    expect(t.options()).toEqual(COLOUR_NAMES.map((colour) => `colour ${colour}`))
  })

  it('HA-DEC-11: the tied last markers for the lowest card, five at most', () => {
    const lowest = (...markers: readonly [number, number, number, number, number]) =>
      ten()
        .markers(0, ...markers)
        .disc(0, 'wood')
        .turn(0)
        .play('go 4', 'number 1', 'card lowest')
    expect(lowest(2, 2, 2, 2, 2).options()).toEqual(COLOUR_NAMES.map((colour) => `lowest ${colour}`))
    expect(lowest(2, 9, 9, 9, 2).options()).toEqual(['lowest wood', 'lowest barley'])
    expect(lowest(2, 9, 9, 9, 3).asked).toBe(1)
  })

  it('HA-DEC-12: on arrival four places at most', () => {
    const t = ale(4).on(27, 'wood 3').at(0, 5).at(1, 5).at(2, 5).at(3, 5).turn(0).play('go 28')
    expect([t.question, ...t.options()]).toEqual(['pickPlace', 'place first', 'place brew', 'place mark', 'place cash'])
  })

  it('HA-DEC-13: five markers for the place MARK', () => {
    const t = ale(2).on(27, 'wood 3').at(0, 5).at(1, 5).turn(0).play('go 28', 'place mark')
    expect([t.question, ...t.options()]).toEqual(['markColour', ...COLOUR_NAMES.map((colour) => `mark ${colour}`)])
  })

  it('HA-DEC-N2: the stop ends by itself when nothing more can be bought', () => {
    const empty = ale(2).on(1, 'wood 1').on(27, 'wood 3').turn(0).play('go 1', 'hex d1')
    expect([empty.asked, empty.question]).toEqual([1, 'move'])
    const poor = ale(2)
      .on(1, 'wood 1', 'wood 5')
      .on(27, 'wood 3')
      .hand(0)
      .ducats(0, 5)
      .turn(0)
      .play('go 1', 'tile wood 1')
    expect(poor.branch().play('hex d1').asked).toBe(1)
    expect(poor.ducats(0, 6).play('hex d1').options()).toEqual(['tile wood 5', 'end'])
    const full = ale(2).fill(0, 'sunny').fill(0, 'shady', 'd15').on(1, 'hops 1', 'hops 2').on(27, 'hops 3').turn(0)
    expect(full.play('go 1', 'tile hops 1').player(0).garden.d15).toBe('hops 1')
    expect(full.question).toBe('buildTargets')
    expect(full.play(full.options()[0]).asked).toBe(1)
  })

  it('HA-DEC-N2: T0 asks for no targets', () => {
    expect([closing(5).asked, closing(5).player(0).sheds, closing(5).player(0).brewmaster]).toEqual([
      1,
      { b1: 'T0' },
      -4,
    ])
  })

  it('HA-DEC-N4: equal neighbours are never merged, and targets are named by their hexes', () => {
    const t = ale(2)
      .garden(0, { s1: 'M1', s2: 'M1', s5: 'M1', d2: 'wood 4', d3: 'wood 4' })
      .on(1, 'wood 1')
      .on(27, 'hops 4')
    t.turn(0).play('go 1', 'hex d1')
    expect(t.options()).toEqual(['d2', 'd3', 's5', 's2', 's1', 'd1'].map((hex) => `targets b1 ${hex}`))
  })

  it.each([
    { hand: 5, due: 1, sets: 5 },
    { hand: 5, due: 2, sets: 10 },
    { hand: 5, due: 3, sets: 10 },
    { hand: 5, due: 4, sets: 5 },
    { hand: 4, due: 2, sets: 6 },
    { hand: 4, due: 3, sets: 4 },
    { hand: 3, due: 2, sets: 3 },
  ])('HA-DEC-N4: of $hand cards each set of $due is offered once, $sets in all', ({ hand, due, sets }) => {
    const cards = (['colour', 'lowest', 'barrel', 'cash', 'brew'] as const).slice(5 - hand)
    const given: string[] = []
    const walk = (t: Table): void => {
      if (t.question === 'surrender') for (const option of t.options()) walk(t.branch().play(option))
      else given.push(t.player(0).hand.join())
    }
    walk(
      ale(2)
        .on(1, 'wood 5')
        .on(27, 'hops 1')
        .hand(0, ...cards)
        .ducats(0, 10 - 3 * due)
        .turn(0)
        .play('go 1', 'hex s1'),
    )
    expect(given).toHaveLength(sets)
    expect(new Set(given).size).toBe(sets)
  })

  it('HA-DEC-N5: six purchases at one stop are possible, and no more', () => {
    const tiles = ['wood 1', 'wood 2', 'yeast 1', 'yeast 2', 'hops 1', 'hops 2']
    const t = ale(4)
      .round(6)
      .on(1, ...tiles)
      .on(27, 'wood 3')
      .turn(0)
      .play('go 1')
    for (const [i, tile] of tiles.entries()) t.play(`tile ${tile}`, `hex d${i + 1}`)
    expect(Object.values(t.player(0).garden)).toEqual(tiles)
    expect(t.asked).toBe(1)
  })

  it('HA-DEC-N1, HA-DEC-N3, HA-DEC-N5: random games ask the thirteen questions only, never in vain, and end', () => {
    const MOST = [0, 3, 28, 6, 30, 5, 15, 10, 5, 6, 5, 5, 4, 5]
    const moves = new Int32Array(64)
    const weights = new Int32Array(64)
    const asked = new Set<string>()
    for (let n = 0; n < 60; n++) {
      const rng = seeded(`questions ${n}`)
      const s = game.setup({ picks: 'clockwise', exchange: 'exhaustive' }, 2 + (n % 3))
      const turns = new Int16Array(s.seats)
      for (let mask = game.waiting(s), round = 1; mask !== OVER; mask = game.waiting(s)) {
        if (s.round > round) turns.fill(0)
        round = s.round
        if (mask === CHANCE) {
          game.apply(s, NATURE, moves[pickWeighted(weights, game.chance(s, moves, weights), rng)])
          continue
        }
        const count = game.legal(s, s.turn, moves)
        const step = stepOf(moves[0])
        asked.add(questionOf(s) ?? 'nothing')
        expect(count).toBeGreaterThan(1)
        expect(count).toBeLessThanOrEqual(MOST[step])
        const { turn } = s
        const from = s.position[turn]
        game.apply(s, turn, moves[step === MOVE ? rng.below(Math.min(2, count)) : rng.below(count)])
        if (step !== MOVE) continue
        expect(++turns[turn]).toBeLessThanOrEqual(ARRIVED)
        if (s.round === round) expect(s.position[turn]).toBeGreaterThan(from)
      }
    }
    const questions: readonly string[] = QUESTIONS
    expect([...asked].filter((question) => !questions.includes(question))).toEqual([])
    expect(asked.size).toBeGreaterThanOrEqual(12)
  })
})
