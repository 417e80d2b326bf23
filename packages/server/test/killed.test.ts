import { type Game, seeded } from '@estaminet/kernel'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { bundled } from '../load/bundle.ts'
import { games } from '../src/games.ts'
import { type Ground, grounds } from './store/houses.ts'
import { BadNight } from './support/bad-night.ts'
import { POINTS } from './support/fault.ts'
import { Landlord } from './support/landlord.ts'

const seed = process.env.ESTAMINET_SEED ?? '1'
const KILLS = process.env.ESTAMINET_PROOF === 'long' ? 500 : 25

let program: Awaited<ReturnType<typeof bundled>>
beforeAll(async () => {
  program = await bundled(new URL('./support/fatal-house.ts', import.meta.url))
})
afterAll(() => program?.remove())

describe.each(grounds)('houses on %s killed in the middle of play', (_, lay) => {
  let ground: Ground
  beforeAll(async () => {
    ground = await lay()
  })
  afterAll(() => ground?.clear())

  it(`lose and double no acknowledged move, and every match is finished: ${KILLS} times`, {
    timeout: KILLS * 15_000,
  }, async () => {
    const landlord = await Landlord.open(await ground.place(), program.file, KILLS, seeded(seed))
    onTestFinished(() => landlord.close())
    const { addresses, died } = landlord
    const seats = [0, 1, 2, 3].map((seat) => addresses[seat % addresses.length])
    for (let round = 0; died.length < KILLS; round++) {
      const sitDown = (game: Game) => BadNight.sitDown(game, seats, `${seed} ${round}`)
      const nights = await landlord.unlessKilled(() => Promise.all(games.map(sitDown)))
      landlord.reopened = (address) => {
        for (const player of nights.flatMap(({ players }) => players)) if (player.house === address) player.cutOff()
      }
      for (const night of nights) night.play()
      await Promise.race([Promise.all(nights.map(({ over }) => over)), landlord.trouble])
      for (const night of nights) await night.check(addresses[0])
    }
    for (const point of POINTS) expect(died.filter((one) => one === point).length).toBeGreaterThan(KILLS / 10)
  })
})
