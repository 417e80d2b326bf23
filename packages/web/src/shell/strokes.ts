import { type Accessor, createSignal, onCleanup } from 'solid-js'

/** Gives the thread back for a moment: what follows is a task of its own. */
export const breath = (): Promise<void> => new Promise((go) => setTimeout(go))

/**
 * A board is too much to draw at one go: the thread would hear no press meanwhile. It is drawn in strokes, each a task of
 * its own, and shown with the last one. Answers the number of the stroke, from 0 to `last`.
 */
export function createStrokes(last: number): Accessor<number> {
  const [stroke, setStroke] = createSignal(0)
  let timer: ReturnType<typeof setTimeout>
  const next = (): void => {
    timer = setTimeout(() => {
      if (setStroke(stroke() + 1) < last) next()
    })
  }
  next()
  onCleanup(() => clearTimeout(timer))
  return stroke
}
