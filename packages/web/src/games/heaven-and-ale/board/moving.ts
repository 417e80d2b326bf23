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
  let moving: (Held | undefined)[] = []
  /** What has left its place for the one it moves to. */
  let gone: Animation[] = []
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
        const movements = events.map((event) => movementOf(on, eventOf(event)))
        // Of two that move the same thing the one that was made last has its way: that should be the first of them.
        moving = movements.reverse().map(hold).reverse()
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
    const held = moving[at]
    if (!held) return
    const { animation, time, leaves } = held
    animation.playbackRate = time / Math.max(ms, 1)
    animation.play()
    if (leaves) gone.push(leaves.animate([{ opacity: 0 }, { opacity: 0 }], { fill: 'forwards' }))
  }
  function rest(): void {
    for (const animation of [...moving.flatMap((held) => held?.animation ?? []), ...gone]) animation.cancel()
    moving = []
    gone = []
    begun = []
  }
  table.perform(stage)
  onCleanup(() => table.perform(undefined))
}

interface Movement {
  readonly element: Element
  readonly frames: readonly Keyframe[]
  readonly time: number
  readonly easing: string
  /** Ways along one lane are added up; of anything else one movement is seen at a time. */
  readonly composite?: CompositeOperation
  /** The same thing where it lay until then. */
  readonly leaves?: Element | undefined
}

type Held = Pick<Movement, 'time' | 'leaves'> & { readonly animation: Animation }

/** A thing where it was before it moves, until its turn comes. */
function hold(movement: Movement | undefined): Held | undefined {
  if (!movement) return undefined
  const { element, frames, time, easing, composite = 'replace', leaves } = movement
  const animation = element.animate([...frames], { duration: time, easing, composite, fill: 'backwards' })
  animation.pause()
  return { animation, time, leaves }
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
      return on1(seenShed(stage, event), GROW, LAY, DROP)
    case 'tileActivated':
      return on1(seen(stage, `[data-garden="${event.seat}"][data-hex="${event.hex}"]`), BEAT, PULSE, 'ease-in-out')
    case 'markerAdvanced':
      return slide(stage, `${event.seat} ${event.colour}`, event)
    case 'brewmasterAdvanced':
      return slide(stage, `${event.seat} brewmaster`, event)
    case 'discPlaced':
      return on1(seen(stage, `[data-box="${event.seat} ${event.box}"]`), BEAT, LAY, DROP)
    case 'barrelTaken':
      return on1(seen(stage, `[data-goal="${event.goal}"]`), BEAT, LAY, DROP)
    default:
      return undefined
  }
}

/** What is folded away does not move: nobody should have to wait for it. What is on its way lies over the rest. */
function seen(stage: HTMLElement, selector: string): Element | undefined {
  return [...stage.querySelectorAll(selector)].findLast((element) => element.getClientRects().length > 0)
}

/** In a garden that is only a stamp the whole site is the shed. */
function seenShed(stage: HTMLElement, { seat, site }: Extract<AleEvent, { type: 'siteEnclosed' }>) {
  const place = seen(stage, `[data-garden="${seat}"][data-hex="${site}"]`)
  return place?.querySelector('.ale-shed') ?? place
}

function on1(element: Element | undefined, frames: readonly Keyframe[], time: number, easing: string) {
  return element && { element, frames, time, easing }
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
  return { element, frames, time: LAY, easing: IN_OUT, composite: 'add' }
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
  const leaves = space.querySelector(`[data-offered="${event.tile}"]`) ?? undefined
  return { element, frames: [{ translate: `${x}px ${y}px` }, { translate: '0 0' }], time: LAY, easing: DROP, leaves }
}
