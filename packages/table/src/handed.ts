import {
  CHANCE,
  checkHashes,
  commitmentTo,
  fairChance,
  type Game,
  isOpen,
  Match,
  readLog,
  refuse,
  repeatFairly,
} from '@estaminet/kernel'
import Type, { type Static } from 'typebox'
import { plannedDoc, type TableBirth } from './birth.ts'
import { deny } from './denial.ts'
import type { TableDoc } from './doc.ts'
import { endingOf } from './points.ts'
import { TablePlan } from './protocol.ts'
import type { Person } from './table.ts'

/** More entries than the longest match of ours has. */
const MOST_ENTRIES = 10_000

const exact = { additionalProperties: false } as const
const Hex = Type.String({ pattern: '^[0-9a-f]{0,64}$' })
const Count = Type.Integer({ minimum: 1, maximum: MOST_ENTRIES })
const Actor = Type.Integer({ minimum: -1, maximum: 7 })
const Entry = Type.Union([
  Type.Object({ by: Actor, move: Type.Integer({ minimum: 0, maximum: 0x7fffffff }) }, exact),
  Type.Object({ by: Actor, undo: Count }, exact),
  Type.Object({ by: Actor, redo: Count }, exact),
  Type.Object({ consent: Count }, exact),
])

/** A table that was played on a device, as it is given to a house. */
export const Handed = Type.Object(
  {
    /** Its dice are drawn with this name, so it keeps it. */
    id: Type.String({ pattern: '^local-[0-9a-f]{10,40}$' }),
    plan: TablePlan,
    rules: Type.Integer({ minimum: 0 }),
    /** What the device drew for the dice, and the part of every seat in them. */
    secret: Type.String({ pattern: '^[0-9a-f]{64}$' }),
    hashes: Type.Array(Hex, { maxItems: 8 }),
    nonces: Type.Array(Hex, { maxItems: 8 }),
    startedAt: Type.Integer({ minimum: 0 }),
    endedAt: Type.Optional(Type.Integer({ minimum: 0 })),
    log: Type.Array(Entry, { minItems: 1, maxItems: MOST_ENTRIES }),
  },
  exact,
)
export type Handed = Static<typeof Handed>

/** What replaying it has shown: how it ended, unless it goes on. */
export type HandedMatch = Pick<TableDoc, 'result' | 'tallies'>

/** Plays all of it again, every die included; refuses the first thing that is not as the rules and its dice have it. */
export function replayHanded(game: Game, { id, plan, rules, secret, hashes, nonces, log }: Handed): HandedMatch {
  const seats = plan.seats.length
  if (nonces.length !== seats || hashes.length !== seats)
    refuse('malformed-record', 'There must be one nonce per seat.')
  checkHashes({ hashes, nonces })
  const match = new Match(game, { seats, options: plan.options })
  const dice = fairChance(secret, id, nonces)
  for (const [at, entry] of readLog(game, plan.game, { rules }, log).entries())
    repeatFairly(match, () => entry, dice, `Entry ${at + 1} of ${log.length}`)
  if (match.over) return endingOf(game, match.state)
  if (game.waiting(match.state) === CHANCE) refuse('malformed-record', 'The record is cut short: a die is missing.')
  const people = plan.seats.filter(({ kind }) => kind === 'me').length
  if (people > 1 && !isOpen(match.state))
    deny('one-screen', 'People around one screen keep things from each other here: it can be given when it is over.')
  return {}
}

/** The table as the house keeps it: its own seats and clocks, and nothing of the device but the match and its dice. */
export function handedDoc(
  game: Game,
  handed: Handed,
  found: HandedMatch,
  maker: Person,
  birth: TableBirth,
  now: number,
) {
  const { id, plan, rules, secret, hashes, nonces, startedAt, endedAt = now } = handed
  if (plan.seats.some(({ kind }) => kind === 'open'))
    refuse('malformed-record', 'A match that has begun has no open seat.')
  if (plan.rated) deny('rated-dice', 'A match whose dice were drawn on a device is never rated.')
  const own = { ...birth, id, secret }
  const planned = { ...plan, access: 'link', pace: { kind: 'live' } } as const
  const began = Math.min(startedAt, now)
  const doc: TableDoc = {
    ...plannedDoc(game, planned, maker, own, now),
    rules,
    createdAt: began,
    startedAt: began,
    status: found.result ? 'over' : 'running',
    fair: { secret, commitment: commitmentTo(secret), hashes, nonces, opening: began, device: true },
  }
  return found.result ? { ...doc, endedAt: Math.min(Math.max(endedAt, began), now), ...found } : doc
}
