import { describe, expect, it } from 'vitest'
import { GOALS, type Goal, heavenAndAle as game, progressOf } from '../src/index.ts'
import { ale } from './table.ts'

type Table = ReturnType<typeof ale>
const table = (seats = 2) => ale(seats).on(27, 'wood 5', 'yeast 5')

/** Goals seat 0 would take a barrel for. */
const due = (t: Table): string[] => {
  t.turn(0)
  if (!t.options().includes('go 14')) return []
  const barrels = t.info('go 14').barrels as { goal: Goal; size: string }[]
  return barrels.map(({ goal }) => goal)
}
const taken = (t: Table) => t.heard('barrelTaken').map(({ seat, goal, size }) => `${seat} ${goal} ${size}`)

const ONES = { d1: 'wood 1', d3: 'wood 1', d5: 'yeast 1', d8: 'hops 1', s1: 'water 1' }
const FIVES = { d1: 'wood 5', d3: 'barley 5', d5: 'yeast 5', d8: 'hops 5', s1: 'water 5' }

/** Each goal just missed, and just met. */
const EDGES: readonly { goal: Goal; missed: (t: Table) => Table; met: (t: Table) => Table }[] = [
  { goal: 'G1', missed: (t) => t.brewmaster(0, 0), met: (t) => t.brewmaster(0, 1) },
  { goal: 'G2', missed: (t) => t.markers(0, 1, 19, 0, 5, 1), met: (t) => t.markers(0, 1, 19, 1, 5, 1) },
  { goal: 'G3', missed: (t) => t.garden(0, { ...ONES, s3: 'M1' }), met: (t) => t.garden(0, { ...ONES, s3: 'hops 1' }) },
  {
    goal: 'G4',
    missed: (t) => t.garden(0, { ...FIVES, s3: 'wood 4' }),
    met: (t) => t.garden(0, { ...FIVES, s3: 'hops 5' }),
  },
  { goal: 'G5', missed: (t) => t.marker(0, 'hops', 19), met: (t) => t.marker(0, 'hops', 20) },
  { goal: 'G6', missed: (t) => t.fill(0, 'sunny', 's9'), met: (t) => t.fill(0, 'sunny') },
  { goal: 'G7', missed: (t) => t.disc(0, 'M1', 'M2', 'M4', 'X'), met: (t) => t.disc(0, 'M1', 'M2', 'M3', 'M4') },
  {
    goal: 'G8',
    missed: (t) => t.disc(0, 'X', 'wood', 'yeast', 'hops', 'water'),
    met: (t) => t.disc(0, 'wood', 'yeast', 'hops', 'water', 'barley'),
  },
  {
    goal: 'G9',
    missed: (t) => t.shed(0, 'b1', 'T2').shed(0, 'b4', 'T2').shed(0, 'b5', 'T3').shed(0, 'b6', 'T3'),
    met: (t) => t.shed(0, 'b1', 'T2').shed(0, 'b4', 'T2').shed(0, 'b7', 'T2'),
  },
  {
    goal: 'G10',
    missed: (t) => t.shed(0, 'b1', 'T1').shed(0, 'b2', 'T2').shed(0, 'b3', 'T3').shed(0, 'b4', 'T3'),
    met: (t) => t.shed(0, 'b1', 'T1').shed(0, 'b2', 'T2').shed(0, 'b3', 'T3').shed(0, 'b7', 'T4'),
  },
  {
    goal: 'G11',
    missed: (t) => t.placed(0, 'M1', 'brew').placed(0, 'yeast', 'cash').disc(0, 'water', 'barley'),
    met: (t) => t.placed(0, 'M1', 'brew').placed(0, 'yeast', 'cash').placed(0, 'water', 'barrel'),
  },
  { goal: 'G12', missed: (t) => t.fill(0, 'shady', 'd9'), met: (t) => t.fill(0, 'shady') },
]

