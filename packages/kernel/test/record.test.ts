import {
  commitmentTo,
  digest,
  fairChance,
  hash,
  hashText,
  isLink,
  Match,
  type MatchRecord,
  NATURE,
  parseRecord,
  readLink,
  readRecord,
  seeded,
  writeLink,
  writeRecord,
} from '@estaminet/kernel'
import { describe, expect, it } from 'vitest'
import { longBeer } from './example/long-beer.ts'
import { smallBeer } from './example/small-beer.ts'
import { refusalOf } from './refusal-of.ts'

const secret = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const fair = { match: 'test-1', commitment: commitmentTo(secret), nonces: ['0a', '', 'ff'] }

function playedOut(game: typeof smallBeer, seed: string, seats = 3) {
  const rng = seeded(seed)
  const nonces = fair.nonces.slice(0, seats)
  const match = Match.begin(game, { seats, chance: fairChance(secret, fair.match, nonces) })
  while (!match.over) {
    const open = [...match.actors.filter((seat) => !match.sealed.has(seat)), ...match.free]
    const seat = open[rng.below(open.length)]
    const moves = match.legal(seat)
    match.play(seat, moves[rng.below(moves.length)])
    // A slip wherever something can be taken back, mostly, so that undo and redo are in the records too.
    if (rng.below(3) === 0 || match.undoReach(seat, true).decisions === 0) continue
    match.undo(seat, 1, true)
    if (rng.below(2) === 0) match.redo(seat)
  }
  return { match, fair: { ...fair, nonces, secret } }
}

describe('the record', () => {
  it('survives JSON, with undo, dice and result', () => {
    const { match, fair } = playedOut(smallBeer, 'json')
    for (const kind of ['undo', 'redo'])
      expect(
        match.log.some((entry) => kind in entry),
        kind,
      ).toBe(true)
    const text = JSON.stringify(writeRecord(match, { fair, players: ['Ann', 'Bo', 'Cis'] }))
    const back = readRecord(smallBeer, text)
    expect(hash(back.state)).toBe(hash(match.state))
    expect(back.log).toEqual(match.log)
    expect(parseRecord(text).players).toEqual(['Ann', 'Bo', 'Cis'])
  })

  it('of a running match holds only what its reader knows, and no secret', () => {
    const match = Match.begin(smallBeer, { seats: 2, chance: fairChance(secret, 'test-1', ['', '']) })
    const record = writeRecord(match, { reader: 1, fair: { ...fair, nonces: ['', ''], secret } })
    expect(record.log.slice(0, 2)).toEqual([null, null])
    expect(record.log.slice(2)).toEqual(match.line.slice(2).map((step) => step.move))
    expect(record.fair?.secret).toBeUndefined()
    expect(record.hashes).toEqual([])
    expect(JSON.stringify(record)).not.toContain(secret)
    expect(refusalOf(() => readRecord(smallBeer, record))).toBe('malformed-record')
    expect(refusalOf(() => writeRecord(match))).toBe('bad-request')
  })

  it('finds a changed die, a changed secret, a changed result', () => {
    const { match, fair } = playedOut(smallBeer, 'dice')
    const record = writeRecord(match, { fair })
    const at = match.log.findIndex((entry) => 'move' in entry && entry.by === NATURE && entry.move > 20)
    const cheat = (change: Partial<MatchRecord>) => {
      const { checksum: _, ...rest } = { ...record, ...change }
      return resign(rest)
    }
    const face = record.log[at]
    const log = record.log.with(at, face === 26 ? 25 : 26)
    expect(refusalOf(() => readRecord(smallBeer, cheat({ log })))).toBe('wrong-dice')
    expect(refusalOf(() => readRecord(smallBeer, cheat({ fair: { ...fair, secret: secret.replace('0', '1') } })))).toBe(
      'wrong-dice',
    )
    expect(refusalOf(() => readRecord(smallBeer, cheat({ fair: { ...fair, nonces: ['0b', '', 'ff'] } })))).toBe(
      'wrong-dice',
    )
    expect(refusalOf(() => readRecord(smallBeer, cheat({ result: { totals: [99, 0, 0], ranks: [1, 2, 2] } })))).toBe(
      'wrong-result',
    )
    expect(refusalOf(() => readRecord(smallBeer, cheat({ rules: 2 })))).toBe('newer-rules')
    expect(refusalOf(() => readRecord(smallBeer, cheat({ rules: 0 })))).toBe('other-rules')
    expect(refusalOf(() => readRecord(smallBeer, cheat({ game: 'big-beer' })))).toBe('unknown-game')
    expect(refusalOf(() => readRecord(smallBeer, cheat({ seats: 9 })))).toBe('bad-seats')
    expect(refusalOf(() => readRecord(smallBeer, cheat({ log: [...record.log, 1] })))).toBe('match-over')
    expect(refusalOf(() => readRecord(smallBeer, cheat({ log: record.log.with(0, 99) })))).toBe('wrong-dice')
    expect(refusalOf(() => readRecord(smallBeer, { ...record, players: ['Eve'] }))).toBe('bad-checksum')
    expect(refusalOf(() => readRecord(smallBeer, { ...record, extra: 1 }))).toBe('malformed-record')
    expect(refusalOf(() => readRecord(smallBeer, '{"estaminet":'))).toBe('malformed-record')
    expect(refusalOf(() => readRecord(smallBeer, 42))).toBe('malformed-record')
  })

  it('finds a nonce that its seat had not committed to, and lets one be kept back', () => {
    const { match, fair } = playedOut(smallBeer, 'hashes')
    const written = (hashes: string[]) => writeRecord(match, { fair: { ...fair, hashes } })
    const good = [digest('0a'), digest('kept back'), digest('ff')]
    expect(hash(readRecord(smallBeer, written(good)).state)).toBe(hash(match.state))
    expect(refusalOf(() => readRecord(smallBeer, written(good.with(0, digest('0b')))))).toBe('wrong-dice')
    expect(refusalOf(() => readRecord(smallBeer, written(good.with(2, ''))))).toBe('wrong-dice')
    expect(refusalOf(() => readRecord(smallBeer, written(good.slice(1))))).toBe('malformed-record')
  })

  it('refuses an undo the rules of undo do not allow, such as a die rolled again', () => {
    const match = new Match(smallBeer, { seats: 2 })
    for (const card of [0, 1, 2, 3]) match.repeat({ by: NATURE, move: card })
    expect(refusalOf(() => match.repeat({ by: 0, undo: 1 }))).toBe('malformed-record')
  })
})

