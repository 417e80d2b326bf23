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
  let due = 0
  onCleanup(() => cancelAnimationFrame(due))
  // Measured with the frame that shows it: measured at once, the whole table would be laid out twice.
  createEffect(() => {
    width()
    const { lines } = props
    cancelAnimationFrame(due)
    due = requestAnimationFrame(() => frame && fit(frame, lines))
  })
  return <p class="lately" ref={frame} />
}

function fit(frame: HTMLElement, lines: readonly string[]): void {
  frame.textContent = fitted(lines, (text) => {
    frame.textContent = text
    return frame.scrollHeight <= frame.clientHeight + 1
  })
}
