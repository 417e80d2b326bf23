import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import { createResting } from './resting.ts'

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