describe('500 moves and more', () => {
  const { match, fair } = playedOut(longBeer, 'long')
  const json = JSON.stringify(writeRecord(match, { fair }))
  const link = writeLink(match)

  it('survive JSON and link', () => {
    expect(match.line.length).toBeGreaterThan(500)
    expect(hash(readRecord(longBeer, json).state)).toBe(hash(match.state))
    expect(hash(readLink(() => longBeer, link).state)).toBe(hash(match.state))
    expect(hash(readLink(() => longBeer, `https://example.org/replay#${link}`).state)).toBe(hash(match.state))
  })

  it('a word longer than any match is no link, however well it is made', () => {
    const [format, game, rules, seats, options, moves] = link.split('.')
    const body = [format, game, rules, seats, options, moves, '0'.repeat(65_000)].join('.')
    const long = `${body}.${hashText(body).slice(0, 8)}${hash(match.state).slice(0, 8)}`
    expect(refusalOf(() => readLink(() => longBeer, long))).toBe('malformed-link')
  })

  it('are told from other texts by their last word alone', () => {
    expect(isLink(link)).toBe(true)
    expect(isLink(` https://example.org/replay#${link} `)).toBe(true)
    for (const other of ['', json, '=e1./', `${'=e1.'.repeat(16_000)}/`, 'e1. e1.', 'https://example.org/e1.x/replay'])
      expect(isLink(other), other.slice(0, 40)).toBe(false)
  })

  it('fit in a link of about a character a move', () => {
    expect(link.length).toBeLessThan(match.line.length * 1.3)
  })

  it.each(['JSON', 'link'] as const)('a flipped character anywhere in the %s is refused', (form) => {
    const text = form === 'JSON' ? json : link
    const read = (from: string) => (form === 'JSON' ? readRecord(longBeer, from) : readLink(() => longBeer, from))
    const step = form === 'JSON' ? 13 : 1
    for (let at = 0; at < text.length; at += step) {
      const other = text.charAt(at) === '7' ? '8' : '7'
      const flipped = text.slice(0, at) + other + text.slice(at + 1)
      expect(
        refusalOf(() => read(flipped)),
        `at ${at}: ${text.slice(at - 5, at + 5)}`,
      ).not.toBe('accepted')
    }
    for (const cut of [1, 5, 40, text.length >> 1])
      expect(refusalOf(() => read(text.slice(0, -cut)))).not.toBe('accepted')
  })
})

/** Signs a tampered record as a forger would. */
function resign(record: Omit<MatchRecord, 'checksum'>): unknown {
  const canonical = (value: unknown): string =>
    Array.isArray(value)
      ? `[${value.map(canonical)}]`
      : typeof value === 'object' && value !== null
        ? `{${Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)}}`
        : JSON.stringify(value)
  return { ...record, checksum: hashText(canonical(record)) }
}
