import { describe, expect, it } from 'vitest'
import { withDeck } from './other-deck.ts'
import { cardsOf, idOf, machineOf, type Row, replay, resultOf, workedDeck } from './worked-rows.ts'

const { race, game } = await withDeck((cards) =>
  workedDeck(cards, {
    K1: { asks: { form: 'breathalyzer', exactly: 7 }, vp: 5 },
    K2: { asks: { form: 'camped' } },
    K3: { asks: { form: 'stranded' }, vp: 3 },
    K4: { asks: { form: 'visited', of: { category: 'trappist' }, atLeast: 4 } },
    K5: { asks: { form: 'late' }, vp: 4 },
    K6: { asks: { form: 'track', track: 'cheese', atLeast: 3 } },
    K7: { asks: { form: 'moved', at: { places: [1, 30] } } },
    K8: { asks: { form: 'bottles', colour: 'black', atLeast: 4 } },
    K9: { asks: { form: 'toasted', partners: 2 } },
    K10: { asks: { form: 'coasters', atLeast: [3, 3, 3] } },
    // What Pink and Blue hold when the rows begin.
    K31: { asks: { form: 'toasted' }, vp: 9 },
    K32: { asks: { form: 'tasted' }, vp: 12 },
    'L3-01': { asks: { form: 'backpack', is: 'empty' }, vp: 7 },
    'L3-02': { asks: { form: 'firstOnGrandPlace' }, vp: 8 },
  }),
)

const PINK = 0
const BLUE = 1
const NAMES = ['Pink', 'Blue']

function lastDay() {
  const t = race(2)
    .day(3)
    .visited(PINK, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 24)
    .visited(BLUE, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 15, 16, 18, 20, 21, 22, 24, 26)
    .noBottle(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 21, 23, 24, 26, 'B2')
    .at(PINK, 22)
    .at(BLUE, 19)
    .disc(PINK, 8)
    .disc(BLUE, 9)
    .level(PINK, 3)
    .level(BLUE, 6)
    .glass(PINK, 12)
    .glass(BLUE, 14)
    .cubes(PINK, 'YYYNNN')
    .cubes(BLUE, 'K')
    .cheese(PINK, 2)
    .cheers(PINK, 3)
    .cheers(BLUE, 4)
    .bottles(PINK, 6, 3, 1, 2)
    .bottles(BLUE, 7, 2, 2, 2)
    .coasters(PINK, 1)
    .coasters(BLUE, 1)
    .coastersAt(20, 1)
    .score(PINK, 74)
    .score(BLUE, 80)
    .holds(PINK, idOf('K31'))
    .holds(BLUE, idOf('K32'))
    .levelThree('L3-01', 'L3-02')
    .machine(...cardsOf('K1 K2 K3 K4 K5 K6 K7 K8'))
    .deck(...cardsOf('K9 K10 K11 K12 K13 K14').flatMap((id) => id ?? []))
  t.s.daily.set([40, 34, 40, 40])
  return t
}

