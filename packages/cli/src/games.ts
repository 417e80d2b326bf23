import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findGame as findAmong, type Game, refuse } from '@estaminet/kernel'
import { checked } from '@estaminet/shelf/checked'

/** The games of the house. What is against a table they say in the words of their texts, where they have some. */
export const houseGames: readonly Game[] = checked.map(({ game, refusal }) =>
  refusal === undefined
    ? game
    : {
        ...game,
        // The sentence goes into another one.
        forbids: (options, seats) => refusal(options, seats)?.replace(/\.$/, '') ?? game.forbids?.(options, seats),
      },
)

/** What is printed on the boards and cards of each game, by its id: a module named by `--game` exports it as `data`. */
export const printed = new Map<string, unknown>(
  checked.flatMap(({ game, data }) => (data === undefined ? [] : [[game.id, data]])),
)

/** Finds a game by id among those a command knows. */
export type GameFinder = (id: string) => Game

/** The house's games and those named by `--game`. */
export async function knownGames(modules: readonly string[]): Promise<readonly Game[]> {
  return [...houseGames, ...(await Promise.all(modules.map(loadGame)))]
}

export function findIn(games: readonly Game[]): GameFinder {
  return (id) => findAmong(id, games)
}

/** A game by its id, or by the path of a module that holds one. */
export async function findGame(name: string): Promise<Game> {
  return /[/\\]|\.[cm]?[jt]s$/.test(name) ? loadGame(name) : findIn(houseGames)(name)
}

async function loadGame(path: string): Promise<Game> {
  const file = resolve(path)
  if (!existsSync(file)) return refuse('unknown-game', `There is no file ${path} to read a game from.`)
  const module: { default?: unknown; data?: unknown } = await import(pathToFileURL(file).href).catch((error) =>
    refuse('bad-file', `${path} cannot be loaded: ${error.message}`),
  )
  if (!isGame(module.default))
    return refuse('unknown-game', `${path} has no game: its default export should be a Game.`)
  if (module.data !== undefined) printed.set(module.default.id, module.data)
  return module.default
}

const METHODS = ['setup', 'waiting', 'legal', 'chance', 'apply', 'fallback', 'view', 'imagine', 'score', 'describe']

function isGame(value: unknown): value is Game {
  if (typeof value !== 'object' || value === null) return false
  const parts = value as Record<string, unknown>
  return typeof parts.id === 'string' && METHODS.every((name) => typeof parts[name] === 'function')
}
