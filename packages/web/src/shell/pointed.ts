import { createSignal } from 'solid-js'

/** A place of the board that a line of the log points at. Asking twice points twice. */
const [pointed, setPointed] = createSignal<{ readonly place: string } | undefined>()

export { pointed }
export const pointAt = (place: string): void => void setPointed({ place })
