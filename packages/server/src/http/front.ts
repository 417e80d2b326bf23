import type { Game } from '@estaminet/kernel'
import type { PersonId } from '@estaminet/table'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { HostKey } from '../host-key.ts'
import type { Limits } from '../limits.ts'
import type { Lobby } from '../lobby.ts'
import type { Mails } from '../mail/mails.ts'
import type { Metrics } from '../metrics.ts'
import type { Passkeys } from '../passkeys.ts'
import type { People } from '../people.ts'
import type { Pushes } from '../push/pushes.ts'
import type { RecordReader } from '../records/reader.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Settings } from '../settings.ts'
import type { DailyChallenge } from '../standing/daily.ts'
import type { Standings } from '../standing/standing.ts'
import type { Store } from '../store/store.ts'
import type { Webhooks } from '../webhooks.ts'
import type { Blocklist } from './blocklist.ts'

/** Everything the doors of the house lead to. */
export interface Front {
  readonly settings: Settings
  readonly store: Store
  readonly rooms: Rooms
  readonly lobby: Lobby
  readonly people: People
  readonly passkeys: Passkeys
  readonly records: RecordReader
  readonly standings: Standings
  readonly daily: DailyChallenge
  readonly webhooks: Webhooks
  readonly pushes: Pushes
  /** Where the host has named a mail server. */
  readonly mails: Mails | undefined
  readonly hostKey: HostKey
  readonly metrics: Metrics
  readonly limits: Limits
  readonly blocklist: Blocklist
  readonly games: readonly Game[]
  levels(game: Game): string[]
  /** Takes a person out of the house, at every node. */
  forget(person: PersonId): Promise<void>
  /** Tells everybody that the house will be closed for a moment. */
  announce(reason: string, back: number): void
  /** Whether the house takes in new guests. */
  ready(): boolean
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>
