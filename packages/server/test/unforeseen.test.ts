import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { inLog } from '../src/in-log.ts'
import { troubleOf } from '../src/store/trouble.ts'
import { Client } from './support/client.ts'
import { houseFor } from './support/house.ts'
import { MemoryStore } from './support/memory-store.ts'
import { smallHouse } from './support/school.ts'

/** A house that keeps its log, with a table of Ann's for two, and a fault that comes when it is wanted. */
async function faultyHouse() {
  const store = new MemoryStore()
  const said: { error: string }[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line)) })
  const { url, hostKey, close } = await houseFor({ ...smallHouse, store, log })
  onTestFinished(close)
  const ann = await Client.named(url, 'Ann')
  const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', {
    game: 'small-beer',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    access: 'link',
    pace: { kind: 'live' },
  })
  const fail = () => {
    throw new TypeError('nobody thought of that', { cause: new RangeError('a glass too many') })
  }
  const failed = async () => {
    const house = await ann.ask('GET', '/metrics', undefined, { authorization: `Bearer ${hostKey}` })
    return String(house.body).match(/^estaminet_commands_total\{.*end="failed".*$/gm)
  }
  return { store, said, url, ann, table, fail, failed }
}

const noted = (about: object) => ({
  level: 50,
  error: 'TypeError: nobody thought of that',
  stack: expect.stringContaining('unforeseen.test.ts'),
  cause: { error: 'RangeError: a glass too many', stack: expect.stringContaining('unforeseen.test.ts') },
  ...about,
})
const TROUBLE = { code: 'house-trouble', message: expect.stringContaining('It was noted.') }

it('a fault in a command is noted once, with all that is known of it, over a socket and over HTTP', async () => {
  const { store, said, url, table, fail, failed } = await faultyHouse()
  const bob = await Client.named(url, 'Bob')
  const line = await bob.socket(table)
  store.person = fail
  expect(await line.command('join', table)).toMatchObject({ t: 'refused', ...TROUBLE })
  expect(said).toEqual([expect.objectContaining(noted({ table, command: 'join' }))])
  expect(await failed()).toEqual(['estaminet_commands_total{kind="join",end="failed"} 1'])
  expect(await bob.command(table, 'join')).toMatchObject({ status: 500, body: TROUBLE })
  expect(said).toHaveLength(2)
  expect(await failed()).toEqual(['estaminet_commands_total{kind="join",end="failed"} 2'])
})

it('one in beginning to watch is noted once too, whichever way one watches', async () => {
  const { store, said, ann, table, fail, failed } = await faultyHouse()
  store.said = fail
  await expect(ann.socket(table)).rejects.toMatchObject({ refusal: { t: 'refused', ...TROUBLE } })
  expect(said).toEqual([expect.objectContaining(noted({ table, command: 'hello' }))])
  expect(await failed()).toEqual(['estaminet_commands_total{kind="hello",end="failed"} 1'])
  const stream = await fetch(`${ann.url}/api/tables/${table}/stream`)
  expect(await stream.text()).toContain('"code":"house-trouble","message":"Something went wrong')
  expect(said.slice(1)).toEqual([expect.objectContaining(noted({ table }))])
})

it('one in any other request is noted under its address, without what is secret in that', async () => {
  const { store, said, ann, fail } = await faultyHouse()
  store.useToken = fail
  expect(await ann.ask('POST', '/api/devices', { token: 'secret' })).toMatchObject({ status: 500, body: TROUBLE })
  expect(said).toEqual([expect.objectContaining(noted({ method: 'POST', route: '/api/devices' }))])
  expect(JSON.stringify(said)).not.toContain('secret')
})

it('what ails the store is noted with its cause, and where it was said is not', () => {
  const trouble = troubleOf(Object.assign(new Error('no room'), { code: 'SQLITE_FULL' }))
  expect(inLog(trouble)).toEqual({
    error: expect.stringContaining('disk of the house is full'),
    code: 'store-trouble',
    cause: { error: 'Error: no room', code: 'SQLITE_FULL', stack: expect.any(String) },
  })
  // The writing thread tells it so.
  expect(inLog(troubleOf({ code: 'SQLITE_IOERR', message: 'cannot read' })).cause).toEqual({
    error: 'cannot read',
    code: 'SQLITE_IOERR',
  })
})
