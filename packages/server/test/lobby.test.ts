import { request } from 'node:http'
import type { TableInfo, Update } from '@estaminet/table'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { nodesForTests } from './support/nodes.ts'
import { smallHouse } from './support/school.ts'

/** Somebody at the door, reading the list as it comes. */
function atTheDoor(house: TestHouse, cookie = '') {
  const lists: TableInfo[][] = []
  const nudges: unknown[] = []
  let unread = ''
  const call = request(`${house.url}/api/lobby`, { headers: cookie ? { cookie } : {} }, (answer) => {
    answer.on('data', (chunk) => {
      unread += chunk
      const events = unread.split('\n\n')
      unread = events.pop() ?? ''
      for (const event of events) {
        const said = event.startsWith('data: ') ? JSON.parse(event.slice(6)) : undefined
        if (Array.isArray(said)) lists.push(said)
        else if (said?.t === 'yours') nudges.push(said)
      }
    })
    answer.on('error', () => {})
  })
  call.on('error', () => {})
  call.end()
  const seats = () =>
    (lists.at(-1) ?? []).map(({ id, seats }) => [id, seats.filter((one) => one.kind === 'open').length])
  return { lists, nudges, seats, leave: () => call.destroy() }
}

const plan = (access: 'public' | 'link') => ({
  game: 'small-beer',
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  access,
  pace: { kind: 'live' },
})
const open = async (client: Client, access: 'public' | 'link' = 'public') =>
  (await client.ok<{ table: string }>('POST', '/api/tables', plan(access))).table

describe('the door of one house', () => {
  let house: TestHouse
  beforeAll(async () => {
    house = await houseFor(smallHouse)
  })
  afterAll(() => house?.close())

  it('shows public tables as they are opened, filled and closed', async () => {
    const [ann, bob] = [await Client.named(house.url, 'Ann'), await Client.named(house.url, 'Bob')]
    const door = atTheDoor(house)
    await expect.poll(() => door.lists.length).toBe(1)
    expect(door.lists).toEqual([[]])
    await open(ann, 'link')
    const table = await open(ann)
    await expect.poll(door.seats).toEqual([[table, 2]])
    await bob.command(table, 'join')
    await expect.poll(door.seats).toEqual([[table, 1]])
    // Nobody at the door learns more than a list holds.
    expect(JSON.stringify(door.lists)).not.toContain('secret')
    const late = atTheDoor(house, ann.cookie)
    await expect.poll(late.seats).toEqual([[table, 1]])
    expect(late.lists[0][0].host).toBe(true)
    await ann.command(table, 'start')
    await expect.poll(door.seats).toEqual([])
    door.leave()
    late.leave()
  })

  it('tells whoever stands there that a table of their own changed, and nobody else', async () => {
    const [ann, bob] = [await Client.named(house.url, 'Ann'), await Client.named(house.url, 'Bob')]
    const table = await open(ann, 'link')
    const [annAtTheDoor, stranger] = [atTheDoor(house, ann.cookie), atTheDoor(house)]
    await expect.poll(() => annAtTheDoor.lists.length + stranger.lists.length).toBe(2)
    await bob.command(table, 'join')
    await expect.poll(() => annAtTheDoor.nudges.length).toBeGreaterThan(0)
    expect(stranger.nudges).toEqual([])
    annAtTheDoor.leave()
    stranger.leave()
  })

  it('gathers what happens at once, and is silent about the rest', async () => {
    const ann = await Client.named(house.url, 'Ann')
    const door = atTheDoor(house)
    await expect.poll(() => door.lists.length).toBe(1)
    const guests = await Promise.all(Array.from({ length: 4 }, (_, n) => Client.named(house.url, `Guest ${n}`)))
    // That a table of theirs changed is told no sooner than the list it changes.
    const [guestsDoor, annsDoor] = [guests[0], ann].map(({ cookie }) => atTheDoor(house, cookie))
    await expect.poll(() => guestsDoor.lists.length + annsDoor.lists.length).toBe(2)
    const begun = Date.now()
    const tables = await Promise.all(Array.from({ length: 8 }, (_, n) => open(guests[n % 4])))
    await expect.poll(() => door.seats().length).toBe(8)
    // The list that was there, one soon after the first table, and one a second while a slow machine makes the others.
    expect(door.lists.length).toBeLessThanOrEqual(3 + (Date.now() - begun) / 1_000)
    await expect.poll(() => guestsDoor.nudges.length).toBeGreaterThan(0)
    const before = door.lists.length
    const hidden = await open(ann, 'link')
    await ann.command(hidden, 'chat', { text: 'hello' })
    await expect.poll(() => annsDoor.nudges.length).toBeGreaterThan(0)
    expect(door.lists.length).toBe(before)
    for (const [n, table] of tables.entries()) await guests[n % 4].command(table, 'leave')
    await expect.poll(() => door.seats().length).toBe(0)
    for (const one of [door, guestsDoor, annsDoor]) one.leave()
  })
})

