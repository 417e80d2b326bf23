import { describe, expect, it } from 'vitest'
import { People, tidy } from '../src/people.ts'
import { emptyHouse, grounds } from './store/houses.ts'
import { MemoryStore } from './support/memory-store.ts'

const DAY = 24 * 60 * 60_000

function house() {
  const time = { now: 1_700_000_000_000 }
  const store = new MemoryStore()
  return { time, store, people: new People(store, () => time.now) }
}

describe('a guest', () => {
  it('is recognised by the secret alone, which the house keeps only as a hash', async () => {
    const { people, store } = house()
    const { person, pass } = await people.welcome('Ann')
    expect((await people.recognise(pass))?.person).toMatchObject({ name: 'Ann' })
    expect(JSON.stringify(await store.person(person.id))).not.toContain(pass.split('.')[1])
    for (const wrong of [
      '',
      'x',
      `${person.id}.wrong.0`,
      `${pass}.more`,
      `nobody.${pass.split('.').slice(1).join('.')}`,
    ])
      expect(await people.recognise(wrong)).toBeUndefined()
  })

  it('gets a new secret every week; the old one opens a few minutes more', async () => {
    const { people, time } = house()
    const { pass } = await people.welcome('Ann')
    time.now += 6 * DAY
    expect((await people.recognise(pass))?.renewed).toBeUndefined()
    time.now += 2 * DAY
    const renewed = (await people.recognise(pass))?.renewed ?? ''
    expect((await people.recognise(renewed))?.person.name).toBe('Ann')
    expect((await people.recognise(pass))?.person.name).toBe('Ann')
    time.now += 11 * 60_000
    expect(await people.recognise(pass)).toBeUndefined()
    expect((await people.recognise(renewed))?.person.name).toBe('Ann')
  })

  it('keeps games of a campaign told by several devices as one memory, until it is forgotten', async () => {
    const { people, store } = house()
    const { person } = await people.welcome('Ann')
    const game = (table: string, at: number) => ({ table, condition: 12, at, points: 231, passed: false, failedOn: 2 })
    expect(await people.keepTries(person.id, [])).toEqual([])
    await people.keepTries(person.id, [game('a', 1)])
    expect(await people.keepTries(person.id, [game('b', 2), game('a', 1)])).toEqual([game('b', 2), game('a', 1)])
    expect(await people.keepTries(person.id, [])).toHaveLength(2)
    await people.rename(person.id, 'Anna')
    expect((await store.person(person.id))?.campaign).toHaveLength(2)
    await people.forget(person.id)
    expect(await store.person(person.id)).toBeUndefined()
  })

  it('has every device renewed on its own', async () => {
    const { people, time } = house()
    const { person, pass } = await people.welcome('Ann')
    const phone = await people.useDeviceLink((await people.deviceLink(person.id)).token)
    time.now += 8 * DAY
    const renewed = (await people.recognise(pass))?.renewed ?? ''
    time.now += DAY
    expect((await people.recognise(phone.pass))?.renewed).toBeDefined()
    expect(await people.recognise(renewed)).toBeDefined()
  })

  it('has a quarter of an hour to use a link', async () => {
    const { people, time } = house()
    const { person } = await people.welcome('Ann')
    const { token } = await people.deviceLink(person.id)
    time.now += 16 * 60_000
    await expect(people.useDeviceLink(token)).rejects.toThrow(/too old/)
  })

  it('is the same at every node of the house, whatever each remembers', async () => {
    const { people: here, store, time } = house()
    const there = new People(store, () => time.now)
    const { person, pass } = await here.welcome('Ann')
    await there.recognise(pass)
    const phone = await here.useDeviceLink((await here.deviceLink(person.id)).token)
    expect((await there.recognise(phone.pass))?.person.name).toBe('Ann')
    // A node that remembers an older Ann must not write her back.
    await here.rename(person.id, 'Anna')
    time.now += 8 * DAY
    const renewed = (await there.recognise(pass))?.renewed ?? ''
    expect((await here.recognise(renewed))?.person.name).toBe('Anna')
    expect(await here.recognise(phone.pass)).toBeDefined()
    await here.forget(person.id)
    time.now += 3 * 60_000
    expect(await there.recognise(renewed)).toBeUndefined()
    await expect(there.rename(person.id, 'Ann')).rejects.toThrow(/does not know/)
  })

  it('is gone when forgotten', async () => {
    const { people } = house()
    const { person, pass } = await people.welcome('Ann')
    await people.forget(person.id)
    expect(await people.recognise(pass)).toBeUndefined()
  })
})

describe.each(grounds)('a guest who asks several times at once, in a house on %s', (_, lay) => {
  const home = emptyHouse(lay)
  /** As many nodes, none of which knows what the others remember. */
  const nodes = (time: { now: number }) => [1, 2, 3].map(() => new People(home.store, () => time.now))

  it('keeps whichever of the new secrets came last, and every other device', async () => {
    const time = { now: 1_700_000_000_000 }
    const { person, pass } = await nodes(time)[0].welcome('Ann')
    const devices: string[] = []
    for (let n = 0; n < 7; n++) devices.push((await nodes(time)[0].letIn(person.id)).pass)
    let last = pass
    for (let week = 0; week < 4; week++) {
      time.now += 8 * DAY
      const shown = last
      const renewed = await Promise.all(nodes(time).map((node) => node.recognise(shown)))
      last = renewed[week % 3]?.renewed ?? ''
      for (const [n, device] of devices.entries())
        devices[n] = (await nodes(time)[0].recognise(device))?.renewed ?? 'lost'
      time.now += DAY
      for (const one of [last, ...devices]) expect(await nodes(time)[0].recognise(one)).toBeDefined()
    }
  })

  it('loses no device to another that came in at the same moment', async () => {
    const time = { now: Date.now() }
    const { person } = await nodes(time)[0].welcome('Ann')
    const links = await Promise.all(nodes(time).map((node) => node.deviceLink(person.id)))
    const guests = await Promise.all(nodes(time).map((node, n) => node.useDeviceLink(links[n].token)))
    for (const { pass } of guests) expect(await nodes(time)[0].recognise(pass)).toBeDefined()
  })
})

describe('a name', () => {
  it.each([
    [' Ann \n Smith', 'Ann Smith'],
    ['Zoë', 'Zoë'],
    ['A\u202Enn\u0000', 'Ann'],
    ['🍺🍺', '🍺🍺'],
  ])('%j is shown as %j', (typed, shown) => expect(tidy(typed)).toBe(shown))

  it.each(['', '   ', '\u200B', 'x'.repeat(25)])('%j is none', (typed) => expect(() => tidy(typed)).toThrow(/1 to 24/))
})
