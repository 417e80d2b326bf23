import { EVERYONE, type GameEvent, type LogEntry } from '@estaminet/kernel'

/** An event with the log entry it came from and who may notice it. */
export interface Heard {
  readonly entry: number
  readonly event: GameEvent
  readonly audience: number
}

/** Reported before every move's own events: who may know that it was made. Nobody is told it. */
export const MADE = 'Made'

/** So many events are kept as they came. */
const LATELY = 64

/** Events that were written down: from which entry on, and the bytes of a text. */
interface Page {
  readonly from: number
  readonly bytes: Uint8Array
}

type Written = readonly [entry: number, audience: number, event: GameEvent]

const writer = new TextEncoder()
const reader = new TextDecoder()

/**
 * Follows a log as it grows. Who notices that something was taken back? Whoever noticed it being done, else the number of
 * updates would count hidden moves.
 *
 * What happened is told again to who comes back, and mostly to nobody: after a while it is kept as bytes. As objects the stories
 * of a few hundred tables are most of what a house holds, and a full garbage collection walks through every one of them.
 */
export class Story {
  /** For every move of the effective line: the entry that put it there. */
  readonly lineEntries: number[] = []
  /** How many entries each seat has made, and how many all of them together. */
  readonly own: number[] = []
  together = 0
  /** Who noticed something of each entry. */
  readonly noticedBy: number[] = []
  private readonly pages: Page[] = []
  private lately: Heard[] = []
  /** Who noticed something of the entry under way. */
  private audience = 0

  /** Something happened by an entry that is about to be written. */
  hear(one: Heard): void {
    this.audience |= one.audience
    if (one.event.type !== MADE) this.lately.push(one)
  }

  goOn(log: readonly LogEntry[]): void {
    if (this.noticedBy.length === log.length) return
    if (this.lately.length >= LATELY) this.writeDown()
    for (let at = this.noticedBy.length; at < log.length; at++) this.tell(log[at], at)
  }

  /** What happened from this entry on, in its order. */
  since(entry: number): Heard[] {
    const first = this.pages.findLastIndex(({ from }) => from <= entry)
    const written = this.pages.slice(Math.max(0, first)).flatMap(({ bytes }) => read(bytes))
    return [...written, ...this.lately].filter((one) => one.entry >= entry)
  }

  private writeDown(): void {
    const written = this.lately.map(({ entry, audience, event }): Written => [entry, audience, event])
    this.pages.push({ from: this.lately[0].entry, bytes: writer.encode(JSON.stringify(written)) })
    this.lately = []
  }

  private tell(entry: LogEntry, at: number): void {
    const { lineEntries, noticedBy, own } = this
    if (!('by' in entry)) this.together++
    else if (entry.by >= 0) own[entry.by] = (own[entry.by] ?? 0) + 1
    const back = 'undo' in entry ? entry.undo : 'consent' in entry ? entry.consent : 0
    if (back > 0) {
      const dropped = lineEntries.splice(lineEntries.length - back)
      this.hear({ entry: at, event: backEvent(entry), audience: backAudience(entry, dropped, noticedBy) })
    }
    const moves = 'redo' in entry ? entry.redo : back > 0 ? 0 : 1
    for (let n = 0; n < moves; n++) lineEntries.push(at)
    noticedBy.push(this.audience)
    this.audience = 0
  }
}

const read = (bytes: Uint8Array): Heard[] =>
  (JSON.parse(reader.decode(bytes)) as Written[]).map(([entry, audience, event]) => ({ entry, audience, event }))

const backEvent = (entry: LogEntry): GameEvent =>
  'by' in entry ? { type: 'TakenBack', seat: entry.by } : { type: 'WentBack' }

function backAudience(entry: LogEntry, dropped: readonly number[], noticedBy: readonly number[]): number {
  if (!('by' in entry)) return EVERYONE
  return dropped.reduce((all, one) => all | noticedBy[one], 1 << entry.by)
}
