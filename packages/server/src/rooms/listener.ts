import type { Seat } from '@estaminet/kernel'
import type { Done, FromHost, HeldRules, PersonId, Scene, Seen, Shown } from '@estaminet/table'

/** Somebody who watches a table from a device: a socket, a stream, or a test. */
export interface Listener {
  readonly person: PersonId | null
  /** Has these rules, and wants positions where they are those of the table. */
  readonly holds?: HeldRules
  /** Takes the answer to its command inside the update that the command brings about. */
  readonly takesDone?: boolean
  /** Whose eyes look at a screen that several people share; left out: all of them together. */
  readonly eyes?: Seat
  /** Takes a frame as text: many listeners get the same one. */
  send(frame: string): void
}

/** How far a listener is: the last step it noticed and, for who gets positions, what it was shown last. */
export interface Bookmark {
  n: number
  readonly cells: boolean
  /** Whose eyes it was told through so far, where people share a screen. */
  eyes: Seat | undefined
  shown?: Shown
}

/** A command came from a listener, and its answer may go back inside what that one is shown. */
export interface Reply {
  readonly to: Listener
  told: boolean
}

/** The answer itself, once there is one. */
export interface Answered {
  readonly reply: Reply
  readonly done: Omit<Done, 't'>
}

export const asFrame = (frame: FromHost): string => JSON.stringify(frame)

/** A scene for all who see it with the same eyes. Each frame is written once, however many get it. */
export class Showing {
  private readonly scene: Scene
  private readonly person: PersonId | null
  private readonly seen: Seen
  private readonly at: number
  private whole: string | undefined
  private shown: Shown | undefined
  /** Mostly all were shown the same before. */
  private readonly frames: { readonly before: Shown | undefined; readonly frame: string }[] = []

  constructor(scene: Scene, person: PersonId | null, seen: Seen, at: number) {
    this.scene = scene
    this.person = person
    this.seen = seen
    this.at = at
  }

  /** `answered`: what this change answered, which goes to where it was asked and to nobody else. */
  to(listener: Listener, bookmark: Bookmark, answered?: Answered): void {
    const frame = bookmark.cells && bookmark.eyes === undefined ? this.positionFor(bookmark) : this.update()
    bookmark.n = this.seen.n
    if (answered?.reply.to === listener) {
      listener.send(`${frame.slice(0, -1)},"done":${JSON.stringify(answered.done)}}`)
      answered.reply.told = true
    } else listener.send(frame)
  }

  private update(): string {
    this.whole ??= this.scene.frameFor(this.person, this.seen)
    return this.whole
  }

  private positionFor(bookmark: Bookmark): string {
    const before = bookmark.shown
    this.shown ??= this.scene.shownTo(this.person, this.seen, this.at)
    bookmark.shown = this.shown
    for (const known of this.frames) if (known.before === before) return known.frame
    const frame = before ? this.scene.frameSince(before, this.shown) : this.shown.whole()
    this.frames.push({ before, frame })
    return frame
  }
}
