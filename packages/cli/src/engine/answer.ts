import type { Game } from '@estaminet/kernel'
import type { Request } from './request.ts'
import type { Tables } from './tables.ts'

/** What the engine has at hand when it answers. */
export interface House {
  readonly games: readonly Game[]
  readonly tables: Tables
  /** What is printed on boards and cards, by the game's id. */
  readonly printed: ReadonlyMap<string, unknown>
}

/** How one kind of request is answered. It checks everything before it changes anything. */
export interface Answer {
  readonly fields: readonly string[]
  answer(request: Request, house: House): object
}
