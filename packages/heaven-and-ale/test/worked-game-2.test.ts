import { describe, expect, it } from 'vitest'
import { explainConversion, heavenAndAle as game } from '../src/index.ts'
import { CLEO_GARDEN } from './cleo.ts'
import { ale } from './table.ts'
import { numbers, type Row, replay, type Table } from './worked-rows.ts'

const CLEO = 0
const DAN = 1
const EMIL = 2

/** Dan and Emil hold just what their rows need: a tile for each disc, and no card that would be asked for. */
const lastRound = () =>
  ale(3)
    .round(4)
    .waits(CLEO, 'first')
    .waits(DAN, 'brew')
    .waits(EMIL, 'cash')
    .discs(7, 2)
    .discs(12, 2)
    .discs(16, 2)
    .garden(CLEO, CLEO_GARDEN)
    .ducats(CLEO, 14)
    .markers(CLEO, -1, -1, -1, 18, 0)
    .brewmaster(CLEO, 4)
    .disc(CLEO, 'X', 'hops', 'water', 'M1')
    .garden(DAN, { d1: 'wood 1' })
    .hand(DAN)
    .large(DAN, 'G1', 'G2', 'G10')
    .garden(EMIL, { d1: 'wood 1' })
    .hand(EMIL)
    .disc(EMIL, 'wood', 'yeast', 'hops', 'water', 'barley')
    .large(EMIL, 'G8')
    .on(2, 'yeast 5', 'wood 3')
    .on(11, 'hops 2', 'barley 3')
    .on(18, 'M3', 'M4')
    .on(27, 'barley 4')
    .turn(CLEO)

const ENDING: readonly Row[] = [
  {
    row: '2.01',
    seat: CLEO,
    moves: ['go 2', 'tile yeast 5', 'hex d4', 'end'],
    after: [9, -1, -1, -1, 18, 0, 4, 4],
  },
  { row: '2.02', seat: DAN, moves: ['go 12'] },
  { row: '2.03', seat: EMIL, moves: ['go 16'] },
  { row: '2.04', seat: CLEO, moves: ['go 7'], after: [17, -1, -1, -1, 18, 0, 4, 5] },
  { row: '2.05', seat: CLEO, moves: ['card barrel'], after: [17, -1, -1, -1, 18, 0, 4, 5] },
  { row: '2.06', seat: DAN, moves: ['go 24'] },
  { row: '2.07', seat: EMIL, moves: ['go 28', 'place cash'] },
  { row: '2.08', seat: CLEO, moves: ['go 11', 'tile hops 2', 'hex d8'], after: [15, -1, -1, -1, 18, 0, 5, 5] },
  { row: '2.09', seat: CLEO, moves: ['targets b3 s10 d3'], after: [18, -1, -1, -1, 18, 4, 6, 5] },
  { row: '2.10', seat: CLEO, moves: ['targets b6 d13 s12 d8', 'end'], after: [24, -1, 3, -1, 18, 4, 6, 5] },
  { row: '2.11', seat: DAN, moves: ['go 28', 'place mark', 'mark wood'] },
  { row: '2.12', seat: CLEO, moves: ['go 12', 'activate barley'], after: [25, -1, 3, -1, 18, 13, 6, 6] },
  { row: '2.13', seat: CLEO, moves: ['card lowest', 'lowest hops'], after: [25, -1, 3, 5, 18, 13, 6, 6] },
  { row: '2.14', seat: CLEO, moves: ['go 14'], after: [25, -1, 3, 5, 18, 13, 6, 6] },
  { row: '2.15', seat: CLEO, moves: ['go 16', 'activate yeast'], after: [32, -1, 11, 5, 18, 13, 6, 7] },
  { row: '2.16', seat: CLEO, moves: ['card colour', 'colour water'], after: [33, -1, 11, 5, 20, 13, 6, 7] },
  { row: '2.17', seat: CLEO, moves: ['go 18', 'tile M3', 'hex s6'], after: [29, -1, 11, 5, 20, 13, 6, 7] },
  { row: '2.18', seat: CLEO, moves: ['targets b2 s7 s6 s3 s4', 'end'], after: [29, 4, 15, 10, 20, 13, 7, 7] },
  { row: '2.19', seat: CLEO, moves: ['go 20', 'activate wood'], after: [29, 11, 15, 10, 20, 13, 7, 8] },
  { row: '2.20', seat: CLEO, moves: ['card brew'], after: [29, 11, 15, 10, 20, 13, 12, 8] },
  { row: '2.21', seat: CLEO, moves: ['go 26'], after: [29, 11, 15, 10, 20, 13, 12, 8] },
  { row: '2.22', seat: CLEO, moves: ['go 28'], after: [29, 11, 15, 10, 20, 13, 12, 8] },
]

const ending = (row: string) => replay(lastRound, ENDING, row)
const letters = (t: Table) => [4, 7, 12, 16, 20, 24].map((at) => t.space(at).discs)

