/**
 * What is still to be done, kept inside a state: cell 0 counts the frames, then they follow, the next step on top. A frame is
 * (step, seat, a, b). Data, never closures, so a state can be saved at any instant.
 */
export const FRAME = 4

export const stackSize = (frames: number): number => 1 + frames * FRAME

/** Where the frame on top begins, or -1 when nothing is left to do. */
export const topOf = (stack: Int16Array): number => {
  const frames = stack[0]
  return frames === 0 ? -1 : 1 + (frames - 1) * FRAME
}

/** Puts a step on top: it is done before everything that is already there. */
export function next(stack: Int16Array, step: number, seat = 0, a = 0, b = 0): void {
  const frames = stack[0]
  const at = 1 + frames * FRAME
  if (at + FRAME > stack.length) throw new RangeError('The stack of pending steps is full.')
  stack[0] = frames + 1
  stack[at] = step
  stack[at + 1] = seat
  stack[at + 2] = a
  stack[at + 3] = b
}

/** The step on top is done. Clears it, so that equal positions hash alike. */
export function done(stack: Int16Array): void {
  const frames = stack[0] - 1
  const at = 1 + frames * FRAME
  stack[0] = frames
  stack[at] = 0
  stack[at + 1] = 0
  stack[at + 2] = 0
  stack[at + 3] = 0
}
