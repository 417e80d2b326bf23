import { digest, type Game, movesOf, type Rng, seeded } from '@estaminet/kernel'
import { type Handed, type SeatPlan, Table, type Update } from '@estaminet/table'
import { handedOf } from '@estaminet/table/handed-of'
import type { History } from '@estaminet/table/history'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { smallHouse } from './support/school.ts'

const game = smallBeer as unknown as Game
const ME = { id: 'me', name: 'Ann' }
const WITH_BOT: SeatPlan[] = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }]
let made = 0

/** A table as a page has it that was played so many steps without a house; to its end when nothing is said. */
function onDevice(steps = Number.POSITIVE_INFINITY, seats = WITH_BOT): Handed {
  const id = `local-${(++made).toString(16).padStart(20, '0')}`
  const birth = { id, code: 'LOCAL', secret: '7'.repeat(64), botSeed: 'x', levels: ['easy'], closed: 0 }
  const plan = { game: game.id, options: { rounds: 'two' }, seats, access: 'link', pace: { kind: 'live' } } as const
  const table = Table.create(game, { ...plan, seats }, ME, birth, 1000)
  const about = { table: id, cmd: 'c' }
  const nonce = '0a'
  for (const seat of table.seatsOf(ME.id)) table.execute({ t: 'hash', ...about, seat, hash: digest(nonce) }, ME, 1000)
  table.execute({ t: 'start', ...about }, ME, 1000)
  for (const seat of table.seatsOf(ME.id)) table.execute({ t: 'nonce', ...about, seat, nonce }, ME, 1000)
  const rng = seeded(`${process.env.ESTAMINET_SEED} ${id}`)
  for (let step = 0; step < steps && table.doc.status === 'running'; step++) answerOnce(table, rng)
  return handedOf(table.doc, table.match?.log ?? [])
}

function answerOnce(table: Table, rng: Rng): void {
  const [seat] = table.asked()
  const { match } = table
  if (!match) throw new Error('nothing is played')
  const moves = movesOf(game, match.state, seat)
  const answer = { seat, ask: table.askId(seat), move: moves[rng.below(moves.length)] }
  if (table.seat(seat).kind === 'bot') table.house({ t: 'bot', ...answer }, 2000)
  else table.execute({ t: 'play', table: table.doc.id, cmd: 'c', ...answer }, ME, 2000)
}

describe('a table that was begun on a device', () => {
  let house: TestHouse
  let ann: Client
  beforeAll(async () => {
    house = await houseFor({ ...smallHouse, patience: 10_000 })
    ann = await Client.named(house.url, 'Ann')
  })
  afterAll(() => house?.close())

  const give = (handed: unknown, who = ann) => who.ask('POST', '/api/handed', handed)
  const seen = (table: string) => ann.ok<Update>('GET', `/api/tables/${table}`)

  it('goes on in the house against the same bot, and its record proves its dice', async () => {
    const handed = onDevice(3)
    const { status, body } = await give(handed)
    expect({ status, body }).toMatchObject({ status: 200, body: { table: handed.id } })
    expect((await seen(handed.id)).info).toMatchObject({ deviceDice: true, status: 'running', access: 'link' })
    // However long the bot thinks on a busy machine.
    await expect
      .poll(
        async () => {
          const { asks, undo } = await seen(handed.id)
          const [ask] = asks
          if (ask) await ann.command(handed.id, 'play', { ask: ask.id, seat: ask.seat, move: ask.choices[0].move })
          for (const { seat, held } of undo) if (held) await ann.command(handed.id, 'confirm', { seat })
          return (await seen(handed.id)).info.status
        },
        { interval: 5, timeout: 300_000 },
      )
      .toBe('over')
    const { info, record } = await seen(handed.id)
    expect(info).toMatchObject({ status: 'over', deviceDice: true, seats: [{ name: 'Ann' }, { level: 'easy' }] })
    // The house gives up what takes it too long on a busy machine.
    await expect
      .poll(() => ann.ask('POST', '/api/records', record), { interval: 1_000, timeout: 300_000 })
      .toMatchObject({ status: 200, body: { over: true, dice: 'proven' } })
  })

  it('is kept as it ended, and given twice it is there once', async () => {
    const handed = onDevice()
    const first = await give(handed)
    expect(first.status).toBe(200)
    expect((await give(handed)).body).toEqual(first.body)
    const mine = await ann.ok<{ id: string; status: string; deviceDice?: true }[]>('GET', '/api/me/tables')
    expect(mine.filter(({ id }) => id === handed.id)).toMatchObject([{ status: 'over', deviceDice: true }])
    // What its points were made of counts as one game of hers.
    const cis = await Client.named(house.url, 'Cis')
    await give(onDevice(), cis)
    const { tallied, played } = await cis.ok<History>('GET', '/api/me/history')
    expect(tallied).toMatchObject([{ game: 'small-beer', games: 1, places: [] }])
    expect(Object.values(tallied[0].points).reduce((sum, one) => sum + one, 0)).toBe(played[0].best)
    const bob = await Client.named(house.url, 'Bob')
    expect(await give(handed, bob)).toMatchObject({ status: 403, body: { code: 'not-yours' } })
  })

  it('is refused with what is wrong with it, and nothing is kept', async () => {
    const handed = onDevice()
    const at = handed.log.findIndex((entry) => 'move' in entry && entry.by === -1)
    const otherDie = handed.log.map((entry, i) =>
      i === at && 'move' in entry ? { ...entry, move: (entry.move + 1) % 12 } : entry,
    )
    const spoilt: [Partial<Handed>, string][] = [
      [{ log: otherDie }, 'wrong-dice'],
      [{ log: [...handed.log, { by: 0, move: 13 }] }, 'match-over'],
      [{ log: handed.log.slice(0, at + 1) }, 'malformed-record'],
      [{ log: [{ by: 0, move: 4_000_000 }] }, 'not-your-move'],
      [{ secret: '8'.repeat(64) }, 'wrong-dice'],
      [{ nonces: ['0b', ''] }, 'wrong-dice'],
      [{ nonces: [] }, 'malformed-record'],
      [{ rules: 99 }, 'newer-rules'],
      [{ id: 'elsewhere' }, 'bad-request'],
      [{ log: [] }, 'bad-request'],
      [{ plan: { ...handed.plan, game: 'chess' } }, 'unknown-game'],
      [{ plan: { ...handed.plan, seats: [{ kind: 'me' }, { kind: 'bot', level: 'clairvoyant' }] } }, 'unknown-level'],
      [{ plan: { ...handed.plan, seats: [{ kind: 'me' }, { kind: 'open' }] } }, 'malformed-record'],
    ]
    for (const [change, code] of spoilt) {
      const { status, body } = await give({ ...handed, ...change })
      expect({ change: Object.keys(change), status: status < 500, body }).toMatchObject({
        change: Object.keys(change),
        status: true,
        body: { code },
      })
    }
    expect((await give({ ...handed, log: Array(60_000).fill({ by: 0, move: 1 }) })).status).toBe(413)
    expect((await ann.ask('GET', `/api/tables/${handed.id}`)).status).toBe(404)
    expect((await give(handed, new Client(house.url))).status).toBe(401)
  })

  it('stays where it is while people around one screen keep things from each other', async () => {
    const around: SeatPlan[] = [{ kind: 'me' }, { kind: 'me', name: 'Bob' }]
    expect((await give(onDevice(1, around))).body).toMatchObject({ code: 'one-screen' })
    const { body } = await give(onDevice(Number.POSITIVE_INFINITY, around))
    const { table } = body as { table: string }
    expect((await seen(table)).info.seats.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
  })
})
