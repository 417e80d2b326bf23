import type { SeatInfo, TableInfo } from '@estaminet/table'
import { A } from '@solidjs/router'
import { createEffect, createMemo, createResource, For, type JSX, on, onCleanup, Show } from 'solid-js'
import { EmptyTable } from '../design/empty-table.tsx'
import { Icon } from '../design/icon.tsx'
import { boxOf, gameName } from '../games.ts'
import { house } from '../host/house.ts'
import { isAway } from '../host/reachable.ts'
import { savedTables } from '../host/saved-tables.ts'
import { say } from '../language.ts'
import { remembered } from '../memory.ts'
import { ago } from '../shell/page/ago.ts'
import { listed, nameOf } from '../shell/seats/names.ts'
import { SetSigns } from './the-set.tsx'
import './your-tables.css'

interface Row {
  readonly id: string
  readonly href: string
  readonly game: string
  readonly options: TableInfo['options']
  readonly seats: readonly SeatInfo[]
  readonly mine: readonly number[]
  readonly local: boolean
  readonly myTurn: boolean
  readonly touchedAt: number
  readonly over: boolean
  readonly result: TableInfo['result']
}

const MOST = 5

/** Tables you sit at: of this device and of the house, those that wait for you first; then those that are over. */
export function YourTables(props: { changes: number }) {
  // Nothing until the house has answered: whoever stands at the door is let in before.
  const [online, { refetch }] = createResource<readonly Row[] | undefined>((_, { value }) => onlineRows(value ?? []), {
    initialValue: undefined,
  })
  const rows = createMemo(() => [...localRows(), ...(online.latest ?? [])].sort((a, b) => b.touchedAt - a.touchedAt))
  const playing = () =>
    rows()
      .filter(({ over }) => !over)
      .sort((a, b) => Number(b.myTurn) - Number(a.myTurn))
      .slice(0, MOST)
  const finished = () =>
    rows()
      .filter(({ over }) => over)
      .slice(0, MOST)
  const words = () => say().home

  createEffect(
    on(
      () => props.changes,
      () => refetch(),
      { defer: true },
    ),
  )
  // Whoever comes back to this page finds what happened meanwhile.
  const look = () => document.visibilityState === 'visible' && refetch()
  document.addEventListener('visibilitychange', look)
  onCleanup(() => document.removeEventListener('visibilitychange', look))

  return (
    <>
      <section class="mat your-tables" aria-label={words().yourTables}>
        <h2 class="caps">{words().yourTables}</h2>
        <ul>
          <For
            each={playing()}
            fallback={
              <Show when={online.latest}>
                <li class="none">
                  <EmptyTable />
                  <span class="which">
                    <b>{words().noTable}</b>
                    <small>{words().noTableHelp}</small>
                  </span>
                </li>
              </Show>
            }
          >
            {(row) => (
              <TableRow row={row} note={row.local ? words().onThisDevice : ago(row.touchedAt)}>
                <Show when={row.myTurn} fallback={<small class="when">{row.local ? ago(row.touchedAt) : ''}</small>}>
                  <span class="button brass small">{words().yourTurn}</span>
                </Show>
              </TableRow>
            )}
          </For>
        </ul>
      </section>
      <Show when={finished().length > 0}>
        <section class="mat your-tables" aria-label={words().finished}>
          <h2 class="caps">{words().finished}</h2>
          <ul>
            <For each={finished()}>
              {(row) => (
                <TableRow
                  row={row}
                  note={outcome(row)}
                  beside={
                    <A
                      class="see-again"
                      href={`/replay/${row.id}`}
                      aria-label={`${say().table.slate.seeAgain}, ${gameName(row.game)}, ${company(row)}`}
                      title={say().table.slate.seeAgain}
                    >
                      <Icon name="replay" size={18} />
                    </A>
                  }
                >
                  <small class="when">{ago(row.touchedAt)}</small>
                </TableRow>
              )}
            </For>
          </ul>
          <p class="bring small">
            <A href="/replay">{words().bringRecord}</A>
            <A href="/dice">{words().bringDice}</A>
          </p>
        </section>
      </Show>
    </>
  )
}

function TableRow(props: { row: Row; note: string; beside?: JSX.Element; children: JSX.Element }) {
  return (
    <li>
      <A href={props.row.href}>
        <Icon name={boxOf(props.row.game)?.icon ?? 'dice'} size={22} />
        <span class="which">
          <b>
            {gameName(props.row.game)}, {company(props.row)}
          </b>
          <small>
            {props.note}
            <SetSigns game={props.row.game} options={props.row.options} />
          </small>
        </span>
        {props.children}
      </A>
      {props.beside}
    </li>
  )
}

function company({ seats, mine }: Row): string {
  const others = seats.flatMap(({ kind }, at) => (mine.includes(at) || kind === 'open' ? [] : [nameOf(seats, at)]))
  return others.length > 0 ? say().home.with(listed(others)) : say().home.alone
}

/** “Ana 97, you 91”: the best first. */
function outcome({ seats, mine, result = [] }: Row): string {
  const own = mine.length === 1 ? mine[0] : undefined
  return result
    .map(({ total, rank }, at) => ({ rank, text: `${at === own ? say().home.yourSeat : nameOf(seats, at)} ${total}` }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ text }) => text)
    .join(', ')
}

function localRows(): Row[] {
  return savedTables()
    .filter(({ doc }) => doc.status === 'running' || doc.status === 'over')
    .map(({ doc }) => ({
      id: doc.id,
      href: `/local/${doc.id}`,
      game: doc.game,
      options: doc.options,
      seats: doc.seats.map((seat) => ({ ...seat, present: true })),
      mine: doc.seats.flatMap(({ kind }, at) => (kind === 'person' ? [at] : [])),
      local: true,
      myTurn: false,
      touchedAt: doc.touchedAt,
      over: doc.status === 'over',
      result: doc.result,
    }))
}

/** While the house is silent, what it said last stands. */
async function onlineRows(before: readonly Row[]): Promise<readonly Row[]> {
  if (remembered('guest') === undefined) return []
  const tables = await house.myTables().catch(() => undefined)
  if (!tables) return isAway() ? before : []
  return tables
    .filter(({ status }) => status !== 'closed')
    .map(({ id, status, ...table }) => ({
      ...table,
      id,
      href: `/table/${id}`,
      local: false,
      over: status === 'over',
      result: table.result,
    }))
}
