import { hashOf } from '../../../server/src/secrets.ts'
import { ratingsAfter } from '../../../server/src/standing/standing.ts'
import type { Store } from '../../../server/src/store/store.ts'

/** Opens the identity of Camille, who stands in the middle, on a device: `/device/<this>`. */
export const CAMILLE = 'camille-comes-in'

const NAMES = ['Inès', 'Jef van de Velde', 'Mieke', 'Bram', 'Odile de la Grand-Place']

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
