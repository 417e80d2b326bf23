import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'

/** A hand on a mouse is never quite still. */
const TREMBLE = 2

/**
 * Whether the mouse has rested since the list was last drawn anew. What comes to lie under a pointer that rests was not
 * pointed at, though browsers say so.
 * @param tell Hears it.
 */
export function createResting(tell: (isResting: boolean) => void) {
  let at = { x: Number.NaN, y: Number.NaN }
  let rested: typeof at | undefined
  return {
    move(x: number, y: number): void {
      at = { x, y }
      if (!rested || Math.hypot(x - rested.x, y - rested.y) <= TREMBLE) return
      rested = undefined
      tell(false)
    },
    drawAnew(): void {
      rested = at
      tell(true)
    },
  }
}

/** Whether the mouse lies where it lay before the question was asked. */
export function createRestingMouse(question: Accessor<string | undefined>): Accessor<boolean> {
  const [isResting, setResting] = createSignal(false)
  const resting = createResting(setResting)
  const note = ({ pointerType, screenX, screenY }: PointerEvent): void => {
    if (pointerType === 'mouse') resting.move(screenX, screenY)
  }
  document.addEventListener('pointermove', note, { capture: true, passive: true })
  onCleanup(() => document.removeEventListener('pointermove', note, { capture: true }))
  createEffect(on(question, resting.drawAnew, { defer: true }))
  return isResting
}
