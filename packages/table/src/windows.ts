import { type Match, paceOf, type Seat } from '@estaminet/kernel'
import { ASIDE_TIMES, isStrictAsUsual } from './aside-times.ts'
import type { OpenWindow, WindowTimes } from './asides-protocol.ts'
import { clockTime } from './clock.ts'
import { deny } from './denial.ts'
import { botPlays, ownerOf, peopleAt, type TableDoc, type WindowDoc } from './doc.ts'
import { proceed } from './going-on.ts'
import { hasSomething, reactionOf, standingAnswer, windowOrder, windowsOf } from './orders.ts'
import { inTimedWindow, inWindow } from './pacing.ts'
import type { Ask } from './protocol.ts'
import type { Table } from './table.ts'

/**
 * Windows in live play. One lasts a beat whatever is answered, so that silence tells nothing, and longer only for who waits; one
 * that only the one person among bots is asked in needs no beat. What is answered lies sealed until it closes.
 */

const SECOND = 1000
/** Before the first turn there is more to read. */
const SETUP_LIMIT = 60
/** So long may a seat wait in each part of a match. */
const ACCOUNT = 90
const MORE_TIME = 3

export const windowTimes = (doc: TableDoc): WindowTimes => ({
  beat: doc.asides?.beat ?? ASIDE_TIMES.beat.usual,
  limit: doc.asides?.limit ?? ASIDE_TIMES.limit.usual,
  strict: doc.asides?.strict ?? isStrictAsUsual(doc.seats),
})

/** When a question put to a seat now is answered for it; nothing where nobody else is kept waiting. */
export function questionDue(table: Table, seat: Seat, now: number): number | undefined {
  const { doc } = table
  const { game, state } = table.running()
  if (peopleAt(doc) < 2) return undefined
  const usual = paceOf(game, state, seat) === 'setup' ? SETUP_LIMIT : windowTimes(doc).limit
  return now + longer(doc, seat, game.seconds?.(state, seat) ?? usual)
}

const longer = (doc: TableDoc, seat: Seat, seconds: number): number =>
  seconds * SECOND * (doc.seats[seat]?.moreTime ? MORE_TIME : 1)

/** Opens the window that the match has come to, or closes the one whose time is over; answers whether one was closed. */
export function followWindow(table: Table, now: number): boolean {
  const { doc, match } = table
  const asked = inTimedWindow(table)
  if (!match || asked.length === 0) {
    delete doc.clock.window
    return false
  }
  if (doc.clock.window?.after !== match.log.length) doc.clock.window = opened(table, match, asked, now)
  const { window } = doc.clock
  const isForNobody = asked.every((seat) => window.muted.includes(seat))
  if (!isForNobody && now < endOf(table, window)) return false
  close(table, match, window, asked, now)
  return true
}

function opened(table: Table, match: Match, asked: readonly Seat[], now: number): WindowDoc {
  const { doc } = table
  const people = asked.filter((seat) => !botPlays(table.seat(seat)))
  const ordered = (order: 'mute' | 'ask' | 'stop') => people.filter((seat) => windowOrder(table, seat) === order)
  // Among bots it gives nothing away who is not asked: one person who has nothing to play is left alone.
  const spared = isOnlyPerson(table) ? ordered('ask').filter((seat) => !hasSomething(table, seat)) : []
  const muted = [...ordered('mute'), ...spared]
  return {
    after: match.log.length,
    opened: now,
    muted,
    thinking: windowTimes(doc).strict ? [] : people.filter((seat) => !muted.includes(seat) && isThinking(table, seat)),
    waits: ordered('stop').filter((seat) => accountOf(table, seat) > 0),
    answered: {},
  }
}

/** Who is there and has something to play is waited for; but at a shared screen that would show everybody who it is. */
function isThinking(table: Table, seat: Seat): boolean {
  const owner = ownerOf(table.seat(seat))
  if (owner === undefined || table.seatsOf(owner).length > 1 || !table.isHere(owner)) return false
  return accountOf(table, seat) > 0 && hasSomething(table, seat)
}

/** The answers are opened. Who has said nothing answers as they have ordered, or as the rules have it. */
function close(table: Table, match: Match, window: WindowDoc, asked: readonly Seat[], now: number): void {
  for (const seat of asked) chargeWait(table, window, seat, now)
  const answers = asked.map((seat) => ({ seat, move: match.sealed.get(seat) ?? standingAnswer(table, seat) }))
  delete table.doc.clock.window
  for (const { seat, move } of answers) match.seal(seat, move)
  // Any of them opens them all.
  match.play(answers[0].seat, answers[0].move, table.sink(match))
  proceed(table, now)
}

const isWaiting = ({ waits, thinking }: WindowDoc, seat: Seat): boolean =>
  waits.includes(seat) || thinking.includes(seat)

/** When the window closes, unless somebody answers or waits. */
function endOf(table: Table, window: WindowDoc): number {
  const asked = inTimedWindow(table)
  const waiting = asked.filter((seat) => isWaiting(window, seat) && !table.running().sealed.has(seat))
  if (waiting.length === 0 && !tellsAnybody(table, asked)) return window.opened
  return Math.max(beatEnd(table, window), ...waiting.map((seat) => window.opened + patienceOf(table, seat)))
}

