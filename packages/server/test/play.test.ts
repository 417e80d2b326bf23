import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { describe, expect, it, onTestFinished } from 'vitest'
import { games } from '../src/games.ts'
import { openStore } from '../src/store/open.ts'
import { startPostgres } from './store/postgres-server.ts'
import { BadNight } from './support/bad-night.ts'
import { houseFor } from './support/house.ts'
import { HouseProcess } from './support/node.ts'

const seed = process.env.ESTAMINET_SEED ?? '1'

/** Gone when the test is over, however it ends. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'estaminet-play-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function newProcess(env: Record<string, string>): Promise<HouseProcess> {
  const house = await HouseProcess.start(env)
  onTestFinished(async () => {
    await house.kill()
  })
  return house
}

const onFolder = async (folder: string) =>
  houseFor({ store: await openStore({ dataDir: folder }), env: { LIMITS: 'off' } })

const gamesForFour = games.filter(({ seats }) => seats.max >= 4)

describe.each(gamesForFour.map((game) => [game.id, game] as const))('a match of %s for four', (_, game) => {
  it('goes through cut lines, repeated and late moves and restarts, and every move is there exactly once', async () => {
    const folder = newFolder()
    let house = await onFolder(folder)
    const address = { url: house.url }
    const night = await BadNight.begin(game, Array(4).fill(address), seed)
    for (const restartAt of [20, 60]) {
      await night.until(restartAt)
      await house.close()
      house = await onFolder(folder)
      address.url = house.url
    }
    await night.over
    await night.check(house)
    await house.close()
  })
})

it('one of three houses that share a PostgreSQL is killed, and nobody notices beyond a reconnect', {
  timeout: 240_000,
}, async () => {
  const postgres = await startPostgres()
  onTestFinished(() => postgres.stop())
  const DATABASE_URL = await postgres.newDatabase()
  const houses = await Promise.all([0, 1, 2].map(() => newProcess({ DATABASE_URL })))
  const addresses = [0, 1, 2, 0].map((at) => ({ url: houses[at].url }))
  const night = await BadNight.begin(heavenAndAle, addresses, seed)
  await night.until(40)
  await houses[0].kill()
  for (const address of addresses) if (address.url === houses[0].url) address.url = houses[1].url
  await night.over
  await night.check(houses[2])
  expect(night.moves).toBeGreaterThan(40)
  await Promise.all(houses.slice(1).map((house) => house.stop()))
})
