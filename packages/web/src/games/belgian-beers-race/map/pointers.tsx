import { createMemo, Index } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import type { Language } from '../../../shell/table/game-screen.ts'
import { JOURNEY_ICON, journeyOf, meansOf } from '../choices.ts'
import { inBrussels, type PlaceName, signOf } from '../model.ts'
import { Plate } from '../pieces.tsx'
import { say, town } from '../texts/index.ts'
import { BADGE, badgeSpot, isInWindow } from './badges.ts'
import type { Camera } from './camera.ts'
import { SPOTS } from './country.ts'
import { around, type Box, BRUSSELS_SPOTS, type Point, plateOf, spotOf } from './geometry.ts'
import type { MapScene } from './map-scene.ts'

interface Pointer {
  readonly place: PlaceName
  readonly at: Point
  readonly turn: number
  readonly icon: string
  readonly cost: string
}

/** Legal neighbours outside the window are pointed at from its edge. The badge brings them into sight. */
export function EdgePointers(props: { scene: MapScene; camera: Camera; over: readonly Box[]; language: Language }) {
  const pointers = createMemo<Pointer[]>(() => {
    const { w, h } = props.camera.size()
    const { kept, spared } = inTheWay(props.scene, props.camera, props.over)
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
      const at = badgeSpot(target, { w, h }, { kept, spared })
      if (!at) return []
      kept.push(around(at, BADGE.w, BADGE.h))
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
          style={{ transform: `translate(${pointer().at[0] - BADGE.w / 2}px, ${pointer().at[1] - BADGE.h / 2}px)` }}
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

/** Prices, their names, what can be pressed and what lies over the map; and the signs and people that only stand there. */
function inTheWay(scene: MapScene, camera: Camera, over: readonly Box[]): { kept: Box[]; spared: Box[] } {
  const { w, h } = camera.size()
  const inWindow = (at: Point): boolean => isInWindow(camera.toScreen(at), { w, h })
  const s = scene.scale()
  const lit = new Set([...scene.legal().keys(), ...(scene.signLit('BXL') ? ['BXL'] : [])].map(String))
  const onPage = { kept: [] as Box[], spared: [] as Box[] }
  for (const [id, at] of [...Object.entries(SPOTS), ...Object.entries(BRUSSELS_SPOTS)]) {
    if (!inWindow(at)) continue
    onPage[lit.has(id) ? 'kept' : 'spared'].push(plateOf(id, s))
  }
  for (const { target, box } of scene.chips().spots.values()) if (inWindow(spotOf(target))) onPage.kept.push(box)
  for (const { box, bold } of scene.labels()) if (bold) onPage.kept.push(box)
  for (const box of scene.people()) onPage.spared.push(box)
  return {
    kept: [...onPage.kept.map(camera.boxOnScreen), ...over],
    spared: onPage.spared.map(camera.boxOnScreen),
  }
}

/** The arrow stands just outside the badge, whichever way it points. */
function reach(turn: number): number {
  const [x, y] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))]
  return Math.min(44 / (x || 0.001), 20 / (y || 0.001))
}
