import type { Update } from '@estaminet/table'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Elsewhere, Gossip } from '../src/rooms/presence.ts'
import { openPostgres } from '../src/store/postgres.ts'
import { startPostgres } from './store/postgres-server.ts'
import { Client, type Line } from './support/client.ts'
import { houseFor } from './support/house.ts'
import { MemoryStore } from './support/memory-store.ts'
import { nodesForTests } from './support/nodes.ts'
import { smallHouse } from './support/school.ts'

describe('two nodes', () => {
  const nodes = nodesForTests(2)

  it('make one table of a rematch that is asked for at all of them at once', async () => {
    const people = [await Client.named(nodes[0].url, 'Ann'), await Client.named(nodes[1].url, 'Bob')]
    const { table } = await people[0].ok<{ table: string }>('POST', '/api/tables', {
      game: 'small-beer',
      options: { rounds: 'two' },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      access: 'link',
      pace: { kind: 'live' },
    })
    await people[1].command(table, 'join')
    for (const [seat, one] of people.entries()) await one.command(table, 'nonce', { seat, nonce: '' })
    await people[0].command(table, 'start')
    const watcher = await new Client(nodes[1].url).socket(table)
    for (const [seat, one] of people.entries()) await one.command(table, 'resign', { seat })
    // Seen at one node: the other knows it as soon as somebody asks there, told of it or not.
    await watcher.sees(({ info }) => info.status === 'over', 60_000)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => people[i % 2].command(table, 'rematch', { cmd: `again-${i}` })),
    )
    const [{ body }] = answers
    expect(answers.map((answer) => answer.body)).toEqual(answers.map(() => body))
    const next = (body as { result?: { table: string } }).result?.table ?? ''
    expect(next).not.toBe('')
    // Who only looked on is told where they all went.
    expect((await watcher.sees(({ info }) => info.rematch !== undefined)).info.rematch).toBe(next)
    const seen = await people[0].ok<Update>('GET', `/api/tables/${next}`)
    expect(seen.info.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Ann'],
      ['person', 'Bob'],
    ])
    await watcher.close()
  })

  const present = (line: Line) => line.update?.info.seats.map((seat) => seat.present)

  it('see who is at a table by way of the other, and who left', async () => {
    const [ann, bob] = [await Client.named(nodes[0].url, 'Ann'), await Client.named(nodes[1].url, 'Bob')]
    const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', {
      game: 'small-beer',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      access: 'link',
      pace: { kind: 'live' },
    })
    await bob.command(table, 'join')
    const here = await ann.socket(table)
    await expect.poll(() => present(here)).toEqual([true, false])
    const there = await bob.socket(table)
    for (const line of [here, there]) await expect.poll(() => present(line)).toEqual([true, true])
    const watcher = await new Client(nodes[1].url).socket(table)
    await expect.poll(() => here.update?.info.spectators).toBe(1)
    await there.close()
    await expect.poll(() => present(here)).toEqual([true, false])
    // Who comes back to a node that knows nobody any more learns who is elsewhere.
    await watcher.close()
    await expect.poll(() => here.update?.info.spectators).toBe(0)
    const again = await bob.socket(table)
    await expect.poll(() => present(again)).toEqual([true, true])

    await bob.command(table, 'chat', { text: 'Santé' })
    await bob.command(table, 'react', { what: 'cheers' })
    await expect
      .poll(() => here.frames.flatMap((frame) => (frame.t === 'said' ? [frame.text ?? frame.react] : [])))
      .toEqual(['Santé', 'cheers'])
    await expect.poll(() => again.frames.filter((frame) => frame.t === 'said').length).toBe(2)
    await Promise.all([here.close(), again.close()])
  })
})

describe('words at another node', () => {
  it('are heard in order, and nobody reads the table again for them', async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    const url = await postgres.newDatabase()
    const stores = await Promise.all([0, 1].map(() => openPostgres(url, { connections: 4 })))
    const nodes = await Promise.all(stores.map((store) => houseFor({ ...smallHouse, store })))
    onTestFinished(async () => {
      for (const node of nodes) await node.close()
    })
    const ann = await Client.named(nodes[0].url, 'Ann')
    const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', {
      game: 'small-beer',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      access: 'link',
      pace: { kind: 'live' },
    })
    const here = await ann.socket(table)
    const bob = await Client.named(nodes[1].url, 'Bob')
    const there = await bob.socket(table)
    let loads = 0
    for (const store of stores) {
      const load = store.load.bind(store)
      store.load = (id) => {
        loads++
        return load(id)
      }
    }
    const words = Array.from({ length: 20 }, (_, n) => `${n}`)
    for (const [n, text] of words.entries()) await (n % 2 ? there : here).command('chat', table, { text })
    const heard = (line: Line) => line.frames.flatMap((frame) => (frame.t === 'said' ? [frame.text] : []))
    for (const line of [here, there]) await expect.poll(() => [...heard(line)].sort()).toEqual([...words].sort())
    expect(loads).toBe(0)
    await Promise.all([here.close(), there.close()])
  })
})

describe('what other nodes say', () => {
  it('lasts a minute unless they say it again', () => {
    const elsewhere = new Elsewhere()
    const company = { persons: ['ann', 'bob'], spectators: 2 }
    expect(elsewhere.hear('a', company, 0)).toBe(true)
    expect(elsewhere.hear('a', { persons: ['bob', 'ann'], spectators: 2 }, 30_000)).toBe(false)
    expect(elsewhere.hear('b', { persons: [], spectators: 1 }, 30_000)).toBe(true)
    expect([elsewhere.persons.sort(), elsewhere.spectators]).toEqual([['ann', 'bob'], 3])
    expect(elsewhere.hear('b', { persons: [], spectators: 0 }, 31_000)).toBe(true)
    expect(elsewhere.prune(80_000)).toBe(false)
    expect(elsewhere.prune(90_000)).toBe(true)
    expect([elsewhere.persons, elsewhere.spectators]).toEqual([[], 0])
  })

  it('goes together, in pieces that a database passes on', async () => {
    const store = new MemoryStore()
    const said: string[] = []
    store.whisper = async (text: string) => {
      said.push(text)
    }
    const gossip = new Gossip(store, { warn: () => {} })
    const persons = ['p'.repeat(16), 'q'.repeat(16)]
    for (let n = 0; n < 500; n++) gossip.tell(`table-${n}`, { persons, spectators: n }, n % 2 === 0)
    gossip.tell('table-0', { persons: [], spectators: 0 }, false)
    await expect.poll(() => said.flatMap((text) => JSON.parse(text)).length).toBe(500)
    expect(said.length).toBeLessThan(10)
    for (const text of said) expect(Buffer.byteLength(text)).toBeLessThan(7_500)
    // The last word about a table counts; a question stays one.
    expect(JSON.parse(said[0])[0]).toEqual(['table-0', [], 0, true])
  })
})
