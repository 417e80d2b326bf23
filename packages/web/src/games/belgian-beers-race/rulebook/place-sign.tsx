import { PLACES } from '@estaminet/belgian-beers-race/board'
import { Show } from 'solid-js'
import { language } from '../../../language.ts'
import { spotOf } from '../map/geometry.ts'
import { Halo } from '../map/halos.tsx'
import { Sign } from '../map/sign.tsx'
import { inBrussels, type PlaceName } from '../model.ts'
import { town } from '../texts/index.ts'

/** From north to south: what stands lower is drawn in front. */
export const SIGNS = PLACES.filter(({ id }) => !inBrussels(id)).toSorted((a, b) => spotOf(a.id)[1] - spotOf(b.id)[1])

/** The sign of a brewery where it stands on the map; whoever is led to it sees it lit. */
export function PlaceSign(props: { id: PlaceName; lit?: boolean; bottle?: boolean; named?: boolean }) {
  const [x, y] = spotOf(props.id)
  return (
    <g class="place" transform={`translate(${x} ${y})`}>
      <Show when={props.lit}>
        <Halo sign={String(props.id)} />
      </Show>
      <Sign
        place={props.id}
        lit={props.lit ?? false}
        target={false}
        bottle={props.bottle ?? false}
        coasters={0}
        visited={undefined}
        others={[]}
      />
      <Show when={props.named}>
        <text class="town bold" y="32" text-anchor="middle" font-size="11">
          {town(language(), props.id)}
        </text>
      </Show>
    </g>
  )
}
