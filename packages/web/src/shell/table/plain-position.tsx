import type { View } from '@estaminet/kernel'
import { For } from 'solid-js'
import { say } from '../../language.ts'
import './plain-position.css'

type Row = Readonly<Record<string, unknown>>

/** A position as the rules tell it, for a game that has no board: names and values, and a row for each seat. */
export function PlainPosition(props: { view: View; names: readonly string[] }) {
  const facts = () => Object.entries(props.view).filter(([, value]) => !isPerSeat(value, props.names.length))
  const tables = () =>
    Object.entries(props.view).flatMap(([name, value]) =>
      isPerSeat(value, props.names.length) ? [{ name, rows: value }] : [],
    )
  return (
    // It may be longer than its place, and must be reachable by keyboard to be read whole.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus
    <section class="plain-position mat" tabIndex={0} aria-label={say().table.position}>
      <h2>{say().table.position}</h2>
      <dl>
        <For each={facts()}>
          {([name, value]) => (
            <div>
              <dt>{spaced(name)}</dt>
              <dd>{inWords(value)}</dd>
            </div>
          )}
        </For>
      </dl>
      <For each={tables()}>{({ name, rows }) => <Seats title={spaced(name)} rows={rows} names={props.names} />}</For>
    </section>
  )
}

function Seats(props: { title: string; rows: readonly Row[]; names: readonly string[] }) {
  const columns = () => Object.keys(props.rows[0])
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{props.title}</th>
          <For each={columns()}>{(column) => <th scope="col">{spaced(column)}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {(row, seat) => (
            <tr>
              <th scope="row">{props.names[seat()]}</th>
              <For each={columns()}>{(column) => <td>{inWords(row[column])}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}

/** One object for each seat. */
const isPerSeat = (value: unknown, seats: number): value is readonly Row[] =>
  Array.isArray(value) && value.length === seats && value.every((one) => typeof one === 'object' && one !== null)

/** `handSize` is read as two words. */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

const NOTHING = '–'

function inWords(value: unknown): string {
  if (value === null || value === undefined || value === false) return NOTHING
  if (value === true) return '✓'
  if (Array.isArray(value)) return value.map(inWords).join(', ') || NOTHING
  if (typeof value !== 'object') return String(value)
  const parts = Object.entries(value).map(([name, part]) => `${spaced(name)} ${inWords(part)}`)
  return parts.join(', ') || NOTHING
}
