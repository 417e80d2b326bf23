import { Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { tableIn } from '../shell/bar/rules-address.ts'
import { words } from './texts/index.ts'

const KEPT = 'estaminet.rules.from'

/** The table this reader came from. Chapters are turned and pages loaded anew: the tab remembers it. */
function cameFrom(): string | undefined {
  const table = tableIn(new URLSearchParams(location.search).get('from'))
  try {
    if (table) sessionStorage.setItem(KEPT, table)
    return table ?? tableIn(sessionStorage.getItem(KEPT))
  } catch {
    return table
  }
}

/** The way back to the table somebody reads beside. Its own page is still open: this one closes where the browser lets it. */
export function BackToTable() {
  const table = cameFrom()
  return (
    <Show when={table}>
      {(address) => (
        <a
          class="bar-button worded"
          href={address()}
          aria-label={words().toTable}
          onClick={() => history.length === 1 && window.close()}
        >
          <Icon name="undo" size={18} />
          <span class="word">{words().toTable}</span>
        </a>
      )}
    </Show>
  )
}
