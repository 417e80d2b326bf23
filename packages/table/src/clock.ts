import type { Seat } from '@estaminet/kernel'
import { type ClockDoc, isAlone, type TableDoc } from './doc.ts'
import type { ClockInfo, Pace } from './protocol.ts'

const HOUR = 3_600_000
/** A seat whose time ran out has at least this much for its next turn. */
const NEXT_TURN_TIME = 20_000
/** Of the hours of a turn the last part, but not too long before its end: who has not played by then is reminded. */
const REMINDED_IN_LAST = 1 / 4
const REMINDED_WITHIN = 4 * HOUR

export const newClock = (pace: Pace, seats: number, now: number, closed: number): ClockDoc => ({
  left: Array(seats).fill(startingTime(pace)),
  running: [],
  since: now,
  questions: {},
  kept: {},
  closed,
})

const startingTime = (pace: Pace): number =>
  pace.kind === 'turns' ? pace.hours * HOUR : pace.clock ? pace.clock.bank * 1000 : 0

const hasClock = (doc: TableDoc): boolean =>
  !isAlone(doc) && (doc.pace.kind === 'turns' || doc.pace.clock !== undefined)

/** Charges the time since the last change to the seats whose clock ran. */
export function charge(clock: ClockDoc, now: number): void {
  const spent = Math.max(0, now - clock.since)
  for (const seat of clock.running) clock.left[seat] = Math.max(0, clock.left[seat] - spent)
  clock.since = now
}

/** What is left after a decision: the increment more, up to the cap. */
function rewarded(pace: Pace, left: number): number {
  if (pace.kind !== 'live' || !pace.clock) return left
  const { increment, cap } = pace.clock
  return Math.max(left, Math.min(cap * 1000, left + increment * 1000))
}

/** The increment for the newest of so many decisions, once however often it is taken back and made again. */
export function earn({ clock, pace }: TableDoc, seat: Seat, decisions: number): void {
  clock.earned ??= {}
  clock.earned[seat] ??= { decisions: decisions - 1, back: [] }
  const earned = clock.earned[seat]
  if (decisions <= earned.decisions) return
  const before = clock.left[seat]
  clock.left[seat] = rewarded(pace, before)
  earned.decisions = decisions
  earned.back.push(clock.left[seat] - before)
}

/** So many decisions are left: what the others brought goes with them. */
export function giveUp(clock: ClockDoc, seat: Seat, decisions: number): void {
  const earned = clock.earned?.[seat]
  while (earned && earned.decisions > decisions && earned.back.length > 0) {
    clock.left[seat] = Math.max(0, clock.left[seat] - (earned.back.pop() ?? 0))
    earned.decisions--
  }
}

export function beginAnew(clock: ClockDoc, seat: Seat): void {
  clock.left[seat] = Math.max(clock.left[seat], NEXT_TURN_TIME)
}

/** Whose clocks run from now on. */
export interface Awaited {
  /** Seats whose turn it is or who are asked, whoever plays for them. */
  readonly turns: readonly Seat[]
  /** People everybody waits for. */
  readonly people: readonly Seat[]
  /** People who have given a sealed answer and only seem to be waited for. */
  readonly answered: readonly Seat[]
}

export function run(doc: TableDoc, { turns, people, answered }: Awaited, now: number): void {
  const { clock, pace } = doc
  charge(clock, now)
  const opened = seatsOf(clock.kept).filter((seat) => !answered.includes(seat))
  for (const seat of opened) {
    clock.left[seat] = clock.kept[seat]
    delete clock.kept[seat]
  }
  // When sealed answers were opened, whoever is asked again is asked something new.
  if (opened.length > 0) for (const seat of clock.running) askAnew(clock, seat)
  followTurns(doc, turns, now)
  if (!hasClock(doc)) return
  for (const seat of answered) clock.kept[seat] ??= rewarded(pace, clock.left[seat])
  clock.running = [...people, ...answered].sort((a, b) => a - b)
}

/**
 * Notes whose turn has come and whose has passed. Hours begin with a turn, not with a player who comes back to it; what a
 * turn has earned stays earned once it has passed.
 */
function followTurns({ clock, pace, seats }: TableDoc, turns: readonly Seat[], now: number): void {
  const before = clock.asked ?? Object.fromEntries(clock.running.map((seat) => [seat, clock.since]))
  clock.asked = Object.fromEntries(turns.map((seat) => [seat, before[seat] ?? now]))
  for (const seat of seats.keys())
    if (turns.includes(seat)) {
      if (before[seat] === undefined && pace.kind === 'turns') clock.left[seat] = startingTime(pace)
    } else {
      delete clock.away?.[seat]
      forgetReminder(clock, seat)
      const earned = clock.earned?.[seat]
      if (earned) earned.back = []
    }
}

