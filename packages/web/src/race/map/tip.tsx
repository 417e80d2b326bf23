import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import type { BoardProps } from '../../shell/game-screen.ts'
import { namesOf } from '../../shell/names.ts'
import { preview } from '../slate/preview.ts'
import { say } from '../texts/index.ts'
import type { Camera } from './camera.ts'
import { type Box, INSET, onRoad, overlap, type Point, spotOf } from './geometry.ts'
import type { Scene } from './scene.ts'

const WIDTH = 338
const HEIGHT = 140
const WIDE = 700

/** What the considered move will do. It docks where it hides neither the road nor its ends. */
export function Tip(props: {
  board: BoardProps
  scene: Scene
  camera: Camera
  /** One press has looked, the next one goes. */
  again: boolean
}) {
  const { board, scene, camera } = props
  const what = createMemo(() => {
    const [choice, ask] = [board.considered(), board.ask()]
    const names = namesOf(board.seats())
    return choice && ask ? preview(choice, ask, scene.race(), names, board.language()) : undefined
  })
  const corner = createMemo(() => {
    const { w, h } = camera.size()
    // Beside the beer mat of Brussels, wherever that lies now.
    const [mat] = camera.toScreen([INSET.x + INSET.r + 4, INSET.y])
    const docks: [string, Point][] = [
      ['south', [Math.max(10, Math.min(mat, w - WIDTH - 10)), h - HEIGHT - 10]],
      ['south-east', [w - WIDTH - 64, h - HEIGHT - 10]],
      ['north-west', [10, 10]],
      ['south-west', [10, h - HEIGHT - 10]],
      // On wide maps the cards for the end of the game lie there.
      ...(w < WIDE ? ([['north-east', [w - WIDTH - 10, 10]]] as [string, Point][]) : []),
    ]
    const [points, open] = [busy(), [...scene.legal().keys()].map((place) => camera.toScreen(spotOf(place)))]
    const cost = ([x, y]: Point): number => {
      const box: Box = { x, y, w: WIDTH, h: HEIGHT }
      const covered = (at: Point): number => overlap(box, { x: at[0] - 24, y: at[1] - 30, w: 48, h: 52 })
      // The move itself matters most, then whatever else one may still choose.
      return points.reduce((sum, at) => sum + covered(at) * 8, 0) + open.reduce((sum, at) => sum + covered(at), 0)
    }
    const [name, at] = docks.reduce((best, dock) => (cost(dock[1]) < cost(best[1]) ? dock : best))
    return { x: at[0], south: name.startsWith('south') }
  })

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
        <div
          class="tip"
          style={{ left: `${corner().x}px`, ...(corner().south ? { bottom: '10px' } : { top: '10px' }) }}
          aria-hidden="true"
        >
          <h3>
            <span>{shown().title}</span>
            <b>{shown().cost}</b>
          </h3>
          <Show when={shown().lines.length > 0}>
            <ul>
              <For each={shown().lines}>
                {(line) => (
                  <li class={line.mood ?? ''}>
                    <Icon name={line.icon ?? 'info'} size={15} />
                    {line.text}
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
