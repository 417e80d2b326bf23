import { once } from 'node:events'
import { get } from 'node:http'
import type { Socket } from 'node:net'
import type { Update } from '@estaminet/table'
import { expect, it, onTestFinished } from 'vitest'
import { Client } from './support/client.ts'
import { houseFor } from './support/house.ts'
import { MemoryStore } from './support/memory-store.ts'
import { smallHouse } from './support/school.ts'

/** A house with a table of Ann's, whose store can be held up. */
async function slowHouse() {
  const store = new MemoryStore()
  const { url, house, hostKey, close } = await houseFor({ ...smallHouse, store })
  onTestFinished(close)
  const ann = await Client.named(url, 'Ann')
  const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', {
    game: 'small-beer',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    access: 'public',
    pace: { kind: 'live' },
  })

  /** Ann asks for a stream and leaves while the store is busy with this for her; then it goes on. */
  async function comesAndGoes(path: string, busyWith: 'load' | 'said' | 'tables') {
    const act: (...about: never[]) => unknown = store[busyWith]
    let release = () => {}
    const busy = new Promise<void>((begun) => {
      const slow = async (...about: never[]) => {
        Object.assign(store, { [busyWith]: act })
        begun()
        await new Promise<void>((go) => {
          release = go
        })
        return act.apply(store, about)
      }
      Object.assign(store, { [busyWith]: slow })
    })
    const connected = once(house.app.server, 'connection')
    const asked = get(`${url}${path}`, { headers: { cookie: ann.cookie }, agent: false })
    asked.on('error', () => {})
    const [line]: Socket[] = await connected
    await busy
    asked.destroy()
    await once(line, 'close')
    release()
  }

  /** Sockets and streams that the house holds to be open. */
  async function connections(): Promise<string | undefined> {
    const { body } = await ann.ask('GET', '/metrics', undefined, { authorization: `Bearer ${hostKey}` })
    return /^estaminet_connections (\d+)$/m.exec(String(body))?.[1]
  }

  const isThere = async () => (await ann.ok<Update>('GET', `/api/tables/${table}`)).info.seats[0].present

  return { table, comesAndGoes, connections, isThere }
}

it('who leaves before their stream of a table begins is not there, and takes no place at the door', async () => {
  const { table, comesAndGoes, connections, isThere } = await slowHouse()
  await comesAndGoes(`/api/tables/${table}/stream`, 'load')
  expect(await isThere()).toBe(false)
  expect(await connections()).toBe('0')
})

it('who leaves while they are let in is not there either', async () => {
  const { table, comesAndGoes, connections, isThere } = await slowHouse()
  await comesAndGoes(`/api/tables/${table}/stream`, 'said')
  expect(await isThere()).toBe(false)
  expect(await connections()).toBe('0')
})

it('who leaves before the list of tables is read takes no place at the door', async () => {
  const { comesAndGoes, connections } = await slowHouse()
  await comesAndGoes('/api/lobby', 'tables')
  expect(await connections()).toBe('0')
})
