import { createMemo, For, Show } from 'solid-js'
import { raceOf } from '../../model.ts'
import { ownSeat } from '../../own-seat.ts'
import type { OnMap } from '../expansion-screen.ts'
import { bandOf, stagesFor } from './tour.ts'

/** In the place where a sign says that beer is poured: the dice one's own band would have there. */
export function DiceOnSigns(props: OnMap) {
  const stages = createMemo(() => {
    const band = bandOf(raceOf(props.board.view()), ownSeat(props.board))
    return band ? stagesFor(band) : []
  })
  return (
    <Show when={stages().length > 0}>
      <g class="stages">
        <For each={stages()}>
          {({ place, dice }) => (
            <g transform={props.place(place)} data-dice={dice}>
              <circle cx="13" cy="10" r="7.5" />
              <text x="13" y="14.2" text-anchor="middle" font-size="12">
                {dice}
              </text>
            </g>
          )}
        </For>
      </g>
    </Show>
  )
}
