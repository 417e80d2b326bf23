import { getOwner, type JSX, runWithOwner } from 'solid-js'

/** Made when a board first has a place for it, and then the same wherever it goes. */
export function once(make: () => JSX.Element): () => JSX.Element {
  const owner = getOwner()
  let made: JSX.Element
  return () => {
    made ??= runWithOwner(owner, make)
    return made
  }
}
