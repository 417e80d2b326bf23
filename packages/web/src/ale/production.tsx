import { BANDS, type Band, COLOURS, explainConversion, type PlayerView } from '@estaminet/heaven-and-ale'
import { createMemo, For, Index, on, Show } from 'solid-js'
import { pileOf, type Stretch, stretches } from './geometry.ts'
import { imagined } from './imagined.ts'
import { Drawing, Sign } from './pieces.tsx'
import { named, useTable } from './table.tsx'
import './production.css'

const PIECES = [...COLOURS, 'brewmaster'] as const
type Piece = (typeof PIECES)[number]

const WIDTH = 842
const HEIGHT = 106
const BASE = HEIGHT - 42
/** Where the pins of pieces meet the track. */
const GROUND = BASE - 1

const spaceOf = (player: PlayerView, piece: Piece): number =>
  piece === 'brewmaster' ? player.brewmaster : player.markers[piece]

/** The production track: five markers, the brewmaster, and the bands that say what he is worth. */
export function Production(props: { seat: number; lines?: 1 | 3 }) {
  const table = useTable()
  const texts = () => table.speech().texts
  const player = createMemo(() => table.view().players[props.seat])
  /** Only what this player has counts: the moves of others are no reason to count again. */
  const worth = createMemo(
    on(player, () => {
      const end = explainConversion(imagined(table.view()), props.seat).find((step) => step.type === 'production')
      return end?.type === 'production' ? end.points : 0
    }),
  )
  /** What the choice being considered would make of it. */
  const coming = () => (props.seat === table.shown() ? table.considered()?.worth : undefined)
  const says = () => {
    const points = table.speech().words.points(coming()?.to ?? worth())
    return coming() ? `${worth()} → ${points}` : points
  }
  return (
    <div class="ale-production">
      <div class="ale-head" data-explain="term production">
        <h2 class="ale-title">{table.speech().words.terms.production.name}</h2>
        <span class="ale-note">{texts().productionNote}</span>
        <span classList={{ 'ale-worth': true, 'ale-worth-coming': !!coming() }}>{texts().worth(says())}</span>
      </div>
      <Index each={stretches(props.lines ?? 1)}>
        {(stretch) => <Line stretch={stretch()} player={player()} seat={props.seat} lines={props.lines ?? 1} />}
      </Index>
    </div>
  )
}

