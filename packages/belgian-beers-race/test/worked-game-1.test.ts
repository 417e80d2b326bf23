import { describe, expect, it } from 'vitest'
import { withDeck } from './other-deck.ts'
import { cardsOf, idOf, machineOf, type Row, replay, resultOf, workedDeck } from './worked-rows.ts'

const { race } = await withDeck((cards) =>
  workedDeck(cards, {
    K1: { asks: { form: 'bought' } },
    K2: { asks: { form: 'stranded' } },
    K3: { asks: { form: 'toasted' } },
    K4: { asks: { form: 'moved', at: { region: 'brussels' } } },
    K5: { asks: { form: 'cubes', colour: 'yellow', atLeast: 4 } },
    K6: { asks: { form: 'late' } },
    K7: { asks: { form: 'moved', means: 'bike', longerThan: 4 } },
    K8: { asks: { form: 'breathalyzer', exactly: 3 } },
    K9: { asks: { form: 'tasted' } },
    K10: { asks: { form: 'track', track: 'cheers', atLeast: 1 } },
    K11: { asks: { form: 'camped' } },
    K12: { asks: { form: 'moved', at: { places: [1, 30] } } },
    K13: { asks: { form: 'bottles', colour: 'yellow', atLeast: 5 } },
    K14: { asks: { form: 'moved', at: { symbol: 'cheese' } } },
    K15: { asks: { form: 'coasters', atLeast: [3, 4, 6] } },
  }),
)

const BLUE = 0
const PINK = 1
const GREEN = 2
const NAMES = ['Blue', 'Pink', 'Green']

const firstMorning = () =>
  race(3)
    .coastersAt(16, 1)
    .coastersAt(13, 1)
    .levelTwo(false)
    .machine(...cardsOf('K1 K2 K3 K4 K5 K6 K7 K8'))
    .deck(...Array.from({ length: 24 }, (_, i) => idOf(`K${i + 9}`)))

