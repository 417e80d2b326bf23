import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import {
  commitmentTo,
  fairChance,
  type Game,
  Match,
  type MatchRecord,
  movesOf,
  signRecord,
  writeRecord,
} from '@estaminet/kernel'
import { recordOf, Table } from '@estaminet/table'
import { describe, expect, it } from 'vitest'
import { type SmallBeer, smallBeer } from '../../kernel/test/example/small-beer.ts'
import { type DiceReport, diceOf } from '../src/replay/dice.ts'
import { readMatch } from '../src/replay/source.ts'
import { Timeline } from '../src/replay/timeline.ts'

const secret = '5e'.repeat(32)
const fair = { match: 'inn-1', commitment: commitmentTo(secret), nonces: ['a1', '', 'c3'], secret }
const gameOf = () => smallBeer as Game
const breath = async () => {}

/** Everybody plays the first thing on the list. */
function played(): Match<SmallBeer> {
  const chance = fairChance(secret, fair.match, fair.nonces)
  const match = Match.begin(smallBeer, { seats: 3, chance })
  while (!match.over) {
    const seat = match.actors.find((one) => !match.sealed.has(one)) ?? 0
    match.play(seat, match.legal(seat)[0])
  }
  return match
}
const match = played()
const record = writeRecord(match, { players: ['Ann', 'Bob', 'easy'], fair })

const reported = async (of: unknown): Promise<DiceReport> => {
  const report = await diceOf(of, gameOf, breath)
  if (report === 'none' || report === 'sealed') throw new Error('nothing was found')
  return report
}

/** The same record with its first die turned, as somebody would who wanted it to be believed or not. */
function altered(isSigned: boolean): MatchRecord {
  const { checksum, ...rest } = record
  const other = movesOf(smallBeer, match.at(0), -1).find((move) => move !== rest.log[0])
  const log = rest.log.with(0, other ?? null)
  return isSigned ? signRecord({ ...rest, log }) : { ...rest, log, checksum }
}

describe('the dice of a record', () => {
  it('are all what they must be, each with its derivation', async () => {
    const report = await reported(JSON.stringify(record))
    expect(report).toMatchObject({ wrong: [], broken: undefined, isSecretRight: true })
    expect(report.dice).toHaveLength(match.line.filter(({ by }) => by === -1).length)
    expect(report.parts.map(({ state }) => state)).toEqual(['fits', 'none', 'fits'])
    for (const { n, said, digest, number, total, outcomeTold, saidTold } of report.dice) {
      expect(outcomeTold?.type).toMatch(/^(Dealt|Rolled)$/)
      if (outcomeTold?.type === 'Dealt') expect(outcomeTold.card, 'its owner knows it').toEqual(expect.any(Number))
      expect(saidTold).toBeUndefined()
      expect(match.line[Number(n) - 1]?.move).toBe(said)
      expect(digest).toMatch(/^[0-9a-f]{64}$/)
      expect(number).toBeLessThan(total)
    }
  })

  it.each([true, false])('show the one that was altered, signed anew: %s', async (isSigned) => {
    const report = await reported(altered(isSigned))
    expect(report.wrong[0]).toMatchObject({ entry: 0, outcome: record.log[0] })
    expect(report.wrong[0].said).not.toBe(record.log[0])
    expect(report.wrong[0].saidTold?.type).toBe('Dealt')
    expect(report.wrong[0].saidTold).not.toEqual(report.wrong[0].outcomeTold)
    if (!isSigned) expect(report.broken).toContain('checksum')
    expect(() => readMatch(altered(isSigned), gameOf)).toThrow()
  })

  it('do not fit another promise', async () => {
    const { checksum: _, ...rest } = record
    const other = signRecord({ ...rest, fair: { ...fair, commitment: '0'.repeat(64) } })
    expect(await reported(other)).toMatchObject({ isSecretRight: false, broken: expect.stringContaining('commitment') })
  })

  it('are not there without a secret', async () => {
    expect(await diceOf(writeRecord(match), gameOf, breath)).toBe('none')
    const { secret: _, ...promised } = fair
    expect(await diceOf(writeRecord(match, { players: [], fair: promised }), gameOf, breath)).toBe('sealed')
  })
})

describe('a game that goes on from another', () => {
  const race = belgianBeersRace as Game
  const plan = {
    game: race.id,
    options: { length: 'short' },
    seats: [{ kind: 'me' } as const, { kind: 'bot', level: 'easy' } as const],
    access: 'link' as const,
    pace: { kind: 'live' as const },
  }
  const birth = { id: 'local-1', code: 'LOCAL', secret, botSeed: 'b0', levels: ['easy'], closed: 0 }
  const me = { id: 'me', name: '' }
  const first = Match.begin(race, { seats: 2, options: plan.options, chance: fairChance(secret, 'one', ['', '']) })
  for (let n = 0; n < 12; n++) first.play(first.actors[0], first.legal(first.actors[0])[0])

  it('has the same position, its own chance, and is recorded without a promise that it cannot keep', () => {
    const line = first.line.map(({ by, move }) => ({ by, move }))
    const timeline = new Timeline(first)
    expect(timeline.stops.turn.length).toBeGreaterThan(1)
    for (const stop of timeline.stops.turn) {
      const table = Table.branch(race, plan, me, birth, line.slice(0, stop), 1)
      expect(new Timeline(table.match as Match).mark(stop)).toBe(timeline.mark(stop))
      expect(table.asked()).toEqual(timeline.waiting(stop))
    }
    const table = Table.branch(race, plan, me, birth, line, 1)
    for (let [seat] = table.asked(); seat !== undefined; [seat] = table.asked()) {
      const move = race.fallback((table.match as Match).state, seat)
      const ask = table.askId(seat)
      if (seat === 0) table.execute({ t: 'play', table: 'local-1', cmd: 'c', seat, ask, move }, me, 1)
      else table.house({ t: 'bot', seat, ask, move }, 1)
    }
    expect(table.doc.status).toBe('over')
    const told = recordOf(table)
    expect(told?.fair).toBeUndefined()
    expect(readMatch(told, () => race).timeline.length).toBeGreaterThan(line.length)
    const again = Table.load(race, table.doc, (table.match as Match).log)
    expect(again.doc.branchedAfter).toBe(line.length)
  })
})
