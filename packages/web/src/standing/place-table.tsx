import { For, Show } from 'solid-js'
import { say } from './texts/index.ts'
import './place-table.css'

interface PlaceRow {
  readonly place: number
  readonly name: string
  readonly points: number
  /** How many games the points come from, where that is told. */
  readonly games?: number
  readonly mine?: true
}

/** People by their places, one's own row marked. */
export function PlaceTable(props: { rows: readonly PlaceRow[] }) {
  const words = () => say()
  const hasGames = () => props.rows.some(({ games }) => games !== undefined)
  return (
    <table class="place-table">
      <thead>
        <tr>
          <th scope="col">{words().place}</th>
          <th scope="col">{words().name}</th>
          <th scope="col">{words().points}</th>
          <Show when={hasGames()}>
            <th scope="col">{words().games}</th>
          </Show>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {(row) => (
            <tr classList={{ mine: row.mine ?? false }} aria-current={row.mine ? 'true' : undefined}>
              <td class="place">{row.place}</td>
              <th scope="row">
                {row.name}
                <Show when={row.mine}>
                  {' '}
                  <small>{words().you}</small>
                </Show>
              </th>
              <td class="display">{row.points}</td>
              <Show when={hasGames()}>
                <td>{row.games}</td>
              </Show>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}
