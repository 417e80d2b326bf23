import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js'
import { nameOf } from '../../../shell/seats/names.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { journeyOf } from '../choices.ts'
import { hourAt, isSeenBroken, leaderSpace, playerColour, raceOf } from '../model.ts'
import type { Motion } from '../motion.ts'
import { Mark } from '../pieces.tsx'
import { say } from '../texts/index.ts'
import './time-track.css'

interface Disc {
  readonly seat: number
  readonly space: number
  readonly level: number
}

/** The day in half hours: discs stacked as they landed, bottle tokens between spaces, the stretch this turn must cover. */
export function TimeTrack(props: { board: BoardProps; motion: Motion }) {
  const { board } = props
  const [width, setWidth] = createSignal(868)
  let frame: HTMLDivElement | undefined
  onMount(() => {
    if (!frame) return
    const watch = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width))
    watch.observe(frame)
    onCleanup(() => watch.disconnect())
  })

  const race = createMemo(() => raceOf(board.view()))
  const texts = () => say(board.language())
  const small = () => width() < 560
  const height = () => (small() ? 54 : 80)
  const base = () => height() - 30
  const edge = () => (small() ? 14 : 18)
  const cell = () => (width() - edge() * 2) / (race().dayLength + 1)
  const cx = (space: number): number => edge() + cell() * (space + 0.5)
  const mover = () => board.ask()?.seat ?? race().active
  const clock = (space: number): string => hourAt(race(), space)

  const stretch = createMemo(() => {
    const lead = leaderSpace(race(), mover())
    const from = race().players[mover()].time
    return lead === undefined || !board.ask() || lead < from
      ? undefined
      : { from, to: Math.min(lead + 1, race().dayLength) }
  })
  const ghost = createMemo(() => journeyOf(board.considered())?.time)
  const late = createMemo(() => {
    const journey = journeyOf(board.considered())
    return journey?.lateCost && !journey.mayBeCancelled ? journey.time - journey.cost + journey.lateCost : undefined
  })
  /** Every disc where it is seen. One that still has to move lies on top of those it will leave. */
  const discs = createMemo<readonly Disc[]>(() => {
    const all = race().players.map(({ time, height }, seat) => {
      const held = props.motion.discAt(seat)
      return { seat, space: held ?? time, order: held === undefined ? height : 9 + seat }
    })
    return all.map(({ seat, space, order }) => ({
      seat,
      space,
      level: all.filter((other) => other.space === space && other.order < order).length,
    }))
  })
  /** Who lies on whom is drawn in this order; the pieces themselves stay the same and slide. */
  const order = createMemo(() =>
    discs()
      .toSorted((a, b) => a.level - b.level)
      .map(({ seat }) => seat),
  )
  const looked = createMemo<Disc | undefined>(() => {
    const space = ghost()
    if (space === undefined) return undefined
    const level = discs().filter((disc) => disc.space === space && disc.seat !== mover()).length
    return { seat: mover(), space, level }
  })
  const spaces = () => Array.from({ length: race().dayLength + 1 }, (_, space) => space)
  const hours = () => spaces().filter((space) => space % (small() ? 8 : 4) === 0)
  const spoken = () =>
    texts().time.spoken(
      race()
        .players.map(({ time }, seat) => texts().time.disc(nameOf(board.seats(), seat), time, clock(time)))
        .join(' '),
    )
  const hop = (from: number, to: number): string => {
    const far = cx(to) - cx(from)
    return far < 34 ? '' : `M${cx(from) + 13} ${base() - 16}q${far / 2 - 13}-40 ${far - 27} 0`
  }

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus on it the track explains itself
    <div class="time-track" classList={{ small: small() }} ref={frame} data-explain="term time" tabIndex={0}>
      <svg width={width()} height={height()} role="img" aria-label={spoken()}>
        <Show when={small()}>
          <rect class="rail" x={edge()} y={base() + 1} width={width() - edge() * 2} height="8" rx="4" />
        </Show>
        <Show when={stretch()}>
          {(part) => (
            <rect
              class="stretch"
              x={cx(part().from) - cell() / 2 - (small() ? 0 : 2)}
              y={base() + (small() ? 1 : -3)}
              width={cell() * (part().to - part().from + 1) + (small() ? 0 : 4)}
              height={small() ? 8 : 23}
              rx={small() ? 4 : 6}
            />
          )}
        </Show>
        <Show when={!small()}>
          <For each={spaces()}>
            {(space) => (
              <g class="space" classList={{ last: space === race().dayLength, must: inside(space) }}>
                <rect x={cx(space) - cell() / 2 + 1} y={base()} width={cell() - 2} height="17" rx="4" />
                <Show
                  when={space < race().dayLength}
                  fallback={<Mark name="moon" x={cx(space)} y={base() + 8.5} size={12} colour="var(--brass-bright)" />}
                >
                  <text x={cx(space)} y={base() + 12.5} text-anchor="middle">
                    {space}
                  </text>
                </Show>
              </g>
            )}
          </For>
        </Show>
        <For each={hours()}>
          {(space) => (
            <text
              class="hour"
              x={Math.min(Math.max(cx(space), 20), width() - 20)}
              y={base() + (small() ? 22 : 28)}
              text-anchor="middle"
            >
              {clock(space)}
            </text>
          )}
        </For>
        <For each={race().tokens.filter(({ after }) => after < race().dayLength)}>
          {({ after }, at) => {
            const broken = () => isSeenBroken(race(), at())
            const x = () => cx(after) + cell() / 2
            const y = () => (small() ? base() + 5 : base() - 33)
            return (
              <g class="token" classList={{ broken: broken() }} data-explain="term token" tabIndex={-1}>
                <Show when={!small()}>
                  <path d={`M${x()} ${y()}V${base() + 17}`} />
                </Show>
                <circle cx={x()} cy={y()} r={small() ? 6.5 : 11} />
                <Mark
                  name={broken() ? 'bottle-broken' : 'bottle'}
                  x={x()}
                  y={y()}
                  size={small() ? 9 : 16}
                  colour={broken() ? 'var(--ink-3)' : '#2A1B05'}
                />
              </g>
            )
          }}
        </For>
        <Show when={small()}>
          <Mark name="moon" x={cx(race().dayLength)} y={base() - 8} size={13} colour="var(--enamel-ink)" />
        </Show>
        <Show when={ghost() !== undefined && !small()}>
          <path class="hop" d={hop(race().players[mover()].time, ghost() ?? 0)} />
        </Show>
        <Show when={late() !== undefined && !small()}>
          <path class="hop late" d={hop(ghost() ?? 0, late() ?? 0)} />
        </Show>
        <For each={order()}>{(seat) => <Piece disc={discs()[seat]} ghost={false} />}</For>
        <Show when={looked()}>{(disc) => <Piece disc={disc()} ghost />}</Show>
      </svg>
    </div>
  )

  function Piece(piece: { disc: Disc; ghost: boolean }) {
    const lift = () => (small() ? 6 : 11) + piece.disc.level * (small() ? 4 : 9)
    const colour = () => playerColour(piece.disc.seat)
    return (
      <g
        class={`disc ${colour()}`}
        classList={{ ghost: piece.ghost }}
        transform={`translate(${cx(piece.disc.space)} ${base() - lift()}) scale(${small() || cell() < 24 ? 0.8 : 1})`}
      >
        <path class="side" d="M-12 0v5.500c0 3.300 5.400 6 12 6s12-2.700 12-6V0z" />
        <ellipse rx="12" ry="6.4" />
        <g transform="scale(1 .62)">
          <Mark name={`p-${colour()}`} x={0} y={0} size={11} colour={`var(--on-p-${colour()})`} />
        </g>
      </g>
    )
  }

  function inside(space: number): boolean {
    const part = stretch()
    return part !== undefined && space >= part.from && space <= part.to
  }
}
