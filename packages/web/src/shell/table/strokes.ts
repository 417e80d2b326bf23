import { type Accessor, createSignal, onCleanup } from 'solid-js'

/** Gives the thread back for a moment: what follows is a task of its own. */
export const breath = (): Promise<void> => new Promise((go) => setTimeout(go))

/**
 * A board is too much to draw at one go: the thread would hear no press meanwhile. It is drawn in strokes, each a task of
 * its own. Answers the number of the stroke, from 0 to `last`.
 * @param isSeen Whether each stroke is on the screen before the next begins, or the board is shown with the last one.
 */
export function createStrokes(last: number, isSeen = false): Accessor<number> {
  const [stroke, setStroke] = createSignal(0)
  let timer: ReturnType<typeof setTimeout>
  let frame = 0
  const draw = (): void => {
    timer = setTimeout(() => {
      if (setStroke(stroke() + 1) < last) next()
    })
  }
  const next = (): void => {
    // A page in the background paints nothing.
    if (isSeen && !document.hidden) frame = requestAnimationFrame(draw)
    else draw()
  }
  next()
  onCleanup(() => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  })
  return stroke
}
