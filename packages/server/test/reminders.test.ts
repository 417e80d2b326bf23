import type { PersonId, TableDoc } from '@estaminet/table'
import { expect, it } from 'vitest'
import { type Call, Calling, sentenceFor } from '../src/calling.ts'
import type { TableNews } from '../src/rooms/change.ts'
import { MemoryStore } from './support/memory-store.ts'
import { roomsOn } from './support/rooms-on.ts'

const HOUR = 3_600_000
const ann = { id: 'ann', name: 'Ann' }
const bob = { id: 'bob', name: 'Bob' }
const webhook = { by: 'ann', url: 'https://example.org', secret: '', language: 'en', format: 'json' }

it('whoever has not played when a turn is nearly over is called once, and so is the channel of the table', async () => {
  let now = Date.now()
  const called: (Call & { person: PersonId })[] = []
  const way = { call: async (person: PersonId, call: Call) => void called.push({ person, ...call }) }
  const channel: Call[] = []
  const calling = new Calling({
    ways: [way],
    webhooks: { tell: async (_, call) => channel.push(call) > 0 },
    publicUrl: 'https://play.example.org',
    log: { warn: () => undefined },
  })
  const { rooms } = roomsOn(new MemoryStore(), {
    now: () => now,
    changed(doc: TableDoc, turns: readonly PersonId[], late: readonly PersonId[], news: TableNews) {
      calling.tableTold({ ...doc, webhook }, news)
      calling.turnsBegan(doc, turns)
      calling.timeIsShort(doc, late)
    },
  })
  const { table } = await rooms.create(
    {
      game: 'small-beer',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      access: 'link',
      pace: { kind: 'turns', hours: 24 },
    },
    ann,
  )
  await rooms.command({ t: 'join', table, cmd: 'a' }, bob)
  for (const [seat, who] of [ann, bob].entries())
    await rooms.command({ t: 'nonce', table, cmd: `n${seat}`, seat, nonce: '' }, who)
  await rooms.command({ t: 'start', table, cmd: 's' }, ann)
  const { asks } = await rooms.room(table).updateFor(ann.id, undefined)
  const [ask] = asks
  await rooms.command({ t: 'play', table, cmd: 'p', seat: 0, ask: ask.id, move: ask.choices[0].move }, ann)
  called.length = 0
  channel.length = 0
  const tick = () => rooms.room(table).change({ act: (one) => one.house({ t: 'tick' }, now) })
  await tick()
  expect(called).toEqual([])
  now += 21 * HOUR
  await tick()
  now += HOUR
  await tick()
  const link = `https://play.example.org/table/${table}`
  expect(called).toEqual([{ person: 'bob', event: 'time-is-short', table, game: 'small-beer', link }])
  // Ann has answered, and nobody may see it: to the table both are waited for.
  expect(channel).toEqual([{ event: 'turn-is-short', table, game: 'small-beer', link, players: ['Ann', 'Bob'] }])
  expect(sentenceFor(channel[0], 'nl')).toBe('De tijd is bijna om voor Ann en Bob: small-beer.')
})
