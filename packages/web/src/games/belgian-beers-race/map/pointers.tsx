import { createMemo, Index } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import type { Language } from '../../../shell/table/game-screen.ts'
import { JOURNEY_ICON, journeyOf, meansOf } from '../choices.ts'
import { inBrussels, type PlaceName, signOf } from '../model.ts'
import { Plate } from '../pieces.tsx'
import { say, town } from '../texts/index.ts'
import type { Camera } from './camera.ts'
import { around, type Box, overlap, type Point, spotOf } from './geometry.ts'
import type { MapScene } from './map-scene.ts'

interface Pointer {
  readonly place: PlaceName
  readonly at: Point
  readonly turn: number
  readonly icon: string
  readonly cost: string
}

const HALF = { w: 46, h: 22 }
/** The badge itself is lower than what can be pressed. */
const BADGE = 16

/** Whether a sign with its middle there is told at a glance. */
export const isInWindow = ([x, y]: Point, { w, h }: { readonly w: number; readonly h: number }): boolean =>
  x > 10 && x < w - 10 && y > 6 && y < h - 6

/** Legal neighbours outside the window are pointed at from its edge. The badge brings them into sight. */
export function EdgePointers(props: { scene: MapScene; camera: Camera; buttons: Box; language: Language }) {
  const pointers = createMemo<Pointer[]>(() => {
    const { w, h } = props.camera.size()
    const taken: Point[] = [...props.scene.legal().keys()]
      .map((place) => props.camera.toScreen(spotOf(place)))
      .filter((at) => isInWindow(at, { w, h }))
    // The map's own buttons stand there.
    const { buttons } = props
    for (let x = buttons.x + 22; x < buttons.x + buttons.w; x += 60) taken.push([x, buttons.y + buttons.h / 2])
    const names = props.scene.labels().flatMap(({ box, bold }) => (bold ? [props.camera.boxOnScreen(box)] : []))
    const seen = new Set<string>()
    return [...props.scene.legal()].flatMap(([place, choices]) => {
      const sign = signOf(place)
      const target = props.camera.toScreen(spotOf(place))
      // From outside, Brussels is in sight when its sign is.
      const sights = inBrussels(place) ? [target, props.camera.toScreen(spotOf('BXL'))] : [target]
      const inSight = sights.some((at) => isInWindow(at, { w, h }))
      // The points of Brussels share one badge.
      if (inSight || seen.has(sign)) return []
      seen.add(sign)
      const at = free(
        [clamp(target[0], HALF.w + 6, w - HALF.w - 6), clamp(target[1], HALF.h + 4, h - HALF.h - 4)],
        taken,
        names,
        { w, h },
      )
      if (!at) return []
      taken.push(at)
      const means = meansOf(choices)
      const shown = means.find((choice) => journeyOf(choice)?.kind === props.scene.lastKind()) ?? means[0]
      const journey = journeyOf(shown)
      return [
        {
          place,
          at,
          turn: (Math.atan2(target[1] - at[1], target[0] - at[0]) * 180) / Math.PI,
          icon: journey ? JOURNEY_ICON[journey.kind] : 'pin',
          cost: journey ? String(journey.cost) : '',
        },
      ]
    })
  })
  return (
    <Index each={pointers()}>
      {(pointer) => (
        <button
          type="button"
          class="edge-pointer"
          style={{ transform: `translate(${pointer().at[0] - HALF.w}px, ${pointer().at[1] - HALF.h}px)` }}
          // What is written on the badge comes first in its name.
          aria-label={`${pointer().place} ${pointer().cost}, ${say(props.language).map.panTo(town(props.language, pointer().place))}`}
          onClick={() => props.camera.centreOn(spotOf(pointer().place), props.camera.view().zoom)}
        >
          <span
            class="arrow"
            style={{ transform: `rotate(${pointer().turn}deg) translateX(${reach(pointer().turn)}px)` }}
          />
          <span class="badge">
            <Plate place={pointer().place} /> <Icon name={pointer().icon} size={15} />
            <b>{pointer().cost}</b>
          </span>
        </button>
      )}
    </Index>
  )
}

const clamp = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), to)

/** The arrow stands just outside the badge, whichever way it points. */
function reach(turn: number): number {
  const [x, y] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))]
  return Math.min(44 / (x || 0.001), 20 / (y || 0.001))
}

/** Badges stack along the edge; one that would cover another, a sign one may press or its name, stays away. */
function free(
  [x, y]: Point,
  taken: readonly Point[],
  names: readonly Box[],
  { w, h }: { readonly w: number; readonly h: number },
): Point | undefined {
  const clash = (at: Point): boolean =>
    taken.some(([tx, ty]) => Math.abs(tx - at[0]) < 90 && Math.abs(ty - at[1]) < 40) ||
    names.some((name) => overlap(name, around(at, 2 * HALF.w, 2 * BADGE)) > 0)
  const upright = x < 60 || x > w - 60
  for (const step of [0, 1, -1, 2, -2, 3, -3]) {
    const at: Point = upright ? [x, clamp(y + step * 41, 24, h - 24)] : [clamp(x + step * 96, 52, w - 52), y]
    if (!clash(at)) return at
  }
  return undefined
}
