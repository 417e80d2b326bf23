import { type Accessor, createSignal, onCleanup } from 'solid-js'

/** A tab that is being left lets go of its table a little later than the next one asks for it. */
const PATIENCE = 400

/** Where a table of this device is open; nothing until that is known. */
export interface SoleTab {
  readonly open: Accessor<'here' | 'elsewhere' | undefined>
  /** Takes it from the tab that has it. */
  take(): void
}

/**
 * A table of this device is played in one tab at a time: two would save over each other. Whoever comes second waits until the
 * first one is gone, or takes it over. Pages on plain http have no locks: there each saves over its own log only.
 */
export function createSoleTab(table: string): SoleTab {
  const [open, setOpen] = createSignal<'here' | 'elsewhere'>()
  const name = `estaminet-table-${table}`
  let turn = new AbortController()
  let leave = () => {}

  function ask(how: LockOptions): void {
    const mine = turn
    const had = new Promise<void>((gone) => {
      leave = gone
    })
    const late = setTimeout(() => setOpen('elsewhere'), PATIENCE)
    const begin = (): Promise<void> => {
      clearTimeout(late)
      setOpen('here')
      return had
    }
    navigator.locks.request(name, how, begin).catch((error) => {
      clearTimeout(late)
      // Whoever gave up waiting is told nothing, and a browser that keeps nothing has nothing to lose.
      if (mine.signal.aborted) return
      if (!(error instanceof DOMException && error.name === 'AbortError')) return setOpen('here')
      setOpen('elsewhere')
      ask({ signal: mine.signal })
    })
  }

  function stop(): void {
    turn.abort()
    leave()
  }
  function take(): void {
    stop()
    turn = new AbortController()
    ask({ steal: true })
  }

  if ('locks' in navigator) ask({ signal: turn.signal })
  else setOpen('here')
  onCleanup(stop)
  return { open, take }
}
