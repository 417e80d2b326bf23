import type { Standing } from '@estaminet/belgian-beers-race/base'
import { ASLEEP_FROM, POINTS_PER_BEER } from '@estaminet/belgian-beers-race/board'
import { createMemo, createSignal, For, Show } from 'solid-js'
import { Button } from '../../../design/button.tsx'
import { Icon } from '../../../design/icon.tsx'
import { keepQuiet } from '../../../shell/page/toasts.tsx'
import { nameOf } from '../../../shell/seats/names.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { signed } from '../../../texts/minus.ts'
import { type Evening, type EveningRow, eveningOf } from '../evening.ts'
import { eveningFactsOf } from '../expansions/screens.ts'
import { nightOfAll } from '../foretell.ts'
import { playerColour, type RaceView, type Shown } from '../model.ts'
import { Shape } from '../pieces.tsx'
import { standingsOf } from '../standings.ts'
import { game, momentTexts } from '../texts/index.ts'
import './evening.css'

/** So many spaces has the strip that shows who leaves first in the morning; more where somebody gets up later still. */
const SPACES = 6

/**
 * The evening as a moment everybody sees: what it pays, how the night goes and who leaves first. It goes by itself, unless
 * somebody reads it with a mouse or wants to keep it open; a press ends it.
 */
export function EveningCard(props: {
  board: BoardProps
  events: readonly Shown[]
  morning: RaceView
  /** It stands still beside the choices instead of over the table. */
  quiet?: boolean
  /** It no longer goes by itself. */
  onStay(): void
  onClose(): void
}) {
  const { board } = props
  const evening = createMemo(() => eveningOf(props.events, props.morning))
  return (
    <Show when={evening()}>
      {(what) => (
        <div class="race-evening" classList={{ quiet: props.quiet ?? false }} data-stage>
          <Sheet
            board={board}
            evening={what()}
            morning={props.morning}
            quiet={props.quiet}
            onStay={props.onStay}
            onClose={props.onClose}
          />
        </div>
      )}
    </Show>
  )
}

