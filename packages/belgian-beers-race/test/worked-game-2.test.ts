import { NATURE } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { withDeck } from './other-deck.ts'
import { cardsOf, idOf, machineOf, type Row, replay, resultOf, workedDeck } from './worked-rows.ts'

const { race } = await withDeck((cards) =>
  workedDeck(cards, {
    K1: { asks: { form: 'visited', of: { category: 'trappist' }, atLeast: 4 } },
    K2: { asks: { form: 'camped' } },
    K3: { asks: { form: 'bottles', colour: 'yellow', atLeast: 5 } },
    K4: { asks: { form: 'moved', means: 'bike', longerThan: 4 } },
    K5: { asks: { form: 'late' } },
    K6: { asks: { form: 'toasted' } },
    K7: { asks: { form: 'coasters', atLeast: [4, 4, 4] } },
    K8: { asks: { form: 'cubes', colour: 'black', atLeast: 4 } },
    K9: { asks: { form: 'moved', at: { places: [1, 30] } } },
    M1: {
      asks: {
        form: 'all',
        of: [
          { form: 'visited', of: { category: 'trappist' }, atLeast: 1 },
          { form: 'visited', of: { category: 'cardinal' }, atLeast: 1 },
        ],
      },
    },
  }),
)

const BLUE = 0
const PURPLE = 1
const GREEN = 2
const NAMES = ['Blue', 'Purple', 'Green']

const evening = () =>
  race(3)
    .visited(BLUE, 'B1', 'B3', 'B4', 'B5', 'B6')
    .visited(PURPLE, 11, 12, 'B1', 'B3')
    .visited(GREEN, 22, 24, 25)
    .noBottle(11, 12, 22, 24, 25, 'B1', 'B3', 'B4', 'B5', 'B6')
    .at(BLUE, 17)
    .at(PURPLE, 18)
    .at(GREEN, 21)
    .disc(BLUE, 15)
    .disc(PURPLE, 16)
    .disc(GREEN, 18)
    .level(BLUE, 4)
    .level(PURPLE, 5)
    .level(GREEN, 6)
    .glass(BLUE, 5)
    .glass(PURPLE, 6)
    .glass(GREEN, 6)
    .cubes(BLUE, 'YRRR')
    .cubes(PURPLE, 'NNKKK')
    .cubes(GREEN, 'YYYYY')
    .cheese(BLUE, 1)
    .cheese(GREEN, 1)
    .bottles(BLUE, 2, 1, 1, 1)
    .bottles(PURPLE, 2, 1, 0, 1)
    .bottles(GREEN, 3, 1, 0, 0)
    .coasters(BLUE, 1)
    .coasters(PURPLE, 1)
    .coastersAt(16, 2)
    .broken(1)
    .levelTwo(false)
    .machine(...cardsOf('K1 K2 K3 K4 K5 K6 K7 K8'))
    .deck(...Array.from({ length: 17 }, (_, i) => idOf(`K${i + 9}`)))
    .deck(...Array.from({ length: 25 }, (_, i) => idOf(`M${i + 1}`)))

