import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { type Game, sampleOptions, seeded } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import { type Bot, bots, findBot, levelsOf } from '../src/index.ts'
import { play } from './play.ts'

const GAMES = Number(process.env.BOT_GAMES ?? 2_000)
const SEED = process.env.ESTAMINET_SEED ?? '1'
/** What everybody is given for a choice, and what nobody takes beyond it; in milliseconds of processor time. */
const LIMIT = 20
const OVERRUN = 50
/** Whoever thinks for the first time is compiled meanwhile. */
const WARM_UP = 12

interface Overrun {
  readonly by: number
  readonly where: string
}

/** Sits in for a bot and notes how long it takes. */
function timed(bot: Bot, where: () => string, note: (overrun: Overrun) => void): Bot {
  return {
    ...bot,
    choose(place) {
      const before = process.cpuUsage()
      const move = bot.choose({ ...place, time: LIMIT })
      const { user, system } = process.cpuUsage(before)
      note({ by: (user + system) / 1000 - LIMIT, where: `${bot.id}, ${where()}` })
      return move
    },
  }
}

const games = [belgianBeersRace, heavenAndAle] as unknown as readonly Game[]

const tablesOf = (game: Game) =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i).flatMap((seats) =>
    sampleOptions(game, seats, seeded(SEED), 64).map((options) => ({ game, seats, options })),
  )

test(`${GAMES} games of all levels at all kinds of tables: nobody fails, cheats or takes too long`, async () => {
  for (const bot of bots) await bot.prepare?.()
  const tables = games.flatMap(tablesOf)
  let where = ''
  let choices = 0
  let longest: Overrun = { by: 0, where: 'nobody' }
  for (let n = -WARM_UP; n < GAMES; n++) {
    const { game, seats, options } = tables[(n + WARM_UP) % tables.length]
    where = `${game.id}, ${seats} seats, ${JSON.stringify(options)}, game ${n}`
    const note = (overrun: Overrun) => {
      choices++
      if (n >= 0 && overrun.by > longest.by) longest = overrun
    }
    const levels = levelsOf(game)
    const company = Array.from({ length: seats }, (_, seat) =>
      timed(findBot(levels[(n + WARM_UP + seat) % levels.length], game), () => where, note),
    )
    const { points } = play({ game, seats, bots: company, seed: `${SEED} ${n}`, options })
    if (points.length !== seats) throw new Error(`Nobody knows who won: ${where}`)
    if (n % 100 === 99) console.log(`${n + 1} games, ${choices} choices, longest overrun ${Math.round(longest.by)} ms`)
  }
  console.log(
    `${GAMES} games at ${tables.length} kinds of tables, ${choices} choices; longest overrun: ${longest.where}`,
  )
  expect(longest.by, longest.where).toBeLessThan(OVERRUN)
})
