import { type Accessor, createEffect, createSignal, on, onCleanup, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { say } from '../../language.ts'
import './newest.css'

/**
 * The way back to the newest line of a list, offered while it is out of sight. What scrolls may be the list or something
 * around it.
 */
export function Newest(props: { list: Accessor<HTMLElement | undefined>; newest: unknown }) {
  const [isAway, setAway] = createSignal(false)
  const watch = new IntersectionObserver((seen) => {
    const line = seen.at(-1)
    setAway(!!line && !line.isIntersecting && !isFurtherDown(line.target))
  })
  onCleanup(() => watch.disconnect())
  createEffect(
    on([() => props.newest, props.list], ([newest, list]) => {
      watch.disconnect()
      if (newest && list?.firstElementChild) watch.observe(list.firstElementChild)
      else setAway(false)
    }),
  )
  const goBack = () => {
    const list = props.list()
    list?.firstElementChild?.scrollIntoView({ block: 'center' })
    // The button goes away under whoever pressed it by key.
    list?.focus({ preventScroll: true })
  }
  return (
    <Show when={isAway()}>
      <button type="button" class="newest" onClick={goBack}>
        <Icon name="chevron" size={14} /> {say().table.log.newest}
      </button>
    </Show>
  )
}

/** Below what is shown of something around it, a line is not yet come to: nobody has left it behind. */
function isFurtherDown(line: Element): boolean {
  const { top } = line.getBoundingClientRect()
  if (top >= innerHeight) return true
  for (let around = line.parentElement; around; around = around.parentElement)
    if (getComputedStyle(around).overflowY !== 'visible' && top >= around.getBoundingClientRect().bottom) return true
  return false
}
