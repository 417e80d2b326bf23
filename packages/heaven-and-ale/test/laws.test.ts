import { seeded } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { brokenLaws, COLOURS, explainConversion, rateAt } from '../src/index.ts'
import { ale } from './table.ts'

type Table = ReturnType<typeof ale>

/** A lawful position of three players: some tiles, cards, barrels and discs, seat 0 to move. */
const lawful = () =>
  ale(3)
    .garden(0, { s1: 'wood 2', s2: 'M1', s5: 'hops 3', d1: 'yeast 2', d2: 'barley 1', d3: 'water 3' })
    .garden(1, { s6: 'wood 5' })
    .markers(0, 3, 4, 5, 6, 7)
    .brewmaster(0, 2)
    .placed(0, 'X', 'cash')
    .large(0, 'G1')
    .small(1, 'G1')
    .on(1, 'wood 1')
    .turn(0)

/** The laws broken between the lawful position and a changed one. */
const after = (change: (t: Table) => unknown, before = lawful()) => {
  const t = before.branch()
  change(t)
  return brokenLaws(before.s, t.s)
}

/** So many more, or fewer, of a tile face down. */
const stack = (t: Table, at: number, more: number) => {
  t.s.stacks[at] += more
  return t
}

const TRESPASSES: readonly { law: string; how: string; change: (t: Table) => unknown }[] = [
  { law: 'HA-INV-01', how: 'a debt', change: (t) => t.ducats(2, -1) },
  { law: 'HA-INV-01', how: 'a marker past 20', change: (t) => t.marker(1, 'barley', 21) },
  { law: 'HA-INV-01', how: 'a brewmaster past 20', change: (t) => t.brewmaster(2, 21) },
  { law: 'HA-INV-01', how: 'a marker moving back', change: (t) => t.marker(0, 'wood', 2) },
  { law: 'HA-INV-01', how: 'a brewmaster moving back', change: (t) => t.brewmaster(0, 1) },
  { law: 'HA-INV-02', how: 'a tile out of nowhere', change: (t) => t.s.garden.fill(3, 31, 32) },
  { law: 'HA-INV-02', how: 'a tile lost from a stack', change: (t) => stack(t, 40, -1) },
  { law: 'HA-INV-02', how: 'a tile turned into another', change: (t) => stack(stack(t, 2, 1), 3, -1) },
  { law: 'HA-INV-02', how: 'a stack below nothing', change: (t) => stack(stack(t, 4, -3), 33, 3) },
  { law: 'HA-INV-03', how: 'a shed on an open site', change: (t) => t.shed(1, 'b2', 'T1') },
  { law: 'HA-INV-03', how: 'a closed site without a shed', change: (t) => t.s.sheds.fill(0) },
  { law: 'HA-INV-04', how: 'a card placed and in hand', change: (t) => t.hand(0, 'cash') },
  { law: 'HA-INV-04', how: 'a card placed twice', change: (t) => t.placed(0, 'M1', 'cash') },
  { law: 'HA-INV-04', how: 'a card without its discs', change: (t) => t.s.discs.fill(1) },
  { law: 'HA-INV-05', how: 'two owners of a large barrel', change: (t) => t.large(2, 'G1') },
  { law: 'HA-INV-05', how: 'two owners of a small barrel', change: (t) => t.small(2, 'G1') },
  { law: 'HA-INV-05', how: 'a small barrel before its large one', change: (t) => t.small(2, 'G12') },
  { law: 'HA-INV-05', how: 'both barrels of a goal', change: (t) => t.large(0, 'G5').small(0, 'G5') },
  { law: 'HA-INV-06', how: 'two discs on a space before the last round', change: (t) => t.discs(7, 2) },
  { law: 'HA-INV-06', how: 'a debt of discs', change: (t) => t.discs(7, -1) },
  { law: 'HA-INV-06', how: 'an eleventh box', change: (t) => t.s.discs.fill(1 << 10, 2) },
  { law: 'HA-INV-07', how: 'two tiles in the first round', change: (t) => t.on(1, 'wood 1', 'wood 2') },
  { law: 'HA-INV-08', how: 'a round ending with two figures on a place', change: (t) => t.home(1, 'first').round(2) },
  { law: 'HA-INV-08', how: 'a round ending with a figure on the track', change: (t) => t.at(1, 5).round(2) },
  { law: 'HA-INV-08', how: 'a round ending without FIRST', change: (t) => t.home(0, 'cash').round(2) },
]

describe('HA-INV: laws', () => {
  it('HA-INV-01 to HA-INV-09: a lawful position breaks none', () => {
    expect(after(() => {})).toEqual([])
    expect(after((t) => t.round(2))).toEqual([])
    expect(after((t) => t.marker(0, 'wood', 20).brewmaster(0, 20).ducats(0, 0))).toEqual([])
  })

  it.each(TRESPASSES)('$law is broken by $how, and no other law', ({ law, change }) => {
    expect(after(change)).toEqual([law])
  })

  it('HA-INV-04: a card given away does not come back', () => {
    const before = lawful().hand(1, 'brew')
    expect(after((t) => t.hand(1, 'brew', 'lowest'), before)).toEqual(['HA-INV-04'])
    expect(after((t) => t.hand(1), before)).toEqual([])
  })

  it('HA-INV-06: in the last round of three players B, C and the first ABC hold two discs, never three', () => {
    const before = () => lawful().round(4)
    for (const space of [7, 12, 16]) {
      expect(after((t) => t.discs(space, 2), before())).toEqual([])
      expect(after((t) => t.discs(space, 3), before())).toEqual(['HA-INV-06'])
    }
    for (const space of [4, 20, 24]) expect(after((t) => t.discs(space, 2), before())).toEqual(['HA-INV-06'])
  })

  it('HA-INV-07: in the third round a space holds three tiles, not four', () => {
    const before = () => lawful().round(3)
    expect(after((t) => t.on(3, 'M1', 'M2', 'M3'), before())).toEqual([])
    expect(after((t) => t.on(3, 'M1', 'M2', 'M3', 'M4'), before())).toEqual(['HA-INV-07'])
  })

  it('HA-INV-08: when the game is over all figures are home', () => {
    const over = (t: Table) => t.s.stack.fill(0)
    expect(after((t) => over(t))).toEqual([])
    expect(after((t) => over(t.at(2, 9)))).toEqual(['HA-INV-08'])
  })

  it('HA-INV-09: an exchange never lowers the last marker and costs r - 1 steps in all', () => {
    const rng = seeded('the laws of exchange')
    const sum = (list: readonly number[]) => list.reduce((total, at) => total + at, 0)
    let exchanges = 0
    for (let n = 0; n < 300; n++) {
      const at = () => rng.below(31) - 10
      const t = ale(2).brewmaster(0, at()).markers(0, at(), at(), at(), at(), at())
      const levels = explainConversion(t.s, 0).flatMap((step) =>
        step.type === 'rate' || step.type === 'exchange' ? [COLOURS.map((colour) => step.markers[colour])] : [],
      )
      for (let i = 1; i < levels.length; i++) {
        exchanges++
        expect(Math.min(...levels[i])).toBeGreaterThanOrEqual(Math.min(...levels[i - 1]))
        expect(sum(levels[i - 1]) - sum(levels[i])).toBe(rateAt(t.player(0).brewmaster) - 1)
      }
    }
    expect(exchanges).toBeGreaterThan(1000)
  })
})
