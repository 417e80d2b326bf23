import { STAND_IN_LEVEL, strongerThan } from '@estaminet/bots/levels'
import { commitmentTo, digest, type Game, readOptions } from '@estaminet/kernel'
import { newClock } from './clock.ts'
import { deny } from './denial.ts'
import { noParts } from './dice.ts'
import {
  besideOf,
  botSeat,
  emptySeat,
  keptSeat,
  ordersOf,
  ownerOf,
  type PersonId,
  personSeat,
  type SeatDoc,
  type StoredDoc,
  type TableDoc,
} from './doc.ts'
import type { SeatPlan, TablePlan } from './protocol.ts'
import { insistOnRatable } from './rated.ts'
import type { Person } from './table.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

export interface TableBirth {
  readonly id: string
  readonly code: string
  readonly secret: string
  readonly botSeed: string
  readonly levels: readonly string[]
  /** How long the house was ever closed. */
  readonly closed: number
}

export function plannedDoc(game: Game, plan: TablePlan, maker: Person, birth: TableBirth, now: number): TableDoc {
  if (plan.rated) insistOnRatable(plan)
  const seats = plan.seats.map((seat, i) => plannedSeat(seat, maker, birth.levels, i, now))
  return newDoc(game, { ...plan, seats, options: plan.options ?? {} }, maker.id, birth, now)
}

/** One that goes on after so many moves played elsewhere, with dice in which nobody takes part. */
export function branchDoc(
  game: Game,
  plan: TablePlan,
  maker: Person,
  birth: TableBirth,
  played: number,
  now: number,
): TableDoc {
  const planned = plannedDoc(game, plan, maker, birth, now)
  return { ...planned, status: 'running', startedAt: now, fair: untouched(planned), branchedAfter: played }
}

/** Dice in which nobody at the table takes part. */
const untouched = ({ fair, seats }: TableDoc): TableDoc['fair'] => ({
  ...fair,
  hashes: seats.map(() => ''),
  nonces: seats.map(() => ''),
})

/** What everybody who plays on one day shares. */
export interface Daily {
  readonly day: string
  /** Who has these tables in hand, so that they can be found: the house. */
  readonly host: PersonId
  /** When the secret may be told. */
  readonly until: number
}

/** The challenge of a day: dice that are the same for everybody, so that nobody's own part is in them. */
export function dailyDoc(game: Game, plan: TablePlan, maker: Person, birth: TableBirth, daily: Daily, now: number) {
  const planned = plannedDoc(game, plan, maker, birth, now)
  const { day, host, until } = daily
  const fair = { ...untouched(planned), name: host, sealedUntil: until }
  return { ...planned, host, daily: day, fair } satisfies TableDoc
}

/** The same table once more, with everybody where they sat: pieces keep their colours and bots their names. */
export function rematchDoc(
  game: Game,
  old: TableDoc,
  by: Person,
  birth: TableBirth,
  now: number,
  stronger: boolean,
): TableDoc {
  const levelAgain = (level: string) => (stronger && strongerThan(level, game.id)) || level
  const until = now + (old.pace.kind === 'turns' ? old.pace.hours * HOUR : MINUTE)
  const seats = old.seats.map((seat): SeatDoc => {
    const person = ownerOf(seat)
    if (person === undefined)
      return seat.kind === 'bot' ? botSeat(levelAgain(seat.level ?? STAND_IN_LEVEL)) : emptySeat()
    const { name } = seat
    const again = { ...ordersOf(seat), ...besideOf(seat) }
    return person === by.id
      ? { ...personSeat(person, name, now), ...again }
      : { ...keptSeat({ person, name, until }), ...again }
  })
  const doc = newDoc(game, { ...old, seats }, by.id, birth, now)
  return old.webhook?.by === by.id ? { ...doc, webhook: old.webhook } : doc
}

/**
 * A table of old had no seed for its bots: all nodes must find the same one, and nobody else any. Where the match has not
 * begun, everybody can still commit to their part in the dice.
 */
export function renewed(doc: StoredDoc): TableDoc {
  const { fair, startedAt, seats } = doc
  return {
    ...doc,
    fair: fair.hashes || startedAt !== undefined ? fair : { ...fair, ...noParts(seats.length) },
    botSeed: doc.botSeed ?? digest(`bots|${fair.secret}`),
  }
}

function newDoc(
  game: Game,
  plan: Pick<TableDoc, 'options' | 'access' | 'pace' | 'seats' | 'asides' | 'rated' | 'noAdvice'>,
  host: PersonId,
  birth: TableBirth,
  now: number,
): TableDoc {
  const { options, access, pace, seats, asides, rated, noAdvice } = plan
  return {
    id: birth.id,
    code: birth.code,
    game: game.id,
    rules: game.version,
    options: readOptions(game, seats.length, options),
    access,
    pace,
    ...(asides ? { asides } : {}),
    ...(rated ? { rated } : {}),
    ...(noAdvice ? { noAdvice } : {}),
    status: 'open',
    createdAt: now,
    touchedAt: now,
    host,
    seats,
    fair: { secret: birth.secret, commitment: commitmentTo(birth.secret), ...noParts(seats.length) },
    botSeed: birth.botSeed,
    clock: newClock(pace, seats.length, now, birth.closed),
    held: null,
    goBack: null,
    sealed: [],
    pause: { asked: [], on: false },
    rematch: null,
  }
}

function plannedSeat(plan: SeatPlan, maker: Person, levels: readonly string[], at: number, now: number): SeatDoc {
  if (plan.kind === 'open') return emptySeat()
  if (plan.kind === 'me') return personSeat(maker.id, plan.name ?? maker.name, now)
  if (levels.includes(plan.level)) return botSeat(plan.level)
  return deny('unknown-level', `Seat ${at}: there is no bot of level "${plan.level}".`)
}