describe('HA-BAR: barrels', () => {
  it('HA-BAR-01: meeting a goal away from a barrel space gives nothing', () => {
    const t = table().garden(0, { d1: 'wood 1' }).disc(0, 'X').brewmaster(0, -4).turn(0).play('go 12', 'card brew')
    expect(t.player(0).brewmaster).toBe(1)
    expect(taken(t)).toEqual([])
    expect(t.view.barrels[0]).toEqual({ goal: 'G1', large: null, small: null })
    t.turn(0).play('go 14')
    expect(taken(t)).toEqual(['0 G1 large'])
  })

  it('HA-BAR-02 example: of three goals met the first has both barrels, the second the small one, the third none', () => {
    const t = table(3)
      .brewmaster(0, 1)
      .disc(0, 'M1', 'M2', 'M3', 'M4', 'wood', 'yeast', 'hops', 'water', 'barley')
      .large(1, 'G7', 'G8')
      .small(2, 'G8')
      .turn(0)
    expect(t.info('go 14').barrels).toEqual([
      { goal: 'G1', size: 'large' },
      { goal: 'G7', size: 'small' },
    ])
    t.play('go 14')
    expect(taken(t)).toEqual(['0 G1 large', '0 G7 small'])
    expect(t.heard('barrelTaken').map(({ points }) => points)).toEqual([4, 2])
    expect(t.asked).toBe(1)
  })

  it('HA-BAR-03, HA-RUL-16: without a barrel to take, both spaces are closed', () => {
    expect(table().turn(0).options()).toEqual(['go 27', 'go 28'])
    expect(table().brewmaster(0, 1).turn(0).options()).toEqual(['go 14', 'go 26', 'go 27', 'go 28'])
    const gone = table(3).brewmaster(0, 1).large(1, 'G1').small(2, 'G1').turn(0)
    expect(gone.options()).toEqual(['go 27', 'go 28'])
  })

  it('HA-BAR-04 example: who owns the large G1 is refused the small one, and the space', () => {
    const t = table().brewmaster(0, 9).large(0, 'G1').turn(0)
    expect(t.options()).toEqual(['go 27', 'go 28'])
  })

  it('HA-BAR-04: nor does the owner of a small barrel take anything more for its goal', () => {
    const t = table().brewmaster(0, 9).marker(0, 'wood', 20).large(1, 'G1').small(0, 'G1').turn(0).play('go 26')
    expect(taken(t)).toEqual(['0 G5 large'])
  })

  it('HA-BAR-05: barrels stay with their owner and are never taken from others', () => {
    const t = table().brewmaster(0, 1).brewmaster(1, 1).turn(0).play('go 14').turn(1).play('go 14')
    expect(t.view.barrels[0]).toEqual({ goal: 'G1', large: 0, small: 1 })
    expect(due(t)).toEqual([])
    const later = table().large(0, 'G4').turn(0).play('go 28', 'place first')
    expect(later.view.barrels[3]).toEqual({ goal: 'G4', large: 0, small: null })
  })

  it('HA-BAR-06, HA-COMP-06, HA-DATA-13: twelve goals, none of them met by an empty board', () => {
    expect(EDGES.map(({ goal }) => goal)).toEqual([...GOALS])
    expect(due(table())).toEqual([])
    expect(table().view.barrels).toEqual(GOALS.map((goal) => ({ goal, large: null, small: null })))
  })

  it.each(EDGES)('HA-BAR-06: $goal, just missed and just met', ({ goal, missed, met }) => {
    expect(due(missed(table()))).not.toContain(goal)
    expect(due(met(table()))).toContain(goal)
  })

  it('HA-BAR-06: goals that lean on nothing else are met alone', () => {
    const alone = EDGES.filter(({ goal }) => !['G6', 'G12'].includes(goal))
    expect(alone.map(({ met }) => due(met(table())))).toEqual(alone.map(({ goal }) => [goal]))
    expect(alone.map(({ missed }) => due(missed(table())))).toEqual(alone.map(() => []))
  })

  it('HA-BAR-06 example: T0 T0 T0 meets G9, and T0 T1 T2 T4 meets G10', () => {
    const same = table().shed(0, 'b2', 'T0').shed(0, 'b5', 'T0').shed(0, 'b6', 'T0')
    expect(due(same)).toEqual(['G9'])
    const different = table().shed(0, 'b1', 'T0').shed(0, 'b2', 'T1').shed(0, 'b3', 'T2').shed(0, 'b4', 'T4')
    expect(due(different)).toEqual(['G10'])
  })

  it('HA-BAR-06: seven sheds of one type meet G9, and five types with three alike meet both', () => {
    const sites = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7']
    const build = (...types: readonly string[]) => types.reduce((t, type, at) => t.shed(0, sites[at], type), table())
    expect(due(build('T4', 'T4', 'T4', 'T4', 'T4', 'T4', 'T4'))).toEqual(['G9'])
    expect(due(build('T4', 'T3', 'T2', 'T1', 'T0', 'T4', 'T4'))).toEqual(['G9', 'G10'])
    expect(due(build('T4', 'T4', 'T2', 'T2', 'T0', 'T0'))).toEqual([])
  })

  it('HA-BAR-06: what another player has counts for nobody else', () => {
    const t = table().brewmaster(1, 20).marker(1, 'wood', 20).fill(1, 'sunny').fill(1, 'shady').shed(1, 'b1', 'T0')
    expect(due(t)).toEqual([])
  })

  it('HA-BAR-07, HA-SCORE-02: 4 points a large barrel, 2 a small one, when the game ends', () => {
    const t = table().large(0, 'G1', 'G2', 'G12').large(1, 'G3').small(0, 'G3')
    expect(game.score(t.s)[0].parts.slice(1)).toEqual([
      { reason: 'largeBarrel', points: 4, goal: 'G1' },
      { reason: 'largeBarrel', points: 4, goal: 'G2' },
      { reason: 'smallBarrel', points: 2, goal: 'G3' },
      { reason: 'largeBarrel', points: 4, goal: 'G12' },
      { reason: 'firstPlace', points: 1 },
    ])
  })

  it('HA-BAR-08: both barrel spaces in one round, the second only for a further goal', () => {
    const t = table().brewmaster(0, 1).turn(0).play('go 14')
    expect(t.branch().turn(0).options()).toEqual(['go 27', 'go 28'])
    t.marker(0, 'yeast', 20).turn(0)
    expect(t.options()).toEqual(['go 26', 'go 27', 'go 28'])
    t.play('go 26')
    expect(taken(t)).toEqual(['0 G5 large'])
  })

  it('the way to every goal is counted from where it begins', () => {
    const t = ale(2)
      .brewmaster(0, -2)
      .markers(0, 3, 0, 1, 19, -2)
      .markers(1, 5, 5, 5, 5, 20)
      .garden(0, { d1: 'wood 1', d3: 'yeast 1', d5: 'hops 1', s1: 'hops 5', s3: 'water 5', s5: 'M1' })
      .placed(0, 'M1', 'brew')
      .disc(0, 'wood', 'M3')
      .shed(0, 'b1', 'T2')
      .shed(0, 'b4', 'T2')
      .shed(0, 'b5', 'T3')
      .shed(0, 'b6', 'T1')
    const ways = progressOf(t.s, 0).map(({ have, need, from }) => `${from} ${have} ${need}`)
    expect(ways.slice(0, 6)).toEqual(['-10 -2 1', '0 3 5', '0 3 6', '0 2 6', '0 19 20', '0 3 15'])
    expect(ways.slice(6)).toEqual(['0 3 4', '0 1 5', '0 2 3', '0 3 4', '0 1 3', '0 3 15'])
  })
})
