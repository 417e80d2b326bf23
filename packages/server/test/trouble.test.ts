import { heavenAndAle } from '@estaminet/heaven-and-ale'
import Database from 'libsql'
import { expect, it, onTestFinished } from 'vitest'
import { houseFile } from '../src/store/folder.ts'
import { openStore, type StorePlace } from '../src/store/open.ts'
import { sqliteGround } from './store/houses.ts'
import { startPostgres } from './store/postgres-server.ts'
import { BadNight } from './support/bad-night.ts'
import { houseFor } from './support/house.ts'

const seed = process.env.ESTAMINET_SEED ?? '1'

async function nightAt(places: readonly StorePlace[]) {
  const houses = await Promise.all(
    places.map(async (place) => houseFor({ store: await openStore(place), env: { LIMITS: 'off' } })),
  )
  onTestFinished(async () => {
    for (const house of houses) await house.close()
  })
  const seats = [0, 1, 2, 3].map((seat) => houses[seat % houses.length])
  return { houses, night: await BadNight.begin(heavenAndAle, seats, seed) }
}

it('the disk is full: players are told so, nothing is lost, and the match goes on when there is room', async () => {
  const ground = sqliteGround()
  onTestFinished(() => ground.clear())
  const dataDir = ground.folder()
  const { houses, night } = await nightAt([{ dataDir, mostPages: 500 }])
  await night.until(20)
  // Something else takes all the room there is.
  const others = new Database(houseFile(dataDir), { timeout: 5_000 })
  others.exec('CREATE TABLE others (bytes BLOB)')
  others.exec('INSERT INTO others VALUES (zeroblob(500 * 4096))')
  await night.untilTrouble()
  const before = night.moves
  others.exec('DELETE FROM others')
  others.close()
  await night.over
  expect(night.moves).toBeGreaterThan(before)
  for (const trouble of night.troubles) expect(trouble).toMatch(/disk .* is full.*Nothing was changed/)
  await night.check(houses[0])
})

it('PostgreSQL itself is killed: players are told so, nothing is lost, and the match goes on when it is back', async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const databaseUrl = await postgres.newDatabase()
  const { houses, night } = await nightAt([{ databaseUrl }, { databaseUrl }])
  await night.until(20)
  await postgres.kill()
  // Whose turn it is may not have been told any more; whoever comes back is told what is the matter.
  for (const player of night.players) player.cutOff()
  await night.untilTrouble()
  const before = night.moves
  await postgres.start()
  await night.over
  expect(night.moves).toBeGreaterThan(before)
  for (const trouble of night.troubles) expect(trouble).toMatch(/database cannot be reached/)
  await night.check(houses[0])
})
