/**
 * A stack of pending decisions kept inside a state: cell 0 is the depth, then frames of fixed width. Data, never
 * closures, so a state can be saved at any instant.
 */
export const stackSize = (frames: number, width: number) => 1 + frames * width

export const depth = (stack: Int16Array): number => stack[0] as number

/** Start of the top frame in `stack`; meaningful only when the depth is above 0. */
export const top = (stack: Int16Array, width: number): number => 1 + ((stack[0] as number) - 1) * width

export function push(stack: Int16Array, width: number, kind: number, a = 0, b = 0, c = 0): number {
  const at = 1 + (stack[0] as number) * width
  if (at + width > stack.length) throw new RangeError('The stack of pending decisions is full.')
  stack[0] = depth(stack) + 1
  stack[at] = kind
  if (width > 1) stack[at + 1] = a
  if (width > 2) stack[at + 2] = b
  if (width > 3) stack[at + 3] = c
  for (let i = 4; i < width; i++) stack[at + i] = 0
  return at
}

/** Takes the top frame off and clears it, so that equal positions hash alike. */
export function pop(stack: Int16Array, width: number): void {
  const at = top(stack, width)
  stack.fill(0, at, at + width)
  stack[0] = depth(stack) - 1
}
