import { createSignal } from 'solid-js'

/** Held by every tab at a table: nothing is changed below somebody who plays. */
const LOCK = 'estaminet-table-open'

const [here, setHere] = createSignal(0)

/** Whether a table is open in this tab. */
export const isTableOpen = (): boolean => here() > 0

/** Says to all tabs that a table is open here, until what it answers is called. */
export function holdTable(): () => void {
  let leave = () => {}
  const gone = new Promise<void>((end) => {
    leave = end
  })
  setHere((count) => count + 1)
  // Pages on plain http have no locks, and no versions that could take over either.
  navigator.locks?.request(LOCK, { mode: 'shared' }, () => gone).catch(() => {})
  return () => {
    leave()
    setHere((count) => count - 1)
  }
}

/** Does it if no table is open in any tab; whoever sits down meanwhile is not in the way of it. */
export const whenNoTableIsOpen = (act: () => void): Promise<void> =>
  navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
    if (lock) act()
  })
