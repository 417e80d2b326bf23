import { onCleanup } from 'solid-js'
import { isWriting } from './is-writing.ts'

/** A dialog that wants an answer hides the house behind it from whoever does not see. */
export const BEHIND_A_DIALOG = '#house[aria-hidden="true"]'

/** Does what a key is for, once for each press, unless somebody is writing or has a dialog to answer first. */
export function listenForKeys(actions: Readonly<Record<string, () => void>>): void {
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
    const action = actions[event.key.toLowerCase()]
    if (!action || document.querySelector(BEHIND_A_DIALOG)) return
    event.preventDefault()
    if (!event.repeat) action()
  }
  document.addEventListener('keydown', listen)
  onCleanup(() => document.removeEventListener('keydown', listen))
}
