import { describe, expect, test } from 'vitest'
import { openStore } from '../../src/store/open.ts'
import type { PersonRow } from '../../src/store/store.ts'
import { emptyHouse, grounds } from './houses.ts'
import { made, pause, tableAt } from './table-talk.ts'

describe.each(grounds)('people and the house in a store on %s', (_, lay) => {
  const house = emptyHouse(lay)

  const ann: PersonRow = {
    id: 'ann',
    name: 'Ann',
    secrets: ['h2', 'h1'],
    createdAt: 1,
    seenAt: 2,
  }

  test('a person is kept, changed and forgotten with all their links', async () => {
    await house.store.savePerson(ann)
    await house.store.savePerson({ ...ann, name: 'Anna' })
    await house.store.saveToken({
      hash: 'x',
      person: 'ann',
      purpose: 'device',
      expiresAt: (await house.store.now()) + 60_000,
    })
    await house.reopen()
    expect(await house.store.person('ann')).toEqual({ ...ann, name: 'Anna' })
    await house.store.forgetPerson('ann')
    expect(await house.store.person('ann')).toBeUndefined()
    expect(await house.store.useToken('x')).toBeUndefined()
  })

  test('many who change a person at once lose nothing of each other’s, and bring nobody back', async () => {
    await house.store.savePerson({ ...ann, secrets: [] })
    const add = (secret: string) =>
      house.store.changePerson('ann', (person) => ({ ...person, secrets: [...person.secrets, secret] }))
    const names = Array.from({ length: 12 }, (_, n) => `s${n}`)
    await Promise.all(names.map(add))
    expect(new Set((await house.store.person('ann'))?.secrets)).toEqual(new Set(names))
    await house.store.forgetPerson('ann')
    expect(await add('late')).toBeUndefined()
    expect(await house.store.person('ann')).toBeUndefined()
  })

  test('a token works once, and not after its time', async () => {
    const now = await house.store.now()
    const token = { hash: 'x', person: 'ann', purpose: 'device', expiresAt: now + 60_000 }
    await house.store.saveToken(token)
    await house.store.saveToken({ ...token, hash: 'old', expiresAt: now - 1 })
    const uses = await Promise.all([house.store.useToken('x'), house.store.useToken('x'), house.store.useToken('x')])
    expect(uses.filter((use) => use !== undefined)).toEqual([token])
    expect(await house.store.useToken('old')).toBeUndefined()
    expect(await house.store.useToken('never')).toBeUndefined()
  })

  test('settings and blocked addresses stay', async () => {
    expect(await house.store.setting('host-key')).toBeUndefined()
    await house.store.replaceSetting('host-key', undefined, 'a')
    await house.store.replaceSetting('host-key', 'a', 'b')
    await house.store.block('10.0.0.2', true)
    await house.store.block('10.0.0.1', true)
    await house.store.block('10.0.0.1', true)
    await house.store.block('10.0.0.2', false)
    await house.reopen()
    expect(await house.store.setting('host-key')).toBe('b')
    expect(await house.store.blocked()).toEqual(['10.0.0.1'])
  })

  test('of those who replace a setting at once, one does', async () => {
    const first = await Promise.all(
      ['a', 'b', 'c'].map((value) => house.store.replaceSetting('keys', undefined, value)),
    )
    expect(first.filter(Boolean)).toHaveLength(1)
    const was = ['a', 'b', 'c'][first.indexOf(true)]
    expect(await house.store.setting('keys')).toBe(was)
    const next = await Promise.all(['d', 'e', 'f'].map((value) => house.store.replaceSetting('keys', was, value)))
    expect(next.filter(Boolean)).toHaveLength(1)
    expect(await house.store.setting('keys')).toBe(['d', 'e', 'f'][next.indexOf(true)])
    expect(await house.store.replaceSetting('keys', was, 'g')).toBe(false)
  })

  test('the house knows how long it was closed, once', async () => {
    expect(await house.store.heartbeat()).toBe(0)
    expect(await house.store.heartbeat()).toBe(0)
    await house.store.close()
    await pause(400)
    house.store = await openStore(house.place)
    const closed = await house.store.heartbeat()
    expect(closed).toBeGreaterThanOrEqual(390)
    expect(await house.store.heartbeat()).toBe(closed)
    // Somebody who only looks does not open the house.
    await house.reopen()
    await house.reopen()
    expect(await house.store.heartbeat()).toBeGreaterThan(closed)
  })

  test('a closed store says so', async () => {
    await house.store.close()
    await expect(house.store.commit(made(tableAt('t')))).rejects.toMatchObject({ code: 'store-trouble' })
    await house.store.close()
  })
})
