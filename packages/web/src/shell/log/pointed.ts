import { createSignal } from 'solid-js'

/** A place of the board that a line of the log points at. Asking twice points twice. */
const [pointed, setPointed] = createSignal<{ readonly place: string } | undefined>()

export { pointed }
export const pointAt = (place: string): void => void setPointed({ place })

/** The same while a mouse rests on the line: a board may light it, but never goes there. */
const [glanced, setGlanced] = createSignal<{ readonly place: string } | undefined>()

export { glanced }
export const glanceAt = (place: string | undefined): void =>
  void setGlanced(place === undefined ? undefined : { place })

/** A line that tells of several things speaks of several places. */
const AND = '|'
export const placesIn = (place: string): readonly string[] => place.split(AND)
export const onePlace = (places: readonly string[]): string => [...new Set(places)].join(AND)
