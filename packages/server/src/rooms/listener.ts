import type { FromHost, PersonId } from '@estaminet/table'

/** Somebody who watches a table from a device: a socket, a stream, or a test. */
export interface Listener {
  readonly person: PersonId | null
  /** Takes a frame as text: many listeners get the same one. */
  send(frame: string): void
}

export const asFrame = (frame: FromHost): string => JSON.stringify(frame)
