import { createSignal } from 'solid-js'
import { remember, remembered } from '../../memory.ts'

/** How fast pieces move; with `off` they are where they go at once. */
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const
export type MotionSpeed = (typeof SPEEDS)[number]

const PACE: Readonly<Record<MotionSpeed, number>> = { slow: 0.6, normal: 1, fast: 2, off: Number.POSITIVE_INFINITY }

const [motionSpeed, setSpeed] = createSignal(SPEEDS.find((one) => one === remembered('motion')) ?? 'normal')

export { motionSpeed }

export function setMotionSpeed(speed: MotionSpeed): void {
  remember('motion', speed)
  setSpeed(speed)
  mark()
}

const CALM = matchMedia('(prefers-reduced-motion: reduce)')

/** Style sheets ask the page itself: it bears a mark while nothing is to move, by this setting or by that of the device. */
function mark(): void {
  document.documentElement.toggleAttribute('data-still', CALM.matches || motionSpeed() === 'off')
}
CALM.addEventListener('change', mark)
mark()

/** How many times as fast as drawn things move just now: at once for whoever wants no motion, or cannot see it. */
export const motionPace = (): number =>
  CALM.matches || document.hidden ? Number.POSITIVE_INFINITY : PACE[motionSpeed()]
