import type { FromHost, Update } from '@estaminet/table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Client } from './support/client.ts'
import { houseFor, type TestHouse } from './support/house.ts'
import { smallHouse } from './support/school.ts'

let house: TestHouse
beforeAll(async () => {
  house = await houseFor(smallHouse)
})
afterAll(() => house?.close())

const NOBODY = -2
const handIn = ({ view }: Update): number[] => (view as { hand: number[] }).hand

/** Ann and Zoë play on one device, Bob elsewhere; everybody holds cards that are nobody else's business. */
async function begun() {
  const [ann, bob] = [await Client.named(house.url, 'Ann'), await Client.named(house.url, 'Bob')]
  const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', {
    game: 'small-beer',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    access: 'link',
    pace: { kind: 'live' },
  })
  await ann.command(table, 'join', { name: 'Zoë' })
  await bob.command(table, 'join')
  const line = await ann.socket(table, 0, { eyes: NOBODY })
  expect(line.update).toMatchObject({ mine: [0, 1] })
  expect(line.update?.eyes).toBeUndefined()
  for (const [seat, one] of [ann, ann, bob].entries()) await one.command(table, 'nonce', { seat, nonce: '' })
  await ann.command(table, 'start')
  await line.sees(({ info }) => info.status === 'running')
  return { ann, bob, table, line }
}

it('a screen that two people share shows one hand at a time, and none while it goes from hand to hand', async () => {
  const { ann, bob, table, line } = await begun()
  const covered = await line.sees(({ eyes }) => eyes === NOBODY)
  expect(covered).toMatchObject({ reader: NOBODY, asks: [], mine: [0, 1], cover: { seats: [0], isWindow: false } })
  expect(handIn(covered)).toEqual([])

  const hers = await line.hello(table, 0, { eyes: 0 })
  expect(hers).toMatchObject({ reader: 0, eyes: 0, asks: [{ seat: 0 }] })
  expect(hers.cover).toBeUndefined()
  expect(handIn(hers).length).toBeGreaterThan(0)
  const [ask] = hers.asks
  await line.command('play', table, { seat: 0, ask: ask.id, move: ask.choices[0].move })
  const next = await line.sees(({ cover }) => cover !== undefined)
  expect(next).toMatchObject({ eyes: 0, cover: { seats: [1] } })

  const away = await line.hello(table, 0, { eyes: NOBODY })
  expect(handIn(away)).toEqual([])
  const zoes = await line.hello(table, 0, { eyes: 1 })
  expect(zoes).toMatchObject({ reader: 1, asks: [{ seat: 1 }] })
  expect(handIn(zoes).length).toBeGreaterThan(0)
  for (const card of handIn(zoes)) expect(handIn(hers)).not.toContain(card)

  // Eyes that are not theirs see what everybody sees, and for Bob, alone at his device, it changes nothing.
  expect(await line.hello(table, 0, { eyes: 2 })).toMatchObject({ reader: NOBODY, eyes: NOBODY, asks: [] })
  const his = await bob.socket(table, 0, { eyes: NOBODY })
  expect(his.update).toMatchObject({ reader: 2, mine: [2] })
  expect(his.update?.eyes).toBeUndefined()
  await Promise.all([line.close(), his.close()])
  expect(ann.cookie).not.toBe('')
})

it('once it is over everything lies open again, told from the beginning', async () => {
  const { ann, bob, table, line } = await begun()
  await line.sees(({ eyes }) => eyes === NOBODY)
  for (let tries = 0; tries < 200; tries++) {
    const { info } = await ann.ok<Update>('GET', `/api/tables/${table}`)
    if (info.status === 'over') break
    for (const one of [ann, bob]) {
      const { asks, undo } = await one.ok<Update>('GET', `/api/tables/${table}`)
      for (const { seat, held } of undo) if (held) await one.command(table, 'confirm', { seat })
      for (const { seat, id, choices, answered } of asks)
        if (answered === undefined) await one.command(table, 'play', { seat, ask: id, move: choices.at(-1)?.move })
    }
  }
  const over = await line.sees(({ info }) => info.status === 'over')
  expect(over.eyes).toBeUndefined()
  expect(over.events[0]?.n).toBe(1)
  const before = line.frames.filter((frame): frame is Update => frame.t === 'update' && frame.eyes === NOBODY)
  expect(before).not.toEqual([])
  for (const frame of before) expect(handIn(frame)).toEqual([])
  await line.close()
})

it('somebody beside keeps their own name, and speaks by it', async () => {
  const { ann, bob, table, line } = await begun()
  await ann.ok('POST', '/api/me', { name: 'Anna' })
  await ann.command(table, 'chat', { text: 'Santé', seat: 1 })
  await ann.command(table, 'react', { what: 'cheers', seat: 0 })
  await ann.command(table, 'chat', { text: 'Proost' })
  const said = () =>
    line.frames.flatMap((frame: FromHost) => (frame.t === 'said' ? [[frame.from, frame.seat, frame.text]] : []))
  await expect.poll(said).toEqual([
    ['Zoë', 1, 'Santé'],
    ['Anna', 0, undefined],
    ['Anna', 0, 'Proost'],
  ])
  expect((await bob.command(table, 'chat', { text: 'I am Zoë', seat: 1 })).body).toMatchObject({ code: 'not-seated' })
  const { info } = await bob.ok<Update>('GET', `/api/tables/${table}`)
  expect(info.seats.map(({ name }) => name)).toEqual(['Anna', 'Zoë', 'Bob'])
  await line.close()
})
