import type { RatedEnding } from '@estaminet/table'
import { describe, expect, test } from 'vitest'
import { ratingsAfter, Standings } from '../../src/standing/standing.ts'
import { openStore } from '../../src/store/open.ts'
import type { RatingRow } from '../../src/store/standing-rows.ts'
import type { Store } from '../../src/store/store.ts'
import { emptyHouse, grounds, tell } from './houses.ts'
import { made, moved, tableAt } from './table-talk.ts'

const LADDER = 'belgian-beers-race/short'
const race = {
  id: 'belgian-beers-race',
  options: { length: { type: 'choice', of: ['base', 'short'], default: 'base' } },
}
const log = {
  error: (trouble: unknown) => {
    throw new Error(JSON.stringify(trouble))
  },
}
const standingsOn = (store: Store, told: { error(trouble: unknown): void } = log) =>
  new Standings(store, [race] as unknown as ConstructorParameters<typeof Standings>[1], told)

const ending = (endedAt: number, ...best: string[]): RatedEnding => ({
  ladder: LADDER,
  endedAt,
  sides: best.map((person, at) => ({ persons: [person], place: at + 1 })),
})

async function known(store: Store, ...ids: string[]): Promise<void> {
  for (const id of ids) await store.savePerson({ id, name: id.toUpperCase(), secrets: [], createdAt: 0, seenAt: 0 })
}

async function ended(store: Store, id: string, how: RatedEnding): Promise<void> {
  await store.commit(made(tableAt(id)))
  expect(await store.commit(moved(tableAt(id, { status: 'over' }), 0, { rated: how }))).toBe('done')
}

