import type { PlaceName } from '../model.ts'
import { spotOf } from './geometry.ts'
import type { MapScene } from './map-scene.ts'
import { Sign } from './sign.tsx'
import './trails.css'

/** How many times as large a sign is seen through it. */
const LARGER = 2.1
/** Marks of a sign that are at least so high are read without it. */
const READABLE = 12
const MARK = 11.5
const LETTER = 13

/** Whether the marks on the signs are too small to be read. */
export const isLensWanted = (scene: MapScene): boolean => MARK * scene.scale() * scene.zoom() < READABLE

/** A sign large enough to read what is sold, poured and offered there, with its town. */
export function Lens(props: {
  place: PlaceName
  town: string
  scene: MapScene
  coasters: number
  visited: number | undefined
}) {
  const scale = () => props.scene.scale() * LARGER
  return (
    <g class="lens" transform={`translate(${spotOf(props.place).join(' ')}) scale(${scale()})`}>
      <rect class="glass" x="-34" y="-30" width="68" height="66" rx="8" />
      <Sign
        place={props.place}
        lit={false}
        target={false}
        bottle={props.scene.race().board.bottles.includes(props.place)}
        coasters={props.coasters}
        visited={props.visited}
        others={[]}
      />
      <text class="town bold" y="31" text-anchor="middle" font-size={String(LETTER / (scale() * props.scene.zoom()))}>
        {props.town}
      </text>
    </g>
  )
}
