import type { FromHost, PersonId, Scene, Shown } from '@estaminet/table'

/** Somebody who watches a table from a device: a socket, a stream, or a test. */
export interface Listener {
  readonly person: PersonId | null
  /** Wants, after the first update, only what has changed. */
  readonly changes?: boolean
  /** Takes a frame as text: many listeners get the same one. */
  send(frame: string): void
}

/** How far a listener is: the last step it noticed and, where only changes are wanted, what it was shown last. */
export interface Bookmark {
  n: number
  shown?: Shown
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

  to(listener: Listener, bookmark: Bookmark): void {
    const frame = this.frames.get(bookmark.shown) ?? this.frameAfter(bookmark.shown)
    this.frames.set(bookmark.shown, frame)
    bookmark.n = this.n
    if (listener.changes) bookmark.shown = this.shown
    listener.send(frame)
  }

  private frameAfter(before: Shown | undefined): string {
    return before ? this.scene.frameSince(before, this.shown) : this.shown.whole()
  }
}
