import type { SeatInfo } from '@estaminet/table'
import { A } from '@solidjs/router'
import { createResource, For, Show } from 'solid-js'
import { EmptyTable } from '../design/empty-table.tsx'
import { Icon } from '../design/icon.tsx'
import { boxOf } from '../games.ts'
import { house } from '../host/house.ts'
import { keptTables } from '../host/kept-tables.ts'
import { language, say } from '../language.ts'
import { remembered } from '../memory.ts'
import { gameName, listed, nameOf } from '../shell/names.ts'
import './your-tables.css'

interface Row {
  readonly href: string
  readonly game: string
  readonly seats: readonly SeatInfo[]
  /** Seats of yours, whose names are left out. */
  readonly own: (seat: SeatInfo) => boolean
  readonly local: boolean
  readonly myTurn: boolean
  readonly touchedAt: number
}

const MOST = 5

/** Tables you sit at: of this device and of the house, those that wait for you first. */
export function YourTables() {
  const [online] = createResource(onlineRows)
  const rows = () =>
    [...localRows(), ...(online() ?? [])]
      .sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.touchedAt - a.touchedAt)
      .slice(0, MOST)
  const words = () => say().home
  return (
    <section class="mat your-tables" aria-label={words().yourTables}>
      <h2 class="caps">{words().yourTables}</h2>
      <ul>
        <For
          each={rows()}
          fallback={
            <li class="none">
              <EmptyTable />
              <span class="which">
                <b>{words().noTable}</b>
                <small>{words().noTableHelp}</small>
              </span>
            </li>
          }
        >
          {(row) => (
            <li>
              <A href={row.href}>
                <Icon name={boxOf(row.game)?.icon ?? 'dice'} size={22} />
                <span class="which">
                  <b>
                    {gameName(row.game)}, {company(row)}
                  </b>
                  <small>{row.local ? words().onThisDevice : ago(row.touchedAt)}</small>
                </span>
                <Show when={row.myTurn} fallback={<small class="when">{row.local ? ago(row.touchedAt) : ''}</small>}>
                  <span class="button brass small">{words().yourTurn}</span>
                </Show>
              </A>
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}

function company(row: Row): string {
  const others = row.seats.flatMap((seat, at) => (row.own(seat) || seat.kind === 'open' ? [] : [nameOf(row.seats, at)]))
  return others.length > 0 ? say().home.with(listed(others)) : say().home.alone
}

function localRows(): Row[] {
  return keptTables()
    .filter(({ doc }) => doc.status === 'running')
    .map(({ doc }) => ({
      href: `/local/${doc.id}`,
      game: doc.game,
      seats: doc.seats.map((seat) => ({ ...seat, present: true })),
      own: (seat) => seat.kind === 'person',
      local: true,
      myTurn: false,
      touchedAt: doc.touchedAt,
    }))
}

async function onlineRows(): Promise<Row[]> {
  if (remembered('guest') === undefined) return []
  const name = remembered('name')
  const tables = await house.myTables().catch(() => [])
  return tables
    .filter(({ status }) => status === 'open' || status === 'running')
    .map((table) => ({
      href: `/table/${table.id}`,
      game: table.game,
      seats: table.seats,
      own: (seat) => seat.kind === 'person' && seat.name === name,
      local: false,
      myTurn: table.myTurn,
      touchedAt: table.touchedAt,
    }))
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
]

function ago(at: number): string {
  const passed = Date.now() - at
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' })
  const [unit, size] = UNITS.find(([, length]) => passed >= length) ?? ['second', 1000]
  return format.format(unit === 'second' ? 0 : -Math.floor(passed / size), unit)
}
