import { ROADS } from '@estaminet/belgian-beers-race/board'
import { createUniqueId, For, Show } from 'solid-js'
import type { RaceTexts } from '../texts/index.ts'
import { AROUND, LAND, PAGE, PROVINCES, RIVERS, SEA, SPOTS } from './country.ts'
import { around, type Box, INSET, overlap, type Point, roadPath } from './geometry.ts'
import './land.css'

const ROAD_PATHS = Object.keys(ROADS).map(roadPath)

/** How high the names around the country stand, and how wide a letter of them is with its space. */
const NAME = { h: 16, letter: 10 }
/** Off Damme hang the prices of whoever goes there: then the sea is named further out. */
const OPEN_SEA: Point = [110, 78]

/**
 * Sea, provinces, rivers, border and all roads: what never changes.
 * @param props.chips What hangs over them: a name half hidden reads worse than none.
 */
export function Land(props: { texts: RaceTexts; chips?: readonly Box[] }) {
  const id = createUniqueId()
  const nameOf = (name: (typeof AROUND)[number]['name']): string => props.texts.map.around[name]
  const isCovered = (name: string, [x, y]: Point, turn: number): boolean => {
    const long = name.length * NAME.letter
    const box = Math.abs(turn) > 45 ? around([x, y], NAME.h, long) : around([x, y - 4], long, NAME.h)
    return props.chips?.some((chip) => overlap(chip, box) > 0) ?? false
  }
  const spotFor = ({ name, at, turn }: (typeof AROUND)[number]): Point | undefined => {
    const spots: readonly Point[] = name === 'sea' ? [at, OPEN_SEA] : [at]
    return spots.find((spot) => !isCovered(nameOf(name), spot, turn))
  }
  return (
    <>
      <defs>
        <clipPath id={`belgium-${id}`}>
          <path d={LAND} />
        </clipPath>
        <pattern id={`waves-${id}`} width="28" height="14" patternUnits="userSpaceOnUse">
          <path class="wave" d="M0 7q7-5 14 0t14 0" />
        </pattern>
      </defs>
      <rect class="abroad" x="-1200" y="-1200" width={PAGE.width + 2400} height={PAGE.height + 2400} />
      <path class="sea" d={SEA} />
      <path class="waves" d={SEA} fill={`url(#waves-${id})`} />
      <path class="coast" d={LAND} />
      <g clip-path={`url(#belgium-${id})`}>
        <For each={PROVINCES}>{(province) => <path class={`province tint-${province.tint}`} d={province.path} />}</For>
      </g>
      <For each={RIVERS}>{(river) => <path class="river" d={river} />}</For>
      <path class="border" d={LAND} />
      <For each={AROUND}>
        {(place) => (
          <Show when={spotFor(place)}>
            {(at) => (
              <text
                class={`around ${place.name}`}
                transform={`translate(${at().join(' ')}) rotate(${place.turn})`}
                text-anchor="middle"
              >
                {nameOf(place.name)}
              </text>
            )}
          </Show>
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
