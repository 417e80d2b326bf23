import type { Game, Move } from '@estaminet/kernel'
import type { PersonId, TableDoc } from '@estaminet/table'
import type { FastifyBaseLogger } from 'fastify'
import type { Thought } from '../bots/thought.ts'
import type { Waiting } from '../bots/waiting-line.ts'
import type { Metrics } from '../metrics.ts'
import type { Store } from '../store/store.ts'
import type { TableNews } from './change.ts'
import type { Company } from './presence.ts'

/** What every room of the house shares. */
export interface HouseForRooms {
  readonly store: Store
  readonly games: readonly Game[]
  readonly metrics: Metrics
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>
  /** Levels of the bots that play this game. */
  levels(game: Game): string[]
  /** A bot's choice; nothing when it cannot be had. */
  think(thought: Thought, waiting: Waiting): Promise<Move | undefined>
  /** Milliseconds since 1970 by the store's clock. */
  now(): number
  /** After a sleep of the machine: resolves once the house knows for how long nobody could play. */
  waking(): Promise<void> | undefined
  /** Whether this person may make one more table just now. */
  mayMake(person: PersonId): boolean
  /** Whether this person may say something more just now. */
  maySpeak(person: PersonId): boolean
  /** How long the house was ever closed. */
  closed(): number
  /** Whether this is somebody the house has not been asked to forget. */
  knows(person: PersonId): Promise<boolean>
  /** A change at a table is durable; with it these people's turn began, the time of those is nearly over, and everybody saw this. */
  changed(table: TableDoc, turns: readonly PersonId[], late: readonly PersonId[], news: TableNews): void
  /** Who is at a table by way of this node; `ask`: the others should say who is by way of them. */
  present(table: string, company: Company, ask: boolean): void
}
