import { createContext, useContext } from 'solid-js'

/** What a reader holds in hand: which book, and what they look for in it. */
export interface Reading {
  readonly game: () => string
  readonly query: () => string
  /** Where `chapter` or `chapter#section` of this book is found. */
  address(to: string): string
}

export const ReadingContext = createContext<Reading>()

export function useReading(): Reading {
  const reading = useContext(ReadingContext)
  if (!reading) throw new Error('Rules are read inside a rulebook')
  return reading
}

/** The address of a rule; what is looked for goes along, so that it stays marked. */
export function addressOf(game: string, to: string, query: string): string {
  const [chapter, section] = to.split('#')
  const asked = query === '' ? '' : `?q=${encodeURIComponent(query)}`
  return `/rules/${game}${chapter ? `/${chapter}` : ''}${asked}${section ? `#${section}` : ''}`
}
