import type { SeatInfo } from '@estaminet/table'
import { A } from '@solidjs/router'
import { For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { boxOf, gameName } from '../games.ts'
import type { TableSummary } from '../host/house.ts'
import { say } from '../language.ts'
import { isFree, listed, nameOf } from '../shell/seats/names.ts'
import { SetSigns } from './the-set.tsx'
import './your-tables.css'

const MOST = 6

/** Tables anybody may join, as they open. */
export function OpenTables(props: { tables: readonly TableSummary[] }) {
  const words = () => say().home
  const free = (seats: readonly SeatInfo[]) => seats.filter(isFree).length
  const joinable = () => props.tables.filter(({ seats }) => free(seats) > 0).slice(0, MOST)
  return (
    <Show when={joinable().length > 0}>
      <section class="mat your-tables" aria-label={words().openTables}>
        <h2 class="caps">{words().openTables}</h2>
        <ul>
          <For each={joinable()}>
            {({ code, game, options, seats, pace }) => (
              <li>
                <A href={`/join/${code}`}>
                  <Icon name={boxOf(game)?.icon ?? 'dice'} size={22} />
                  <span class="which">
                    <b>
                      {gameName(game)},{' '}
                      {words().with(
                        listed(seats.flatMap(({ kind }, at) => (kind === 'open' ? [] : [nameOf(seats, at)]))),
                      )}
                    </b>
                    <small>
                      {say().create.place[pace.kind]}, {words().freeSeats(free(seats))}
                      <SetSigns game={game} options={options} />
                    </small>
                  </span>
                </A>
              </li>
            )}
          </For>
        </ul>
      </section>
    </Show>
  )
}
