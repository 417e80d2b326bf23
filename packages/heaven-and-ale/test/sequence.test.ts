import { CHANCE, NATURE, OVER, seatsIn, seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { answer, loop } from '../src/engine/play.ts'
import { type AleView, DRAW_FIRST, explainConversion, heavenAndAle as game, stepOf } from '../src/index.ts'
import { ale } from './table.ts'

type Table = ReturnType<typeof ale>

/** What happened, in order: types, with the reason where there is one. */
const course = (t: Table) => t.events.map(({ type, reason }) => (reason ? `${type} ${reason}` : type))

describe('HA-SEQ: order of resolution', () => {
  it('HA-SEQ-01: figure, cards, price, tile, then site by site: brewmaster, shed, targets, incomes; then the next tile', () => {
    const t = ale(2)
      .garden(0, { s1: 'wood 2', s2: 'M1', s5: 'hops 3', d2: 'barley 1', d3: 'water 3' })
      .on(1, 'yeast 2', 'wood 1')
      .on(27, 'wood 5')
      .ducats(0, 1)
      .turn(0)
      .play('go 1', 'tile yeast 2', 'hex d1', 'surrender brew', 'targets b1 d3', 'end')
    expect(course(t)).toEqual([
      'moved',
      'cardSurrendered',
      'ducatsChanged surrender',
      'ducatsChanged price',
      'bought',
      'siteEnclosed',
      'brewmasterAdvanced shed',
      'targetsChosen',
      'tileActivated',
      'ducatsChanged tile',
      'purchasesEnded',
      'turnBegan',
    ])
    expect(t.heard('bought')).toEqual([
      { type: 'bought', seat: 0, tile: 'yeast 2', hex: 'd1', side: 'shady', price: 2, space: 1 },
    ])
    expect(t.heard('siteEnclosed')).toEqual([
      { type: 'siteEnclosed', seat: 0, site: 'b1', sum: 11, shed: 'T1', steps: 3 },
    ])
    expect(t.player(0)).toMatchObject({ ducats: 1 + 3 - 2 + 3, brewmaster: -7, sheds: { b1: 'T1' } })
    expect(t.space(1).tiles).toEqual(['wood 1'])
  })

  it('HA-SEQ-01: the shed stands before its owner chooses, and the tile has left the space', () => {
    const t = ale(2)
      .garden(0, { s1: 'wood 2', s2: 'M1', s5: 'hops 3', d2: 'barley 1', d3: 'water 3' })
      .on(1, 'yeast 2')
      .on(27, 'wood 5')
      .turn(0)
      .play('go 1', 'hex d1')
    expect(t.question).toBe('buildTargets')
    expect(t.player(0)).toMatchObject({ sheds: { b1: 'T1' }, brewmaster: -7, ducats: 23 })
    expect(t.space(1).tiles).toEqual([])
  })

  it('HA-SEQ-02: figure, number, disc, incomes, pair, card, reward', () => {
    const t = ale(2)
      .garden(0, { d1: 'wood 2', s1: 'yeast 2', d2: 'hops 4' })
      .disc(0, 'wood')
      .on(27, 'wood 5')
      .turn(0)
      .play('go 4', 'number 2', 'card colour', 'colour hops')
    expect(course(t)).toEqual([
      'moved',
      'numberChosen',
      'discPlaced',
      'tileActivated',
      'markerAdvanced tile',
      'tileActivated',
      'ducatsChanged tile',
      'pairCompleted',
      'cardPlaced',
      'markerAdvanced card',
      'turnBegan',
    ])
  })

  it('HA-SEQ-02: the disc stays on the space until the number is named', () => {
    const t = ale(2).garden(0, { d1: 'wood 2', s1: 'yeast 3' }).on(27, 'wood 5').turn(0).play('go 4')
    expect(t.question).toBe('chooseNumber')
    expect([t.space(4).discs, t.player(0).boxes]).toEqual([1, []])
    t.play('number 3')
    expect([t.space(4).discs, t.player(0).boxes]).toEqual([0, ['X']])
  })

  it('HA-SEQ-03: figure, all due barrels, next player', () => {
    const t = ale(2).brewmaster(0, 1).marker(0, 'wood', 20).on(27, 'wood 5').turn(0).play('go 14')
    expect(course(t)).toEqual(['moved', 'barrelTaken', 'barrelTaken', 'turnBegan'])
  })

  it('HA-SEQ-04: figure, place, marker, income, and after the last arrival the end of the round', () => {
    const t = ale(2).home(0, 'first').at(1, 5).on(27, 'wood 5').turn(1).play('go 28', 'place mark', 'mark hops')
    expect(course(t)).toEqual(['moved', 'placeTaken', 'markerAdvanced place', 'roundEnded'])
    const between = ale(2).at(0, 5).at(1, 5).on(27, 'wood 5').turn(0).play('go 28')
    expect(between.player(0)).toMatchObject({ position: 28, place: null })
  })

  it('HA-SEQ-05: at the end cards, rate, exchange, money, rest, points; the table itself stays as it was', () => {
    const t = ale(2)
      .round(3)
      .home(0, 'first')
      .brewmaster(0, 9)
      .markers(0, 12, 9, 9, 9, 8)
      .ducats(0, 25)
      .hand(0, 'brew')
      .at(1, 5)
      .on(27, 'wood 5')
      .turn(1)
      .play('go 28', 'place cash')
    expect(course(t)).toEqual([
      'moved',
      'placeTaken',
      'ducatsChanged place',
      'roundEnded',
      'converted',
      'scored',
      'converted',
      'scored',
      'gameEnded',
    ])
    expect(t.heard('converted')[0].steps).toEqual(explainConversion(t.s, 0))
    expect(explainConversion(t.s, 0).map(({ type }) => type)).toEqual([
      'cards',
      'rate',
      'exchange',
      'money',
      'money',
      'rest',
      'production',
    ])
    expect(t.isOver).toBe(true)
    expect(t.player(0)).toMatchObject({ ducats: 25, hand: ['brew'], place: 'first', position: 28 })
    expect(t.markersOf(0)).toEqual([12, 9, 9, 9, 8])
  })

  it('HA-SEQ-06: what a shed pays may buy the next tile of the same stop', () => {
    const t = ale(2)
      .garden(0, { s1: 'wood 2', s2: 'M1', s5: 'hops 3', d2: 'barley 1', d3: 'water 3' })
      .hand(0)
      .ducats(0, 2)
      .on(1, 'yeast 2', 'wood 3')
      .on(27, 'wood 5')
      .turn(0)
      .play('go 1')
    t.play('hex d1')
    expect(t.player(0).ducats).toBe(0)
    expect(t.branch().play('targets b1 d3').options()).toEqual(['tile wood 3', 'end'])
    expect(t.branch().play('targets b1 s1').asked).toBe(1)
  })

  it('HA-SEQ-06: the disc just placed counts for the card it allows', () => {
    const t = ale(2).garden(0, { d1: 'wood 2' }).disc(0, 'X').on(27, 'wood 5').turn(0).play('go 12', 'card lowest')
    expect(t.markersOf(0)).toEqual([0, -2, -4, -6, -6])
  })

  it('HA-SEQ-07: only one seat is ever asked, and its move changes nothing that others own', () => {
    const moves = new Int32Array(64)
    const weights = new Int32Array(64)
    for (let n = 0; n < 6; n++) {
      const rng = seeded(`bystanders ${n}`)
      const s = game.setup({ picks: 'clockwise', exchange: 'exhaustive' }, 2 + (n % 3))
      const boards = (actor: number) =>
        (game.view(s, 0) as AleView).players.map((player, seat) => (seat === actor ? '' : JSON.stringify(player)))
      for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
        const actor = mask === CHANCE ? NATURE : seatsIn(mask)[0]
        const others = Array.from({ length: s.seats }, (_, seat) => seat).filter((seat) => seat !== actor)
        const count = actor === NATURE ? game.chance(s, moves, weights) : game.legal(s, actor, moves)
        const move = moves[rng.below(count)]
        const before = boards(actor)
        if (actor !== NATURE) {
          expect(seatsIn(mask)).toEqual([actor])
          expect(others.map((seat) => game.legal(s, seat, moves))).toEqual(others.map(() => 0))
        }
        answer(s, actor, move)
        if (stepOf(move) !== DRAW_FIRST) expect(boards(actor)).toEqual(before)
        loop.proceed(s, undefined)
      }
    }
  })
})