/** The silence of the only person at a table tells nobody anything; that of bots might tell this person. */
const tellsAnybody = (table: Table, asked: readonly Seat[]): boolean =>
  asked.some((seat) => botPlays(table.seat(seat))) || !isOnlyPerson(table)

const isOnlyPerson = (table: Table): boolean =>
  table.doc.seats.filter((_, seat) => !botPlays(table.seat(seat))).length === 1

const beatEnd = ({ doc }: Table, { opened }: WindowDoc): number => opened + windowTimes(doc).beat * SECOND

/** How long a window stays open for a seat that waits. Where nobody else sits, as long as it likes. */
const patienceOf = (table: Table, seat: Seat): number =>
  Math.min(
    peopleAt(table.doc) < 2 ? Number.POSITIVE_INFINITY : longer(table.doc, seat, windowTimes(table.doc).limit),
    accountOf(table, seat),
  )

/** Milliseconds a seat may still wait in this part of the match. */
function accountOf(table: Table, seat: Seat): number {
  const { doc } = table
  if (peopleAt(doc) < 2) return Number.POSITIVE_INFINITY
  const waited = doc.clock.waited?.[seat]
  return longer(doc, seat, ACCOUNT) - (waited?.part === partOf(table) ? waited.spent : 0)
}

const partOf = (table: Table): number => {
  const { game, state } = table.running()
  return game.part?.(state) ?? 0
}

/** Who has kept a window open beyond its beat has waited all the time until the answer. */
function chargeWait(table: Table, window: WindowDoc, seat: Seat, now: number): void {
  const until = window.answered[seat] ?? now
  if (!isWaiting(window, seat) || until <= beatEnd(table, window) || peopleAt(table.doc) < 2) return
  const { clock } = table.doc
  const part = partOf(table)
  const before = clock.waited?.[seat]
  const spent = (before?.part === part ? before.spent : 0) + until - window.opened
  clock.waited = { ...clock.waited, [seat]: { part, spent } }
}

/** A seat answers in an open window; what it says may be changed until that closes. */
export function answerInWindow(table: Table, match: Match, seat: Seat, move: number, now: number): void {
  match.seal(seat, move)
  const { window } = table.doc.clock
  if (window) window.answered[seat] ??= clockTime(table.doc, now)
}

/** Who does not want to be asked here any more, and has said nothing yet, lets the open window pass: it lasts as long as it would for any answer. */
export function passIfMuted(table: Table, seat: Seat, now: number): void {
  const { window } = table.doc.clock
  const { match } = table
  if (!match || !window || window.muted.includes(seat) || !inTimedWindow(table).includes(seat)) return
  if (match.sealed.has(seat) || botPlays(table.seat(seat)) || windowOrder(table, seat) !== 'mute') return
  answerInWindow(table, match, seat, standingAnswer(table, seat), now)
}

/** A seat keeps the window open, whatever it holds. */
export function wait(table: Table, seat: Seat, ask: string): void {
  const { window } = table.doc.clock
  const isAsked = inTimedWindow(table).includes(seat) && !window?.muted.includes(seat)
  if (!window || !isAsked || ask !== table.askId(seat)) deny('stale', 'This window has closed.')
  if (accountOf(table, seat) <= 0)
    deny('waited-enough', 'You have used up your time to wait until the next part of the match.')
  if (!window.waits.includes(seat)) window.waits.push(seat)
  table.keepToSeat(seat)
}

/** When the open window wants to be closed. */
export function windowDue(table: Table): number | undefined {
  const { window } = table.doc.clock
  const end = window ? endOf(table, window) : Number.POSITIVE_INFINITY
  return Number.isFinite(end) ? end : undefined
}

export const isMutedNow = ({ doc }: Table, seat: Seat): boolean => doc.clock.window?.muted.includes(seat) ?? false

/** What everybody may know of the open window; nothing at a match without any. */
export function windowFor(table: Table, now: number): OpenWindow | null | undefined {
  const { doc, game } = table
  if (!windowsOf(game, doc)) return undefined
  const { window } = doc.clock
  if (!window) return inWindow(table).length > 0 ? { beat: 0 } : null
  return { beat: Math.max(0, beatEnd(table, window) - now) }
}

/** What a seat is told of the window it is asked in. */
export function askedWindow(table: Table, seat: Seat, now: number): Pick<Ask, 'left' | 'silence' | 'window'> {
  const { window } = table.doc.clock
  if (!inWindow(table).includes(seat)) return {}
  const { on, to } = reactionOf(table, seat) ?? {}
  const waits = window !== undefined && isWaiting(window, seat)
  const account = accountOf(table, seat)
  const left =
    window &&
    Math.max(
      0,
      (waits ? Math.max(beatEnd(table, window), window.opened + patienceOf(table, seat)) : beatEnd(table, window)) -
        now,
    )
  return {
    ...(left === undefined || left === Number.POSITIVE_INFINITY ? {} : { left }),
    silence: standingAnswer(table, seat),
    window: {
      ...(on === undefined ? {} : { on }),
      ...(to === undefined ? {} : { to }),
      waits,
      ...(window && account !== Number.POSITIVE_INFINITY ? { account: Math.max(0, account) } : {}),
    },
  }
}