function Sheet(props: {
  board: BoardProps
  evening: Evening
  morning: RaceView
  quiet: boolean | undefined
  onStay(): void
  onClose(): void
}) {
  const { board } = props
  if (!props.quiet) keepQuiet()
  const words = () => momentTexts(board.language()).evening
  const vp = (points: number): string => game(board.language()).vp(points)
  const [isKept, keep] = createSignal(false)
  const [isRead, setRead] = createSignal(false)
  /** Over a mouse at rest it may have fallen while nobody looks: whoever reads moves it. */
  function read(event: PointerEvent): void {
    if (isRead() || event.pointerType !== 'mouse' || (event.movementX === 0 && event.movementY === 0)) return
    setRead(true)
    props.onStay()
  }
  const standings = () => standingsOf(props.morning)
  const most = (of: (row: EveningRow) => number): number => Math.max(1, ...props.evening.rows.map(of))
  const columns = () =>
    [
      {
        icon: 'taste',
        name: words().beers,
        each: vp(POINTS_PER_BEER),
        of: (row: EveningRow) => row.beers,
        per: POINTS_PER_BEER,
      },
      { icon: 'bottle', name: words().bottles, each: vp(1), of: (row: EveningRow) => row.bottles, per: 1 },
      { icon: 'coaster', name: words().coasters, each: vp(1), of: (row: EveningRow) => row.coasters, per: 1 },
    ] as const
  const name = (seat: number): string => nameOf(board.seats(), seat)
  /** Nobody else has a place, nor leaves before. */
  const isAlone = () => props.morning.players.length === 1
  const title = () => words().title[props.evening.evening]
  const spaces = () => Math.max(SPACES, ...props.evening.order.map(({ space }) => space + 1))

  return (
    <section class="evening-sheet" aria-label={title()} onPointerMove={read}>
      <header>
        <Icon name="moon" size={48} />
        <h2>{title()}</h2>
        <p>{props.evening.left > 1 ? words().pays.twice : words().pays.more}</p>
      </header>
      <table>
        <thead>
          <tr>
            <td />
            <For each={columns()}>
              {({ icon, name, each }) => (
                <th scope="col">
                  <Icon name={icon} size={16} /> {name}
                  <small>{words().each(each)}</small>
                </th>
              )}
            </For>
            <th scope="col" class="sum">
              {words().tonight}
            </th>
            <th scope="col">
              <Icon name="moon" size={16} /> {words().night}
              <Show when={nightOfAll(props.morning)}>{(levels) => <small>{words().nightHelp(levels())}</small>}</Show>
            </th>
            <th scope="col" class="end">
              {words().now}
            </th>
          </tr>
        </thead>
        <tbody>
          <For each={props.evening.rows}>
            {(row) => (
              <tr classList={{ mine: board.mine().includes(row.seat) }}>
                <th scope="row">
                  <Show when={!isAlone()}>
                    <b class="rank">{row.rank}</b>
                  </Show>
                  <span class="moved" classList={{ up: row.moved > 0, down: row.moved < 0 }}>
                    <Show when={row.moved !== 0}>
                      <Icon name="chevron" size={12} />
                      <span aria-hidden="true">{Math.abs(row.moved)}</span>
                      <span class="unseen">{words().places(row.moved)}</span>
                    </Show>
                  </span>
                  <Shape seat={row.seat} size={16} />
                  <span class="name">{name(row.seat)}</span>
                </th>
                <For each={columns()}>
                  {({ icon, of, per }, at) => (
                    <td class={`pays column-${at()}`}>
                      <Icon name={icon} size={13} />
                      <i style={{ width: `${(of(row) / most(of)) * 100}%` }} />
                      <b>+{of(row)}</b> <small>{of(row) / per}</small>
                    </td>
                  )}
                </For>
                <td class="sum">
                  <small>{row.before} →</small> <b>{row.after}</b>
                </td>
                <td class="night">
                  <Level from={row.level.from} to={row.level.to} />
                  <span>
                    <b>
                      {row.level.from} → {row.level.to}
                    </b>
                    <small classList={{ late: row.delay > 0 }}>
                      {row.delay > 0
                        ? words().late(row.time, game(board.language()).tu(row.delay))
                        : words().up(row.time)}
                    </small>
                  </span>
                </td>
                <td class="end">
                  <b classList={{ first: isFirst(standings(), row.seat) }}>{standings()[row.seat]?.now ?? '…'}</b>
                </td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <For each={eveningFactsOf(props.morning, board.language())}>
        {({ icon, text }) => (
          <p class="besides">
            <Icon name={icon ?? 'hat'} size={16} /> {text} <b>{signed(props.evening.rows[0]?.more ?? 0)}</b>
          </p>
        )}
      </For>
      <Show when={!isAlone()}>
        <div class="morning">
          <h3 class="caps">{words().order[props.evening.morning]}</h3>
          <ol class="spaces" aria-hidden="true">
            <For each={Array.from({ length: spaces() }, (_, space) => space)}>
              {(space) => (
                <li>
                  <For each={props.evening.order.filter((disc) => disc.space === space).toReversed()}>
                    {({ seat }) => <i class={playerColour(seat)} />}
                  </For>
                  {space}
                </li>
              )}
            </For>
          </ol>
          <ol class="order">
            <For each={props.evening.order}>
              {({ seat }) => (
                <li>
                  <Shape seat={seat} size={12} /> <b>{name(seat)}</b>{' '}
                  <span class="clk">{props.evening.rows.find((row) => row.seat === seat)?.time}</span>
                </li>
              )}
            </For>
          </ol>
        </div>
      </Show>
      <footer>
        <p>{lead()}</p>
        <span class="push" />
        <div class="answers" data-lingers>
          <Show when={!props.quiet && !isKept()}>
            <Show when={!isRead()}>
              <span class="closes">{words().closes}</span>
            </Show>
            <Button
              icon="pause"
              onClick={() => {
                keep(true)
                props.onStay()
              }}
            >
              {words().keep}
            </Button>
          </Show>
          <Button kind="brass" icon="sun" onClick={() => props.onClose()}>
            {words().next[props.evening.morning]}
          </Button>
        </div>
      </footer>
    </section>
  )

  /** Told by what everybody would have: the Scoring Track alone may show somebody else in front. */
  function lead(): string {
    const [first, second] = standings()
      .map(({ now }, seat) => ({ seat, now }))
      .toSorted((a, b) => b.now - a.now)
    if (!first || !second) return ''
    return first.now === second.now ? words().level : words().leads(name(first.seat), vp(first.now - second.now))
  }
}

const isFirst = (standings: readonly Standing[], seat: number): boolean =>
  standings.length > 0 && standings[seat]?.now === Math.max(...standings.map(({ now }) => now))

/** The breathalyzer, and how far it falls in the night. */
function Level(props: { from: number; to: number }) {
  return (
    <span class="level-bottle" aria-hidden="true">
      <i class="was" style={{ height: `${(props.from / ASLEEP_FROM) * 100}%` }} />
      <i class="is" style={{ height: `${(props.to / ASLEEP_FROM) * 100}%` }} />
    </span>
  )
}
