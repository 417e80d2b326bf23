import { Match, movesOf, NATURE, readRecord, seeded, signRecord, writeRecord } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { heavenAndAle as game, moveOf, optionOf, stepOf } from '../src/index.ts'

describe('moves of rules version 0', () => {
  const rng = seeded('an old evening at the abbey')
  const match = new Match(game, { seats: 3 })
  while (!match.over) {
    const actor = match.actors[0] ?? NATURE
    const all = movesOf(game, match.state, actor)
    match.play(actor, all[rng.below(all.length)])
  }

  it('are written as those of today: five bits for the option, above them the number of the step', () => {
    for (const { move } of match.line) {
      expect([stepOf(move), optionOf(move)]).toEqual([Math.floor(move / 32), move % 32])
      expect(game.reads?.(0, move)).toBe(move)
    }
    expect([moveOf(2, 12), moveOf(4, 29), moveOf(14, 3), moveOf(16, 1)]).toEqual([76, 157, 451, 513])
    expect(game.reads?.(7, 76)).toBeUndefined()
  })

  it('let a finished game be read with every point', () => {
    const { checksum: _, ...record } = writeRecord(match)
    const hashes = record.hashes.map(() => 'of another layout')
    expect(readRecord(game, signRecord({ ...record, rules: 0, hashes })).log).toEqual(match.log)
  })
})