describe('HA-WG-2: the last round of a game for three', () => {
  it('HA-WG-2 begins with the discs of a last round and the shed T1 on b1', () => {
    const t = lastRound()
    expect(letters(t)).toEqual([1, 2, 2, 2, 1, 1])
    expect(numbers(t, CLEO)).toEqual([14, -1, -1, -1, 18, 0, 4, 4])
    expect(t.player(CLEO).sheds).toEqual({ b1: 'T1' })
    expect(t.asked).toBe(CLEO)
  })

  it.each(ENDING.filter(({ after }) => after))('HA-WG-2 row $row leaves Cleo with $after', ({ row, after }) => {
    expect(numbers(ending(row), CLEO)).toEqual(after)
  })

  it('HA-WG-2 row 2.01: the sixth tile of fertility 5 meets G4, so the barrel spaces offer it', () => {
    const before = lastRound()
    expect(before.info('go 14').barrels).toEqual([{ goal: 'G1', size: 'small' }])
    const after = lastRound().play('go 2', 'tile yeast 5', 'hex d4', 'end').turn(CLEO)
    expect(after.info('go 14').barrels).toEqual([
      { goal: 'G1', size: 'small' },
      { goal: 'G4', size: 'large' },
    ])
  })

  it('HA-WG-2 rows 2.02 and 2.03: C and the first ABC lose one of their two discs', () => {
    expect(letters(ending('2.02'))).toEqual([1, 2, 1, 2, 1, 1])
    expect(letters(ending('2.03'))).toEqual([1, 2, 1, 1, 1, 1])
  })

  it('HA-WG-2 row 2.04: only M2 is left on B, and it wakes d3 and d4', () => {
    const t = ending('2.04')
    expect(letters(t)).toEqual([1, 1, 1, 1, 1, 1])
    expect(t.heard('discPlaced')).toEqual([{ type: 'discPlaced', seat: CLEO, box: 'M2', space: 7 }])
    expect(t.heard('tileActivated').map(({ hex }) => hex)).toEqual(['d3', 'd4'])
    expect(t.options()).toEqual(['card colour', 'card lowest', 'card barrel', 'card cash', 'card brew', 'pass'])
  })

  it('HA-WG-2 row 2.06: the third ABC is empty and closed from now on', () => {
    const t = ending('2.06')
    expect(letters(t)).toEqual([1, 1, 1, 1, 1, 0])
    expect(ending('2.07').options()).not.toContain('go 24')
    expect(ending('2.07').options()).toContain('go 20')
  })

  it('HA-WG-2 row 2.07: all four places were free to Emil, his own among them', () => {
    expect(ending('2.06').play('go 28').options()).toEqual(['place first', 'place brew', 'place mark', 'place cash'])
  })

  it('HA-WG-2 row 2.08: one tile closes b3 and b6, b3 comes first', () => {
    const t = ending('2.08')
    expect(t.heard('siteEnclosed')).toEqual([
      { type: 'siteEnclosed', seat: CLEO, site: 'b3', sum: 17, shed: 'T2', steps: 1 },
    ])
    expect(t.options()).toEqual(['targets b3 d6 s7', 'targets b3 d8 s5', 'targets b3 s10 d3'])
  })

  it('HA-WG-2 row 2.09: then b6 with the sum 19 and the two patterns of T3', () => {
    const t = ending('2.09')
    expect(t.heard('siteEnclosed')).toEqual([
      { type: 'siteEnclosed', seat: CLEO, site: 'b6', sum: 19, shed: 'T3', steps: 1 },
    ])
    expect(t.options()).toEqual(['targets b6 d11 s15 s10', 'targets b6 d13 s12 d8'])
  })

  it('HA-WG-2 row 2.10: barley 3 stays on the space', () => {
    expect(ending('2.09').play('targets b6 d13 s12 d8').options()).toEqual(['tile barley 3', 'end'])
    expect(ending('2.10').space(11).tiles).toEqual(['barley 3'])
  })

  it('HA-WG-2 row 2.11: Dan is not the last to arrive, so FIRST is not forced', () => {
    expect(ending('2.10').play('go 28').options()).toEqual(['place first', 'place brew', 'place mark'])
    expect(ending('2.11').asked).toBe(CLEO)
  })

  it('HA-WG-2 row 2.12: wood, yeast and barley were usable; C is empty afterwards', () => {
    expect(ending('2.11').play('go 12').options()).toEqual(['activate wood', 'activate yeast', 'activate barley'])
    expect(letters(ending('2.12'))).toEqual([1, 1, 0, 1, 1, 0])
  })

  it('HA-WG-2 row 2.13: wood and hops tie for last', () => {
    expect(ending('2.12').play('card lowest').options()).toEqual(['lowest wood', 'lowest hops'])
  })

  it('HA-WG-2 row 2.14: small G1 and large G4; then 26 is closed', () => {
    const t = ending('2.14')
    expect(t.heard('barrelTaken').map(({ goal, size }) => `${goal} ${size}`)).toEqual(['G1 small', 'G4 large'])
    expect(t.options()).not.toContain('go 26')
  })

  it('HA-WG-2 row 2.15: of the ten boxes only wood and yeast were usable', () => {
    expect(ending('2.14').play('go 16').options()).toEqual(['activate wood', 'activate yeast'])
    expect(letters(ending('2.15'))).toEqual([1, 1, 0, 0, 1, 0])
  })

  it('HA-WG-2 row 2.16: the third step past 20 pays a ducat; G5 and G11 are met', () => {
    const t = ending('2.16')
    expect(t.heard('markerAdvanced')).toEqual([
      { type: 'markerAdvanced', seat: CLEO, colour: 'water', from: 18, to: 20, overflow: 1, reason: 'card' },
    ])
    expect(t.info('go 26').barrels).toEqual([
      { goal: 'G5', size: 'large' },
      { goal: 'G11', size: 'large' },
    ])
  })

  it('HA-WG-2 row 2.17: the monk closes b2 with the sum 24, which moves no brewmaster', () => {
    const t = ending('2.17')
    expect(t.heard('siteEnclosed')).toEqual([
      { type: 'siteEnclosed', seat: CLEO, site: 'b2', sum: 24, shed: 'T4', steps: 0 },
    ])
    expect(t.options()).toHaveLength(15)
  })

  it('HA-WG-2 row 2.18: four types of shed and five numbered markers meet G10 and G2', () => {
    const t = ending('2.18')
    expect(t.player(CLEO).sheds).toEqual({ b1: 'T1', b2: 'T4', b3: 'T2', b6: 'T3' })
    expect(t.info('go 26').barrels).toEqual([
      { goal: 'G2', size: 'small' },
      { goal: 'G5', size: 'large' },
      { goal: 'G10', size: 'small' },
      { goal: 'G11', size: 'large' },
    ])
  })

  it('HA-WG-2 row 2.19: wood or M3 on the second ABC', () => {
    expect(ending('2.18').play('go 20').options()).toEqual(['activate wood', 'activate M3'])
    expect(letters(ending('2.19'))).toEqual([1, 1, 0, 0, 0, 0])
  })

  it('HA-WG-2 row 2.21: five barrels at one stop', () => {
    expect(
      ending('2.21')
        .heard('barrelTaken')
        .map(({ goal, size }) => `${goal} ${size}`),
    ).toEqual(['G2 small', 'G5 large', 'G8 small', 'G10 small', 'G11 large'])
  })

  it('HA-WG-2 row 2.22: the last to arrive is put on FIRST without a question, and the game ends', () => {
    const t = ending('2.22')
    expect(t.heard('placeTaken')).toEqual([{ type: 'placeTaken', seat: CLEO, place: 'first', at: 'arrival' }])
    expect(t.isOver).toBe(true)
    expect(t.player(CLEO).hand).toEqual(['cash'])
  })

  it('HA-WG-2 final conversion: every exchange and every step that money buys', () => {
    const on = (wood: number, yeast: number, hops: number, water: number, barley: number) => ({
      markers: { wood, yeast, hops, water, barley },
    })
    expect(explainConversion(ending('2.22').s, CLEO)).toEqual([
      { type: 'cards', cards: 1, ducats: 3, purse: 32 },
      { type: 'rate', brewmaster: 12, rate: 2, multiplier: 4, ...on(11, 15, 10, 20, 13) },
      { type: 'exchange', gained: 'hops', gave: { water: 2 }, ...on(11, 15, 11, 18, 13) },
      { type: 'exchange', gained: 'wood', gave: { water: 2 }, ...on(12, 15, 11, 16, 13) },
      { type: 'exchange', gained: 'hops', gave: { water: 1, yeast: 1 }, ...on(12, 14, 12, 15, 13) },
      { type: 'exchange', gained: 'wood', gave: { water: 1, yeast: 1 }, ...on(13, 13, 12, 14, 13) },
      { type: 'money', gained: 'hops', ducats: 10, ...on(13, 13, 13, 14, 13) },
      { type: 'money', gained: 'wood', ducats: 10, ...on(14, 13, 13, 14, 13) },
      { type: 'money', gained: 'yeast', ducats: 10, ...on(14, 14, 13, 14, 13) },
      { type: 'rest', ducats: 2 },
      { type: 'production', lowest: 13, multiplier: 4, points: 52 },
    ])
  })

  it('HA-WG-2 final points: 52 and 12 and 8 and 7 and 1 are 80', () => {
    const { total, rank, parts } = game.score(ending('2.22').s)[CLEO]
    const points = (reason: string) => parts.filter((part) => part.reason === reason).map((part) => part.points)
    expect(points('production')).toEqual([52])
    expect(points('largeBarrel')).toEqual([4, 4, 4])
    expect(points('smallBarrel')).toEqual([2, 2, 2, 2])
    expect(points('barrelCard')).toEqual([7])
    expect(points('firstPlace')).toEqual([1])
    expect(total).toBe(80)
    expect(rank).toBe(1)
  })
})
