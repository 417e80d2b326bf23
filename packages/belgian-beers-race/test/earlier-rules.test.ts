import { Match, movesOf, NATURE, readRecord, seeded, signRecord, writeRecord } from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { belgianBeersRace as game, moves } from '../src/index.ts'

/** A move as rules version 0 wrote it: seven bits for the argument, splits from kind 32 on. */
const narrow = (move: number): number =>
  moves.kindOf(move) === moves.SPLIT
    ? 32 * 128 + moves.argumentOf(move)
    : moves.kindOf(move) * 128 + moves.argumentOf(move)

function playedAtRandom(seed: string) {
  const rng = seeded(seed)
  const match = new Match(game, { seats: 4 })
  while (!match.over) {
    const actor = match.actors[0] ?? NATURE
    const all = movesOf(game, match.state, actor)
    match.play(actor, all[rng.below(all.length)])
  }
  return match
}

describe('moves of rules version 0', () => {
  it('read as the moves of today, whatever their kind', () => {
    const kinds = new Set<number>()
    for (const seed of ['wide', 'wider']) {
      for (const { move } of playedAtRandom(seed).line) {
        expect(game.reads?.(0, narrow(move)), String(move)).toBe(move)
        kinds.add(moves.kindOf(move))
      }
    }
    expect(kinds.size).toBeGreaterThan(15)
    const split = moves.splitMove(1, 0, 2, 7)
    expect([0, 1, 2, 3].map((colour) => moves.inSplit(split, colour))).toEqual([1, 0, 2, 7])
    expect(game.reads?.(0, narrow(split))).toBe(split)
  })

  it('have no meaning where that version had none', () => {
    for (const move of [-1, 22 * 128, 31 * 128, 64 * 128]) expect(game.reads?.(0, move)).toBeUndefined()
    expect(game.reads?.(7, 0)).toBeUndefined()
  })

  it('let a finished race be read with every point', () => {
    const match = playedAtRandom('an old evening')
    const { checksum: _, ...record } = writeRecord(match)
    const old = signRecord({
      ...record,
      rules: 0,
      log: record.log.map((entry) => (typeof entry === 'number' ? narrow(entry) : entry)),
      hashes: record.hashes.map(() => 'of another layout'),
    })
    expect(readRecord(game, old).log).toEqual(match.log)
  })
})