const ROWS: readonly Row[] = [
  {
    row: 1,
    seat: BLUE,
    moves: ['taste'],
    result: '',
    after: ['16 @17 L5 g6 [Y1 R3] 0', '16 @18 L5 g6 [N2 K3] 0', '18 @21 L6 g6 [Y5] 0'],
  },
  {
    row: 2,
    seat: BLUE,
    moves: ['cheese'],
    result: 'eats 1',
    after: ['16 @17 L4 g6 [Y1 R3] 0', '16 @18 L5 g6 [N2 K3] 0', '18 @21 L6 g6 [Y5] 0'],
  },
  {
    row: 3,
    seat: BLUE,
    moves: ['bike 18', 'give yellow', 'give black', 'keep', 'break K4', 'card K9'],
    result:
      '3 TU; visited 7; toast with Purple; Blue gives Y; Purple gives K; cheers 1; Purple: cheers 1; ' +
      'keeps 16/17; Purple: breaks 16/17, K4 removed; turn over',
    after: ['20 @18 L5 g7 [R3] 0', '17 @18 L6 g7 [N2 K2] 0', '18 @21 L6 g6 [Y5] 0'],
    machine: 'K1 K2 K3 K5 · K6 K7 K8 · K9',
  },
  {
    row: 4,
    seat: PURPLE,
    moves: ['bus 16', 'roll late', 'drink brown', 'done', 'card K10'],
    result: '4 TU; drinks N; FV bottle; visited 6; takes K5; turn over',
    after: ['20 @18 L5 g7 [R3] 0', '21 @16 L7 g8 [N1 K2] 0', '18 @21 L6 g6 [Y5] 0'],
    machine: 'K1 K2 K3 K6 · K7 K8 K9 · K10',
  },
  {
    row: 5,
    seat: GREEN,
    moves: ['camp'],
    result: 'camps; takes K2',
    after: ['20 @18 L5 g7 [R3] 0', '21 @16 L7 g8 [N1 K2] 0', '18 @21 L6 g6 [Y5] 0'],
    machine: 'K1 – K3 K6 · K7 K8 K9 · K10',
  },
  {
    row: 6,
    seat: GREEN,
    moves: ['drink yellow'],
    result: '',
    after: ['20 @18 L5 g7 [R3] 0', '21 @16 L7 g8 [N1 K2] 0', '19 @21 L7 g7 [Y4] 0'],
  },
  {
    row: 7,
    seat: GREEN,
    moves: ['cheese'],
    result: 'eats 1',
    after: ['20 @18 L5 g7 [R3] 0', '21 @16 L7 g8 [N1 K2] 0', '19 @21 L6 g7 [Y4] 0'],
  },
  {
    row: 8,
    seat: GREEN,
    moves: ['drink yellow'],
    result: '',
    after: ['20 @18 L5 g7 [R3] 0', '21 @16 L7 g8 [N1 K2] 0', '20 @21 L7 g8 [Y3] 0'],
  },
  {
    row: 9,
    seat: GREEN,
    moves: ['done', 'card K11'],
    result: 'disc to D (camped); turn over',
    after: ['20 @18 L5 g7 [R3] 0', '21 @16 L7 g8 [N1 K2] 0', '24 @21 L7 g8 [Y3] 0'],
    machine: 'K1 K3 K6 K7 · K8 K9 K10 · K11',
  },
  {
    row: 10,
    seat: BLUE,
    moves: ['buy'],
    result: '+3 K',
    after: ['21 @18 L5 g7 [R3 K3] 0', '21 @16 L7 g8 [N1 K2] 0', '24 @21 L7 g8 [Y3] 0'],
  },
  {
    row: 11,
    seat: BLUE,
    moves: ['hitch 16', 'roll tbbr', 'give red', 'give brown'],
    result:
      '1 TU; coaster; visited 8; toast with Purple; Blue gives R; Purple gives N; cheers 2; Purple: asleep; ' +
      'Purple: cheers 2; takes K6; Purple: disc to D (asleep)',
    after: ['23 @16 L6 g8 [R2 K3] 0', '24 @16 L8 g9 [K2] 0', '24 @21 L7 g8 [Y3] 0'],
  },
  {
    row: 12,
    seat: BLUE,
    moves: ['taste'],
    result: 'turn over',
    after: ['24 @16 L7 g9 [R2 K3] 0', '24 @16 L8 g9 [K2] 0', '24 @21 L7 g8 [Y3] 0'],
    machine: 'K1 K3 K7 K8 · K9 K10 K11 · –',
  },
  {
    // Rows 13, 14 and 15 follow each other without a question.
    row: 15,
    seat: NATURE,
    moves: ['card K12'],
    result:
      'Blue: morning delay 2; Purple: morning delay 4; Green: morning delay 2; ' +
      'Blue: wakes at L3; Purple: wakes at L4; Green: wakes at L3; ' +
      'Blue: scores 18+5+2 = 25; Purple: scores 18+5+1 = 24; Green: scores 16+4+0 = 20',
    after: ['2 @16 L3 g9 [R2 K3] 25', '4 @16 L4 g9 [K2] 24', '2 @21 L3 g8 [Y3] 20'],
    machine: 'K1 K3 K7 K8 · – – – · –',
  },
  {
    row: 16,
    seat: NATURE,
    moves: ['card M1', 'card M2', 'card M3', 'card M4'],
    result: 'Blue: coaster',
    after: ['2 @16 L3 g9 [R2 K3] 25', '4 @16 L4 g9 [K2] 24', '2 @21 L3 g8 [Y3] 20'],
    machine: 'K1 K3 K7 K8 · M1 M2 M3 · M4',
  },
  {
    row: 17,
    seat: GREEN,
    moves: ['buy'],
    result: '+3 Y',
    after: ['2 @16 L3 g9 [R2 K3] 25', '4 @16 L4 g9 [K2] 24', '3 @21 L3 g8 [Y6] 20'],
  },
  {
    row: 18,
    seat: GREEN,
    moves: ['taste'],
    result: '',
    after: ['2 @16 L3 g9 [R2 K3] 25', '4 @16 L4 g9 [K2] 24', '4 @21 L4 g9 [Y6] 20'],
  },
  {
    row: 19,
    seat: GREEN,
    moves: ['bike 17'],
    result: '3 TU; visited 5; cardinal 1; trappist 1; turn over',
    after: ['2 @16 L3 g9 [R2 K3] 25', '4 @16 L4 g9 [K2] 24', '7 @17 L4 g9 [Y6] 20'],
  },
  {
    row: 20,
    seat: BLUE,
    moves: ['bus GP', 'roll tbbr', 'done'],
    result: '2 TU',
    after: ['4 @GP L3 g9 [R2 K3] 25', '4 @16 L4 g9 [K2] 24', '7 @17 L4 g9 [Y6] 20'],
  },
  {
    row: 21,
    seat: BLUE,
    moves: ['hitch B2', 'roll tbbr'],
    result: '1 TU; FV bottle; visited 9; author 1',
    after: ['5 @B2 L3 g9 [R2 K3] 25', '4 @16 L4 g9 [K2] 24', '7 @17 L4 g9 [Y6] 20'],
  },
  {
    row: 22,
    seat: BLUE,
    moves: ['bus 13', 'roll late', 'drink red', 'drink black', 'keep'],
    result: '4 TU; drinks R; drinks K; FV bottle; visited 10; keeps 8/9; turn over',
    after: ['9 @13 L5 g11 [R1 K2] 25', '4 @16 L4 g9 [K2] 24', '7 @17 L4 g9 [Y6] 20'],
    machine: 'K1 K3 K7 K8 · M1 M2 M3 · M4',
  },
  {
    row: 23,
    seat: PURPLE,
    moves: ['bike 17', 'break K3'],
    result:
      '4 TU; sobers to L3; visited 7; cardinal 1; trappist 1; toast with Green; Purple gives K; Green gives Y; ' +
      'cheers 3; Green: cheers 1; breaks 8/9, K3 removed',
    after: ['9 @13 L5 g11 [R1 K2] 25', '9 @17 L4 g10 [K1] 24', '8 @17 L5 g10 [Y5] 20'],
  },
  {
    row: 24,
    seat: PURPLE,
    moves: ['buy +cheese', 'card M5'],
    result: '+3 R; cheese 1; turn over; Green: takes M1',
    after: ['9 @13 L5 g11 [R1 K2] 25', '10 @17 L4 g10 [R3 K1] 24', '8 @17 L5 g10 [Y5] 20'],
    machine: 'K1 K7 K8 – · M2 M3 M4 · M5',
  },
]

