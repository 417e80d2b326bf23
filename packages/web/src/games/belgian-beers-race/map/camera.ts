import { batch, createSignal, onCleanup } from 'solid-js'
import { PAGE, SPOTS } from './country.ts'
import type { Box, Point } from './geometry.ts'

/** The window on the map: `x` and `y` is the point of the page in its upper left corner. */
export interface View {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

const MOST = 2.6
/** A hand that has not moved the map for so many milliseconds has let go of it. */
const RESTS_AFTER = 200
/** Nobody loses the map: the middle of the window stays on the page. */
const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, Math.min(from, to)), to)

export type Camera = ReturnType<typeof createCamera>

/** The eastern edge of the last sign in the north, which may lie under what is in that corner of the window. */
const EAST = SPOTS['31'][0] + 22

/** `aside` is how wide that is: a country with room to spare gives way to it. */
export function createCamera(aside = () => 0) {
  const [size, setSize] = createSignal({ w: PAGE.width, h: PAGE.height })
  const [measured, setMeasured] = createSignal(false)
  const [view, setView] = createSignal<View>({ x: 0, y: 0, zoom: 1 })
  const [rest, setRest] = createSignal<View>({ x: 0, y: 0, zoom: 1 })
  let resting: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(resting))
  const whole = (): number => Math.min(size().w / PAGE.width, size().h / PAGE.height)

  function settle(next: View): void {
    batch(() => {
      glide(next)
      clearTimeout(resting)
      setRest(view())
    })
  }

  /** Under a hand: it rests when the hand does. */
  function glide({ x, y, zoom }: View): void {
    const { w, h } = size()
    const near = clamp(zoom, whole(), Math.max(MOST, whole()))
    const [seenW, seenH] = [w / near, h / near]
    setView({
      zoom: near,
      x:
        seenW >= PAGE.width
          ? Math.min(0, Math.max((PAGE.width - seenW) / 2, EAST - seenW + aside() / near))
          : clamp(x, -40, PAGE.width - seenW + 40),
      y: seenH >= PAGE.height ? (PAGE.height - seenH) / 2 : clamp(y, -40, PAGE.height - seenH + 40),
    })
    clearTimeout(resting)
    resting = setTimeout(() => setRest(view()), RESTS_AFTER)
  }

  const centreOn = ([x, y]: Point, zoom: number): void =>
    settle({ zoom, x: x - size().w / zoom / 2, y: y - size().h / zoom / 2 })

  return {
    size,
    view,
    /** Whether the window's true size is known. */
    measured,
    /** The part of the page in the window, where nobody moves it just now. */
    inSight: (): Box => {
      const { x, y, zoom } = rest()
      return { x, y, w: size().w / zoom, h: size().h / zoom }
    },
    setSize(w: number, h: number): void {
      // A map without room, behind another tab or under a long list, is looked at as before once it has some.
      if (w === 0 || h === 0) return
      setSize({ w, h })
      setMeasured(true)
      settle(view())
    },
    fit: () => settle({ x: 0, y: 0, zoom: whole() }),
    isWhole: () => view().zoom < whole() * 1.02,
    panBy: (dx: number, dy: number) =>
      glide({ ...view(), x: view().x + dx / view().zoom, y: view().y + dy / view().zoom }),
    /** Closer or further, with the point under the finger staying there. */
    zoomBy(factor: number, [px, py]: Point = [size().w / 2, size().h / 2]): void {
      const { x, y, zoom } = view()
      const next = clamp(zoom * factor, whole(), MOST)
      glide({ zoom: next, x: x + px / zoom - px / next, y: y + py / zoom - py / next })
    },
    centreOn,
    /** The closest look that holds all these points with room `above`, not closer than `most`, not further than `least`. */
    hold(points: readonly Point[], least: number, most: number, above = 52): void {
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
      const [left, right] = [Math.min(...xs) - 44, Math.max(...xs) + 44]
      const [top, bottom] = [Math.min(...ys) - above, Math.max(...ys) + 40]
      const fits = Math.min(size().w / (right - left), size().h / (bottom - top))
      const zoom = clamp(fits, least, most)
      const [first] = points
      // What does not fit is looked at from its first point: the mover.
      centreOn(fits < least && first ? first : [(left + right) / 2, (top + bottom) / 2], zoom)
    },
    toScreen: ([x, y]: Point): Point => [(x - view().x) * view().zoom, (y - view().y) * view().zoom],
    boxOnScreen({ x, y, w, h }: Box): Box {
      const { x: left, y: top, zoom } = view()
      return { x: (x - left) * zoom, y: (y - top) * zoom, w: w * zoom, h: h * zoom }
    },
    toPage: ([x, y]: Point): Point => [x / view().zoom + view().x, y / view().zoom + view().y],
  }
}