/** What this seat is asked from now on is no part of what it was asked before: it has hours and a reminder of its own. */
export function askAnew(clock: ClockDoc, seat: Seat): void {
  delete clock.asked?.[seat]
  forgetReminder(clock, seat)
}

function forgetReminder(clock: ClockDoc, seat: Seat): void {
  if (clock.reminded?.includes(seat)) clock.reminded = clock.reminded.filter((one) => one !== seat)
}

/** The time as clocks have it: in a pause it stands still. */
export const clockTime = ({ clock, pause }: TableDoc, now: number): number => (pause.on ? clock.since : now)

/** A player leaves their own turn to a bot. */
export function goAway(doc: TableDoc, seat: Seat, now: number): void {
  const { clock } = doc
  if (!clock.running.includes(seat) || clock.kept[seat] !== undefined) return
  clock.away = { ...clock.away, [seat]: clockTime(doc, now) }
}

/** Who is back in the same turn has used the time between. */
export function comeBack(doc: TableDoc, seat: Seat, now: number): void {
  const { clock } = doc
  const since = clock.away?.[seat]
  if (since === undefined) return
  const at = clockTime(doc, now)
  charge(clock, at)
  clock.left[seat] = Math.max(0, clock.left[seat] - (at - since))
  delete clock.away?.[seat]
  // In a pause nobody sets the clocks anew: who leaves again is on theirs.
  if (!clock.running.includes(seat)) clock.running.push(seat)
}

export function stop(clock: ClockDoc, now: number): void {
  charge(clock, now)
  clock.running = []
  clock.people = []
  clock.questions = {}
  clock.kept = {}
  delete clock.window
}

/** Seats whose time is up. */
export const spent = (clock: ClockDoc): Seat[] =>
  clock.running.filter((seat) => clock.left[seat] === 0 && clock.kept[seat] === undefined)

/** When the first running clock or open question is due. */
export function dueAt(clock: ClockDoc): number | undefined {
  const ends = clock.running
    .filter((seat) => clock.kept[seat] === undefined)
    .map((seat) => clock.since + clock.left[seat])
  const all = [...ends, ...Object.values(clock.questions)]
  return all.length > 0 ? Math.min(...all) : undefined
}

/** What is left of a turn when its seat is reminded; live players need no reminder. */
const reminderAt = (pace: Pace): number | undefined =>
  pace.kind === 'turns' ? Math.min(startingTime(pace) * REMINDED_IN_LAST, REMINDED_WITHIN) : undefined

/** Seats that are still to be reminded. Who has given a sealed answer seems to be one of them, so that nothing shows. */
const unreminded = ({ running, reminded = [] }: ClockDoc): Seat[] => running.filter((seat) => !reminded.includes(seat))

/** When the first of them is due. */
export function reminderDue({ clock, pace }: TableDoc): number | undefined {
  const at = reminderAt(pace)
  const times = at === undefined ? [] : unreminded(clock).map((seat) => clock.since + clock.left[seat] - at)
  return times.length > 0 ? Math.min(...times) : undefined
}

/** Notes whose time is nearly over, as charged by now. */
export function noteReminders({ clock, pace }: TableDoc): void {
  const at = reminderAt(pace)
  const late = at === undefined ? [] : unreminded(clock).filter((seat) => clock.left[seat] <= at)
  if (late.length > 0) clock.reminded = [...(clock.reminded ?? []), ...late]
}

/** The match goes on after a pause. Who agreed to that was there: they are waited for from now on. */
export function goOn(clock: ClockDoc, now: number): void {
  giveBack(clock, now - clock.since)
  const { asked = {} } = clock
  for (const seat of seatsOf(asked)) asked[seat] = now
}

/** Nobody pays for time in which nobody could play. */
export function giveBack(clock: ClockDoc, away: number): void {
  clock.since += away
  const { window } = clock
  if (window) window.opened += away
  for (const times of [clock.questions, clock.asked ?? {}, clock.away ?? {}, window?.answered ?? {}])
    for (const seat of seatsOf(times)) times[seat] += away
}

const seatsOf = (times: Readonly<Record<number, number>>): Seat[] => Object.keys(times).map(Number)

/** The clocks as a holder of the seats `mine` sees them. */
export function clockInfos(doc: TableDoc, mine: readonly Seat[], now: number): ClockInfo[] {
  const { clock, pause } = doc
  if (!hasClock(doc)) return []
  return clock.left.map((left, seat) => {
    const kept = mine.includes(seat) ? clock.kept[seat] : undefined
    if (kept !== undefined) return { left: kept, running: false }
    const running = clock.running.includes(seat) && !pause.on
    return { left: Math.max(0, running ? left - Math.max(0, now - clock.since) : left), running }
  })
}
