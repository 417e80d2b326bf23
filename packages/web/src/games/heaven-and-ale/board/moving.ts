import type { AleEvent } from '@estaminet/heaven-and-ale'
import type { Told } from '@estaminet/table'
import { type Accessor, onCleanup } from 'solid-js'
import type { Stage } from '../../../shell/motion/playback.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { cellOf } from '../geometry.ts'
import { eventOf } from '../info.ts'

/** A whole turn of somebody else is never shown longer than this. */
const LONGEST = 2400
const WALK = 420
const PER_SPACE = 45
const LAY = 320
const PULSE = 160

/** Shows events moving, one after the other, each along the thing it means: from where it was to where it lies now. */
export function showMoving(board: Accessor<HTMLElement | undefined>, table: Pick<BoardProps, 'perform'>): void {
  /** One for each event, in their order; what is out of sight does not move. */
  let moving: (Animation | undefined)[] = []
  /** Those whose turn has come, with the time they have. */
  let begun: number[] = []

  const stage: Stage = {
    onto: 'after',
    longest: LONGEST,
    lengthOf,
    set(events) {
      rest()
      // The table they lead to is drawn once all that was said together is settled.
      queueMicrotask(() => {
        const on = board()
        if (!on) return
        moving = events.map((event) => held(movementOf(on, eventOf(event))))
        begun.forEach((ms, at) => void run(at, ms))
      })
    },
    show(_event, ms) {
      begun.push(ms)
      run(begun.length - 1, ms)
    },
    rest,
  }
  /** What is out of sight takes no time. */
  const lengths = new WeakMap<Told['event'], number>()
  function lengthOf(event: Told['event']): number {
    const on = board()
    const ms = lengths.get(event) ?? (on && movementOf(on, eventOf(event))?.time) ?? 0
    lengths.set(event, ms)
    return ms
  }
  function run(at: number, ms: number): void {
    const animation = moving[at]
    if (!animation) return
    animation.playbackRate = Number(animation.effect?.getComputedTiming().duration ?? ms) / Math.max(ms, 1)
    animation.play()
  }
  function rest(): void {
    for (const animation of moving) animation?.finish()
    moving = []
    begun = []
  }
  table.perform(stage)
  onCleanup(() => table.perform(undefined))
}

/** A thing where it was before it moves, until its turn comes. */
function held(movement: Movement | undefined): Animation | undefined {
  if (!movement) return undefined
  const { element, frames, time, easing } = movement
  const animation = element.animate([...frames], { duration: time, easing, fill: 'backwards' })
  animation.pause()
  return animation
}

interface Movement {
  readonly element: Element
  readonly frames: readonly Keyframe[]
  readonly time: number
  readonly easing: string
}

const IN_OUT = 'cubic-bezier(.6, 0, .3, 1)'
const DROP = 'cubic-bezier(.3, 1.35, .5, 1)'
const GROW: readonly Keyframe[] = [
  { scale: 0.3, opacity: 0 },
  { scale: 1, opacity: 1 },
]
const BEAT: readonly Keyframe[] = [{ scale: 1 }, { scale: 1.14 }, { scale: 1 }]

function movementOf(stage: HTMLElement, event: AleEvent): Movement | undefined {
  switch (event.type) {
    case 'moved':
      return walk(stage, event)
    case 'bought':
      return lay(stage, event)
    case 'siteEnclosed':
      return on1(stage, `[data-garden="${event.seat}"][data-hex="${event.site}"]`, GROW, LAY, DROP)
    case 'tileActivated':
      return on1(stage, `[data-garden="${event.seat}"][data-hex="${event.hex}"]`, BEAT, PULSE, 'ease-in-out')
    case 'markerAdvanced':
      return slide(stage, `${event.seat} ${event.colour}`, event)
    case 'brewmasterAdvanced':
      return slide(stage, `${event.seat} brewmaster`, event)
    case 'discPlaced':
      return on1(stage, `[data-box="${event.seat} ${event.box}"]`, BEAT, LAY, DROP)
    case 'barrelTaken':
      return on1(stage, `[data-goal="${event.goal}"]`, BEAT, LAY, DROP)
    default:
      return undefined
  }
}

/** What is folded away does not move: nobody should have to wait for it. */
function seen(stage: HTMLElement, selector: string): Element | undefined {
  const element = stage.querySelector(selector)
  return element && element.getClientRects().length > 0 ? element : undefined
}

function on1(stage: HTMLElement, selector: string, frames: readonly Keyframe[], time: number, easing: string) {
  const element = seen(stage, selector)
  return element ? { element, frames, time, easing } : undefined
}

/** The figure goes round the ring space by space, never across it. */
function walk(stage: HTMLElement, { seat, from, to }: Extract<AleEvent, { type: 'moved' }>): Movement | undefined {
  const element = stage.querySelector(`[data-figure="${seat}"]`)
  if (!element) return undefined
  const frames = Array.from({ length: to - from }, (_, i): Keyframe => {
    const { x, y } = cellOf(from + i)
    return { transform: `translate(${x}px, ${y + 33}px)` }
  })
  return { element, frames: [...frames, {}], time: WALK + PER_SPACE * (to - from), easing: IN_OUT }
}

/** A piece slides along its lane of the production track. */
function slide(stage: HTMLElement, piece: string, { from, to }: { from: number; to: number }): Movement | undefined {
  const element = stage.querySelector<SVGElement>(`[data-piece="${piece}"]`)
  if (!element) return undefined
  const frames = [{ translate: `${(from - to) * Number(element.dataset.step)}px 0` }, { translate: '0 0' }]
  return { element, frames, time: LAY, easing: IN_OUT }
}

/** The tile flies from its space to its hex. */
function lay(stage: HTMLElement, event: Extract<AleEvent, { type: 'bought' }>): Movement | undefined {
  const hex = seen(stage, `[data-garden="${event.seat}"][data-hex="${event.hex}"]`)
  const element = hex?.querySelector('.ale-tile') ?? hex
  const space = stage.querySelector(`[data-space="${event.space}"]`)
  const drawing = hex?.closest('svg')
  if (!element || !drawing) return undefined
  if (!space) return { element, frames: GROW, time: LAY, easing: DROP }
  const unit = drawing.viewBox.baseVal.width / drawing.getBoundingClientRect().width
  const start = space.getBoundingClientRect()
  const end = element.getBoundingClientRect()
  const x = (start.x + start.width / 2 - end.x - end.width / 2) * unit
  const y = (start.y + start.height / 2 - end.y - end.height / 2) * unit
  return { element, frames: [{ translate: `${x}px ${y}px` }, { translate: '0 0' }], time: LAY, easing: DROP }
}
