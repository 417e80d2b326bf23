import type { Done, FromHost, PersonId, Scene, Shown } from '@estaminet/table'

/** Somebody who watches a table from a device: a socket, a stream, or a test. */
export interface Listener {
  readonly person: PersonId | null
  /** Wants, after the first update, only what has changed. */
  readonly changes?: boolean
  /** Takes the answer to its command inside the update that the command brings about. */
  readonly takesDone?: boolean
  /** Takes a frame as text: many listeners get the same one. */
  send(frame: string): void
}

/** How far a listener is: the last step it noticed and, where only changes are wanted, what it was shown last. */
export interface Bookmark {
  n: number
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
  private readonly shown: Shown
  private readonly n: number
  private readonly frames = new Map<Shown | undefined, string>()

  constructor(scene: Scene, shown: Shown, n: number) {
    this.scene = scene
    this.shown = shown
    this.n = n
  }

  /** `answered`: what this change answered, which goes to where it was asked and to nobody else. */
  to(listener: Listener, bookmark: Bookmark, answered?: Answered): void {
    const frame = this.frames.get(bookmark.shown) ?? this.frameAfter(bookmark.shown)
    this.frames.set(bookmark.shown, frame)
    bookmark.n = this.n
    if (listener.changes) bookmark.shown = this.shown
    if (answered?.reply.to === listener) {
      listener.send(`${frame.slice(0, -1)},"done":${JSON.stringify(answered.done)}}`)
      answered.reply.told = true
    } else listener.send(frame)
  }

  private frameAfter(before: Shown | undefined): string {
    return before ? this.scene.frameSince(before, this.shown) : this.shown.whole()
  }
}
