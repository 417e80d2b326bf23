import { onCleanup } from 'solid-js'

/** Whoever turns to something else has read what lies unfolded over the board: it folds again. */
export function foldAgain(unfolded: () => HTMLDetailsElement | undefined): void {
  const fold = () => unfolded()?.removeAttribute('open')
  const listeners: Readonly<Record<string, (event: Event) => void>> = {
    pointerdown: ({ target }) => !(target instanceof Node && unfolded()?.contains(target)) && fold(),
    keydown: (event) => event instanceof KeyboardEvent && event.key === 'Escape' && fold(),
  }
  for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener)
  onCleanup(() => {
    for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener)
  })
}
