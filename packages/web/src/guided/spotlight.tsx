import { createSignal, onCleanup } from 'solid-js'
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
/** The corners of the ring, and of the hole it goes round. */
const ROUND = 16

/**
 * Dims the table but for what is spoken of, which it rings, and for the parts beside it. It lies over everything and takes no
 * press.
 */
export function Spotlight(props: { spot: readonly string[]; beside: readonly string[] }) {
  const [box, setBox] = createSignal<Box>()
  let all: HTMLDivElement | undefined
  let veil: HTMLDivElement | undefined
  let ring: HTMLDivElement | undefined
  let seen = ''
  function look(): void {
    const found = props.spot.flatMap((one) => boxesOf(one, AROUND, ROUND))[0]
    const beside = props.beside.flatMap((one) => boxesOf(one).slice(0, 1))
    const now = JSON.stringify([found, beside, innerWidth, innerHeight])
    if (now === seen) return
    seen = now
    setBox(found)
    if (!found || !all || !veil || !ring) return
    // Styles in attributes are forbidden here; those of the element itself are not.
    all.style.clipPath = without(beside)
    veil.style.clipPath = without([found])
    ring.style.left = `${found.left}px`
    ring.style.top = `${found.top}px`
    ring.style.width = `${found.right - found.left}px`
    ring.style.height = `${found.bottom - found.top}px`
  }
  const looking = setInterval(look, LOOK_EVERY)
  onCleanup(() => clearInterval(looking))
  return (
    <div class="spotlight" classList={{ lit: box() !== undefined }} aria-hidden="true" ref={all}>
      <div class="spotlight-veil" ref={veil} />
      <div class="spotlight-ring" ref={ring} />
    </div>
  )
}

/** Where it is on the screen, with so much air and its own corners, unless others are meant; nothing where it is not in sight. */
function boxesOf(selector: string, air = 0, corners?: number): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    const isInSight = right - left > 1 && bottom - top > 1 && right > 0 && left < innerWidth && bottom > 0
    if (!isInSight || top >= innerHeight) return []
    const round = corners ?? (Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0)
    return [{ round, left: left - air, top: top - air, right: right + air, bottom: bottom + air }]
  })
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
