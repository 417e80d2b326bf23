import { onCleanup } from 'solid-js'

/** Whoever turns to something else, or presses Escape, has read what lies open over the rest: it is put away. */
export function putAway(open: () => HTMLElement | undefined, away: () => void): void {
  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    pointerdown: ({ target }) => !(target instanceof Node && open()?.contains(target)) && away(),
    keydown: (event) => event instanceof KeyboardEvent && event.key === 'Escape' && away(),
  }
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener)
  onCleanup(() => {
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener)
  })
}
