import {
  actorsOf,
  blankOf,
  EVERYONE,
  fieldOf,
  Match,
  movesOf,
  NATURE,
  notationOf,
  project,
  readNotation,
  seeded,
} from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import type { Expansion } from '../../src/engine/expansion.ts'
import { EXPANSION_KINDS } from '../../src/engine/moves.ts'
import { EXPANSION_STEPS } from '../../src/engine/steps.ts'
import { type KeepOneEvent, type KeepOneMove, type KeepOneView, keepOne } from '../../src/expansions/keep-one.ts'
import type { RaceState } from '../../src/index.ts'
import { raceWith } from '../../src/race.ts'

/** Nine hats to choose from, and nothing to do with them. */
const choice = keepOne({
  id: 'hats',
  cards: Array.from({ length: 9 }, (_, at) => ({ id: `HAT-${at + 1}` })),
  steps: { deal: EXPANSION_STEPS, keep: EXPANSION_STEPS + 1 },
  kinds: { dealt: EXPANSION_KINDS, keep: EXPANSION_KINDS + 1 },
})
const hats: Expansion = {
  id: 'hats',
  asides: choice.asides,
  fields: choice.fields,
  prepare: choice.prepare,
  steps: choice.steps,
  view: choice.view,
  imagine: (s, seen, rng) => choice.imagine(s, seen as KeepOneView, rng),
  laws: (_before, after) => (choice.holds(after) ? [] : ['HATS-INV-01']),
}
const game = raceWith([hats])
const seed = process.env.ESTAMINET_SEED ?? 'two hats'

/** At the first card dealt; `cards` then go to the seats in turn, two each. */
function dealt(seats: number, ...cards: readonly number[]): Match<RaceState> {
  const match = new Match(game, { seats, options: { hats: true } })
  const rng = seeded(seed)
  while (match.state.stack[match.state.stack[0] * 4 - 3] !== EXPANSION_STEPS) {
    const all = movesOf(game, match.state, NATURE)
    match.repeat({ by: NATURE, move: all[rng.below(all.length)] })
  }
  for (const card of cards) say(match, NATURE, `dealt HAT-${card}`)
  return match
}

const say = (match: Match<RaceState>, by: number, text: string): void =>
  match.repeat({ by, move: readNotation(game, match.state, by, text) })
const choices = (s: RaceState, seat: number): string[] =>
  movesOf(game, s, seat).map((move) => notationOf(game, s, seat, move))
const shown = (s: RaceState, reader: number): KeepOneView => game.view(s, reader).hats as KeepOneView

describe('TBBR-EXP-11 two cards to everybody, who keeps one in secret', () => {
  it('TBBR-EXP-11 nature deals two different cards to each seat, known to their owner alone', () => {
    const match = dealt(3, 4, 7, 1)
    const { state } = match
    expect(movesOf(game, state, NATURE)).toHaveLength(6)
    expect(game.known?.(state, NATURE, movesOf(game, state, NATURE)[0])).toBe(0b010)
    expect(shown(state, 0)).toEqual({
      dealt: [['HAT-4', 'HAT-7'], [null], []],
      chosen: [null, null, null],
      kept: [null, null, null],
    })
    expect(shown(state, 1).dealt).toEqual([[null, null], ['HAT-1'], []])
    expect(shown(state, -1).dealt).toEqual([[null, null], [null], []])
  })

  it('TBBR-EXP-11 all are asked at once, sealed, each for the own two cards; the first is the default', () => {
    const { state } = dealt(3, 4, 7, 1, 2, 9, 8)
    expect(actorsOf(game, state)).toEqual([0, 1, 2])
    expect(game.sealed?.(state)).toBe(0b111)
    expect([0, 1, 2].map((seat) => game.pace?.(state, seat))).toEqual(['setup', 'setup', 'setup'])
    expect(choices(state, 0)).toEqual(['keep HAT-4', 'keep HAT-7'])
    expect(choices(state, 2)).toEqual(['keep HAT-9', 'keep HAT-8'])
    expect(game.describe(state, 2, game.fallback(state, 2))).toEqual({
      kind: 'hats/keep',
      say: ['keep', 'HAT-9'],
      card: 'HAT-9',
    } satisfies KeepOneMove<'hats'>)
  })

  it('TBBR-EXP-11 R-04 a choice is known to who made it until the last is in; then all kept cards lie open', () => {
    const match = dealt(3, 4, 7, 1, 2, 9, 8)
    say(match, 2, 'keep HAT-8')
    say(match, 0, 'keep HAT-4')
    expect(shown(match.state, 2).chosen).toEqual([null, null, 'HAT-8'])
    expect(shown(match.state, 1)).toMatchObject({ chosen: [null, null, null], kept: [null, null, null] })
    expect(actorsOf(game, match.state)).toEqual([1])
    say(match, 1, 'keep HAT-2')
    for (const reader of [0, 1, 2, -1])
      expect(shown(match.state, reader)).toEqual({
        dealt: [[], [], []],
        chosen: [null, null, null],
        kept: ['HAT-4', 'HAT-2', 'HAT-8'],
      })
    expect([0, 1, 2].map((seat) => choice.keptBy(match.state, seat))).toEqual([3, 1, 7])
  })

  it('TBBR-EXP-11 cards not chosen leave the game unseen: no cell knows them', () => {
    const match = dealt(2, 4, 7, 1, 2)
    say(match, 0, 'keep HAT-7')
    say(match, 1, 'keep HAT-1')
    expect([...fieldOf(match.state, 'hats.hand'), ...fieldOf(match.state, 'hats.pick')]).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('TBBR-EXP-11 who hears what: the owner the card, the others that one was dealt, everybody the reveal', () => {
    const { state } = dealt(2, 4, 7, 1)
    const heard: [unknown, number | undefined][] = []
    const play = (by: number, text: string): void =>
      game.apply(state, by, readNotation(game, state, by, text), (event, audience) => heard.push([event, audience]))
    play(NATURE, 'dealt HAT-2')
    play(1, 'keep HAT-2')
    play(0, 'keep HAT-4')
    expect(heard.slice(0, 6)).toEqual([
      [{ type: 'hats/dealt', seat: 1, card: 'HAT-2' }, 0b10],
      [{ type: 'hats/dealt', seat: 1 }, EVERYONE ^ 0b10],
      [{ type: 'hats/chosen', seat: 1 }, EVERYONE],
      [{ type: 'hats/chosen', seat: 0 }, EVERYONE],
      [{ type: 'hats/kept', seat: 0, card: 'HAT-4' }, EVERYONE],
      [{ type: 'hats/kept', seat: 1, card: 'HAT-2' }, EVERYONE],
    ] satisfies [KeepOneEvent<'hats'>, number][])
  })

  it('TBBR-EXP-11 what a reader cannot know is dealt anew, the rest stays to the cell', () => {
    const match = dealt(3, 4, 7, 1, 2, 9, 8)
    say(match, 1, 'keep HAT-2')
    say(match, 2, 'keep HAT-8')
    const rng = seeded(seed)
    const met = new Set<string>()
    for (let time = 0; time < 60; time++) {
      const other = game.imagine(game.view(match.state, 1), rng)
      const cells = (s: RaceState) => Array.from(project(s, 1, blankOf(s)).cells)
      expect(cells(other)).toEqual(cells(match.state))
      expect(choice.holds(other)).toBe(true)
      met.add(`${fieldOf(other, 'hats.hand')} ${fieldOf(other, 'hats.pick')}`)
    }
    expect(met.size).toBeGreaterThan(20)
  })
})
