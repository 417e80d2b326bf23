import { A } from '@solidjs/router'
import {
  createEffect,
  createMemo,
  createResource,
  createSignal,
  For,
  type JSX,
  lazy,
  on,
  onCleanup,
  Show,
  Suspense,
} from 'solid-js'
import { Button } from '../design/button.tsx'
import { EmptyTable } from '../design/empty-table.tsx'
import { Icon } from '../design/icon.tsx'
import { boxOf, gameName } from '../games.ts'
import { isAway } from '../host/reachable.ts'
import { MOST_SAVED } from '../host/saved-tables.ts'
import { say } from '../language.ts'
import { remembered } from '../memory.ts'
import { ago } from '../shell/page/ago.ts'
import { clockFace } from '../shell/seats/clock-face.ts'
import { company, nameOf } from '../shell/seats/names.ts'
import { firstOf, inOrder, type Row } from './table-order.ts'
import { houseRows, localRows } from './table-rows.ts'
import { SetSigns } from './the-set.tsx'
import './your-tables.css'

const GiveDialog = lazy(() => import('../shell/seats/give-dialog.tsx'))

/** Tables you sit at: of this device and of the house, those that wait for you first; then those that are over. */
export function YourTables(props: { changes: number }) {
  // Nothing until the house has answered: whoever stands at the door is let in before.
  const [online, { refetch }] = createResource<readonly Row[] | undefined>((_, { value }) => houseRows(value ?? []), {
    initialValue: undefined,
  })
  const rows = createMemo(() => inOrder([...localRows(), ...(online.latest ?? [])]))
  const playing = () => rows().filter(({ over }) => !over)
  const finished = () => rows().filter(({ over }) => over)
  const words = () => say().home
  const [giving, setGiving] = createSignal<string>()
  /** Only whoever is known there finds it again. */
  const mayGive = ({ canBeGiven }: Row) =>
    canBeGiven && remembered('guest') !== undefined && online.latest !== undefined && !isAway()

  createEffect(on([() => props.changes, isAway], () => refetch(), { defer: true }))
  // Whoever comes back to this page finds what happened meanwhile.
  const look = () => document.visibilityState === 'visible' && refetch()
  document.addEventListener('visibilitychange', look)
  onCleanup(() => document.removeEventListener('visibilitychange', look))

  const giveButton = (row: Row) => (
    <Show when={mayGive(row)}>
      <button
        type="button"
        class="beside"
        aria-label={`${say().table.giving.give}: ${titleOf(row)}`}
        title={say().table.giving.give}
        onClick={() => setGiving(row.id)}
      >
        <Icon name="share" size={18} />
      </button>
    </Show>
  )

  return (
    <>
      <section class="mat your-tables" aria-label={words().yourTables}>
        <h2 class="caps">{words().yourTables}</h2>
        <Rows
          rows={playing()}
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
            <TableRow row={row} note={standing(row)} beside={giveButton(row)}>
              <Show when={row.myTurn} fallback={<small class="when">{row.local ? ago(row.touchedAt) : ''}</small>}>
                <span class="button brass small">{words().yourTurn}</span>
              </Show>
            </TableRow>
          )}
        </Rows>
      </section>
      <Show when={finished().length > 0}>
        <section class="mat your-tables" aria-label={words().finished}>
          <h2 class="caps">{words().finished}</h2>
          <Rows rows={finished()}>
            {(row) => (
              <TableRow
                row={row}
                note={outcome(row)}
                beside={
                  <>
                    {giveButton(row)}
                    <A
                      class="beside"
                      href={`/replay/${row.id}`}
                      aria-label={`${say().table.slate.seeAgain}, ${titleOf(row)}`}
                      title={say().table.slate.seeAgain}
                    >
                      <Icon name="replay" size={18} />
                    </A>
                  </>
                }
              >
                <small class="when">{ago(row.touchedAt)}</small>
              </TableRow>
            )}
          </Rows>
          <Show when={rows().filter(({ local }) => local).length >= MOST_SAVED}>
            <p class="keeps muted small">{words().keepsSome(MOST_SAVED)}</p>
          </Show>
          <p class="bring small">
            <A href="/replay">{words().bringRecord}</A>
            <A href="/dice">{words().bringDice}</A>
          </p>
        </section>
      </Show>
      <Show when={giving()} keyed>
        {(table) => (
          <Suspense>
            <GiveDialog table={table} open onClose={() => setGiving(undefined)} />
          </Suspense>
        )}
      </Show>
    </>
  )
}

/** The first of them, and all of them when asked. */
function Rows(props: { rows: readonly Row[]; fallback?: JSX.Element; children: (row: Row) => JSX.Element }) {
  const [isWhole, setWhole] = createSignal(false)
  const first = createMemo(() => firstOf(props.rows))
  return (
    <>
      <ul>
        <For each={isWhole() ? props.rows : first()} fallback={props.fallback}>
          {(row) => props.children(row)}
        </For>
      </ul>
      <Show when={first().length < props.rows.length}>
        <Button kind="quiet" class="whole" aria-expanded={isWhole()} onClick={() => setWhole(!isWhole())}>
          {isWhole() ? say().home.fewer : say().home.all(props.rows.length)}
        </Button>
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
          <b>{titleOf(props.row)}</b>
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

const titleOf = ({ game, seats, mine }: Row): string => `${gameName(game)}, ${company(seats, mine)}`

/** Where it lies, how long there is to answer, or when something happened there last. */
function standing({ local, myTurn, ends, pace, touchedAt }: Row): string {
  if (local) return say().home.onThisDevice
  if (!myTurn || ends === undefined || pace === 'live') return ago(touchedAt)
  return say().home.timeLeft(clockFace(ends - Date.now(), pace, say().table.clock))
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
