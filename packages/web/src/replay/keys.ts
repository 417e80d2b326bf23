import { onCleanup } from 'solid-js'
import { BEHIND_A_DIALOG } from '../shell/keys/listen-for-keys.ts'

interface Actions {
  forward(): void
  back(): void
  turn(to: 1 | -1): void
  /** A day or a round. */
  part(to: 1 | -1): void
  /** The next thing one may want to stop at: a seat, a kind of event. */
  want(to: 1 | -1): void
  first(): void
  last(): void
  /** One position at a time: also the moves of chance, and those nobody was asked for. */
  nudge(by: 1 | -1): void
  toggle(): void
  /** 0 opens everything, 1 and so on are the seats, the one after them the onlooker. */
  look(key: number): void
  /** The keys themselves. */
  help(): void
}

/** What has keys of its own: a field one writes in, a list, a dialog, one of a few; a button for the space bar. */
const OWN = 'input:not([type=range]), textarea, select, [role=dialog] *, [data-explore] *, [data-explore]'
const PRESSED = `${OWN}, button, a, summary`
/** What scrolls needs the keys that scroll. */
const SCROLLING = 'ol, ol *, ul, ul *, dl, dl *'
const SCROLL_KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']

/** The keys that lead through a match. */
export function listenForReplayKeys(actions: Actions): void {
  const listen = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const at = event.target instanceof Element ? event.target : undefined
    const act = actionOf(event)
    const own = SCROLL_KEYS.includes(event.key) ? `${OWN}, ${SCROLLING}` : event.key === ' ' ? PRESSED : OWN
    if (!act || at?.matches(own) || document.querySelector(BEHIND_A_DIALOG)) return
    event.preventDefault()
    act()
  }
  function actionOf({ key, code, shiftKey }: KeyboardEvent): (() => void) | undefined {
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
      case 'PageDown':
        return () => actions.part(1)
      case 'PageUp':
        return () => actions.part(-1)
      case 'ArrowDown':
        return () => actions.want(1)
      case 'ArrowUp':
        return () => actions.want(-1)
      case '?':
        return actions.help
      case ' ':
        return actions.toggle
      default: {
        // On an azerty keyboard digits want the shift key: where they stand is enough.
        const [, digit] = /^(?:Digit|Numpad)([0-9])$/.exec(code) ?? /^([0-9])$/.exec(key) ?? []
        return digit === undefined ? undefined : () => actions.look(Number(digit))
      }
    }
  }
  document.addEventListener('keydown', listen)
  onCleanup(() => document.removeEventListener('keydown', listen))
}