function Line(props: { stretch: Stretch; player: PlayerView; seat: number; lines: 1 | 3 }) {
  const table = useTable()
  const width = () => (props.lines === 1 ? WIDTH : 344)
  const cell = () => width() / Math.max(11, props.stretch.to - props.stretch.from + 1)
  const x = (space: number) => (space - props.stretch.from + 0.5) * cell()
  const isOn = (space: number) => props.stretch.from <= space && space <= props.stretch.to
  const spaces = () =>
    Array.from({ length: props.stretch.to - props.stretch.from + 1 }, (_, i) => props.stretch.from + i)
  /** The three lines of a phone are told apart by their spaces. */
  const label = () => {
    const { words } = table.speech()
    const { from, to } = props.stretch
    return props.lines === 1 ? words.terms.production.name : `${words.terms.production.name}, ${from} – ${to}`
  }
  const bands = () => BANDS.filter((band) => band.to >= props.stretch.from && band.from <= props.stretch.to)
  const spoken = ({ rate, multiplier }: Band) => table.speech().texts.band(rate, multiplier)
  const last = () => Math.min(...COLOURS.map((colour) => props.player.markers[colour]))
  /** A line without a pile needs little room above. */
  const top = () => {
    const on = PIECES.map((piece) => spaceOf(props.player, piece)).filter(isOn)
    return props.lines === 1 || new Set(on).size < on.length ? 0 : on.length > 0 ? 14 : BASE - 6
  }
  /** Where pieces would go after the choice being considered. */
  const coming = createMemo(() => {
    const info = table.considered()
    if (!info || props.seat !== table.shown()) return []
    return PIECES.flatMap((piece) => {
      const steps = info.gains[piece] ?? 0
      const to = spaceOf(props.player, piece) + steps
      return steps > 0 && isOn(to) ? [to] : []
    })
  })
  return (
    <Drawing box={`0 ${top()} ${width()} ${HEIGHT - top()}`} label={label()} about="term production">
      <For each={bands()}>
        {(band) => {
          const left = () => x(Math.max(band.from, props.stretch.from)) - cell() / 2 + 1
          const right = () => x(Math.min(band.to, props.stretch.to)) + cell() / 2 - 1
          const isIn = () => band.from <= props.player.brewmaster && props.player.brewmaster <= band.to
          return (
            <g {...named({ label: () => spoken(band), about: () => `band ${BANDS.indexOf(band)}` })}>
              <rect
                classList={{ 'ale-band': true, 'ale-band-lit': isIn(), 'ale-band-odd': BANDS.indexOf(band) % 2 === 1 }}
                x={left()}
                y={BASE - 4}
                width={right() - left()}
                height="43"
                rx="7"
              />
              <text class="ale-rate" x={(left() + right()) / 2} y={BASE + 33}>
                <Show when={right() - left() > 48}>{band.rate}:1&nbsp;&nbsp;</Show>
                <tspan class="ale-number">×{band.multiplier}</tspan>
              </text>
            </g>
          )
        }}
      </For>
      <For each={spaces()}>
        {(space) => (
          <>
            <rect
              classList={{ 'ale-step': true, 'ale-step-low': space < 1, 'ale-step-coming': coming().includes(space) }}
              x={x(space) - cell() / 2 + 1.5}
              y={BASE}
              width={cell() - 3}
              height="19"
              rx="4"
            />
            <Show when={space > 0} fallback={<circle class="ale-dot" cx={x(space)} cy={BASE + 9.5} r="1.5" />}>
              <text class="ale-step-number" x={x(space)} y={BASE + 13.5}>
                {space}
              </text>
            </Show>
          </>
        )}
      </For>
      <Show when={isOn(last())}>
        <path class="ale-last" d={`M${x(last())} ${BASE - 3}V${top() + 2}`} />
      </Show>
      <For each={PIECES}>
        {(piece) => (
          <Show when={isOn(spaceOf(props.player, piece))}>
            <PieceFace
              piece={piece}
              player={props.player}
              seat={props.seat}
              x={x(spaceOf(props.player, piece))}
              step={cell()}
            />
          </Show>
        )}
      </For>
    </Drawing>
  )
}

function PieceFace(props: { piece: Piece; player: PlayerView; seat: number; x: number; step: number }) {
  const table = useTable()
  const space = () => spaceOf(props.player, props.piece)
  const choice = createMemo(() => (props.seat === table.shown() ? table.choice(`marker ${props.piece}`) : undefined))
  const spot = () => {
    const here = PIECES.filter((piece) => spaceOf(props.player, piece) === space())
    return pileOf(here.indexOf(props.piece), here.length)
  }
  const place = () => {
    const { x, y, scale } = spot()
    return `translate(${(props.x + x).toFixed(1)}px, ${(GROUND + y).toFixed(1)}px) scale(${scale})`
  }
  const label = () => {
    const { words } = table.speech()
    const name = props.piece === 'brewmaster' ? words.terms.brewmaster.name : words.ingredients[props.piece]
    return `${name}: ${space()}`
  }
  const about = () => (props.piece === 'brewmaster' ? 'term brewmaster' : `marker ${props.piece}`)
  const name = named({ label, about, touched: () => !!choice() })
  const press = table.touch(choice)
  return (
    <g
      classList={{
        'ale-piece': true,
        [`ale-of-${props.piece}`]: true,
        'ale-legal': !!choice(),
        'ale-target': table.isConsidered(choice()),
      }}
      data-piece={`${props.seat} ${props.piece}`}
      data-step={props.step}
      style={{ transform: place() }}
      {...name}
    >
      <Show
        when={props.piece !== 'brewmaster'}
        fallback={
          <>
            <path class="ale-cowl" d="M-13 15V-4a13 13 0 0 1 26 0v19z" />
            <Sign name="brewmaster" at={{ x: 0, y: 2 }} size={18} color="#F8DE9C" />
          </>
        }
      >
        <Show when={spot().lowest}>
          <path class="ale-pin" d="M0 21l-6-8h12z" />
        </Show>
        <circle class="ale-face" cy="-2" r="13.5" />
        <Sign name={props.piece} at={{ x: 0, y: -2 }} size={17} class="ale-glyph" />
      </Show>
      <Show when={choice()}>
        <circle class="ale-glow" cy="-2" r="16" {...press} />
      </Show>
    </g>
  )
}
