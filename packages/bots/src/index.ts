import { type Game, refuse } from '@estaminet/kernel'
import { expertAle, hardAle, mediumAle } from './ale/players.ts'
import type { Bot } from './bot.ts'
import { easyAle } from './easy/ale.ts'
import { easyAnyGame } from './easy/any-game.ts'
import { easyRace } from './easy/race.ts'
import { levelPlayed } from './levels.ts'
import { expertRace, hardRace, mediumRace } from './race/players.ts'
import { random } from './random.ts'
import { veryEasyAle } from './very-easy/ale.ts'
import { veryEasyRace } from './very-easy/race.ts'

export type { Bot, Place } from './bot.ts'
export { KeyedChance } from './keyed-chance.ts'
export { random } from './random.ts'

/** At a game without a list of blunders nobody is more careful than chance. */
const veryEasyAnyGame: Bot = { ...random, id: 'very-easy' }

/** Every bot of the house. Those that play different games may share an id: `easy` means easy everywhere. */
export const bots: readonly Bot[] = [
  random,
  veryEasyRace,
  veryEasyAle,
  veryEasyAnyGame,
  easyRace,
  easyAle,
  easyAnyGame,
  ...mediumRace,
  ...mediumAle,
  ...hardRace,
  ...hardAle,
  ...expertRace,
  ...expertAle,
]

/** The bots that can sit down at this game; who was taught it sits down before one of the same level who plays any. */
export function botsFor(game: Pick<Game, 'id'>, among = bots): Bot[] {
  const able = among.filter((bot) => bot.games === undefined || bot.games.includes(game.id))
  return able.filter((bot) => bot.games !== undefined || !able.some(({ id, games }) => games && id === bot.id))
}

export function findBot(id: string, game: Pick<Game, 'id'>, among = bots): Bot {
  const known = botsFor(game, among)
  const found = known.find((bot) => bot.id === id)
  return (
    found ?? refuse('bad-request', `No bot "${id}" plays ${game.id}. Bots: ${known.map((bot) => bot.id).join(', ')}.`)
  )
}

export const levelsOf = (game: Pick<Game, 'id'>, among = bots): string[] => botsFor(game, among).map(({ id }) => id)

/** The bot that sits where this level was asked for. */
export const botAt = (level: string, game: Pick<Game, 'id'>, among = bots): Bot =>
  findBot(levelPlayed(level, levelsOf(game, among)), game, among)
