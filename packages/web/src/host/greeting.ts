import type { FromHost, HeldRules } from '@estaminet/table'

const PROTOCOL = 1

/** What a house that is older than this page, while both are in use, may not know. */
type Wish = 'cells' | 'done' | 'eyes'

/** The first words over a socket. */
export function createGreeting(table: string) {
  const unknown = new Set<Wish>()
  let newest: Wish | undefined
  return {
    /** `last`: the number of the last step that was seen; `eyes`: who looks, where people share the screen; `held`: the rules that are here. */
    words(last: number, eyes: number, held?: HeldRules): string {
      const isSeen = !unknown.has('eyes')
      const cells = unknown.has('cells') ? undefined : held
      const done = !unknown.has('done')
      newest = isSeen ? 'eyes' : cells ? 'cells' : done ? 'done' : undefined
      return JSON.stringify({
        t: 'hello',
        v: PROTOCOL,
        table,
        last,
        ...(cells ? { cells } : {}),
        ...(done ? { done } : {}),
        ...(isSeen ? { eyes } : {}),
      })
    },
    /** Whether these words were refused for what an older house does not know, so that others may do. */
    isWorthAnother(frame: FromHost): boolean {
      if (!newest || frame.t !== 'refused' || frame.code !== 'bad-request' || frame.cmd !== undefined) return false
      unknown.add(newest)
      newest = undefined
      return true
    },
  }
}
