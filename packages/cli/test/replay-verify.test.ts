import { type MatchRecord, readLink, signRecord, writeLink } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { tellTurns } from '../src/story.ts'
import { fileWith, playedMatch, SMALL_BEER, type } from './at-the-terminal.ts'

const { match, record } = playedMatch('evening')
const knowingSmallBeer = ['--game', SMALL_BEER]

describe('replay', () => {
  test('tells a record in notation, with turns, chance in brackets and the scores with their parts', async () => {
    const { code, out } = await type('replay', fileWith('evening.json', record), ...knowingSmallBeer)
    expect(code).toBe(0)
    expect(out).toContain('small-beer, rules version 1, 2 seats, rounds three')
    expect(out).toMatch(/^ *0\. chance {2}\[card \d+\], \[card \d+\]/m)
    expect(out).toMatch(/^ *1\. seat 0 {2}card \d+$/m)
    expect(out).toContain('Final scores')
    match.game.score(match.state).forEach(({ total, rank }, seat) => {
      expect(out).toContain(`seat ${seat}: ${total} points, rank ${rank} (poured`)
    })
  })

  test('tells a link alike, and answers programs in JSON', async () => {
    const fromFile = await type('replay', fileWith('evening.json', record), '--json', ...knowingSmallBeer)
    const fromLink = await type('replay', writeLink(match), '--json', ...knowingSmallBeer)
    expect(fromLink).toEqual(fromFile)
    const told = JSON.parse(fromLink.out)
    expect(told).toMatchObject({ game: 'small-beer', over: true, scores: match.game.score(match.state) })
    const moves = told.turns.flatMap((turn: { moves: { move: number }[] }) => turn.moves.map(({ move }) => move))
    expect(moves).toEqual(match.line.map(({ move }) => move))
  })
})

describe('turns', () => {
  test('hold what others were asked in between, where the game says whose turn it is', () => {
    const seatOneAlways: typeof smallBeer = { ...smallBeer, pace: (_, seat) => (seat === 1 ? 'turn' : 'answer') }
    const told = tellTurns(readLink(() => seatOneAlways, writeLink(match)))
    expect(told.map(({ turn, seat }) => [turn, seat])).toEqual([
      [0, null],
      [1, 1],
    ])
    expect(told[1]?.moves.some(({ seat }) => seat === 0)).toBe(true)
  })
})

describe('verify', () => {
  const flipDie = (): { edited: Omit<MatchRecord, 'checksum'>; entry: number } => {
    const at = match.log.findLastIndex((step) => 'move' in step && step.by < 0 && step.move > 22 && step.move < 26)
    const log = record.log.with(at, 49 - (record.log[at] as number))
    const { checksum, ...rest } = record
    return { edited: { ...rest, log }, entry: at + 1 }
  }

  test('finds good records good, their dice included', async () => {
    const files = ['evening', 'night'].map((seed) => fileWith(`${seed}.json`, playedMatch(seed).record))
    const { code, out } = await type('verify', ...files, ...knowingSmallBeer)
    expect(code).toBe(0)
    expect(out.match(/^ok {4}.*finished, dice checked$/gm)).toHaveLength(2)
  })

  test('finds a flipped die and names where, even when the checksum was made to fit', async () => {
    const { edited, entry } = flipDie()
    const { code, out } = await type('verify', fileWith('flipped.json', signRecord(edited)), ...knowingSmallBeer)
    expect(code).toBe(1)
    expect(out).toMatch(
      new RegExp(`^WRONG .*Entry ${entry} of ${record.log.length}: the dice give .* \\[wrong-dice\\]`),
    )
  })

  test('names the first difference of a record whose checksum tells that it was edited', async () => {
    const { edited, entry } = flipDie()
    const file = fileWith('edited.json', { ...edited, checksum: record.checksum })
    const { code, out } = await type('verify', file, '--json', ...knowingSmallBeer)
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual([
      {
        file,
        ok: false,
        error: { code: 'wrong-dice', message: expect.stringContaining(`First difference: Entry ${entry} `) },
      },
    ])
  })

  test('an edit that the replay cannot see is still found by the checksum', async () => {
    const { code, out } = await type(
      'verify',
      fileWith('renamed.json', { ...record, players: ['Ann', 'Bob'] }),
      ...knowingSmallBeer,
    )
    expect({ code, out }).toMatchObject({ code: 1, out: expect.stringContaining('[bad-checksum]') })
  })

  test('finds a wrong result', async () => {
    const { checksum, ...rest } = record
    const better = { ...rest, result: { totals: [99, 0], ranks: [1, 2] } }
    const { code, out } = await type('verify', fileWith('better.json', signRecord(better)), ...knowingSmallBeer)
    expect(code).toBe(1)
    expect(out).toContain('the record says 99 and 1. [wrong-result]')
  })

  test('one bad file among good ones makes the exit code 1, and every file gets its line', async () => {
    const good = fileWith('evening.json', record)
    const { code, out } = await type('verify', good, 'no-such-file.json', good, ...knowingSmallBeer)
    expect(code).toBe(1)
    expect(out.split('\n').map((line) => line.slice(0, 5))).toEqual(['ok   ', 'WRONG', 'ok   ', ''])
    expect(out).toContain('There is no file no-such-file.json. [bad-file]')
  })

  test('a link is checked too', async () => {
    const { code, out } = await type('verify', writeLink(match), ...knowingSmallBeer)
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('dice not checkable') })
  })
})
