import { onCleanup } from 'solid-js'
import { clickedWith } from '../../../shell/keys/last-input.ts'

/** A finger is this wide: whatever it may take is at least as large. */
const FINGER = 44

/** A tap that takes nothing takes the nearest thing that may be taken, if that lies under the finger. */
export function takeNearest(stage: () => HTMLElement | undefined): void {
  const listen = (event: MouseEvent) => {
    if (clickedWith(event) !== 'touch' || !event.isTrusted) return
    const { target } = event
    if (!(target instanceof Element) || !stage()?.contains(target) || target.closest('button, a, [role="button"]'))
      return
    const found = nearest(stage(), event)
    if (!found) return
    event.stopPropagation()
    found.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }))
    found.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  document.addEventListener('click', listen, true)
  onCleanup(() => document.removeEventListener('click', listen, true))
}

function nearest(stage: HTMLElement | undefined, { clientX, clientY }: MouseEvent): Element | undefined {
  let best: Element | undefined
  let shortest = FINGER / 2
  for (const glow of stage?.querySelectorAll('.ale-glow[role="button"]') ?? []) {
    const { x, y, width, height } = glow.getBoundingClientRect()
    const away = Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY)
    if (away < shortest) {
      best = glow
      shortest = away
    }
  }
  return best
}