describe.each(grounds)('the standing of people on %s', (_, lay) => {
  const house = emptyHouse(lay)
  const page = (from = 0, most = 25, leastGames = 1) =>
    house.store.standing({ game: race.id, mode: 'short', leastGames, from, most })

  test('an ending is written with the move that brings it, or not at all', async () => {
    await known(house.store, 'ann', 'bob')
    const table = tableAt('t')
    await house.store.commit(made(table))
    await house.store.commit(moved(table, 0))
    const late = moved({ ...table, status: 'over' }, 0, {
      command: { id: 'late', answer: {} },
      rated: ending(5, 'ann', 'bob'),
    })
    expect(await house.store.commit(late)).toBe('conflict')
    expect(await house.store.uncounted(0)).toBeUndefined()
    expect(await house.store.commit({ ...late, rev: 2, from: 1 })).toBe('done')
    await house.reopen()
    expect(await house.store.uncounted(0)).toMatchObject({ table: 't', ending: ending(5, 'ann', 'bob') })
  })

  test('every match is counted once and in its order, whoever counts at the same time', async () => {
    await known(house.store, 'ann', 'bob', 'cis')
    const how = [ending(1, 'ann', 'bob', 'cis'), ending(2, 'bob', 'ann'), ending(3, 'cis', 'ann', 'bob')]
    // What ended first need not be written first.
    for (const at of [2, 0, 1]) await ended(house.store, `t${at}`, how[at])
    const [here, there] = [house.store, house.store.alone ? house.store : await openStore(house.place)]
    const counters = [standingsOn(here), standingsOn(there), standingsOn(there)]
    await Promise.all(counters.flatMap((one) => [one.count(), one.count()]))
    if (there !== here) await there.close()
    const { rows } = await page()
    const games = Object.fromEntries(rows.map(({ person, games }) => [person, games]))
    expect(games).toEqual({ ann: 3, bob: 3, cis: 2 })
    await standingsOn(house.store).count()
    expect((await page()).rows).toEqual(rows)
    expect(await house.store.uncounted(0)).toBeUndefined()
    const oneByOne = how.reduce<RatingRow[]>((so, one) => {
      const now = ratingsAfter(one, so)
      return [...so.filter(({ person }) => !now.some((other) => other.person === person)), ...now]
    }, [])
    for (const { person, mu, sigma, points } of oneByOne) {
      const row = rows.find((other) => other.person === person)
      expect([row?.mu, row?.sigma, row?.points]).toEqual([expect.closeTo(mu, 9), expect.closeTo(sigma, 9), points])
    }
  })

  test('a page at a time, the best first, equal points in one place, and only who has played enough', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    await known(house.store, ...ids)
    for (const [at, person] of ids.entries()) {
      await ended(house.store, `t${at}`, ending(1, person, 'somebody'))
      const next = await house.store.uncounted(0)
      const points = person === 'd' ? 1400 : 1500 - 100 * at
      const row = { person, ladder: LADDER, mu: 25, sigma: 8, games: person === 'e' ? 9 : 10, points }
      expect(await house.store.count(next?.round ?? -1, `t${at}`, [row])).toBe('done')
    }
    expect(await page(0, 3, 10)).toMatchObject({
      people: 4,
      rows: [
        { name: 'A', place: 1, points: 1500 },
        { name: 'B', place: 2, points: 1400 },
        { name: 'D', place: 2, points: 1400 },
      ],
    })
    expect((await page(3, 3, 10)).rows).toMatchObject([{ name: 'C', place: 4, games: 10 }])
    expect((await page(4, 3, 10)).rows).toEqual([])
    expect(await standingsOn(house.store).of('e')).toEqual([{ game: race.id, mode: 'short', games: 9, points: null }])
    await expect(standingsOn(house.store).page(race.id, 'upside-down', 0)).rejects.toMatchObject({
      code: 'unknown-ladder',
    })
  })

  test('one damaged ending is named and passed over, and holds up no other', async () => {
    await known(house.store, 'ann', 'bob')
    for (const at of [1, 2, 3, 4]) await ended(house.store, `t${at}`, ending(at, 'ann', 'bob'))
    await tell(house.place, "UPDATE uncounted SET ending = '{' WHERE table_id IN ('t1', 't3')")
    const said: unknown[] = []
    const standings = standingsOn(house.store, { error: (about: unknown) => void said.push(about) })
    await standings.count()
    expect((await page()).rows).toMatchObject([
      { person: 'ann', games: 2 },
      { person: 'bob', games: 2 },
    ])
    expect(await house.store.uncounted(0)).toMatchObject({ table: 't1', ending: undefined })
    await standings.count()
    expect(said).toEqual([{ table: 't1' }, { table: 't3' }])
  })

  test('counting stops after the match that is being counted, and goes on when the house is open again', async () => {
    await known(house.store, 'ann', 'bob')
    for (const at of [1, 2, 3]) await ended(house.store, `t${at}`, ending(at, 'ann', 'bob'))
    const { count } = house.store
    const standings = standingsOn({
      ...house.store,
      count: async (...about) => {
        void standings.stop()
        return count(...about)
      },
    })
    await standings.count()
    expect(await house.store.uncounted(0)).toMatchObject({ table: 't2' })
    await standings.count()
    expect(await house.store.uncounted(0)).toMatchObject({ table: 't2' })
    await standingsOn(house.store).count()
    expect(await house.store.uncounted(0)).toBeUndefined()
  })

  test('whoever is forgotten stands nowhere, and what is counted meanwhile does not bring them back', async () => {
    await known(house.store, 'ann', 'bob')
    await ended(house.store, 't', ending(1, 'ann', 'bob'))
    await standingsOn(house.store).count()
    expect((await page()).people).toBe(2)
    await ended(house.store, 'u', ending(2, 'ann', 'bob'))
    const begun = await house.store.uncounted(0)
    await house.store.forgetPerson('ann')
    expect(await house.store.count(begun?.round ?? -1, 'u', [])).toBe('conflict')
    await standingsOn(house.store).count()
    expect((await page()).rows).toMatchObject([{ person: 'bob', games: 2 }])
    expect(await house.store.ratingsOf('ann')).toEqual([])
  })
})
