import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Mails } from '../../src/mail/mails.ts'
import { Post } from '../../src/mail/post.ts'
import { Metrics } from '../../src/metrics.ts'
import { ANSWERS_EACH } from '../../src/store/sweep.ts'
import { MailServer } from '../support/mail-server.ts'
import { emptyHouse, grounds, tell } from './houses.ts'
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

  describe('a mail address', () => {
    const log: unknown[] = []
    let server: MailServer
    let posts: Post[] = []
    let now = 1_000_000
    const here = new Set<string>()
    beforeEach(async () => {
      server = await MailServer.open()
      await house.store.savePerson({ id: 'ann', name: 'Ann', secrets: [], createdAt: 0, seenAt: 0 })
    })
    afterEach(() => {
      for (const post of posts) post.close()
      server.close()
      posts = []
      log.length = 0
      here.clear()
    })

    /** One of the nodes of the house. */
    const node = () => {
      const post = new Post({
        server: { host: '127.0.0.1', port: server.port, secure: 'none' },
        from: { name: 'Estaminet', address: 'play@example.org' },
        helo: 'play.example.org',
        metrics: new Metrics(),
        log: { warn: (...told: unknown[]) => void log.push(told) },
        now: () => now,
        pauses: [1, 1],
      })
      posts.push(post)
      const isHere = (table: string) => here.has(table)
      return Mails.open({ store: house.store, post, publicUrl: 'https://play.example.org', now: () => now, isHere })
    }
    const known = async () => {
      const mails = await node()
      await mails.ask('ann', 'ann@example.org', 'en')
      await mails.confirm('ann', /^\d{6}$/m.exec(server.received.splice(0)[0].text)?.[0] ?? '')
      return mails
    }
    const turnAt = (id: string, actedAt = 0) => {
      const doc = tableAt(id, { pace: { kind: 'turns', hours: 24 } })
      doc.seats[0] = { ...doc.seats[0], kind: 'person', person: 'ann', name: 'Ann', actedAt }
      const call = (mails: Mails, event: 'your-turn' | 'time-is-short' = 'your-turn') =>
        mails.call('ann', { event, table: id, game: doc.game }, doc)
      return { doc, call }
    }

    test('is written to by one node of all, and tried again until the server takes it', async () => {
      const nodes = [await known(), await node(), await node()]
      server.answers.RCPT = ['450 <ann@example.org> later', '451 <ann@example.org> later']
      const { call } = turnAt('t')
      expect((await Promise.all(nodes.map((one) => call(one)))).filter(Boolean)).toHaveLength(1)
      expect(server.received.map(({ to }) => to)).toEqual(['ann@example.org'])
      expect(log).toHaveLength(2)
      expect(JSON.stringify(log)).not.toContain('ann')
      expect(JSON.stringify(log)).toContain('450')
    })

    test('that the server refuses is not tried again, nor one that was removed meanwhile', async () => {
      const mails = await known()
      server.answers.RCPT = ['550 no such box']
      expect(await turnAt('t').call(mails)).toBe(false)
      server.answers.RCPT = ['450 later']
      const letter = { subject: 's', text: 't', html: 'h', language: 'en' }
      let asked = 0
      expect(await posts[0].deliver(letter, 'ann@example.org', async () => ++asked === 1)).toBe(false)
      expect(asked).toBe(2)
      expect(server.received).toEqual([])
    })

    test('gets one letter for each thing somebody is asked, none while they are there, and twenty a day', async () => {
      const mails = await known()
      expect(await turnAt('t').call(mails)).toBe(true)
      expect(await turnAt('t').call(mails)).toBe(false)
      expect(await turnAt('t').call(mails, 'time-is-short')).toBe(true)
      expect(await turnAt('t').call(mails, 'time-is-short')).toBe(false)
      now += 1000
      expect(await turnAt('t', now - 1).call(mails)).toBe(true)
      here.add('here')
      expect(await turnAt('here').call(mails)).toBe(false)
      for (let more = 0; more < 20; more++) await turnAt(`t${more}`).call(mails)
      expect(server.received).toHaveLength(20)
      now += DAY
      expect(await turnAt('late').call(mails)).toBe(true)
    })

    test('is no longer known when its owner is forgotten', async () => {
      const mails = await known()
      await house.store.forgetPerson('ann')
      expect(await mails.of('ann')).toEqual({ address: null, waiting: null })
      expect(await turnAt('t').call(mails)).toBe(false)
      expect(server.received).toEqual([])
    })

    test('is proved within a quarter of an hour', async () => {
      const mails = await node()
      await mails.ask('ann', 'ann@example.org', 'en')
      const code = /^\d{6}$/m.exec(server.received[0].text)?.[0] ?? ''
      now += 15 * 60_000
      expect(await mails.of('ann')).toEqual({ address: null, waiting: null })
      await expect(mails.confirm('ann', code)).rejects.toMatchObject({ code: 'no-code' })
    })
  })

  describe('the sweep', () => {
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
        await tell(house.place, `UPDATE commands SET at = ${now - age * DAY} WHERE table_id = '${id}'`)
        await tell(house.place, `UPDATE tables SET changed_at = ${now - age * DAY} WHERE id = '${id}'`)
      }
      await house.store.saveToken({ hash: 'old', person: 'ann', purpose: 'device', expiresAt: now - 1 })
      expect(await house.store.sweep('')).toBe('run-very-old')
      expect(await house.store.sweep('run-very-old')).toBe('')
      const left = await Promise.all(
        ['over-fresh', 'over-old', 'closed-old', 'run-old', 'run-very-old'].map((id) => kept(id)),
      )
      expect(left).toEqual([true, false, false, true, false])
    })

    test('keeps the last few hundred answers of each at a table', async () => {
      for (const id of ['t', 'u']) await house.store.commit(made(tableAt(id)))
      const answer = (table: string, person: string, n: number) => `('${table}', '${person}:c${n}', '{}', ${now + n})`
      const now = await house.store.now()
      const answers = [
        ...Array.from({ length: ANSWERS_EACH + 10 }, (_, n) => answer('t', 'ann', n)),
        ...Array.from({ length: 3 }, (_, n) => answer('t', 'bob', n)),
        ...Array.from({ length: 20 }, (_, n) => answer('u', 'ann', n)),
      ]
      await tell(house.place, `INSERT INTO commands (table_id, id, answer, at) VALUES ${answers.join()}`)
      expect(await house.store.sweep('')).toBe('u')
      const isKept = async (table: string, command: string) =>
        (await house.store.answerTo(table, command)) !== undefined
      expect(await Promise.all([0, 9, 10, ANSWERS_EACH + 9].map((n) => isKept('t', `ann:c${n}`)))).toEqual([
        false,
        false,
        true,
        true,
      ])
      expect(await isKept('t', 'bob:c0')).toBe(true)
      expect(await isKept('u', 'ann:c0')).toBe(true)
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
