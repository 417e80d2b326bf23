import type { SeatInfo } from '@estaminet/table'
import { For, Show } from 'solid-js'
import { Meeple } from '../design/meeple.tsx'
import { colourOf, markedName } from '../shell/seats/names.ts'
import type { PlaceTaken } from '../shell/seats/places.ts'
import { words } from './texts/index.ts'
import './podium.css'

/** Who came where. The winner stands in the middle, and first in the order in which it is read. */
export function Podium(props: {
  places: readonly PlaceTaken[]
  seats: readonly SeatInfo[]
  mine: readonly number[]
  teamName(team: number): string
}) {
  /** Whoever plays alone comes neither first nor second. */
  const isAlone = () => props.seats.length === 1
  return (
    <ol class="podium" data-places={Math.min(props.places.length, 4)} aria-label={words().podium}>
      <For each={props.places}>
        {({ seats, team, rank, total }) => (
          <li class={`step-${isAlone() ? 1 : rank}`}>
            <span class="figures">
              <For each={seats}>{(seat) => <Meeple colour={colourOf(seat)} size={52} />}</For>
            </span>
            <b class="name">
              <Show when={team !== undefined}>
                <small>{props.teamName(team ?? 0)}</small>
              </Show>
              {seats.map((seat) => markedName(props.seats, seat, props.mine)).join(' & ')}
            </b>
            <span class={`block of-block-${colourOf(seats[0])}`}>
              <Show when={!isAlone()}>
                <span class="place display">
                  <span class="unseen">{words().place(rank)}</span>
                  <span aria-hidden="true">{rank}</span>
                </span>
              </Show>
              <b class="display">{total}</b>
              <small>{words().unit(total)}</small>
            </span>
          </li>
        )}
      </For>
    </ol>
  )
}