const ROWS: readonly Row[] = [
  {
    row: 1,
    seat: PINK,
    moves: ['hitch 20', 'roll tbbr'],
    result: 'coaster; visited 20',
    after: ['8 @20 L3 g12 [Y3 N3] 74', '9 @19 L6 g14 [K1] 80'],
  },
  {
    row: 2,
    seat: PINK,
    moves: ['buy', 'break K4'],
    result: '+3 N; breaks 8/9, K4 removed',
    after: ['9 @20 L3 g12 [Y3 N6] 74', '9 @19 L6 g14 [K1] 80'],
  },
  {
    row: 3,
    seat: PINK,
    moves: ['hitch 22', 'roll failed', 'card K9', 'card K10'],
    result: 'next up to 2 dice; wait 2; takes K3; turn over',
    after: ['11 @20 L3 g12 [Y3 N6] 74', '9 @19 L6 g14 [K1] 80'],
    machine: 'K1 K2 K5 K6 · K7 K8 K9 · K10',
  },
  {
    row: 4,
    seat: BLUE,
    moves: ['taste'],
    result: 'takes K1',
    after: ['11 @20 L3 g12 [Y3 N6] 74', '10 @19 L7 g15 [K1] 80'],
  },
  {
    row: 5,
    seat: BLUE,
    moves: ['bus B2', 'roll failed', 'done', 'break K6', 'card K11', 'card K12'],
    result: '8 TU; visited 22; author 1; breaks 16/17, K6 removed; turn over',
    after: ['11 @20 L3 g12 [Y3 N6] 74', '18 @B2 L7 g15 [K1] 80'],
    machine: 'K2 K5 K7 K8 · K9 K10 K11 · K12',
  },
  {
    row: 6,
    seat: PINK,
    moves: ['hitch 22 x2', 'roll failed late'],
    result: '',
    after: ['11 @22 L3 g12 [Y3 N6] 74', '18 @B2 L7 g15 [K1] 80'],
  },
  {
    row: 7,
    seat: PINK,
    moves: ['offer 19', 'offer 19 NNNN'],
    result: 'offers N4; 2 TU',
    after: ['13 @19 L3 g12 [Y3 N2] 74', '18 @B2 L7 g15 [K1] 80'],
  },
  {
    row: 8,
    seat: PINK,
    moves: ['buy +cheese'],
    result: '+3 Y; cheese 3',
    after: ['14 @19 L3 g12 [Y6 N2] 74', '18 @B2 L7 g15 [K1] 80'],
  },
  {
    row: 9,
    seat: PINK,
    moves: ['taste'],
    result: '',
    after: ['15 @19 L4 g13 [Y6 N2] 74', '18 @B2 L7 g15 [K1] 80'],
  },
  {
    row: 10,
    seat: PINK,
    moves: ['bike 23', 'break K7', 'card K13'],
    result: '4 TU; sobers to L3; visited 21; breaks 16/17, K7 removed; turn over',
    after: ['19 @23 L3 g13 [Y6 N2] 74', '18 @B2 L7 g15 [K1] 80'],
    machine: 'K2 K5 K8 K9 · K10 K11 K12 · K13',
  },
  {
    row: 11,
    seat: BLUE,
    moves: ['hitch GP', 'roll failed'],
    result: 'next up to 2 dice; wait 4; turn over',
    after: ['19 @23 L3 g13 [Y6 N2] 74', '22 @B2 L7 g15 [K1] 80'],
  },
  {
    row: 12,
    seat: PINK,
    moves: ['bus GP', 'roll late'],
    result: 'cancelled; delay 2; takes K5',
    after: ['21 @23 L3 g13 [Y6 N2] 74', '22 @B2 L7 g15 [K1] 80'],
  },
  {
    row: 13,
    seat: PINK,
    moves: ['hitch GP', 'roll tbbr', 'card K14'],
    result: '2 TU; turn over',
    after: ['23 @GP L3 g13 [Y6 N2] 74', '22 @B2 L7 g15 [K1] 80'],
    machine: 'K2 K8 K9 K10 · K11 K12 K13 · K14',
  },
  {
    row: 14,
    seat: BLUE,
    moves: ['hitch GP x2', 'roll failed failed'],
    result: 'next up to 0 dice; wait 2; turn over',
    after: ['23 @GP L3 g13 [Y6 N2] 74', '24 @B2 L7 g15 [K1] 80'],
  },
  {
    // Rows 15 and 16 and the final scoring follow each other without a question.
    row: 16,
    seat: PINK,
    moves: ['stop'],
    result: 'disc to D (stopped); turn over; Blue: distance 1, awake, -15; total 188, rank 1; Blue: total 172, rank 2',
    after: ['24 @GP L3 g13 [Y6 N2] 188', '24 @B2 L7 g15 [K1] 172'],
  },
]

