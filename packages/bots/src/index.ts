import { type Game, refuse } from '@estaminet/kernel'
import type { Bot } from './bot.ts'
import { easyAle } from './easy/ale.ts'
import { easyRace } from './easy/race.ts'
import { random } from './random.ts'
import { veryEasyAle } from './very-easy/ale.ts'
import { veryEasyRace } from './very-easy/race.ts'

export type { Bot, Place } from './bot.ts'
export { random } from './random.ts'

/** Every bot of the house. Two may share an id when they play different games: `easy` means easy everywhere. */
export const bots: readonly Bot[] = [random, veryEasyRace, veryEasyAle, easyRace, easyAle]

/** The bots that can sit down at this game. */
export const botsFor = (game: Pick<Game, 'id'>, among = bots): Bot[] =>
  among.filter((bot) => bot.games === undefined || bot.games.includes(game.id))

export function findBot(id: string, game: Pick<Game, 'id'>, among = bots): Bot {
  const known = botsFor(game, among)
  const found = known.find((bot) => bot.id === id)
  return (
    found ?? refuse('bad-request', `No bot "${id}" plays ${game.id}. Bots: ${known.map((bot) => bot.id).join(', ')}.`)
  )
}