const NOTHING = '0 @GP L0 g0 [–] 0'
const ROWS: readonly Row[] = [
  {
    row: 1,
    seat: BLUE,
    moves: ['hitch B3', 'roll tbbr', 'card K9'],
    result: '1 TU; FV bottle; visited 1; takes K4; turn over',
    after: ['1 @B3 L0 g0 [–] 0', NOTHING, NOTHING],
    machine: 'K1 K2 K3 K5 · K6 K7 K8 · K9',
  },
  {
    row: 2,
    seat: PINK,
    moves: ['bus 16', 'roll tbbr'],
    result: '2 TU; FV bottle; visited 1; turn over',
    after: ['1 @B3 L0 g0 [–] 0', '2 @16 L0 g0 [–] 0', NOTHING],
    machine: 'K1 K2 K3 K5 · K6 K7 K8 · K9',
  },
  {
    row: 3,
    seat: GREEN,
    moves: ['hitch 13', 'roll failed'],
    result: 'next up to 2 dice; wait 2; takes K2',
    after: ['1 @B3 L0 g0 [–] 0', '2 @16 L0 g0 [–] 0', '2 @GP L0 g0 [–] 0'],
    machine: 'K1 – K3 K5 · K6 K7 K8 · K9',
  },
  {
    row: 4,
    seat: GREEN,
    moves: ['hitch 13 x2', 'roll failed failed', 'card K10'],
    result: 'next up to 3 dice; wait 2; turn over',
    after: ['1 @B3 L0 g0 [–] 0', '2 @16 L0 g0 [–] 0', '4 @GP L0 g0 [–] 0'],
    machine: 'K1 K3 K5 K6 · K7 K8 K9 · K10',
  },
  {
    row: 5,
    seat: BLUE,
    moves: ['buy'],
    result: '+3 Y; takes K1',
    after: ['2 @B3 L0 g0 [Y3] 0', '2 @16 L0 g0 [–] 0', '4 @GP L0 g0 [–] 0'],
  },
  {
    row: 6,
    seat: BLUE,
    moves: ['taste'],
    result: '',
    after: ['3 @B3 L1 g1 [Y3] 0', '2 @16 L0 g0 [–] 0', '4 @GP L0 g0 [–] 0'],
  },
  {
    row: 7,
    seat: BLUE,
    moves: ['bike B1'],
    result: '1 TU; FV bottle; visited 2',
    after: ['4 @B1 L1 g1 [Y3] 0', '2 @16 L0 g0 [–] 0', '4 @GP L0 g0 [–] 0'],
  },
  {
    row: 8,
    seat: BLUE,
    moves: ['buy', 'card K11'],
    result: '+3 N; turn over',
    after: ['5 @B1 L1 g1 [Y3 N3] 0', '2 @16 L0 g0 [–] 0', '4 @GP L0 g0 [–] 0'],
    machine: 'K3 K5 K6 K7 · K8 K9 K10 · K11',
  },
  {
    row: 9,
    seat: PINK,
    moves: ['buy'],
    result: '+3 N',
    after: ['5 @B1 L1 g1 [Y3 N3] 0', '3 @16 L0 g0 [N3] 0', '4 @GP L0 g0 [–] 0'],
  },
  {
    row: 10,
    seat: PINK,
    moves: ['taste'],
    result: '',
    after: ['5 @B1 L1 g1 [Y3 N3] 0', '4 @16 L1 g1 [N3] 0', '4 @GP L0 g0 [–] 0'],
  },
  {
    row: 11,
    seat: PINK,
    moves: ['hitch 18', 'roll late'],
    result: '1 TU; FV bottle; visited 2',
    after: ['5 @B1 L1 g1 [Y3 N3] 0', '5 @18 L1 g1 [N3] 0', '4 @GP L0 g0 [–] 0'],
  },
  {
    row: 12,
    seat: PINK,
    moves: ['buy'],
    result: '+3 K; turn over',
    after: ['5 @B1 L1 g1 [Y3 N3] 0', '6 @18 L1 g1 [N3 K3] 0', '4 @GP L0 g0 [–] 0'],
    machine: 'K3 K5 K6 K7 · K8 K9 K10 · K11',
  },
  {
    row: 13,
    seat: GREEN,
    moves: ['hitch 13 x3', 'roll failed failed late'],
    result: '1 TU; FV bottle; visited 1',
    after: ['5 @B1 L1 g1 [Y3 N3] 0', '6 @18 L1 g1 [N3 K3] 0', '5 @13 L0 g0 [–] 0'],
  },
  {
    row: 14,
    seat: GREEN,
    moves: ['taste'],
    result: '',
    after: ['5 @B1 L1 g1 [Y3 N3] 0', '6 @18 L1 g1 [N3 K3] 0', '6 @13 L1 g1 [–] 0'],
  },
  {
    row: 15,
    seat: GREEN,
    moves: ['buy'],
    result: '+3 N; turn over',
    after: ['5 @B1 L1 g1 [Y3 N3] 0', '6 @18 L1 g1 [N3 K3] 0', '7 @13 L1 g1 [N3] 0'],
  },
  {
    row: 16,
    seat: BLUE,
    moves: ['bike 16'],
    result: '3 TU; coaster; visited 3; turn over',
    after: ['8 @16 L1 g1 [Y3 N3] 0', '6 @18 L1 g1 [N3 K3] 0', '7 @13 L1 g1 [N3] 0'],
  },
  {
    row: 17,
    seat: PINK,
    moves: ['hitch 16', 'roll tbbr', 'give brown', 'give yellow', 'break K6'],
    result:
      '1 TU; toast with Blue; Pink gives N; Blue gives Y; cheers 1; Blue: cheers 1; takes K3; Blue: breaks 8/9, K6 removed',
    after: ['9 @16 L2 g2 [Y2 N3] 0', '8 @16 L2 g2 [N2 K3] 0', '7 @13 L1 g1 [N3] 0'],
    machine: '– K5 – K7 · K8 K9 K10 · K11',
  },
  {
    row: 18,
    seat: PINK,
    moves: ['taste'],
    result: '',
    after: ['9 @16 L2 g2 [Y2 N3] 0', '9 @16 L3 g3 [N2 K3] 0', '7 @13 L1 g1 [N3] 0'],
  },
  {
    row: 19,
    seat: PINK,
    moves: ['buy', 'card K12', 'card K13'],
    result: '+3 N; turn over',
    after: ['9 @16 L2 g2 [Y2 N3] 0', '10 @16 L3 g3 [N5 K3] 0', '7 @13 L1 g1 [N3] 0'],
    machine: 'K5 K7 K8 K9 · K10 K11 K12 · K13',
  },
  {
    row: 20,
    seat: GREEN,
    moves: ['bus 9', 'roll late', 'drink brown', 'drink brown', 'card K14', 'card K15'],
    result: '5 TU; drinks N; drinks N; FV bottle; visited 2; author 1; takes K8; takes K9; turn over; Blue: takes K10',
    after: ['9 @16 L2 g2 [Y2 N3] 0', '10 @16 L3 g3 [N5 K3] 0', '12 @9 L3 g3 [N1] 0'],
    machine: 'K5 K7 – K11 · K12 K13 K14 · K15',
  },
  {
    row: 21,
    seat: BLUE,
    moves: ['hitch B5', 'roll failed'],
    result: 'next up to 2 dice; wait 2',
    after: ['11 @16 L2 g2 [Y2 N3] 0', '10 @16 L3 g3 [N5 K3] 0', '12 @9 L3 g3 [N1] 0'],
  },
  {
    row: 22,
    seat: BLUE,
    moves: ['hitch B5 x2', 'roll failed tbbr'],
    result: '1 TU; FV bottle; visited 4',
    after: ['12 @B5 L2 g2 [Y2 N3] 0', '10 @16 L3 g3 [N5 K3] 0', '12 @9 L3 g3 [N1] 0'],
  },
  {
    row: 23,
    seat: BLUE,
    moves: ['taste', 'card K16'],
    result: 'turn over',
    after: ['13 @B5 L3 g3 [Y2 N3] 0', '10 @16 L3 g3 [N5 K3] 0', '12 @9 L3 g3 [N1] 0'],
    machine: 'K5 K7 K11 K12 · K13 K14 K15 · K16',
  },
]

