import { onCleanup } from 'solid-js'

interface Actions {
  forward(): void
  back(): void
  turn(to: 1 | -1): void
  first(): void
  last(): void
  /** One position at a time: also the moves of chance, and those nobody was asked for. */
  nudge(by: 1 | -1): void
  toggle(): void
  /** 0 opens everything, 1 and so on are the seats. */
  look(key: number): void
}

/** What has keys of its own: a field one writes in, a list, a dialog, one of a few; a button for the space bar. */
const OWN = 'input:not([type=range]), textarea, select, [role=dialog] *, [data-explore] *, [data-explore]'
const PRESSED = `${OWN}, button, a, summary`

/** The keys that lead through a match. */
export function listenForReplayKeys(actions: Actions): void {
  const listen = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = event.target instanceof Element ? event.target : undefined
    const act = actionOf(event)
    if (!act || at?.matches(event.key === ' ' ? PRESSED : OWN)) return
    event.preventDefault()
    act()
  }
  function actionOf({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
    if (/^[0-9]$/.test(key)) return () => actions.look(Number(key))
    switch (key) {
      case 'ArrowRight':
        return shiftKey ? () => actions.turn(1) : actions.forward
      case 'ArrowLeft':
        return shiftKey ? () => actions.turn(-1) : actions.back
      case 'Home':
        return actions.first
      case 'End':
        return actions.last
      case '.':
        return () => actions.nudge(1)
      case ',':
        return () => actions.nudge(-1)
      case ' ':
        return actions.toggle
      default:
        return undefined
    }
  }
  document.addEventListener('keydown', listen)
  onCleanup(() => document.removeEventListener('keydown', listen))
}
