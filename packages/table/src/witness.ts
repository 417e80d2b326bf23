import {
  EVERYONE,
  type EventSink,
  type Game,
  type GameEvent,
  inAudience,
  type LogEntry,
  type Match,
  type Seat,
  SPECTATOR,
} from '@estaminet/kernel'
import type { Told } from './protocol.ts'

/** An event with the log entry it came from and who may notice it. */
export interface Heard {
  readonly entry: number
  readonly event: GameEvent
  readonly audience: number
}

/** Reported before every move's own events: who may know that it was made. Nobody is told it. */
const MADE = 'Made'

const witnesses = new WeakMap<Game, Game>()

/** The same rules, which also say of every move they report who may know of it. */
export function witnessed(game: Game): Game {
  const known = witnesses.get(game)
  if (known) return known
  const twin: Game = {
    ...game,
    apply(s, seat, move, events) {
      events?.({ type: MADE }, game.known?.(s, seat, move) ?? EVERYONE)
      game.apply(s, seat, move, events)
    },
  }
  witnesses.set(game, twin)
  witnesses.set(twin, twin)
  return twin
}

const stories = new WeakMap<Match, Story>()

/** What a match has led to so far, told from its beginning: nothing is played again for it. */
export function storyOf(match: Match): Story {
  let story = stories.get(match)
  if (!story) {
    story = new Story()
    stories.set(match, story)
  }
  story.goOn(match.log)
  return story
}

/** Notes everything a match reports, with the entry of the log it belongs to. All of it must be noted, else its story has gaps. */
export const listening =
  (match: Match, heard: Heard[]): EventSink =>
  (event, audience = EVERYONE) => {
    const one = { entry: match.log.length, event, audience }
    storyOf(match).heard.push(one)
    heard.push(one)
  }

/**
 * Follows a log as it grows. Who notices that something was taken back? Whoever noticed it being done, else the number of
 * updates would count hidden moves.
 */
class Story {
  readonly heard: Heard[] = []
  /** For every move of the effective line: the entry that put it there. */
  readonly lineEntries: number[] = []
  /** How many entries each seat has made, and how many all of them together. */
  readonly own: number[] = []
  together = 0
  /** Who noticed something of each entry. */
  private readonly noticedBy: number[] = []
  /** So many of the events belong to these entries. */
  private told = 0

  goOn(log: readonly LogEntry[]): void {
    for (let at = this.noticedBy.length; at < log.length; at++) this.tell(log[at], at)
  }

  private tell(entry: LogEntry, at: number): void {
    const { heard, lineEntries, noticedBy, own } = this
    if (!('by' in entry)) this.together++
    else if (entry.by >= 0) own[entry.by] = (own[entry.by] ?? 0) + 1
    const back = 'undo' in entry ? entry.undo : 'consent' in entry ? entry.consent : 0
    if (back > 0) {
      const dropped = lineEntries.splice(lineEntries.length - back)
      const audience = dropped.reduce((all, one) => all | noticedBy[one], 'by' in entry ? 1 << entry.by : 0)
      heard.push({ entry: at, event: backEvent(entry), audience: 'by' in entry ? audience : EVERYONE })
    }
    const moves = 'redo' in entry ? entry.redo : back > 0 ? 0 : 1
    for (let n = 0; n < moves; n++) lineEntries.push(at)
    let audience = 0
    for (; this.told < heard.length && heard[this.told].entry === at; this.told++) audience |= heard[this.told].audience
    noticedBy.push(audience)
  }
}

const backEvent = (entry: LogEntry): GameEvent =>
  'by' in entry ? { type: 'TakenBack', seat: entry.by } : { type: 'WentBack' }

/**
 * What a recipient with these seats noticed, going on from step `n`. An entry of which it may know nothing is no step
 * of its own.
 */
export function noticed(heard: readonly Heard[], seats: readonly Seat[], n: number): { n: number; events: Told[] } {
  const events: Told[] = []
  let step = n
  let entry = -1
  for (const one of heard) {
    if (!reaches(one.audience, seats)) continue
    if (one.entry !== entry) step++
    entry = one.entry
    if (one.event.type !== MADE) events.push({ n: step, event: { ...one.event } })
  }
  return { n: step, events }
}

/** How many steps a recipient with these seats has noticed so far. */
export const stepsNoticed = (match: Match, seats: readonly Seat[]): number =>
  match.game.known ? noticed(storyOf(match).heard, seats, 0).n : match.log.length

/**
 * What a recipient with these seats has noticed since step `after`, from the log alone: for a client that comes back,
 * after a restart too.
 */
export function caughtUp(match: Match | undefined, seats: readonly Seat[], after: number) {
  if (!match) return { n: 0, events: [] }
  const n = stepsNoticed(match, seats)
  if (after >= n) return { n, events: [] }
  return { n, events: noticed(storyOf(match).heard, seats, 0).events.filter((told) => told.n > after) }
}

/** The step a recipient had come to when the log had so many entries. */
export const stepOfEntry = (match: Match, seats: readonly Seat[], entries: number): number =>
  match.game.known
    ? noticed(
        storyOf(match).heard.filter((one) => one.entry < entries),
        seats,
        0,
      ).n
    : entries

/** The step after which a recipient saw a line of so many moves, and the other way round. */
export function stepOfLine(match: Match, seats: readonly Seat[], line: number): number {
  const { heard, lineEntries } = storyOf(match)
  const last = line === 0 ? -1 : lineEntries[line - 1]
  return noticed(
    heard.filter((one) => one.entry <= last),
    seats,
    0,
  ).n
}

export function lineAtStep(match: Match, seats: readonly Seat[], step: number): number {
  const { heard, lineEntries } = storyOf(match)
  const upTo = (entry: number) =>
    noticed(
      heard.filter((one) => one.entry <= entry),
      seats,
      0,
    ).n
  const past = lineEntries.findIndex((entry) => upTo(entry) > step)
  return past < 0 ? lineEntries.length : past
}

/** Whether a recipient holding these seats may notice something of this audience. */
const reaches = (audience: number, seats: readonly Seat[]): boolean =>
  seats.length === 0 ? inAudience(audience, SPECTATOR) : seats.some((seat) => inAudience(audience, seat))
