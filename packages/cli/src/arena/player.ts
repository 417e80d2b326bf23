import { findBot, type Place } from '@estaminet/bots'
import { type Game, type Move, type Options, refuse, type State } from '@estaminet/kernel'
import { ForeignPlayer } from './foreign.ts'

/** The table a player sits at, for whoever tells another program of it. */
export interface Table {
  readonly game: Game
  readonly s: State
  readonly match: string
  readonly seats: number
  readonly options: Options
}

/** Whoever takes part: a bot of the house, or a program that speaks the engine protocol. */
export interface Player {
  readonly name: string
  choose(place: Place, table: Table): Move | Promise<Move>
  stop(): void
}

export const FOREIGN = 'cmd:'
/** Milliseconds another program may think about a move when nobody says otherwise. */
const FOREIGN_LIMIT = 5000

/** Takes a place for a bot by its id, or starts the program behind `cmd:`. */
export async function playerCalled(name: string, game: Game, limit: number | undefined): Promise<Player> {
  if (name.startsWith(FOREIGN)) return new ForeignPlayer(name.slice(FOREIGN.length), limit ?? FOREIGN_LIMIT)
  const bot = findBot(name, game)
  await bot.prepare?.()
  return {
    name,
    choose: (place) => bot.choose(limit === undefined ? place : { ...place, time: limit }),
    stop: () => {},
  }
}

/** The names in a list such as `easy,cmd:python3 bot.py`; a bot of another program is not asked for before it plays. */
export function namesIn(text: string, game: Game): string[] {
  // A command line may have commas of its own where it quotes something.
  const names = (text.match(/(?:[^,"']|"[^"]*"|'[^']*')+/g) ?? []).map((name) => name.trim())
  for (const name of names) if (!name.startsWith(FOREIGN)) findBot(name, game)
  if (names.some((name) => name === FOREIGN))
    refuse('bad-request', 'cmd: takes a command line, e.g. "cmd:python3 mybot.py".')
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) refuse('bad-request', `"${twice}" is named twice: a bot has one strength.`)
  return names
}
