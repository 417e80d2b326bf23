import { createSignal } from 'solid-js'

/** Whose move the board still shows in motion: until it is done nobody is called to play, though everybody may. */
export const [showing, setShowing] = createSignal<number>()
