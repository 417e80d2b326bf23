import { type Accessor, createSignal } from 'solid-js'

/** What a line of the log speaks of, on the board. */
export interface Spot {
  readonly place: string
}

/** How the log of a table points at places of its board. */
export interface Pointing {
  /** What was pointed at last. Asking twice points twice. */
  readonly pointed: Accessor<Spot | undefined>
  pointAt(place: string): void
  /** The same while a mouse rests on the line: a board may light it, but never goes there. */
  readonly glanced: Accessor<Spot | undefined>
  glanceAt(place: string | undefined): void
}

export function createPointing(): Pointing {
  const [pointed, setPointed] = createSignal<Spot>()
  const [glanced, setGlanced] = createSignal<Spot>()
  return {
    pointed,
    pointAt: (place) => void setPointed({ place }),
    glanced,
    glanceAt: (place) => void setGlanced(place === undefined ? undefined : { place }),
  }
}

/** A line that tells of several things speaks of several places. */
const AND = '|'
export const placesIn = (place: string): readonly string[] => place.split(AND)
export const onePlace = (places: readonly string[]): string => [...new Set(places)].join(AND)
