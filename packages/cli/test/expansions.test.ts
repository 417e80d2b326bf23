import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { Match, type MatchRecord, type Options, seeded, signRecord, writeLink, writeRecord } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { engineDice } from '../src/engine/dice.ts'
import { Engine } from '../src/engine/engine.ts'
import { houseGames } from '../src/games.ts'
import { fileWith, type } from './at-the-terminal.ts'

const RACE = 'belgian-beers-race'
const EVERYTHING = {
  length: 'short',
  confrontation: true,
  events: true,
  characters: true,
  bands: true,
  'pixel-bag': true,
  team: true,
}

/** A finished race of random players, with dice that can be checked. */
function raced(seats: number, options: Options): { match: Match; record: MatchRecord } {
  const { fair, chance } = engineDice(seats, 'an evening with everything')
  const match = Match.begin(belgianBeersRace as never, { seats, options, chance })
  const rng = seeded('an evening with everything')
  while (!match.over) {
    const seat = match.actors.find((one) => !match.sealed.has(one)) ?? 0
    const moves = match.legal(seat)
    match.play(seat, moves[rng.below(moves.length)] ?? 0)
  }
  return { match, record: writeRecord(match, { fair }) }
}

const tables = [
  { name: 'everything for four', seats: 4, options: EVERYTHING },
  { name: 'Solo with a victory condition', seats: 1, options: { solo: true, events: true, campaign: '2' } },
]

describe.each(tables)('$name', ({ seats, options }) => {
  const { match, record } = raced(seats, options)
  const file = fileWith(`race-${seats}.json`, record)

  test('simulate plays it', async () => {
    const args = ['--seats', `${seats}`, '--games', '2', '--options', JSON.stringify(options), '--json']
    const { code, out, err } = await type('simulate', RACE, ...args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({ games: 2, seats, options })
  })

  test('replay tells it with its points, from a record and from a link', async () => {
    const told = await type('replay', file, '--json')
    expect(told.code).toBe(0)
    expect(JSON.parse(told.out)).toMatchObject({ game: RACE, over: true, scores: match.game.score(match.state) })
    expect(await type('replay', writeLink(match), '--json')).toEqual(told)
  })

  test('verify finds it good, and a move that was changed', async () => {
    const { code, out } = await type('verify', file)
    expect([code, out]).toEqual([0, expect.stringMatching(/^ok {4}.*finished, dice checked$/m)])
    const { checksum: _, ...rest } = record
    const edited = signRecord({ ...rest, log: record.log.slice(0, -1) })
    expect(await type('verify', fileWith(`edited-${seats}.json`, edited))).toMatchObject({ code: 1 })
  })
})

/** Tables that a rule forbids, and the sentence about them. */
const FORBIDDEN = [
  { seats: 1, options: { solo: true, confrontation: true }, rule: 'TBBR-EXP-01', says: /Solo and Confrontation/ },
  { seats: 3, options: { team: true }, rule: 'TBBR-EXP-02', says: /Team is for exactly 4 players/ },
  { seats: 2, options: { solo: true }, rule: 'TBBR-EXP-02', says: /Solo is for one player/ },
  { seats: 1, options: { events: true }, rule: 'TBBR-COMP-01', says: /at least 2 players/ },
  { seats: 1, options: { solo: true, length: 'short' }, rule: 'TBBR-EXP-04', says: /full race/ },
  { seats: 2, options: { campaign: '3' }, rule: 'TBBR-REP-20', says: /needs Solo/ },
]

describe.each(FORBIDDEN)(
  'what $rule forbids is refused in a sentence that names it',
  ({ seats, options, rule, says }) => {
    const isTold = (message: string) => {
      expect(message).toMatch(/^(estaminet: )?These options cannot be played together: /)
      expect(message).toMatch(says)
      expect(message).toContain(`(${rule}).`)
      expect(message).not.toMatch(/\.\./)
    }
    const { record } = raced(2, {})
    const { checksum: _, ...rest } = record
    const forged = fileWith(
      `${rule}-${seats}.json`,
      signRecord({ ...rest, seats, options: { ...rest.options, ...options } }),
    )

    test('at the command line', async () => {
      const typed = await type('simulate', RACE, '--seats', `${seats}`, '--options', JSON.stringify(options))
      expect(typed).toMatchObject({ code: 2, out: '' })
      isTold(typed.err)
      expect(typed.err).toMatch(/ \[bad-option\]\n$/)
    })

    test('in a record, by replay and by verify', async () => {
      const replayed = await type('replay', forged)
      expect(replayed.code).toBe(2)
      isTold(replayed.err)
      const verified = await type('verify', forged)
      expect([verified.code, verified.out]).toEqual([1, expect.stringContaining(`(${rule}). [bad-option]`)])
    })

    test('through the engine', () => {
      const line = JSON.stringify({ do: 'new', game: RACE, seats, options })
      const { error } = JSON.parse(new Engine(houseGames).answer(line) ?? '')
      expect(error.code).toBe('bad-option')
      isTold(error.message)
    })
  },
)
