import type { Seat } from '@estaminet/kernel'
import type { ClockDoc, TableDoc } from './doc.ts'
import type { ClockInfo, Pace } from './protocol.ts'

const HOUR = 3_600_000
/** Live tables answer an out-of-turn question for a silent seat after this long. */
export const QUESTION_TIME = 20_000
/** Seats have this long to add their nonce before the first die. */
export const NONCE_TIME = 3_000
/** A seat whose time ran out has at least this much for its next turn. */
const NEXT_TURN_TIME = 20_000

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

export const hasClock = (pace: Pace): boolean => pace.kind === 'turns' || pace.clock !== undefined

/** Charges the time since the last change to the seats whose clock ran. */
export function charge(clock: ClockDoc, now: number): void {
  const spent = Math.max(0, now - clock.since)
  for (const seat of clock.running) clock.left[seat] = Math.max(0, clock.left[seat] - spent)
  clock.since = now
}

/** What is left after a decision: the increment more, up to the cap. */
export function rewarded(pace: Pace, left: number): number {
  if (pace.kind !== 'live' || !pace.clock) return left
  const { increment, cap } = pace.clock
  return Math.max(left, Math.min(cap * 1000, left + increment * 1000))
}

export function beginAnew(clock: ClockDoc, seat: Seat): void {
  clock.left[seat] = Math.max(clock.left[seat], NEXT_TURN_TIME)
}

/** From now on these seats are waited for; `answered` have given a sealed answer and only seem to be. */
export function run(doc: TableDoc, waited: readonly Seat[], answered: readonly Seat[], now: number): void {
  const { clock, pace } = doc
  charge(clock, now)
  if (!hasClock(pace)) return
  for (const seat of Object.keys(clock.kept).map(Number))
    if (!answered.includes(seat)) {
      clock.left[seat] = clock.kept[seat]
      delete clock.kept[seat]
    }
  for (const seat of answered) clock.kept[seat] ??= rewarded(pace, clock.left[seat])
  // A turn-by-turn seat gets its whole time anew.
  if (pace.kind === 'turns')
    for (const seat of waited) if (!clock.running.includes(seat)) clock.left[seat] = startingTime(pace)
  clock.running = [...waited, ...answered].sort((a, b) => a - b)
}

export function stop(clock: ClockDoc, now: number): void {
  charge(clock, now)
  clock.running = []
  clock.questions = {}
  clock.kept = {}
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

/** Nobody pays for time in which nobody could play. */
export function giveBack(clock: ClockDoc, away: number): void {
  clock.since += away
  for (const seat of Object.keys(clock.questions).map(Number)) clock.questions[seat] += away
}

/** The clocks as a holder of the seats `mine` sees them. */
export function clockInfos(doc: TableDoc, mine: readonly Seat[], now: number): ClockInfo[] {
  const { clock, pace, pause } = doc
  if (!hasClock(pace)) return []
  return clock.left.map((left, seat) => {
    const kept = mine.includes(seat) ? clock.kept[seat] : undefined
    if (kept !== undefined) return { left: kept, running: false }
    const running = clock.running.includes(seat) && !pause.on
    return { left: Math.max(0, running ? left - Math.max(0, now - clock.since) : left), running }
  })
}