const after = (row: number) => replay(firstMorning, ROWS, row)

describe('Worked game 1: the first hours of a race of three', () => {
  it('begins on the Grand Place, Blue on top of the stack', () => {
    const t = firstMorning()
    expect(NAMES.map((_, seat) => t.row(seat))).toEqual([NOTHING, NOTHING, NOTHING])
    expect(t.stackOn(0)).toEqual([GREEN, PINK, BLUE])
    expect(machineOf(t)).toBe('K1 K2 K3 K4 · K5 K6 K7 · K8')
    expect(t.view.machine.deck).toBe(24)
  })

  it.each(ROWS)('row $row is played as written', ({ row, seat, result, after: positions, machine }) => {
    const t = after(row)
    expect(resultOf(t, NAMES, seat)).toBe(result)
    expect(NAMES.map((_, player) => t.row(player))).toEqual(positions)
    if (machine) expect(machineOf(t)).toBe(machine)
  })

  it('row 1: strictly ahead after one action, so the turn is over (TBBR-TIME-17)', () => {
    expect(after(1).asked).toBe(PINK)
  })

  it('row 2: without cubes nobody is asked about drinking on the bus (TBBR-DEC-03)', () => {
    expect(after(1).play('bus 16', 'roll tbbr').asked).toBe(GREEN)
  })

  it('rows 3, 4 and 13: one series over two turns; the second failure finds no card (TBBR-HITCH-04, TBBR-HITCH-06)', () => {
    expect(firstMorning().may('hitch 13 x2')).toBe(false)
    const third = after(3)
    expect(third.stackOn(2)).toEqual([PINK, GREEN])
    expect(third.player(GREEN).cards).toEqual([idOf('K2')])
    expect(third.may('hitch 13 x2')).toBe(true)
    expect(third.may('hitch 13 x3')).toBe(false)
    expect(after(4).player(GREEN).hitch).toEqual({ to: 13, failures: 2 })
    expect(after(4).player(GREEN).cards).toEqual([idOf('K2')])
    expect(
      after(12)
        .optionsOf('hitch')
        .filter((text) => text.startsWith('hitch 13')),
    ).toEqual(['hitch 13', 'hitch 13 x2', 'hitch 13 x3'])
    expect(after(13).player(GREEN).hitch).toBe(null)
  })

  it('rows 5 and 7: on top of another disc is not ahead (TBBR-TIME-05)', () => {
    expect(after(5).stackOn(2)).toEqual([PINK, BLUE])
    expect(after(5).asked).toBe(BLUE)
    expect(after(7).stackOn(4)).toEqual([GREEN, BLUE])
    expect(after(7).asked).toBe(BLUE)
  })

  it('rows 7, 8 and 16: buying resets the ride, which then counts to 3 without a drop (TBBR-BIKE-05)', () => {
    expect([7, 8, 16].map((row) => after(row).player(BLUE).ride)).toEqual([1, 0, 3])
  })

  it('row 16: out of Brussels from B1 by the road 16-BXL (TBBR-BXL-03)', () => {
    expect(after(15).info('bike 16')).toMatchObject({ road: '16-BXL', printed: 3 })
  })

  it('row 17: a second visit; only the active player takes the card, the pushed one decides on the token', () => {
    const t = after(16).play('hitch 16', 'roll tbbr', 'give brown', 'give yellow')
    expect(t.asked).toBe(BLUE)
    expect(t.options()).toEqual(['keep', `break ${idOf('K5')}`, `break ${idOf('K6')}`, `break ${idOf('K7')}`])
    expect(t.player(PINK)).toMatchObject({ cards: [idOf('K3')], cheers: 1 })
    expect(t.player(PINK).visited).toHaveLength(2)
    const done = after(17)
    expect(done.player(BLUE)).toMatchObject({ cards: [idOf('K1'), idOf('K4')], cheers: 1, ride: 0 })
    expect(done.asked).toBe(PINK)
    expect(done.view.tokens.map(({ broken }) => broken)).toEqual([true, false, false])
  })

  it('row 18: a broken token asks nothing, and a card of the left row cannot be taken', () => {
    const t = after(18)
    expect(t.asked).toBe(PINK)
    expect(t.step).toBe('action')
    expect(t.player(PINK)).toMatchObject({ level: 3, cards: [idOf('K3')] })
  })

  it('row 20: five units allow two beers; K6 is gone, so the late bus earns nothing', () => {
    const t = after(19).play('bus 9', 'roll late')
    expect(t.options()).toEqual(['drink brown', 'done'])
    expect(t.play('drink brown').options()).toEqual(['drink brown', 'done'])
    expect(t.play('drink brown').step).toBe('card')
    expect(after(20).player(GREEN).cards).toEqual(['K2', 'K8', 'K9'].map(idOf))
  })

  it('row 20: when the turn was over the machine was full again, K10 in the third place', () => {
    const t = after(19).play('bus 9', 'roll late', 'drink brown', 'drink brown', `card ${idOf('K14')}`)
    expect(machineOf(t)).toBe('K5 K7 K10 K11 · K12 K13 K14 · –')
  })

  it('rows 21 and 22: the landing point is declared, and another one would be another series (TBBR-HITCH-08)', () => {
    const t = after(21)
    expect(t.info('hitch B5')).toMatchObject({ road: '16-BXL', printed: 1 })
    expect(t.may('hitch B5 x2')).toBe(true)
    expect(t.may('hitch B4 x2')).toBe(false)
  })

  it('after row 23: Pink is next, then Green, then Blue; what everybody has', () => {
    const t = after(23)
    expect(t.asked).toBe(PINK)
    const bottles = t.view.players.map((player) => Object.values(player.bottles).reduce((sum, n) => sum + n, 0))
    expect(bottles).toEqual([3, 2, 2])
    expect(t.view.players.map(({ coasters }) => coasters)).toEqual([1, 0, 0])
    expect(t.view.players.map(({ cards }) => cards)).toEqual([
      ['K1', 'K4', 'K10'].map(idOf),
      ['K3'].map(idOf),
      ['K2', 'K8', 'K9'].map(idOf),
    ])
    expect(t.view.machine.removed.filter((id) => id.startsWith('L1'))).toEqual([idOf('K6')])
    expect(t.bonusOf(GREEN)).toEqual([0, 1, 0, 0])
  })
})
