import { workerData } from 'node:worker_threads'
import { botAt, bots } from '@estaminet/bots'
import { type Move, seeded } from '@estaminet/kernel'
import type { BotSchool, TimedThought } from './thought.ts'

const { school } = workerData as { school: string }
const { games, bots: known = bots } = (await import(school)) as BotSchool

/** One choice of one bot. */
export default async function think({ game: id, level, seat, view, moves, seed, time }: TimedThought): Promise<Move> {
  const game = games.find((one) => one.id === id)
  if (!game) throw new RangeError(`The bots do not know the game ${id}.`)
  const bot = botAt(level, game, known)
  await bot.prepare?.()
  return bot.choose({ game, seat, moves, view: () => view, rng: seeded(seed), time })
}
