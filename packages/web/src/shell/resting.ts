import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'

/** A hand on a mouse is never quite still. */
const TREMBLE = 2

/**
 * Whether the mouse has rested since the list was last drawn anew. What comes to lie under a pointer that rests was not
 * pointed at, though browsers say so.
 */
export function createResting(question: Accessor<unknown>): Accessor<boolean> {
  const [isResting, setResting] = createSignal(false)
  let at = { x: Number.NaN, y: Number.NaN }
  let rested = at
  const note = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    at = { x: event.screenX, y: event.screenY }
    if (isResting() && !(Math.hypot(at.x - rested.x, at.y - rested.y) <= TREMBLE)) setResting(false)
  }
  document.addEventListener('pointermove', note, { capture: true, passive: true })
  onCleanup(() => document.removeEventListener('pointermove', note, { capture: true }))
  createEffect(
    on(
      question,
      () => {
        rested = at
        setResting(true)
      },
      { defer: true },
    ),
  )
  return isResting
}
