import {
  fairChance,
  type Game,
  hash,
  Match,
  type MatchRecord,
  readLink,
  readLog,
  readRecord,
  seeded,
  signRecord,
  writeLink,
  writeRecord,
  writtenOn,
} from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { type SmallBeer, smallBeer } from './example/small-beer.ts'
import { refusalOf } from './refusal-of.ts'

/** Small Beer as it may be one day: moves are numbered from 1000, a state has one thing more to say. */
const ON = 1000
const newBeer: Game<SmallBeer> = {
  ...smallBeer,
  version: 2,
  reads: (version, move) => (version === 1 && move < ON ? move + ON : undefined),
  legal: (s, seat, out) => shifted(smallBeer.legal(s, seat, out), out),
  chance: (s, out, weights) => shifted(smallBeer.chance(s, out, weights), out),
  apply: (s, seat, move, events) => smallBeer.apply(s, seat, move - ON, events),
  known: (s, seat, move) => smallBeer.known?.(s, seat, move - ON) ?? -1,
  fallback: (s, seat) => smallBeer.fallback(s, seat) + ON,
  describe: (s, seat, move) => smallBeer.describe(s, seat, move - ON),
}

function shifted(count: number, out: Int32Array): number {
  for (let i = 0; i < count; i++) out[i] = out[i] + ON
  return count
}

const secret = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'

function playedOut(seed: string, rounds = Number.POSITIVE_INFINITY) {
  const rng = seeded(seed)
  const match = Match.begin(smallBeer, { seats: 2, chance: fairChance(secret, 'm', ['', '']) })
  for (let round = 0; round < rounds && !match.over; round++) {
    // Whoever may sip does, and takes it back now and then: nothing else can be taken back in Small Beer.
    const seat = match.free[0] ?? match.actors.find((one) => !match.sealed.has(one)) ?? 0
    const moves = match.legal(seat)
    match.play(seat, moves[rng.below(moves.length)])
    if (rng.below(3) === 0 && match.undoReach(seat, true).decisions > 0) match.undo(seat, 1, true)
  }
  return match
}

describe('what was written under earlier rules', () => {
  const match = playedOut('old')
  const record = writeRecord(match)

  it('reads as a record: every move, the undone ones too, and the same result', () => {
    expect(match.log.some((entry) => 'undo' in entry)).toBe(true)
    const read = readRecord(newBeer, record)
    expect(read.over).toBe(true)
    expect(read.log).toHaveLength(match.log.length)
    expect(newBeer.score(read.state)).toEqual(smallBeer.score(match.state))
    expect(writeRecord(read)).toMatchObject({ rules: 2, result: record.result })
  })

  it('has hashes of other positions, which are counted and not compared', () => {
    const { checksum: _, ...rest } = record
    const other: Omit<MatchRecord, 'checksum'> = { ...rest, hashes: record.hashes.map((one) => one.replace(/./g, '0')) }
    expect(readRecord(newBeer, signRecord(other)).over).toBe(true)
    expect(refusalOf(() => readRecord(smallBeer, signRecord(other)))).toBe('wrong-result')
    expect(refusalOf(() => readRecord(newBeer, signRecord({ ...rest, hashes: [] })))).toBe('malformed-record')
  })

  it('is still refused where it does not fit: a wrong result, a move that means nothing', () => {
    const { checksum: _, ...rest } = record
    const wrong = { ...rest, result: { totals: [99, 0], ranks: [1, 2] } }
    expect(refusalOf(() => readRecord(newBeer, signRecord(wrong)))).toBe('wrong-result')
    expect(refusalOf(() => readRecord(newBeer, signRecord({ ...rest, log: [ON, ...rest.log.slice(1)] })))).toBe(
      'other-rules',
    )
    expect(refusalOf(() => readRecord({ ...newBeer, version: 0 }, record))).toBe('newer-rules')
  })

  it('reads as a link, whose moves are places in a list', () => {
    const link = writeLink(match)
    expect(newBeer.score(readLink(() => newBeer, link).state)).toEqual(smallBeer.score(match.state))
    expect(hash(readLink(() => smallBeer, link).state)).toBe(hash(match.state))
  })

  it('goes on under the rules of today: a log remembers how far it was written under which', () => {
    const begun = playedOut('begun', 2)
    const written = writtenOn(newBeer, { rules: 1 }, begun.log.length)
    expect(written).toEqual({ rules: 2, earlier: [{ rules: 1, entries: begun.log.length }] })
    expect(writtenOn(newBeer, written, 99)).toBe(written)
    const goesOn = new Match(newBeer, { seats: 2 })
    for (const entry of readLog(newBeer, 'small-beer', { rules: 1 }, begun.log)) goesOn.repeat(entry)
    const [seat = 0] = goesOn.actors
    const [move = 0] = goesOn.legal(seat)
    const log = [...begun.log, { by: seat, move }]
    expect(readLog(newBeer, 'small-beer', written, log).at(-1)).toEqual({ by: seat, move })
    expect(readLog(newBeer, 'small-beer', written, log).slice(0, -1)).toEqual(goesOn.log)
  })
})
