import type { Camera } from './camera.ts'
import type { Point } from './geometry.ts'

/** A finger that moved less than this tapped. */
const STILL = 8
const STEP = 60
/** A finger that stays longer asks what a thing is. */
const LONG_PRESS = 480

interface Spot {
  readonly clientX: number
  readonly clientY: number
}
/** Only some browsers know it, and no list of types does. */
interface Pinch extends Event, Spot {
  readonly scale: number
}
const isPinch = (event: Event): event is Pinch => 'scale' in event

/** Wheel, drag, pinch and keys, all moving the same camera. Taps on the bare map are handed on. */
export function moveWith(
  element: HTMLElement,
  camera: Camera,
  tapped: (at: Point, event: PointerEvent) => void,
): () => void {
  const fingers = new Map<number, Point>()
  let start: Point | undefined
  let dragged = false
  let downAt = 0

  const at = (event: Spot): Point => {
    const { left, top } = element.getBoundingClientRect()
    return [event.clientX - left, event.clientY - top]
  }
  const apart = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0)
  const middle = ([a, b]: readonly Point[]): Point => (a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : [0, 0])

  function down(event: PointerEvent): void {
    if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button'))) return
    fingers.set(event.pointerId, at(event))
    start = at(event)
    downAt = event.timeStamp
    dragged = fingers.size > 1
  }

  function move(event: PointerEvent): void {
    // A mouse let go beyond the edge, before it was a drag, was let go unseen.
    if (event.pointerType === 'mouse' && event.buttons === 0) fingers.delete(event.pointerId)
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = at(event)
    const old = [...fingers.values()]
    fingers.set(event.pointerId, now)
    if (start && Math.hypot(now[0] - start[0], now[1] - start[1]) > STILL) {
      dragged = true
      element.setPointerCapture(event.pointerId)
      element.classList.add('dragged')
    }
    if (!dragged) return
    if (fingers.size === 1) camera.panBy(before[0] - now[0], before[1] - now[1])
    else {
      const points = [...fingers.values()]
      const [was, is] = [middle(old), middle(points)]
      camera.panBy(was[0] - is[0], was[1] - is[1])
      camera.zoomBy(apart(points) / (apart(old) || 1), is)
    }
  }

  function up(event: PointerEvent): void {
    const known = fingers.delete(event.pointerId)
    element.classList.remove('dragged')
    const isLong = event.pointerType === 'touch' && event.timeStamp - downAt > LONG_PRESS
    if (known && !dragged && !isLong && event.type === 'pointerup') tapped(at(event), event)
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault()
    camera.zoomBy(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0018)), at(event))
  }

  /** A pinch on a trackpad, where it is not told as a wheel. Fingers on the glass move the camera themselves. */
  let spread = 1
  function pinch(event: Event): void {
    event.preventDefault()
    if (!isPinch(event) || fingers.size > 0) return
    if (event.type === 'gesturechange') camera.zoomBy(event.scale / spread, at(event))
    spread = event.scale
  }

  const KEYS: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => camera.panBy(-STEP, 0),
    ArrowRight: () => camera.panBy(STEP, 0),
    ArrowUp: () => camera.panBy(0, -STEP),
    ArrowDown: () => camera.panBy(0, STEP),
    '+': () => camera.zoomBy(1.25),
    '=': () => camera.zoomBy(1.25),
    '-': () => camera.zoomBy(0.8),
    '0': () => camera.fit(),
  }
  function key(event: KeyboardEvent): void {
    const turn = KEYS[event.key]
    if (!turn || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    turn()
  }

  const off = new AbortController()
  const { signal } = off
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  element.addEventListener('gesturestart', pinch, { signal })
  element.addEventListener('gesturechange', pinch, { signal })
  element.addEventListener('keydown', key, { signal })
  return () => off.abort()
}
