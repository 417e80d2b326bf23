import { type Accessor, createSignal, onCleanup } from 'solid-js'
import type { TableSummary } from './house.ts'

/** A house that said no to the feed is asked again after this. */
const PATIENCE = 15_000

/** Public tables with a free seat, newest first, as they come and go. Empty while the house cannot be reached. */
export function openTables(): Accessor<readonly TableSummary[]> {
  const [tables, setTables] = createSignal<readonly TableSummary[]>([])
  let feed: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function listen(): void {
    const source = new EventSource('/api/lobby')
    feed = source
    source.addEventListener('message', ({ data }) => {
      const said: unknown = JSON.parse(data)
      // Announcements of the house come this way too.
      if (Array.isArray(said)) setTables(said as TableSummary[])
    })
    source.addEventListener('error', () => {
      setTables([])
      // A lost connection is taken up again by the browser; a refusal is not.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(listen, PATIENCE)
    })
  }

  listen()
  onCleanup(() => {
    clearTimeout(timer)
    feed?.close()
  })
  return tables
}
