import Database from 'libsql'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { houseFile } from '../../src/store/folder.ts'
import { emptyHouse, grounds } from './houses.ts'
import { made, moved, tableAt } from './table-talk.ts'

const DAY = 24 * 60 * 60 * 1000

describe.each(grounds)('what is kept on %s', (_, lay) => {
  const house = emptyHouse(lay)

  test('passkeys belong to whoever brought them first, and go one by one', async () => {
    const first = { id: 'k1', person: 'ann', key: 'p', counter: 0, createdAt: 5 }
    expect(await house.store.savePasskey(first)).toBe(true)
    expect(await house.store.savePasskey({ ...first, id: 'k2' })).toBe(true)
    expect(await house.store.savePasskey({ ...first, person: 'bob' })).toBe(false)
    expect(await house.store.savePasskey({ ...first, counter: 4, usedAt: 9 })).toBe(true)
    expect(await house.store.passkey('k1')).toEqual({ ...first, counter: 4, usedAt: 9 })
    await house.store.dropPasskey('bob', 'k1')
    await house.store.dropPasskey('ann', 'k2')
    expect((await house.store.passkeysOf('ann')).map(({ id }) => id)).toEqual(['k1'])
    expect(await house.store.passkey('k2')).toBeUndefined()
  })

  test('a person has one webhook', async () => {
    const webhook = { person: 'ann', url: 'https://example.org/a', secret: 's', language: 'en' }
    await house.store.saveWebhook({ ...webhook, language: 'fr' })
    await house.store.saveWebhook(webhook)
    expect(await house.store.webhook('ann')).toEqual(webhook)
    await house.store.dropWebhook('ann')
    expect(await house.store.webhook('ann')).toBeUndefined()
  })

  test('whoever is forgotten leaves no key, no webhook and no name over what they said', async () => {
    await house.store.savePasskey({ id: 'k', person: 'ann', key: 'p', counter: 0 })
    await house.store.savePasskey({ id: 'l', person: 'bob', key: 'p', counter: 0 })
    await house.store.saveWebhook({ person: 'ann', url: 'https://example.org', secret: 's', language: 'en' })
    const table = tableAt('t')
    await house.store.commit(made(table))
    const say = async (n: number, from: string, speaker: string) =>
      house.store.say({
        table: 't',
        said: { at: n, from, seat: 0, text: `“${n}”` },
        speaker,
        command: { id: `c${n}`, answer: {} },
      })
    const first = Number(await say(1, 'Ann', 'ann'))
    await say(2, 'Bob', 'bob')
    await say(3, 'Ann', 'ann')
    expect((await house.store.saidAfter('t', first)).map(({ said }) => said.at)).toEqual([2, 3])
    expect((await house.store.saidAfter('t', first - 1)).map(({ said }) => said.at)).toEqual([1, 2, 3])
    await house.store.forgetPerson('ann')
    expect(await house.store.passkeysOf('ann')).toEqual([])
    expect(await house.store.webhook('ann')).toBeUndefined()
    expect(await house.store.passkey('l')).toBeDefined()
    expect(await house.store.said('t', 9)).toEqual([
      { at: 1, from: '', seat: 0, text: '“1”' },
      { at: 2, from: 'Bob', seat: 0, text: '“2”' },
      { at: 3, from: '', seat: 0, text: '“3”' },
    ])
  })

  describe('the sweep', () => {
    const tell = async (sql: string) => {
      if ('databaseUrl' in house.place) {
        const client = new Client(house.place.databaseUrl)
        await client.connect()
        await client.query(sql)
        await client.end()
      } else {
        const db = new Database(houseFile(house.place.dataDir))
        db.exec(sql)
        db.close()
      }
    }
    const kept = async (id: string) => (await house.store.answerTo(id, 'move-0')) !== undefined

    test('drops answers of tables long over and very old ones of running tables, and no other', async () => {
      const now = await house.store.now()
      for (const [id, status, age] of [
        ['over-fresh', 'over', 6],
        ['over-old', 'over', 8],
        ['closed-old', 'closed', 8],
        ['run-old', 'running', 8],
        ['run-very-old', 'running', 31],
      ] as const) {
        const table = tableAt(id, { status })
        await house.store.commit(made(table))
        await house.store.commit(moved(table, 0))
        await tell(`UPDATE commands SET at = ${now - age * DAY} WHERE table_id = '${id}'`)
        await tell(`UPDATE tables SET changed_at = ${now - age * DAY} WHERE id = '${id}'`)
      }
      await house.store.saveToken({ hash: 'old', person: 'ann', purpose: 'device', expiresAt: now - 1 })
      expect(await house.store.sweep('')).toBe('run-very-old')
      expect(await house.store.sweep('run-very-old')).toBe('')
      const left = await Promise.all(
        ['over-fresh', 'over-old', 'closed-old', 'run-old', 'run-very-old'].map((id) => kept(id)),
      )
      expect(left).toEqual([true, false, false, true, false])
    })

    test('goes through a big house in pieces', async () => {
      await Promise.all(
        Array.from({ length: 250 }, async (_, i) => {
          const table = tableAt(`t${String(i).padStart(3, '0')}`)
          await house.store.commit(made(table))
          await house.store.commit(moved(table, 0))
        }),
      )
      expect(await house.store.sweep('')).toBe('t199')
      expect(await house.store.sweep('t199')).toBe('t249')
      expect(await house.store.sweep('t249')).toBe('')
    })
  })
})
