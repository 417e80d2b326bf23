import type { FromHost } from '@estaminet/table'

const PROTOCOL = 1

/** The first words over a socket. A house that is older than this page, while both are in use, is asked for less. */
export function createGreeting(table: string) {
  let mayAskForDone = true
  return {
    /** `last`: the number of the last step that was seen. */
    words: (last: number): string =>
      JSON.stringify({ t: 'hello', v: PROTOCOL, table, last, changes: true, ...(mayAskForDone ? { done: true } : {}) }),
    /** Whether these words were refused for what an older house does not know, so that others may do. */
    isWorthAnother(frame: FromHost): boolean {
      if (!mayAskForDone || frame.t !== 'refused' || frame.code !== 'bad-request') return false
      mayAskForDone = false
      return true
    },
  }
}
