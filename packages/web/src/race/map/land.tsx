import { ROADS } from '@estaminet/belgian-beers-race/board'
import { For } from 'solid-js'
import type { RaceTexts } from '../texts/index.ts'
import { AROUND, LAND, PAGE, PROVINCES, RIVERS, SEA, SPOTS } from './country.ts'
import { INSET, roadPath } from './geometry.ts'

const ROAD_PATHS = Object.keys(ROADS).map(roadPath)

/** Sea, provinces, rivers, border and all roads: what never changes. */
export function Land(props: { texts: RaceTexts }) {
  return (
    <>
      <defs>
        <clipPath id="race-belgium">
          <path d={LAND} />
        </clipPath>
        <pattern id="race-waves" width="28" height="14" patternUnits="userSpaceOnUse">
          <path class="wave" d="M0 7q7-5 14 0t14 0" />
        </pattern>
      </defs>
      <rect class="abroad" x="-1200" y="-1200" width={PAGE.width + 2400} height={PAGE.height + 2400} />
      <path class="sea" d={SEA} />
      <path class="waves" d={SEA} fill="url(#race-waves)" />
      <path class="coast" d={LAND} />
      <g clip-path="url(#race-belgium)">
        <For each={PROVINCES}>{(province) => <path class={`province tint-${province.tint}`} d={province.path} />}</For>
      </g>
      <For each={RIVERS}>{(river) => <path class="river" d={river} />}</For>
      <path class="border" d={LAND} />
      <For each={AROUND}>
        {({ name, at, turn }) => (
          <text class={`around ${name}`} transform={`translate(${at.join(' ')}) rotate(${turn})`} text-anchor="middle">
            {props.texts.map.around[name]}
          </text>
        )}
      </For>
      <g class="roads">
        <g class="cases">
          <For each={ROAD_PATHS}>{(path) => <path d={path} />}</For>
        </g>
        <g class="lines">
          <For each={ROAD_PATHS}>{(path) => <path d={path} />}</For>
        </g>
      </g>
      <path class="tether" d={tether()} />
    </>
  )
}

/** The dotted line from Brussels on the map to its beer mat. */
function tether(): string {
  const [x, y] = SPOTS.BXL
  const [toX, toY] = [INSET.x + INSET.r * 0.72, INSET.y - INSET.r * 0.7]
  return `M${x - 10} ${y + 14}Q${(x + toX) / 2 + 10} ${(y + toY) / 2 - 20} ${toX} ${toY}`
}
