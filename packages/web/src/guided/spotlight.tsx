import { createSignal, Index, onCleanup } from 'solid-js'
import './spotlight.css'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** How round its corners are. */
  readonly round: number
}

/** As often as it is looked where things are: they move when the window does, and when something else is drawn. */
const LOOK_EVERY = 120
const AROUND = 7
/** The ring glows so far beyond it. */
const GLOW = 10
/** The corners of the ring, and of the hole it goes round. */
const ROUND = 16

/**
 * Dims the table but for what is spoken of, which it rings, and for the parts beside it. What is spoken of is scrolled into
 * sight once. It lies over everything and takes no press.
 */
export function Spotlight(props: {
  /** Where it may be found: the first of these that is in sight counts. */
  spot: readonly string[]
  /** Everything found there is meant, not the first alone. */
  all: boolean
  /** Where the name of a sign is found: it belongs into the ring with it. */
  nameOf: ((sign: string) => string) | undefined
  beside: readonly string[]
}) {
  const [boxes, setBoxes] = createSignal<readonly Box[]>([])
  let light: HTMLDivElement | undefined
  let veil: HTMLDivElement | undefined
  let seen = ''
  /** What has been brought into sight. Whoever scrolls away from it is not called back. */
  let brought: Element | undefined
  function look(): void {
    const there = props.spot.map(drawn)
    const found = there.map((all) => all.filter(isInWindow)).find((all) => all.length > 0) ?? []
    const meant = props.all ? found : found.slice(0, 1)
    const beyondEdge = found.length === 0 ? there.flat()[0] : undefined
    if (beyondEdge && beyondEdge !== brought) {
      bringIntoSight(beyondEdge)
      brought = beyondEdge
    }
    const lit = meant.map(ringOf)
    const beside = props.beside.flatMap((one) => inSight(one).slice(0, 1)).map((one) => boxOf(one))
    const now = JSON.stringify([lit, beside, innerWidth, innerHeight])
    if (now === seen) {
      // It has come to rest.
      if (meant[0] && meant[0] !== brought) for (const one of meant) bringIntoSight(one)
      brought = meant[0] ?? brought
      return
    }
    seen = now
    setBoxes(lit)
    if (lit.length === 0 || !light || !veil) return
    // Styles in attributes are forbidden here; those of the element itself are not.
    light.style.clipPath = without(beside)
    veil.style.clipPath = without(lit)
  }
  /** A ring through the letters of a name would make it unreadable: it goes around both. */
  function ringOf(spoken: Element): Box {
    const sign = spoken.getAttribute('data-sign')
    const names = sign !== null && props.nameOf ? inSight(props.nameOf(sign)) : []
    const boxes = [spoken, ...names].map((one) => boxOf(one, AROUND))
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      round: ROUND,
    }
  }
  const looking = setInterval(look, LOOK_EVERY)
  onCleanup(() => clearInterval(looking))
  return (
    <div class="spotlight" classList={{ lit: boxes().length > 0 }} aria-hidden="true" ref={light}>
      <div class="spotlight-veil" ref={veil} />
      <Index each={boxes()}>
        {(box) => (
          <div
            class="spotlight-ring"
            style={{
              left: `${box().left}px`,
              top: `${box().top}px`,
              width: `${box().right - box().left}px`,
              height: `${box().bottom - box().top}px`,
            }}
          />
        )}
      </Index>
    </div>
  )
}

/** What is found there and has a size. */
const drawn = (selector: string): Element[] =>
  [...document.querySelectorAll(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1
  })

function isInWindow(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight
}

/** Whether something of it is seen in the window. */
export const isInSight = (selector: string): boolean => inSight(selector).length > 0

const inSight = (selector: string): Element[] => drawn(selector).filter(isInWindow)

/** Where it is on the screen, with so much air and its own corners. */
function boxOf(element: Element, air = 0): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const round = Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0
  return { round, left: left - air, top: top - air, right: right + air, bottom: bottom + air }
}

/** Scrolls what can be scrolled around it, and nothing that only hides what sticks out. */
function bringIntoSight(element: Element): void {
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
  for (let room = element.parentElement; room; room = room.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(room)
    const [thing, frame] = [boxOf(element, AROUND + GLOW), room.getBoundingClientRect()]
    if (scrolls(overflowX)) room.scrollLeft += beyond([thing.left, thing.right], [frame.left, frame.right])
    if (scrolls(overflowY)) room.scrollTop += beyond([thing.top, thing.bottom], [frame.top, frame.bottom])
  }
}

/** How far something sticks out of its frame: below zero before its start. What is longer shows its start. */
function beyond([start, end]: readonly [number, number], [from, to]: readonly [number, number]): number {
  if (start < from) return start - from
  return end > to ? Math.min(end - to, start - from) : 0
}

/** The whole window but for these. */
const without = (holes: readonly Box[]): string =>
  `path(evenodd, "${[{ left: 0, top: 0, right: innerWidth, bottom: innerHeight, round: 0 }, ...holes].map(outline).join('')}")`

const outline = ({ left, top, right, bottom, round }: Box): string => {
  const turn = (x: number, y: number): string => `A${round} ${round} 0 0 1 ${x} ${y}`
  return [
    `M${left + round} ${top}H${right - round}${turn(right, top + round)}`,
    `V${bottom - round}${turn(right - round, bottom)}`,
    `H${left + round}${turn(left, bottom - round)}`,
    `V${top + round}${turn(left + round, top)}Z`,
  ].join('')
}
