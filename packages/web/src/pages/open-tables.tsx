import type { SeatInfo } from '@estaminet/table'
import { A } from '@solidjs/router'
import { For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { boxOf, gameName } from '../games.ts'
import type { TableSummary } from '../host/house.ts'
import { say } from '../language.ts'
import { isFree, whoSits } from '../shell/seats/names.ts'
import { SetSigns } from './the-set.tsx'
import './your-tables.css'

/** So many are in sight at once; the others are folded away below. */
const AT_ONCE = 6

/** Tables anybody may join, as they open. */
export function OpenTables(props: { tables: readonly TableSummary[] }) {
  const words = () => say().home
  const joinable = () => props.tables.filter(({ seats }) => free(seats) > 0)
  const more = () => joinable().slice(AT_ONCE)
  return (
    <Show when={joinable().length > 0}>
      <section class="mat your-tables" aria-label={words().openTables}>
        <h2 class="caps">{words().openTables}</h2>
        <Rows tables={joinable().slice(0, AT_ONCE)} />
        <Show when={more().length > 0}>
          <details>
            <summary>
              <Icon name="chevron" size={16} />
              {words().moreTables(more().length)}
            </summary>
            <Rows tables={more()} />
          </details>
        </Show>
      </section>
    </Show>
  )
}

const free = (seats: readonly SeatInfo[]): number => seats.filter(isFree).length

const Rows = (props: { tables: readonly TableSummary[] }) => (
  <ul>
    <For each={props.tables}>
      {({ code, game, options, seats, pace }) => (
        <li>
          <A href={`/join/${code}`}>
            <Icon name={boxOf(game)?.icon ?? 'dice'} size={22} />
            <span class="which">
              <b>
                {gameName(game)}, {say().home.with(whoSits(seats))}
              </b>
              <small>
                {say().create.place[pace.kind]}, {say().home.freeSeats(free(seats))}
                <SetSigns game={game} options={options} />
              </small>
            </span>
          </A>
        </li>
      )}
    </For>
  </ul>
)
