import { onCleanup } from 'solid-js'

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** From a drawing to the first thing in it. */
const INTO: readonly [number, number] = [0, 0]

/** Going sideways costs more than going on. */
const ASIDE = 2.5

/**
 * A drawing is one stop of the tab key. Inside it the arrows go from thing to thing, so that everything which explains
 * itself can be reached without passing all the rest.
 */
export function listenForExploring(): void {
  const listen = (event: KeyboardEvent) => {
    const from = event.target
    if (!(from instanceof Element)) return
    const area = from.closest('[data-explore]')
    const way = WAYS[event.key] ?? (from === area && event.key === 'Enter' ? INTO : undefined)
    if (!area || !way) return
    const next = nearest(area, from === area ? undefined : from, way)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  document.addEventListener('keydown', listen)
  onCleanup(() => document.removeEventListener('keydown', listen))
}

type Focusable = HTMLElement | SVGElement

function nearest(area: Element, from: Element | undefined, [x, y]: readonly [number, number]): Focusable | undefined {
  const things = [...area.querySelectorAll<Focusable>('[data-explain]')].map(
    (thing) => thing.querySelector<Focusable>('[role="button"]') ?? thing,
  )
  // Whoever comes in is taken to what can be chosen, if there is something.
  if (!from) return things.find((thing) => thing.matches('[role="button"]')) ?? things[0]
  const here = middle(from)
  let best: Focusable | undefined
  let shortest = Number.POSITIVE_INFINITY
  for (const thing of things) {
    if (thing === from || thing.contains(from)) continue
    const there = middle(thing)
    const on = (there.x - here.x) * x + (there.y - here.y) * y
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x)
    const length = on + ASIDE * aside
    if (on > 1 && length < shortest) {
      best = thing
      shortest = length
    }
  }
  return best
}

function middle(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