const after = (row: number) => replay(evening, ROWS, row)

describe('Worked game 2: the last hours of a day and the next morning', () => {
  it('begins with Blue behind', () => {
    const t = evening()
    expect(NAMES.map((_, seat) => t.row(seat))).toEqual([
      '15 @17 L4 g5 [Y1 R3] 0',
      '16 @18 L5 g6 [N2 K3] 0',
      '18 @21 L6 g6 [Y5] 0',
    ])
    expect(NAMES.map((_, seat) => t.bonusOf(seat))).toEqual([
      [0, 0, 1, 1],
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ])
    expect(t.view.players.map(({ visited }) => visited.length)).toEqual([6, 5, 4])
    expect(t.asked).toBe(BLUE)
    expect(t.view.machine.deck).toBe(17)
  })

  it.each(ROWS)('row $row is played as written', ({ row, seat, result, after: positions, machine }) => {
    const t = after(row)
    expect(resultOf(t, NAMES, seat)).toBe(result)
    expect(NAMES.map((_, player) => t.row(player))).toEqual(positions)
    if (machine) expect(machineOf(t)).toBe(machine)
  })

  it('rows 1 to 3: level 5 forbids the bicycle, the cheese brings it back (TBBR-BIKE-01, TBBR-MOVE-05)', () => {
    expect(after(1).optionsOf('bike')).toEqual([])
    expect(after(1).player(BLUE).cheese).toBe(1)
    expect(after(2).may('bike 18')).toBe(true)
    expect(after(2).player(BLUE).cheese).toBe(0)
  })

  it('row 3: both cross, the active player is asked first and keeps, so the pushed one is asked (TBBR-TOK-13)', () => {
    const t = after(2).play('bike 18')
    expect(t.player(BLUE).ride).toBe(3)
    t.play('give yellow', 'give black')
    expect([t.step, t.asked]).toEqual(['token', BLUE])
    expect(t.play('keep').asked).toBe(PURPLE)
    expect(after(3).view.tokens.map(({ broken }) => broken)).toEqual([true, true, false])
    expect(after(3).player(BLUE)).toMatchObject({ ride: 0, cards: [] })
  })

  it('row 4: level 6 at the declaration is not doubled; two beers were allowed; the coasters stay', () => {
    const t = after(3)
    expect(t.info('bus 16')).toMatchObject({ printed: 2, cost: 2, lateCost: 4 })
    t.play('bus 16', 'roll late', 'drink brown')
    expect(t.options()).toEqual(['drink brown', 'drink black', 'done'])
    expect(after(4).coastersOn(16)).toBe(2)
    expect(after(4).player(PURPLE)).toMatchObject({ level: 7, cards: [idOf('K5')] })
  })

  it('rows 5 to 9: the camper drinks, eats and drinks; three cubes stay', () => {
    expect(after(5).options()).toEqual(['drink yellow', 'cheese', 'done'])
    expect(after(7).options()).toEqual(['drink yellow', 'done'])
    expect(after(7).player(GREEN).cheese).toBe(0)
    expect(after(9).heard('dayOver')).toEqual([{ type: 'dayOver', seat: GREEN, from: 20, why: 'camped' }])
    expect(after(9).heard('tokenKept')).toEqual([])
  })

  it('row 10: behind a disc on D Blue plays on, and the purchase of this stay is unused (TBBR-TIME-09)', () => {
    expect(after(9).may('buy')).toBe(true)
    expect(after(10).asked).toBe(BLUE)
    expect(after(10).stackOn(21)).toEqual([PURPLE, BLUE])
  })

  it('rows 11 and 12: Purple sleeps above Green, Blue finishes on top', () => {
    expect(after(11).stackOn(24)).toEqual([GREEN, PURPLE])
    expect(after(11).asked).toBe(BLUE)
    expect(after(12).stackOn(24)).toEqual([GREEN, PURPLE, BLUE])
    expect(after(12).view.players.map(({ cards }) => cards)).toEqual([[idOf('K6')], [idOf('K5')], [idOf('K2')]])
  })

  it('row 12: K12 becomes the top of the deck before the night', () => {
    expect(after(15).story.slice(0, 2)).toEqual(['cardDrawn', 'dayEnded'])
    expect(after(15).heard('cardDrawn')).toEqual([{ type: 'cardDrawn', card: idOf('K12'), slot: 7 }])
  })

  it('row 13: the stack is turned over and the delays are read before the levels fall (TBBR-WAKE-03)', () => {
    const t = after(15)
    expect(t.stackOn(2)).toEqual([BLUE, GREEN])
    expect(t.heard('delayed').map(({ seat, level }) => [seat, level])).toEqual([
      [BLUE, 7],
      [PURPLE, 8],
      [GREEN, 7],
    ])
  })

  it('row 16: 42 cards are shuffled, 39 are in the deck with its top; Blue wakes first and has three coasters', () => {
    expect(Object.keys(after(15).outcomes())).toHaveLength(42)
    const t = after(16)
    expect(t.view.machine.deck).toBe(38)
    expect(t.view).toMatchObject({ day: 2, dayLength: 32, lastDay: false })
    expect(t.view.tokens.map(({ broken }) => broken)).toEqual([false, false, false])
    expect(t.view.players.map(({ coasters }) => coasters)).toEqual([3, 1, 0])
    expect(t.coastersOn(16)).toBe(0)
    expect(t.heard('toastBegun')).toEqual([])
  })

  it('rows 17 to 19: Green acts first and must pass Purple; Buy and Taste are fresh (TBBR-UNIQ-05)', () => {
    expect(after(18).stackOn(4)).toEqual([PURPLE, GREEN])
    expect(after(18).asked).toBe(GREEN)
    expect(after(19).asked).toBe(BLUE)
    expect(after(19).player(GREEN).ride).toBe(3)
  })

  it('row 20: one beer was allowed on the bus to the Grand Place', () => {
    const t = after(19).play('bus GP', 'roll tbbr')
    expect(t.options()).toEqual(['drink red', 'drink black', 'done'])
    expect(t.play('drink red').step).toBe('action')
  })

  it('row 22: out of B2 by the road 13-BXL; the token is filled again', () => {
    expect(after(21).info('bus 13')).toMatchObject({ road: '13-BXL', printed: 2 })
    const t = after(21).play('bus 13', 'roll late', 'drink red', 'drink black')
    expect([t.step, t.asked]).toEqual(['token', BLUE])
    expect(t.options()).toEqual(['keep', ...['K1', 'K3', 'K7', 'K8'].map((card) => `break ${idOf(card)}`)])
  })

  it('row 23: the drop comes before the toast; Green on 8 has not crossed and has lost the ride', () => {
    const t = after(23)
    expect(t.player(PURPLE)).toMatchObject({ ride: 0, level: 4 })
    expect(t.player(GREEN)).toMatchObject({ ride: 0, time: 8 })
    expect(t.stackOn(9)).toEqual([BLUE, PURPLE])
    expect(t.asked).toBe(PURPLE)
  })

  it('after row 24: Green takes M1 before acting; Purple had both visits too, but M1 was out of reach', () => {
    const t = after(24)
    expect(t.asked).toBe(GREEN)
    expect(t.player(GREEN).cards).toEqual([idOf('K2'), idOf('M1')])
    expect(t.bonusOf(PURPLE)).toEqual([0, 0, 1, 1])
    expect(t.player(PURPLE).cards).toEqual([idOf('K5')])
  })
})
