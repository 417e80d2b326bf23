import { useSearchParams } from '@solidjs/router'
import type { Accessor } from 'solid-js'

/** Where one looks back on the match of a table that is over. */
export const lookBack = (table: string): string => `${table}?after`

/** Whether the address asks to look back. */
export function createLooksBack(): Accessor<boolean> {
  const [search] = useSearchParams()
  return () => search.after !== undefined
}
