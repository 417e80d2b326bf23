import type { Changed, Update } from './protocol.ts'

/** The whole update again, from the last one and what has changed since. What stayed the same stays the same object. */
export function merged(last: Update, { t: _, view, pieces, ...fields }: Changed): Update {
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
