import { createSignal, onCleanup, onMount, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { useTable } from '../table.tsx'
import './more-below.css'

/** Counted when what changed is on the screen: the press that changed it comes first. */
const LATER = 60

/** A row that lacks no more than this is seen. */
const CUT = 6

/** How many choices lie below the edge of the slate's list. A touch brings them up; keys walk the list anyway. */
export function MoreBelow() {
  const table = useTable()
  const [more, setMore] = createSignal(0)
  const [edge, setEdge] = createSignal(0)
  let cue: HTMLDivElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const list = () => cue?.parentElement?.querySelector<HTMLElement>('.choices > .list')

  function count(): void {
    const found = list()
    const around = cue?.parentElement?.getBoundingClientRect()
    if (!found || !around) return void setMore(0)
    const { bottom } = found.getBoundingClientRect()
    const rows = [...found.querySelectorAll('.row')].map((row) => row.getBoundingClientRect())
    setEdge(around.bottom - bottom)
    // Without the cue the list would have the room that it leaves for it.
    const room = found.clientHeight + Number.parseFloat(getComputedStyle(found).marginBottom)
    setMore(found.scrollHeight > room ? rows.filter((row) => row.bottom > bottom + CUT).length : 0)
  }
  const countLater = () => {
    clearTimeout(timer)
    timer = setTimeout(count, LATER)
  }

  onMount(() => {
    const room = cue?.parentElement
    if (!room) return
    const changes = new MutationObserver(countLater)
    changes.observe(room, { childList: true, subtree: true })
    const sizes = new ResizeObserver(countLater)
    sizes.observe(room)
    // Scrolling does not bubble.
    room.addEventListener('scroll', countLater, { capture: true, passive: true })
    onCleanup(() => {
      changes.disconnect()
      sizes.disconnect()
      room.removeEventListener('scroll', countLater, { capture: true })
      clearTimeout(timer)
    })
  })

  return (
    <div class="ale-more" ref={cue} style={{ bottom: `${edge()}px` }} aria-hidden="true">
      <Show when={more() > 0}>
        <button type="button" tabIndex={-1} onClick={() => list()?.scrollBy({ top: list()?.clientHeight ?? 0 })}>
          {table.speech().texts.more(more())}
          <Icon name="chevron" size={13} />
        </button>
      </Show>
    </div>
  )
}
