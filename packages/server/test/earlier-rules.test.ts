import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Game, type Match, NATURE, notationOf, type Rng, readRecord, seeded } from '@estaminet/kernel'
import type { Ask, SeatResult, Update } from '@estaminet/table'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { verifyAll } from '../src/commands/verify.ts'
import { games } from '../src/games.ts'
import { People } from '../src/people.ts'
import { houseFile } from '../src/store/folder.ts'
import { openStore } from '../src/store/open.ts'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'

/** What was seen of a table when its house was closed for good. */
interface LastSeen {
  readonly table: string
  readonly game: string
  readonly kind: 'running' | 'held' | 'finished'
  /** Its effective line, in notation: that does not depend on how moves are numbered. */
  readonly line: string
  readonly scores: readonly SeatResult[]
  /** Of a finished one: what its players took home. */
  readonly record?: object
  readonly link?: string
}

const fixture = (file: string) => new URL(`./store/fixtures/rules-0/${file}`, import.meta.url)
const lastSeen = JSON.parse(readFileSync(fixture('last-seen.json'), 'utf8')) as LastSeen[]
const all = lastSeen.map((one) => [`${one.kind} game of ${one.game}`, one] as const)
const gameOf = (id: string): Game => games.find((game) => game.id === id) ?? expect.fail(`no ${id}`)

describe('a house whose games were played under the first rules', () => {
  let dataDir = ''
  let house: TestHouse
  let players: Client[]

  const open = async () => {
    house = await houseFor({ store: await openStore({ dataDir }), env: { LIMITS: 'off' }, patience: 60_000 })
    players = await Promise.all(['Ann', 'Bob'].map(comeBack))
  }
  /** On a new device: the passes of that time are long forgotten. */
  async function comeBack(name: string): Promise<Client> {
    const { doc } = (await house.store.load(lastSeen[0].table)) ?? expect.fail('no table')
    const person = doc.seats.find((seat) => seat.name === name)?.person ?? expect.fail(`no ${name}`)
    const { token } = await new People(house.store, Date.now).deviceLink(person)
    const client = new Client(house.url)
    await client.ok('POST', '/api/devices', { token })
    return client
  }
  const seen = (client: Client, { table }: Pick<LastSeen, 'table'>, last = 0) =>
    client.ok<Update>('GET', `/api/tables/${table}?last=${last}`)

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'estaminet-earlier-'))
    copyFileSync(fixture('estaminet.db'), houseFile(dataDir))
    await open()
  })
  afterEach(async () => {
    await house.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it.each(all.filter(([, { kind }]) => kind === 'finished'))(
    'shows a %s: result, replay and record',
    async (_, old) => {
      const update = await seen(new Client(house.url), old)
      expect(update.info).toMatchObject({ status: 'over', result: old.scores })
      expect(update.scores).toEqual(old.scores)
      expect(update.events.length).toBeGreaterThan(50)
      const match = readRecord(gameOf(old.game), update.record)
      expect(lineOf(match)).toBe(old.line)
      const found = await players[0].ok('POST', '/api/records', update.record)
      expect(found).toMatchObject({ game: old.game, over: true, scores: old.scores, dice: 'proven' })
    },
  )

  it.each(all.filter(([, { kind }]) => kind !== 'finished'))('plays a %s to its end', async (_, old) => {
    const before = await Promise.all(players.map((player) => seen(player, old)))
    expect(before[0].scores).toEqual(old.scores)
    expect(before.some(({ undo }) => undo.some(({ held }) => held))).toBe(old.kind === 'held')
    const rng = seeded(old.table)
    for (let moves = 0; await playOnce(old.table, rng); moves++)
      if (moves === 12) {
        await house.close()
        await open()
      }
    const { record, info } = await seen(new Client(house.url), old)
    const match = readRecord(gameOf(old.game), record)
    expect(lineOf(match).startsWith(old.line)).toBe(true)
    expect(info.result).toEqual(match.game.score(match.state).map(({ total, rank }) => ({ total, rank })))
  })

  it.each(all.filter(([, { kind }]) => kind === 'finished'))('reads record and link of a %s', async (_, old) => {
    for (const brought of [old.record, old.link])
      expect(await players[0].ok('POST', '/api/records', brought)).toMatchObject({
        game: old.game,
        over: true,
        scores: old.scores,
      })
  })

  it('finds nothing wrong with any of them', async () => {
    await house.close()
    const { good, wrong } = await verifyAll({ dataDir }, games, { begin: () => {}, checked: () => {} })
    expect(wrong).toEqual([])
    expect(good).toEqual({ 'no match yet': 0, running: 4, finished: 2 })
    await open()
  })

  it('says plainly of a match it cannot open that it was played under other rules, and nothing else suffers', async () => {
    const [{ table }, other] = lastSeen
    const { doc, rev, log } = (await house.store.load(table)) ?? expect.fail('no table')
    const foreign = { ...doc, rules: -1, access: 'public' as const }
    await house.store.commit({ table: foreign, rev, from: log.length, entries: [], dueAt: Date.now() })
    await house.close()
    await open()
    const [ann] = players
    const refused = { status: 400, body: { code: 'other-rules', message: expect.stringMatching(/other rules/) } }
    expect(await ann.ask('GET', `/api/tables/${table}`)).toMatchObject(refused)
    expect(await ann.command(table, 'confirm', { seat: 0 })).toMatchObject(refused)
    await expect(ann.socket(table)).rejects.toMatchObject({ refusal: { code: 'other-rules' } })
    expect(await new Client(house.url).ok('GET', '/api/tables')).toEqual([])
    expect(await ann.ok<{ id: string }[]>('GET', '/api/me/tables')).toHaveLength(lastSeen.length)
    await ann.ok('POST', '/api/me', { name: 'Anna' })
    expect((await house.store.load(table))?.doc.seats[0].name).toBe('Anna')
    expect((await seen(ann, other)).info.seats[0].name).toBe('Anna')
    await ann.ok('DELETE', '/api/me')
    expect(JSON.stringify(await house.store.load(table))).not.toContain('Anna')
  })

  /** Whoever has to do something does it, whatever it is. */
  async function playOnce(table: string, rng: Rng): Promise<boolean> {
    for (const [seat, player] of players.entries()) {
      const { asks, undo, info, n } = await seen(player, { table }, 1e6)
      if (info.status !== 'running') return false
      const isHeld = undo.some(({ held }) => held)
      if (!isHeld && asks.length === 0) continue
      const { status, body } = isHeld
        ? await player.command(table, 'confirm', { seat })
        : await player.command(table, 'play', chosen(asks[0], rng))
      expect(status, `seat ${seat} after step ${n}: ${JSON.stringify(body)}`).toBe(200)
      return true
    }
    return expect.fail('nobody can do anything')
  }
})

const chosen = ({ id, seat, choices }: Ask, rng: Rng) => ({
  ask: id,
  seat,
  move: choices[rng.below(choices.length)].move,
})

/** The effective line of a match in notation. */
function lineOf({ game, line, options, seats }: Match): string {
  const s = game.setup(options, seats)
  const words = line.map(({ by, move }) => {
    const word = `${by === NATURE ? '*' : by} ${notationOf(game, s, by, move)}`
    game.apply(s, by, move)
    return word
  })
  return words.join(' | ')
}
