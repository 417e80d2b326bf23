import { type Accessor, createSignal, onCleanup } from 'solid-js'
import { type Bye, hearBye } from './announcement.ts'
import type { TableSummary } from './house.ts'
import { houseAnswered, houseIsSilent } from './reachable.ts'

/** A house that said no to the feed is asked again after this. */
const PATIENCE = 15_000

/** What is told at the front door, for as long as somebody stands there. */
export interface Lobby {
  /** Public tables with a free seat, as they come and go. Empty while the house cannot be reached. */
  readonly tables: Accessor<readonly TableSummary[]>
  /** Counts how often a table of one's own changed. */
  readonly yours: Accessor<number>
}

export function standAtTheDoor(): Lobby {
  const [tables, setTables] = createSignal<readonly TableSummary[]>([])
  const [yours, setYours] = createSignal(0)
  let feed: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function listen(): void {
    const source = new EventSource('/api/lobby')
    feed = source
    source.addEventListener('open', houseAnswered)
    source.addEventListener('message', ({ data }) => {
      const said: TableSummary[] | Bye | { t: 'yours' } = JSON.parse(data)
      if (Array.isArray(said)) setTables(said)
      else if (said.t === 'yours') setYours((count) => count + 1)
      else if (said.t === 'bye') hearBye(said)
    })
    source.addEventListener('error', () => {
      setTables([])
      houseIsSilent()
      // A lost connection is taken up again by the browser; a refusal is not.
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(listen, PATIENCE)
    })
  }

  listen()
  onCleanup(() => {
    clearTimeout(timer)
    feed?.close()
  })
  return { tables, yours }
}
