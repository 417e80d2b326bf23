import { onCleanup } from 'solid-js'

/** Numbers of the tables on the page. */
const taken = new Set<number>()

/**
 * What the parts of a table are called on the page, so that one can lead to another. No two tables share a name; the
 * first one has the plain names.
 */
export function createTableIds() {
  let number = 1
  while (taken.has(number)) number++
  taken.add(number)
  onCleanup(() => taken.delete(number))
  const own = (name: string): string => (number === 1 ? name : `${name}-${number}`)
  return {
    board: own('board'),
    slate: own('slate'),
    slateTitle: own('slate-title'),
    log: own('log'),
    /** The words that say what the considered choice will do. */
    whatItDoes: own('what-it-does'),
  }
}

export type TableIds = ReturnType<typeof createTableIds>
