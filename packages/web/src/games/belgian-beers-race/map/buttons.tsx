import { createMemo, createSignal, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { createMedia } from '../../../shell/page/media.ts'
import type { RaceTexts } from '../texts/index.ts'
import type { Camera } from './camera.ts'
import { boxIn, clearestCorner, folded, freeCorner, PHONE, TABLET, WIDE } from './corner.ts'
import { INSET } from './geometry.ts'
import type { MapScene } from './map-scene.ts'

/** The map's own buttons give way to whatever can be pressed: where no corner is free they fold into one. */
export function createMapButtons(camera: Camera, scene: MapScene) {
  const isWide = createMedia('(min-width: 900px)')
  const isPhone = createMedia('(max-width: 599px)')
  const all = () => (isPhone() ? PHONE : isWide() ? WIDE : TABLET)
  const inTheWay = createMemo(() => scene.pressable().map(camera.toScreen))
  const roomFor = createMemo(() => freeCorner(all(), camera.size(), inTheWay()))
  const corner = createMemo(
    () =>
      roomFor() ??
      freeCorner(folded(all()), camera.size(), inTheWay()) ??
      clearestCorner(folded(all()), camera.size(), inTheWay()),
  )
  const [isUnfolded, unfold] = createSignal(false)
  const isFolded = () => camera.measured() && roomFor() === undefined && !isUnfolded()
  return {
    corner,
    isFolded,
    unfold,
    /** Where they lie on the screen. */
    box: () => boxIn(corner(), isFolded() ? folded(all()) : all(), camera.size()),
  }
}

export const toBrussels = (camera: Camera): void =>
  camera.centreOn([INSET.x, INSET.y], Math.max(1.2, camera.view().zoom))

export function MapButtons(props: {
  buttons: ReturnType<typeof createMapButtons>
  camera: Camera
  scene: MapScene
  texts: RaceTexts['map']
}) {
  const { camera, scene } = props
  let frame: HTMLDivElement | undefined
  function unfold(): void {
    props.buttons.unfold(true)
    frame?.querySelector<HTMLElement>('button:nth-child(3)')?.focus()
  }
  return (
    <div class="zoom" classList={{ folded: props.buttons.isFolded() }} data-corner={props.buttons.corner()} ref={frame}>
      <Show when={!props.buttons.isFolded()} fallback={<Folded name={props.texts.buttons} onUnfold={unfold} />}>
        <button type="button" onClick={() => camera.zoomBy(1.35)} aria-label={props.texts.zoomIn}>
          <Icon name="plus" size={18} />
        </button>
        <button type="button" onClick={() => camera.zoomBy(1 / 1.35)} aria-label={props.texts.zoomOut}>
          <Icon name="minus" size={18} />
        </button>
        <button
          type="button"
          onClick={() =>
            camera.isWhole() && scene.points().length > 0 ? camera.hold(scene.points(), 0.9, 1.8) : camera.fit()
          }
          aria-label={props.texts.fit}
        >
          <Icon name="locate" size={18} />
        </button>
        <button
          type="button"
          class="bxl"
          onClick={() => toBrussels(camera)}
          aria-label={`BXL, ${props.texts.toBrussels}`}
        >
          BXL
        </button>
      </Show>
    </div>
  )
}

/** All buttons of the map in one. */
function Folded(props: { name: string; onUnfold(): void }) {
  return (
    <button type="button" aria-expanded="false" aria-label={props.name} onClick={() => props.onUnfold()}>
      <Icon name="search" size={18} />
    </button>
  )
}
