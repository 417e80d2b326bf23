import { createEffect, createSignal, onCleanup, onMount } from 'solid-js'
import { fitted } from './fitted.ts'

/** What happened lately, as much of it as there is room for. */
export function Lately(props: { lines: readonly string[] }) {
  let frame: HTMLParagraphElement | undefined
  const [width, setWidth] = createSignal(0)
  onMount(() => {
    const watch = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    if (frame) watch.observe(frame)
    onCleanup(() => watch.disconnect())
  })
  createEffect(() => {
    width()
    const { lines } = props
    if (!frame) return
    const line = frame
    line.textContent = fitted(lines, (text) => {
      line.textContent = text
      return line.scrollHeight <= line.clientHeight + 1
    })
  })
  return <p class="lately" ref={frame} />
}