const after = (row: number) => replay(lastDay, ROWS, row)

describe('Worked game 3: the last day of a race of two', () => {
  it('begins with Pink behind', () => {
    const t = lastDay()
    expect(NAMES.map((_, seat) => t.row(seat))).toEqual(['8 @22 L3 g12 [Y3 N3] 74', '9 @19 L6 g14 [K1] 80'])
    expect(NAMES.map((_, seat) => t.bonusOf(seat))).toEqual([
      [1, 1, 1, 2],
      [2, 0, 1, 3],
    ])
    expect(t.view.players.map(({ visited }) => visited.length)).toEqual([19, 21])
    expect(t.view).toMatchObject({ dayLength: 24, lastDay: true })
    expect(machineOf(t)).toBe('K1 K2 K3 K4 · K5 K6 K7 · K8')
  })

  it.each(ROWS)('row $row is played as written', ({ row, seat, result, after: positions, machine }) => {
    const t = after(row)
    expect(resultOf(t, NAMES, seat)).toBe(result)
    expect(NAMES.map((_, player) => t.row(player))).toEqual(positions)
    if (machine) expect(machineOf(t)).toBe(machine)
  })

  it('row 1: a free lift leaves the disc, and the turn goes on (TBBR-HITCH-13, TBBR-TIME-12)', () => {
    expect(after(1).asked).toBe(PINK)
    expect(after(1).optionsOf('offer')).not.toContain('offer 22')
  })

  it('row 2: 8 to 9 crosses; on top of Blue is not ahead', () => {
    const t = after(1).play('buy')
    expect(t.options()).toEqual(['keep', ...['K1', 'K2', 'K3', 'K4'].map((card) => `break ${idOf(card)}`)])
    expect(after(2).stackOn(9)).toEqual([BLUE, PINK])
    expect(after(2).asked).toBe(PINK)
  })

  it("rows 3 and 6: two dice for Pink's next action, although Blue has played in between", () => {
    const options = (row: number) => after(row).options()
    expect(options(2)).not.toContain('hitch 22 x2')
    expect(options(5).filter((text) => text.startsWith('hitch 22'))).toEqual(['hitch 22', 'hitch 22 x2'])
  })

  it('row 5: 4 doubled is 8, four beers would be allowed, one cube is there', () => {
    const t = after(4)
    expect(t.info('bus B2')).toMatchObject({ printed: 4, cost: 8, road: '19-BXL' })
    t.play('bus B2', 'roll failed')
    expect(t.view.steps.at(-1)).toMatchObject({ step: 'transit', more: 4 })
    expect(t.options()).toEqual(['drink black', 'done'])
    expect(after(5).bonusOf(BLUE)).toEqual([2, 1, 1, 3])
  })

  it('row 7: four cubes for two units, no die', () => {
    const t = after(6).play('offer 19')
    expect(t.options()).toEqual(['offer 19 YYYN', 'offer 19 YYNN', 'offer 19 YNNN', 'offer 19 NNNN'])
    expect(after(7).heard('diceRolled')).toEqual([])
  })

  it('row 8: the third cheese would have earned K6', () => {
    expect(after(8).player(PINK)).toMatchObject({ cheese: 3, cards: [idOf('K3'), idOf('K31')] })
  })

  it('row 10: level 4 may still cycle; with two players a broken token serves again (TBBR-TOK-05)', () => {
    expect(after(9).may('bike 23')).toBe(true)
    expect(after(9).view.tokens.map(({ broken }) => broken)).toEqual([true, true, false])
    const t = after(9).play('bike 23')
    expect(t.options()).toEqual(['keep', ...['K2', 'K5', 'K7', 'K8'].map((card) => `break ${idOf(card)}`)])
    expect(after(10).player(PINK).ride).toBe(0)
  })

  it('row 11: one cube is too little for an offer', () => {
    expect(after(10).optionsOf('offer')).toEqual([])
    expect(after(10).info('hitch GP')).toMatchObject({ waiting: 4 })
  })

  it('row 12: 5 fits into 5 when declared; cancelled, only 2 are lost (TBBR-PT-05)', () => {
    expect(after(11).info('bus GP')).toMatchObject({ printed: 5, cost: 5, lateCost: 7, mayBeCancelled: true })
    expect(after(12).player(PINK).cards).toEqual(['K3', 'K5', 'K31'].map(idOf))
    expect(after(12).asked).toBe(PINK)
  })

  it('row 12: on an earlier day the disc would be on the last space (TBBR-PT-04)', () => {
    const t = after(11)
    t.s.lastDay = 0
    t.play('bus GP', 'roll late')
    expect(t.row(PINK)).toBe('24 @23 L3 g13 [Y6 N2] 74')
  })

  it('row 13: the road 23-BXL takes 2 by hitchhiking', () => {
    expect(after(12).info('hitch GP')).toMatchObject({ road: '23-BXL', printed: 2, cost: 2 })
  })

  it('row 14: four units cut to two; Blue is finished, not asleep (TBBR-HITCH-14)', () => {
    expect(after(14).player(BLUE)).toMatchObject({ finished: true, asleep: false })
  })

  it('row 15: nothing but stopping, or moving on, is left on the Grand Place; the stack is Blue, Pink', () => {
    expect(after(14).staying()).toEqual(['cheese', 'stop'])
    expect(after(16).stackOn(24)).toEqual([BLUE, PINK])
    expect(after(16).asked).toBe(undefined)
  })

  it('row 16: asleep at B2 the penalty would be 30', () => {
    const t = after(10).play('taste')
    expect(t.player(BLUE)).toMatchObject({ level: 8, asleep: true, time: 24 })
    t.play('stop')
    expect(t.heard('returnPenalty')).toEqual([
      { type: 'returnPenalty', seat: PINK, distance: 1, asleep: false, points: -15 },
      { type: 'returnPenalty', seat: BLUE, distance: 1, asleep: true, points: -30 },
    ])
  })

  it('the final scoring, part by part', () => {
    const [pink, blue] = game.score(after(16).s)
    const points = (parts: readonly { reason: string; points: number }[] = []) =>
      parts.map(({ reason, points: worth }) => `${reason} ${worth}`)
    expect(points(pink?.parts)).toEqual([
      ...['daily 40', 'daily 34'],
      ...['beers 26', 'bottles 12', 'coasters 2'],
      ...['bonus-player 2', 'bonus-author 2', 'bonus-cardinal 2', 'bonus-trappist 3'],
      ...['cubes 8', 'cheese 6', 'visited 22', 'card 3', 'card 4', 'card 9', 'level3 8', 'cheers 5'],
    ])
    expect(points(blue?.parts)).toEqual([
      ...['daily 40', 'daily 40', 'return -15'],
      ...['beers 30', 'bottles 13', 'coasters 1'],
      ...['bonus-player 5', 'bonus-author 2', 'bonus-cardinal 2', 'bonus-trappist 6'],
      ...['cubes 1', 'visited 22', 'card 5', 'card 12', 'cheers 8'],
    ])
    expect([pink, blue].map((seat) => [seat?.total, seat?.rank])).toEqual([
      [188, 1],
      [172, 2],
    ])
  })

  it('had Blue come home in row 14, the card of the first would still be Pink’s (TBBR-RUL-41)', () => {
    const t = after(13).play('hitch GP x2', 'roll failed tbbr')
    expect(t.row(BLUE)).toBe('23 @GP L7 g15 [K1] 80')
    expect(t.play('stop', 'stop').heard('returnPenalty')).toEqual([])
    const level3 = game.score(t.s).map(({ parts }) => parts.filter(({ reason }) => reason === 'level3').length)
    expect(level3).toEqual([1, 0])
  })
})
