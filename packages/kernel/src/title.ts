import type { Game } from './game.ts'
import type { Options } from './options.ts'
import { refuse } from './refusal.ts'
import type { State } from './state.ts'

/** A game as its package hands it to the shelf of the house. */
export interface Title {
  readonly game: Game
  /** What is printed on the box; no language translates it. */
  readonly name: string
  /** What programs need beside the rules and a page does not. Loading it checks the content of the game. */
  forPrograms?(): Promise<ForPrograms>
}

export interface ForPrograms {
  /** What is printed on boards and cards, as plain JSON: for players made of code. */
  readonly data?: unknown
  /** Why these options cannot be played together, in a sentence of English, as a host reads it. */
  refusal?(options: Options, seats: number): string | undefined
  /** Names the laws of the game that one step has broken. */
  laws?(before: State, after: State): readonly string[]
}

/** A game by its id, or a refusal that names those there are. */
export function findGame(id: string, among: readonly Game[]): Game {
  const names = () => among.map((game) => game.id).join(', ') || 'none'
  return (
    among.find((game) => game.id === id) ??
    refuse('unknown-game', `There is no game "${id.slice(0, 40)}" here. Games: ${names()}.`)
  )
}
