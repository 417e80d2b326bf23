import { Match, readLink, readRecord, signRecord, writeLink } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { Engine } from '../src/engine/engine.ts'
import { findGame, findIn } from '../src/games.ts'
import { fileWith, playedMatch, SMALL_BEER, type } from './at-the-terminal.ts'

const { match, record } = playedMatch('refused')
const { checksum, ...unsigned } = record
const newer = signRecord({ ...unsigned, rules: 2 })
const malformed = { ...record, log: 'none' }
const cutLink = writeLink(match).slice(0, -3)
const known = ['--game', SMALL_BEER]

/** Each mistake made three ways: with the library, at the command line, through the engine. */
const mistakes: { code: string; library: () => unknown; typed: string[]; request: object }[] = [
  {
    code: 'unknown-game',
    library: () => findIn([smallBeer])('chess'),
    typed: ['simulate', 'chess'],
    request: { do: 'new', game: 'chess', seats: 2 },
  },
  {
    code: 'unknown-option',
    library: () => new Match(smallBeer, { seats: 2, options: { length: 'short' } }),
    typed: ['simulate', SMALL_BEER, '--options', '{"length":"short"}'],
    request: { do: 'new', game: 'small-beer', seats: 2, options: { length: 'short' } },
  },
  {
    code: 'bad-option',
    library: () => new Match(smallBeer, { seats: 2, options: { rounds: 'ten' } }),
    typed: ['simulate', SMALL_BEER, '--options', '{"rounds":"ten"}'],
    request: { do: 'new', game: 'small-beer', seats: 2, options: { rounds: 'ten' } },
  },
  {
    code: 'bad-seats',
    library: () => new Match(smallBeer, { seats: 9 }),
    typed: ['simulate', SMALL_BEER, '--seats', '9'],
    request: { do: 'new', game: 'small-beer', seats: 9 },
  },
  {
    code: 'malformed-record',
    library: () => readRecord(smallBeer, malformed),
    typed: ['replay', fileWith('malformed.json', malformed), ...known],
    request: { do: 'load', record: malformed },
  },
  {
    code: 'malformed-record',
    library: () => readRecord(smallBeer, JSON.stringify(record).slice(0, 300)),
    typed: ['replay', fileWith('cut.json', JSON.stringify(record).slice(0, 300)), ...known],
    request: { do: 'load', record: JSON.stringify(record).slice(0, 300) },
  },
  {
    code: 'bad-checksum',
    library: () => readLink(() => smallBeer, cutLink),
    typed: ['replay', cutLink, ...known],
    request: { do: 'load', link: cutLink },
  },
  {
    code: 'malformed-link',
    library: () => readLink(() => smallBeer, 'e1.small-beer.1'),
    typed: ['replay', 'e1.small-beer.1', ...known],
    request: { do: 'load', link: 'e1.small-beer.1' },
  },
  {
    code: 'newer-rules',
    library: () => readRecord(smallBeer, newer),
    typed: ['replay', fileWith('newer.json', newer), ...known],
    request: { do: 'load', record: newer },
  },
  {
    code: 'illegal-move',
    library: () => readRecord(smallBeer, illegalRecord()),
    typed: ['replay', fileWith('illegal.json', illegalRecord()), ...known],
    request: { do: 'load', record: illegalRecord() },
  },
]

function illegalRecord() {
  const { fair, ...rest } = unsigned
  return signRecord({ ...rest, log: record.log.with(0, 99) })
}

describe('a mistake is refused with the same code everywhere', () => {
  for (const { code, library, typed, request } of mistakes) {
    test(`${code}: ${JSON.stringify(request).slice(0, 60)}`, async () => {
      expect(library).toThrow(expect.objectContaining({ name: 'Refusal', code }))

      const { code: exit, out, err } = await type(...typed, '--json')
      expect(exit).toBe(2)
      const { error } = JSON.parse(out)
      expect(error.code).toBe(code)
      expect(err).toBe(`estaminet: ${error.message} [${code}]\n`)
      expect(err).not.toContain(' at ')

      const answer = JSON.parse(new Engine([smallBeer]).answer(JSON.stringify({ id: 'x', ...request })))
      expect(answer).toEqual({ id: 'x', error: { code, message: expect.stringMatching(/\S.*[.…]$/s) } })
    })
  }
})

describe('a command line that cannot be read', () => {
  const cases: [why: string, args: string[], says: string][] = [
    ['an unknown command', ['dance'], 'no command "dance"'],
    ['an unknown option', ['simulate', SMALL_BEER, '--gmes', '3'], "Unknown option '--gmes'"],
    ['an option without its value', ['simulate', SMALL_BEER, '--games'], 'Try: estaminet simulate --help'],
    ['no game', ['simulate'], 'takes one game'],
    ['a number that is none', ['simulate', SMALL_BEER, '--games', 'many'], '--games takes a whole number'],
    ['options that are not JSON', ['simulate', SMALL_BEER, '--options', 'short'], '--options takes JSON'],
    ['a bot nobody knows', ['simulate', SMALL_BEER, '--bots', 'ghost'], 'No bot "ghost"'],
    ['more bots than seats', ['simulate', SMALL_BEER, '--bots', 'random,random,random,random'], 'cannot share 3 seats'],
    ['nothing to replay', ['replay'], 'takes one file or link'],
    ['nothing to verify', ['verify'], 'takes files'],
    ['a file that is not there', ['replay', 'no-such.json'], 'There is no file no-such.json'],
    ['a folder', ['replay', 'packages'], 'cannot be read'],
    ['a game file that is not there', ['games', '--game', 'no/such.ts'], 'no file no/such.ts'],
    ['requests on the command line', ['engine', 'new'], 'from standard input'],
  ]
  for (const [why, args, says] of cases)
    test(`${why} is refused in one sentence`, async () => {
      const { code, err } = await type(...args)
      expect(code).toBe(2)
      expect(err).toContain(says)
      expect(err.trim().split('\n')).toHaveLength(1)
    })

  test('a module without a game, and one that does not load, are refused', async () => {
    await expect(findGame(fileWith('not-a-game.mjs', 'export default 3'))).rejects.toMatchObject({
      code: 'unknown-game',
    })
    await expect(findGame(fileWith('broken.mjs', 'throw new Error("spilt")'))).rejects.toMatchObject({
      code: 'bad-file',
    })
  })

  test('no command at all gets the help, on the error stream', async () => {
    expect(await type()).toMatchObject({ code: 2, out: '', err: expect.stringContaining('simulate') })
  })
})

describe('help', () => {
  test('lists every command, and every command explains itself', async () => {
    const { code, out } = await type('--help')
    expect(code).toBe(0)
    for (const name of ['games', 'simulate', 'replay', 'verify', 'engine']) {
      expect(out).toContain(`  ${name} `)
      const help = await type(name, '--help')
      expect(help).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`estaminet ${name}`) })
    }
  })

  test('games lists seats and options', async () => {
    expect((await type('games', ...known)).out).toContain(
      'small-beer: 2 to 3 seats, rules version 1\n  rounds: two, three (three)',
    )
    expect(JSON.parse((await type('games', '--json', ...known)).out)).toContainEqual({
      id: 'small-beer',
      rules: 1,
      seats: { min: 2, max: 3 },
      options: smallBeer.options,
    })
  })
})
