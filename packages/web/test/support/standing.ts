import { personSeat } from '@estaminet/table'
import { hashOf } from '../../../server/src/secrets.ts'
import { ratingsAfter } from '../../../server/src/standing/standing.ts'
import type { Store } from '../../../server/src/store/store.ts'
import { made, tableAt } from '../../../server/test/store/table-talk.ts'

/** Opens the identity of Camille, who stands in the middle, on a device: `/device/<this>`. */
export const CAMILLE = 'camille-comes-in'

const NAMES = ['Inès', 'Jef van de Velde', 'Mieke', 'Bram', 'Odile de la Grand-Place']

/** Three of them finished the game of yesterday, Camille as the second. */
export async function playedYesterday(store: Store): Promise<void> {
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const rows: readonly (readonly [string, string, number])[] = [
    ['p00', 'Inès', 71],
    ['p12', 'Camille', 64],
    ['p02', 'Mieke', 58],
  ]
  for (const [person, name, total] of rows)
    await store.commit(
      made(
        tableAt(`daily-${person}`, {
          host: `daily-${day}`,
          daily: day,
          status: 'over',
          startedAt: 1,
          endedAt: 2,
          seats: [personSeat(person, name, 0)],
          result: [{ total, rank: 1 }],
        }),
      ),
    )
}

/** What Camille's finished games were made of: three races, one at a table of old, and an abbey. */
export async function lookedBack(store: Store): Promise<void> {
  const race = { beers: 24, bottles: 6, coasters: 3, daily: 41, card: 12, visited: 20, cheese: 6, return: -15 }
  const games = [
    {
      game: 'belgian-beers-race',
      options: { length: 'base' },
      total: 97,
      tally: { points: race, places: ['1', '17', '28', 'B2'] },
    },
    {
      game: 'belgian-beers-race',
      total: 88,
      options: { length: 'base', characters: true },
      tally: { points: { ...race, 'characters/majority': 8, return: -32 }, places: ['17', '28', '3'] },
    },
    { game: 'belgian-beers-race', options: { length: 'base' }, total: 61 },
    {
      game: 'heaven-and-ale',
      options: {},
      total: 38,
      tally: { points: { production: 26, largeBarrel: 8, smallBarrel: 4 } },
    },
  ]
  for (const [at, { total, tally, ...plan }] of games.entries()) {
    const seats = [personSeat('p00', 'Inès', 0), personSeat('p12', 'Camille', 0)]
    const result = [
      { total: 70, rank: total > 70 ? 2 : 1 },
      { total, rank: total > 70 ? 1 : 2 },
    ]
    const tallies = tally ? { tallies: [{ points: {} }, tally] } : {}
    const over = { status: 'over', startedAt: 1, endedAt: 2 } as const
    await store.commit(made(tableAt(`looked-back-${at}`, { ...plan, ...over, seats, result, ...tallies })))
  }
}

/** So many people of whom each lost ten times to the one before, and Camille among them. */
export async function rated(store: Store, ladder: string, count = 30): Promise<void> {
  const people = Array.from({ length: count }, (_, at) => ({
    id: `p${String(at).padStart(2, '0')}`,
    name: at === CAMILLES ? 'Camille' : `${NAMES[at % NAMES.length]}${at < NAMES.length ? '' : ` ${at}`}`.slice(0, 24),
  }))
  for (const { id, name } of people) await store.savePerson({ id, name, secrets: [], createdAt: 0, seenAt: 0 })
  const sides = people.map(({ id }, at) => ({ persons: [id], place: at + 1 }))
  let round = 0
  for (let games = 0; games < 10; games++, round++) {
    const known = await store.ratings(
      ladder,
      people.map(({ id }) => id),
    )
    await store.count(round, `t${games}`, ratingsAfter({ ladder, endedAt: games, sides }, known))
  }
  // Two games of another kind: no number yet.
  const few = { ladder: ladder.replace(/[^/]*$/, 'short'), endedAt: 11, sides: sides.slice(CAMILLES, CAMILLES + 2) }
  await store.count(round, 't', ratingsAfter(few, []))
  const expiresAt = Date.now() + 3_600_000
  await store.saveToken({ hash: hashOf(CAMILLE), person: people[CAMILLES].id, purpose: 'device', expiresAt })
}

const CAMILLES = 12
