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
