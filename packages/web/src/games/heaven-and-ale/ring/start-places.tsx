import { PLACES, type Place } from '@estaminet/heaven-and-ale'
import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { PlayerShape } from '../../../design/player-mark.tsx'
import { colourOf } from '../../../shell/seats/names.ts'
import { PLACE_ICONS } from '../icons.ts'
import { placePays } from '../slate/places.ts'
import { named, useTable } from '../table.tsx'
import './start-places.css'

/** The four places of the start area: what each is called and pays, or who stands on it. */
export function StartPlaces() {
  const table = useTable()
  return (
    <ul class="ale-places" aria-label={table.speech().texts.level.places}>
      <For each={PLACES}>
        {(place) => (
          <li>
            <PlaceFace place={place} />
          </li>
        )}
      </For>
    </ul>
  )
}

function PlaceFace(props: { place: Place }) {
  const table = useTable()
  const choice = createMemo(() => table.choice(`place ${props.place}`))
  const holder = createMemo(() => table.view().players.findIndex(({ place }) => place === props.place))
  const words = () => table.speech().words.places[props.place]
  const pays = () => placePays(props.place, table.view(), table.speech())
  const says = () => (holder() < 0 ? pays() : table.speech().texts.level.holds(table.name(holder())))
  const name = named({
    label: () => `${words().name}, ${says()}`,
    about: () => `place ${props.place}`,
    touched: () => !!choice(),
  })
  return (
    <span
      classList={{
        'ale-place': true,
        'ale-place-held': holder() >= 0,
        'ale-legal': !!choice(),
        'ale-target': table.isConsidered(choice()),
      }}
      {...name}
      {...table.touch(choice)}
    >
      <Icon name={PLACE_ICONS[props.place]} size={18} />
      <b>{words().name}</b>
      <small>
        <Show when={holder() >= 0}>
          <PlayerShape colour={colourOf(holder())} size={10} />{' '}
        </Show>
        <i data-says={holder() < 0 ? pays() : table.name(holder())} />
      </small>
    </span>
  )
}