describe('a table of which every open seat is kept for somebody', () => {
  it('is not offered at the door, until one of them is given up', async () => {
    const house = await houseFor(smallHouse)
    onTestFinished(() => house.close())
    const [ann, bob] = [await Client.named(house.url, 'Ann'), await Client.named(house.url, 'Bob')]
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', { ...plan('public'), seats })
    await bob.command(table, 'join')
    for (const [seat, one] of [ann, bob].entries()) await one.command(table, 'nonce', { seat, nonce: '' })
    await ann.command(table, 'start')
    for (const [seat, one] of [ann, bob].entries()) await one.command(table, 'resign', { seat })
    const isOver = async () => (await ann.ok<Update>('GET', `/api/tables/${table}`)).info.status === 'over'
    await expect.poll(isOver).toBe(true)
    const { body } = await ann.command(table, 'rematch')
    const next = (body as { result: { table: string } }).result.table
    const other = await open(await Client.named(house.url, 'Cis'))
    const door = atTheDoor(house)
    await expect.poll(door.seats).toEqual([[other, 2]])
    await bob.command(next, 'join')
    await bob.command(next, 'leave')
    await expect.poll(door.seats).toEqual([
      [other, 2],
      [next, 1],
    ])
    door.leave()
  })
})

describe('three nodes on one PostgreSQL', () => {
  const nodes = nodesForTests(3)

  it('show each other’s tables at their doors', async () => {
    const doors = nodes.map((node) => atTheDoor(node))
    await expect.poll(() => doors.every(({ lists }) => lists.length === 1)).toBe(true)
    const ann = await Client.named(nodes[0].url, 'Ann')
    const bob = await Client.named(nodes[2].url, 'Bob')
    const table = await open(ann)
    for (const door of doors) await expect.poll(door.seats).toEqual([[table, 2]])
    await bob.command(table, 'join')
    for (const door of doors) await expect.poll(door.seats).toEqual([[table, 1]])
    await ann.command(table, 'start')
    for (const door of doors) await expect.poll(door.seats).toEqual([])
    for (const door of doors) door.leave()
  })

  it('put first at every door who waits at a table by way of any of them', async () => {
    const [ann, bob] = [await Client.named(nodes[0].url, 'Ann'), await Client.named(nodes[1].url, 'Bob')]
    const [hers, his] = [await open(ann), await open(bob)]
    const listed = async (node: number) =>
      (await new Client(nodes[node].url).ok<TableInfo[]>('GET', '/api/tables'))
        .map(({ id }) => id)
        .filter((id) => id === hers || id === his)
    await expect.poll(async () => (await listed(0)).length).toBe(2)
    // The clocks of two nodes may differ by more than lies between the two tables.
    const [above, below] = await listed(0)
    for (const node of [0, 1, 2]) await expect.poll(() => listed(node)).toEqual([above, below])
    const line = await (below === hers ? ann : bob).socket(below)
    for (const node of [0, 1, 2]) await expect.poll(() => listed(node)).toEqual([below, above])
    await line.close()
    for (const node of [0, 1, 2]) await expect.poll(() => listed(node)).toEqual([above, below])
  })

  it('tell whoever stands at any door that a table of theirs changed', async () => {
    const [ann, bob] = [await Client.named(nodes[0].url, 'Ann'), await Client.named(nodes[1].url, 'Bob')]
    const table = await open(ann, 'link')
    const doors = nodes.map((node) => atTheDoor(node, ann.cookie))
    const stranger = atTheDoor(nodes[2], bob.cookie)
    await expect.poll(() => [...doors, stranger].every(({ lists }) => lists.length === 1)).toBe(true)
    const cis = await Client.named(nodes[1].url, 'Cis')
    await cis.command(table, 'join')
    for (const door of doors) await expect.poll(() => door.nudges.length).toBeGreaterThan(0)
    expect(stranger.nudges).toEqual([])
    for (const door of [...doors, stranger]) door.leave()
  })
})
