import { readRecord } from '@estaminet/kernel'
import type { Update } from '@estaminet/table'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { BotPool } from '../src/bots/pool.ts'
import { WaitingLine } from '../src/bots/waiting-line.ts'
import { Metrics } from '../src/metrics.ts'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { smallHouse } from './support/school.ts'

let house: TestHouse
beforeAll(async () => {
  house = await houseFor({ ...smallHouse, patience: 3_000 })
})
afterAll(() => house.close())

async function against(level: string, more: object = {}) {
  const ann = await Client.named(house.url, 'Ann')
  const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', {
    game: 'small-beer',
    seats: [{ kind: 'me' }, { kind: 'bot', level }],
    options: { rounds: 'two' },
    access: 'link',
    pace: { kind: 'live' },
    ...more,
  })
  const line = await ann.socket(table)
  await line.command('nonce', table, { seat: 0, nonce: '' })
  await line.command('start', table)
  return { ann, table, line }
}

async function playOn(line: Awaited<ReturnType<typeof against>>['line'], table: string): Promise<Update> {
  for (;;) {
    const update = await line.sees(
      ({ asks, info }) => info.status === 'over' || asks.some((one) => one.answered === undefined),
      60_000,
    )
    if (update.info.status === 'over') return update
    const [ask] = update.asks
    await line.command('play', table, { ask: ask.id, seat: 0, move: ask.choices.at(-1)?.move })
    // What came meanwhile counts: two updates may arrive as one piece, the end of the match with them.
    await line.sees((later) => later !== update)
  }
}

describe('bots', () => {
  it.each(['random', 'clumsy', 'rude'])('of level %s play to the end', async (level) => {
    const { line, table } = await against(level)
    const { record } = await playOn(line, table)
    expect(readRecord(smallBeer, JSON.stringify(record)).over).toBe(true)
    await line.close()
  })

  it('that never answer are stopped, and the rules’ own answer is played; nobody else waits', async () => {
    const slow = await against('sleepy')
    const quick = await against('random')
    await playOn(quick.line, quick.table)
    await playOn(slow.line, slow.table)
    await slow.line.close()
    await quick.line.close()
  })

  it('take over for who leaves, and finish the match alone', async () => {
    const { line, table } = await against('random')
    await line.command('resign', table, { seat: 0 })
    const update = await line.sees(({ info }) => info.status === 'over', 60_000)
    expect(update.info.seats[0]).toMatchObject({ standIn: true, level: 'easy' })
    await line.close()
  })
})

it('only bots that never answer are counted as hung; one that fails is in the log', async () => {
  const metrics = new Metrics()
  const said: object[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line)) })
  async function think(level: string, patience: number) {
    const pool = new BotPool(metrics, log, smallHouse.school, patience)
    const thought = { game: 'small-beer', level, seat: 1, view: {}, moves: [1, 2], seed: 'x' }
    const move = await pool.choose(thought, { maker: 'ann', attended: true })
    await pool.close()
    return move
  }
  expect(await think('clumsy', 600_000)).toBeUndefined()
  expect(said).toMatchObject([{ error: 'Error: oops', game: 'small-beer', level: 'clumsy', seat: 1 }])
  expect(await metrics.value('estaminet_bots_killed_total')).toBe(0)
  expect(await think('sleepy', 100)).toBeUndefined()
  expect(await metrics.value('estaminet_bots_killed_total')).toBe(1)
  expect(said).toHaveLength(1)
})

describe('when many wait for a bot', () => {
  it('tables with people come first, then everybody who made some is served in turn', async () => {
    const line = new WaitingLine()
    const served: string[] = []
    const wait = (maker: string, attended: boolean, name: string) =>
      void line.join({ maker, attended }).then(() => served.push(name))
    for (let n = 1; n <= 3; n++) wait('bots', false, `alone ${n}`)
    for (let n = 1; n <= 3; n++) wait('ann', true, `ann ${n}`)
    wait('bob', true, 'bob 1')
    wait('eve', false, 'eve 1')
    expect([line.before({ attended: true }), line.before({ attended: false })]).toEqual([4, 8])
    while (line.next()) await null
    await null
    expect(served).toEqual(['ann 1', 'bob 1', 'ann 2', 'ann 3', 'alone 1', 'eve 1', 'alone 2', 'alone 3'])
    expect(line.before({ attended: false })).toBe(0)
  })

  it('each thinks less, the more are still in line', async () => {
    // Nobody is stopped, however long a worker takes to start.
    const pool = new BotPool(new Metrics(), pino({ level: 'silent' }), smallHouse.school, 600_000)
    const thought = { game: 'small-beer', level: 'frank', seat: 0, view: {}, moves: [1, 2], seed: 'x' }
    const times = await Promise.all(
      Array.from({ length: 6 * pool.desks }, () => pool.choose(thought, { maker: 'ann', attended: true })),
    )
    await pool.close()
    const [alone = 0, ...then] = times.filter((_, i) => i % pool.desks === pool.desks - 1).map(Number)
    expect(alone).toBeGreaterThanOrEqual(1_000)
    expect(then).toEqual(then.toSorted((a, b) => a - b))
    expect(then[0]).toBeLessThan(alone / 3)
    expect(then.at(-1)).toBe(alone)
  })
})
