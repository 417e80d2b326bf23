import type { FromHost, Update } from './protocol.ts'

type Changed = Extract<FromHost, { t: 'changed' }>

/**
 * The whole update that a frame amounts to, without the answer that may have come along. None where something has changed
 * of which nothing is known.
 */
export function wholeOf(
  last: Update | undefined,
  frame: Extract<FromHost, { t: 'update' }> | Changed,
): Update | undefined {
  if (frame.t === 'changed') return last && merged(last, frame)
  const { done: _, ...whole } = frame
  return whole
}

/** The whole update again, from the last one and what has changed since. What stayed the same stays the same object. */
function merged(last: Update, { t: _, done: __, view, pieces, ...fields }: Changed): Update {
  const whole: Update = { ...last, ...fields }
  if (view || pieces) whole.view = { ...last.view, ...view, ...mergedLists(last.view, pieces) }
  return whole
}

function mergedLists(view: Update['view'] = {}, pieces: Changed['pieces'] = {}): NonNullable<Update['view']> {
  return Object.fromEntries(
    Object.entries(pieces).map(([name, changed]) => {
      const list = view[name]
      return [name, Array.isArray(list) ? list.map((piece, at) => (at in changed ? changed[at] : piece)) : list]
    }),
  )
}
