import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { namesOf } from '../../../shell/seats/names.ts'
import { SumLine } from '../../../shell/slate/sum-line.tsx'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { preview } from '../slate/preview.ts'
import { say } from '../texts/index.ts'
import type { Camera } from './camera.ts'
import { cardsIn } from './corner.ts'
import { around, type Box, INSET, onRoad, overlap, type Point, spotOf } from './geometry.ts'
import type { MapScene } from './map-scene.ts'

const WIDTH = 356
/** Two of its lines stand side by side, in one row if they have no more letters than this. */
const LETTERS = 41
/** On a map narrower than this it says only what counts, in one column. */
const NARROW = { below: 600, width: 240, letters: 28 }
/** What it needs besides its lines, for each row of them, and for a row that takes two. */
const HEIGHT = { frame: 48, row: 23, second: 15, again: 38, sum: 26 }
/** What a chip takes besides its name, in letters. */
const CHIP = 5
/** So far from the edge of the map, and so far apart the spots it is tried on. */
const MARGIN = 10
const STEP = 20

/** What the considered move will do. It lies where it hides neither the road nor its ends, nor what else is open. */
export function Tip(props: {
  board: BoardProps
  scene: MapScene
  camera: Camera
  /** Where the map's own buttons are. */
  buttons: Box
  /** One press has looked, the next one goes. */
  again: boolean
}) {
  const { board, scene, camera } = props
  const isNarrow = () => camera.size().w < NARROW.below
  const what = createMemo(() => {
    const [choice, ask] = [board.considered(), board.ask()]
    const names = namesOf(board.seats())
    const all = choice && ask && preview(choice, ask, scene.race(), names, board.language())
    return all && isNarrow() ? { ...all, lines: all.lines.filter(({ mood }, at) => mood || at === 0) } : all
  })
  const wide = () => (isNarrow() ? NARROW.width : WIDTH)
  /** What its figures are made of, chip by chip. */
  const sumsHigh = (): number =>
    (what()?.sums ?? []).reduce((high, { parts }) => {
      const letters = parts.reduce((all, { name }) => all + name.length + CHIP, 0)
      return high + HEIGHT.sum * Math.ceil(letters / (isNarrow() ? NARROW.letters : LETTERS))
    }, 0)
  const high = createMemo(() => {
    const lines = what()?.lines ?? []
    const letters = lines.filter(({ more }) => !more).map(({ text }) => text.length)
    const [beside, most] = isNarrow() ? [1, NARROW.letters] : [2, LETTERS]
    let sum = HEIGHT.frame + (props.again ? HEIGHT.again : 0) + sumsHigh()
    // A figure has a row of its own, with what it is made of.
    for (const { text, more } of lines)
      if (more) sum += HEIGHT.row + HEIGHT.second * Math.floor((text.length + more.length) / most)
    for (let at = 0; at < letters.length; at += beside) {
      const inRow = letters.slice(at, at + beside).reduce((all, one) => all + one, 0)
      sum += HEIGHT.row + (inRow > most ? HEIGHT.second : 0)
    }
    return sum
  })
  /** The upper left corner of the spot on which it hides least; of several the one nearest to the foot of the map. */
  const corner = createMemo(() => {
    const { w, h } = camera.size()
    const hides = hidden(w)
    let best: Box = { x: MARGIN, y: MARGIN, w: wide(), h: high() }
    let least = Number.POSITIVE_INFINITY
    for (const y of spots(h, high()))
      for (const x of spots(w, wide())) {
        const box: Box = { x, y, w: wide(), h: high() }
        let cost = 0
        for (const { box: other, worth } of hides) {
          cost += overlap(box, other) * worth
          if (cost >= least) break
        }
        if (cost >= least) continue
        least = cost
        best = box
      }
    const fromFoot = h - best.y - best.h
    return fromFoot < best.y ? { left: best.x, bottom: fromFoot } : { left: best.x, top: best.y }
  })

  /** The move itself matters most, then whatever else one may still choose, with its price and its name. */
  function hidden(w: number): { box: Box; worth: number }[] {
    const sign = ([x, y]: Point, worth: number) => ({ box: { x: x - 24, y: y - 30, w: 48, h: 52 }, worth })
    const [mat, reach] = [camera.toScreen([INSET.x, INSET.y]), 2 * INSET.r * camera.view().zoom]
    return [
      ...busy().map((at) => sign(at, 8)),
      ...scene.pressable().map((at) => sign(camera.toScreen(at), 2)),
      ...[...scene.chips().spots.values()].map(({ box }) => ({ box: camera.boxOnScreen(box), worth: 1 })),
      ...scene.labels().flatMap(({ box, bold }) => (bold ? [{ box: camera.boxOnScreen(box), worth: 1 }] : [])),
      { box: roomy(props.buttons), worth: 2 },
      { box: around(mat, reach, reach), worth: 0.02 },
      { box: cardsIn({ w }, scene.race().levelThree.length), worth: 1 },
    ]
  }

  /** The road looked at and both its ends, in pixels. */
  function busy(): Point[] {
    const journey = scene.journey()
    const target = scene.target()
    const points: Point[] = []
    if (target !== undefined) points.push(spotOf(target), spotOf(target))
    if (journey) {
      points.push(spotOf(journey.from))
      if (journey.road !== 'BXL') for (let t = 0.1; t < 1; t += 0.2) points.push(onRoad(journey.road, t))
    }
    return points.map(camera.toScreen)
  }

  return (
    <Show when={what()}>
      {(shown) => (
        <div class="tip" classList={{ narrow: isNarrow() }} style={inPixels(corner())} aria-hidden="true">
          <h3>
            <span>{shown().title}</span>
            <b>{shown().cost}</b>
          </h3>
          <For each={shown().sums}>{(sum) => <SumLine sum={sum} />}</For>
          <Show when={shown().lines.length > 0}>
            <ul>
              <For each={shown().lines}>
                {(line) => (
                  <li class={line.mood ?? ''} classList={{ figure: line.more !== undefined }}>
                    <Icon name={line.icon ?? 'info'} size={15} />
                    <Show when={line.more} fallback={line.text}>
                      <span>
                        <b>{line.text}</b> {line.more}
                      </span>
                    </Show>
                  </li>
                )}
              </For>
            </ul>
          </Show>
          <Show when={props.again}>
            <p>{say(board.language()).goAgain}</p>
          </Show>
        </div>
      )}
    </Show>
  )
}

/** From the far edge to the near one. */
function spots(room: number, size: number): number[] {
  const last = Math.max(MARGIN, room - size - MARGIN)
  const steps = Math.ceil((last - MARGIN) / STEP)
  return Array.from({ length: steps + 1 }, (_, step) => Math.max(MARGIN, last - step * STEP))
}

/** With air around it. */
const roomy = ({ x, y, w, h }: Box): Box => ({ x: x - 6, y: y - 6, w: w + 12, h: h + 12 })

const inPixels = (at: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(at).map(([side, far]) => [side, `${far}px`]))
