import type { Update } from '@estaminet/table'
import Database from 'libsql'
import { expect, it } from 'vitest'
import { houseFile } from '../src/store/folder.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import { sqliteGround } from './store/houses.ts'
import { Client } from './support/client.ts'
import { houseFor } from './support/house.ts'
import { smallHouse } from './support/school.ts'

it('a move that is repeated after its answer was swept away is stale, and played once', async () => {
  const ground = sqliteGround()
  const folder = ground.folder()
  const house = await houseFor({ ...smallHouse, store: await openSqlite(folder) })
  const ann = await Client.named(house.url, 'Ann')
  const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', {
    game: 'long-beer',
    seats: [{ kind: 'me' }, { kind: 'me', name: 'Bob' }],
    access: 'link',
    pace: { kind: 'live' },
  })
  for (const seat of [0, 1]) await ann.command(table, 'nonce', { seat, nonce: '' })
  await ann.command(table, 'start')
  const see = () => ann.ok<Update>('GET', `/api/tables/${table}`)

  let sealed = 0
  for (let n = 0; n < 12; n++) {
    const ask = (await see()).asks.find(({ answered }) => answered === undefined)
    if (!ask) throw new Error('nobody is asked')
    const play = { cmd: `play-${n}`, ask: ask.id, seat: ask.seat, move: ask.choices[0].move }
    expect((await ann.command(table, 'play', play)).status).toBe(200)
    const before = await house.store.load(table)
    // While the answer is kept, it is given again.
    expect((await ann.command(table, 'play', play)).status).toBe(200)
    const db = new Database(houseFile(folder), { timeout: 5000 })
    db.exec('UPDATE commands SET at = 1')
    db.close()
    expect(await house.store.sweep('')).toBe(table)
    expect(await house.store.answerTo(table, play.cmd)).toBeUndefined()
    const again = await ann.command(table, 'play', play)
    // A sealed answer may be given again as long as it is sealed: it stays the same one.
    if (ask.sealed && again.status === 200) sealed++
    else expect(again).toMatchObject({ status: 409, body: { code: 'stale' } })
    const after = await house.store.load(table)
    expect(after?.log).toEqual(before?.log)
    expect(after?.doc.sealed).toEqual(before?.doc.sealed)
  }
  expect(sealed).toBeLessThan(12)
  await house.close()
  await ground.clear()
})
