import { type NavigateOptions, useNavigate } from '@solidjs/router'
import { onCleanup } from 'solid-js'
import { idWhenLaid } from '../host/local-tables.ts'
import type { TableHost } from '../host/table-host.ts'

/**
 * Leads to a table of this device as soon as it is laid, and answers whether it could be. Whoever went elsewhere meanwhile is left
 * there; the table is among theirs.
 */
export function createWayToTable(how?: Partial<NavigateOptions>): (laid: TableHost) => Promise<boolean> {
  const go = useNavigate()
  let isHere = true
  onCleanup(() => {
    isHere = false
  })
  return async (laid) => {
    const id = await idWhenLaid(laid)
    if (id !== undefined && isHere) go(`/local/${id}`, how)
    return id !== undefined || !isHere
  }
}
