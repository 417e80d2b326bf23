import { digest } from '@estaminet/kernel'
import type { Update } from '@estaminet/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { smallHouse } from './support/school.ts'

let house: TestHouse
beforeAll(async () => {
  house = await houseFor({ ...smallHouse, patience: 60_000 })
})
afterAll(() => house?.close())

const alone = (more: object = {}) => ({
  game: 'solo-beer',
  seats: [{ kind: 'me' }],
  access: 'public',
  pace: { kind: 'live', clock: { bank: 60, increment: 0, cap: 60 } },
  ...more,
})

const seen = (client: Client, table: string) => client.ok<Update>('GET', `/api/tables/${table}`)

async function takePart(client: Client, table: string): Promise<void> {
  await client.command(table, 'hash', { seat: 0, hash: digest('a0') })
  await client.command(table, 'nonce', { seat: 0, nonce: 'a0' })
}

async function playOn(client: Client, table: string): Promise<Update> {
  for (;;) {
    const update = await seen(client, table)
    if (update.info.status !== 'running') return update
    const [ask] = update.asks
    const played = await client.command(table, 'play', { seat: 0, ask: ask.id, move: ask.choices[0].move })
    expect(played.status).toBe(200)
  }
}

describe('a table of one seat', () => {
  it('begins when it is made, with the player’s part in the dice, and asks nobody else for anything', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', alone())
    const begun = await seen(ann, table)
    expect(begun).toMatchObject({ info: { status: 'running' }, dice: { hashes: [null], open: false }, clocks: [] })
    expect(begun.view).toBeDefined()
    await takePart(ann, table)
    expect(await seen(ann, table)).toMatchObject({ asks: [{ seat: 0 }], waiting: [0], undo: [{ seat: 0 }] })
    expect(await ann.ok('GET', '/api/me/tables')).toMatchObject([{ id: table, myTurn: true }])
    expect(await new Client(house.url).ok('GET', '/api/tables')).toEqual([])
    const over = await playOn(ann, table)
    expect(over.info.result).toMatchObject([{ rank: 1 }])
    expect(await ann.ok('POST', '/api/records', over.record)).toMatchObject({ seats: 1, over: true, dice: 'proven' })
  })

  it('is played again at once', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', alone({ access: 'link' }))
    await takePart(ann, table)
    await playOn(ann, table)
    const { body } = await ann.command(table, 'rematch')
    const next = (body as { result: { table: string } }).result.table
    expect(await seen(ann, next)).toMatchObject({ mine: [0], info: { status: 'running' } })
    await takePart(ann, next)
    expect((await playOn(ann, next)).info.status).toBe('over')
  })

  it('waits where its seat is somebody else’s, and begins at once where a bot sits in it', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const made = async (seats: object[]) =>
      (await ann.ok<{ table: string }>('POST', '/api/tables', alone({ seats, access: 'link' }))).table
    expect((await seen(ann, await made([{ kind: 'open' }]))).info.status).toBe('open')
    const bots = await made([{ kind: 'bot', level: 'easy' }])
    await expect.poll(async () => (await seen(ann, bots)).info.status).toBe('over')
  })

  it('is refused for a game that needs more', async () => {
    const ann = await Client.named(house.url, 'Ann')
    expect(await ann.ask('POST', '/api/tables', alone({ game: 'small-beer' }))).toMatchObject({ status: 400 })
  })
})
