import { BANDS, COLOURS, type Colour, LAST_SPACE, LOWEST_SPACE } from '@estaminet/heaven-and-ale'
import { trackSpace } from '@estaminet/heaven-and-ale/texts/naming'
import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js'
import { createMedia } from '../../../shell/page/media.ts'
import { Drawing, Sign } from '../pieces.tsx'
import { named, useTable } from '../table.tsx'
import type { Stand } from './level.ts'
import { Brewmaster, Lane } from './level-pieces.tsx'
import './level-line.css'

const SPACES = Array.from({ length: LAST_SPACE - LOWEST_SPACE + 1 }, (_, i) => LOWEST_SPACE + i)
/** Left of the track stand the signs of the lanes, right of it what a marker on 20 can give. */
const MARGIN = { left: 24, right: 26 }
const FLAG = { height: 18, width: 62, narrow: 36 }
/** How wide a letter on a flag is at most, on average. */
const LETTER = 6.4
const LANE = 15
/** In a low window. */
const LOW_LANE = 13
/** A lane that is touched with a finger. */
const TOUCHED = 34
const CELL_HEIGHT = 17
const BAND_HEIGHT = 17
/** A space this wide has room for two figures. */
const READABLE = 16
/** The last band, one space wide, has room for its multiplier only on a wide track. */
const NARROWEST_BAND = 14
/** What one sees of it before it has been measured. */
const TYPICAL = 680

interface LevelLineProps {
  /** Where everything stands. */
  readonly now: Stand
  /** Where it would stand, or comes to stand: the line moves there, and what moves leaves a ghost. */
  readonly next?: Stand | undefined
  /** Where the pieces come to rest that are still sliding there. */
  readonly drawn?: Pick<Stand, 'markers' | 'brewmaster'>
  /** Whose pieces they are, where they may be touched and are seen moving. */
  readonly seat?: number
  readonly flag: (level: string) => string
  readonly label: string
  /** What the line means, beside its flag where there is room. */
  readonly note?: string
  /** Pieces slide when they move: nothing here is a mere preview. */
  readonly plays?: boolean
}

/** The production track with a lane for each marker, and the line all five come to. It is drawn in pixels: no figure shrinks. */
export function LevelLine(props: LevelLineProps) {
  const table = useTable()
  const [width, setWidth] = createSignal(TYPICAL)
  let frame: HTMLDivElement | undefined
  onMount(() => {
    const measure = new ResizeObserver(([entry]) => entry && setWidth(Math.max(280, entry.contentRect.width)))
    if (frame) measure.observe(frame)
    onCleanup(() => measure.disconnect())
  })
  const cell = () => (width() - MARGIN.left - MARGIN.right) / SPACES.length
  const x = (space: number) => MARGIN.left + (space - LOWEST_SPACE + 0.5) * cell()
  const choiceOf = (colour: Colour) =>
    props.seat !== undefined && props.seat === table.shown() ? table.choice(`marker ${colour}`) : undefined
  const asked = createMemo(() => COLOURS.some((colour) => choiceOf(colour)))
  const isLow = createMedia('(max-height: 820px)')
  const isTouched = createMedia('(pointer: coarse)')
  const lane = () => (asked() && isTouched() ? TOUCHED : isLow() ? LOW_LANE : LANE)
  const laneY = (at: number) => FLAG.height + 4 + (at + 0.5) * lane()
  const trackY = () => laneY(COLOURS.length - 0.5) + 5
  const height = () => trackY() + CELL_HEIGHT + BAND_HEIGHT + 3
  const then = () => props.next ?? props.now
  const pieces = () => props.next ?? props.drawn ?? props.now
  /** The second line is drawn where it differs from the first. */
  const moved = () => (props.next && props.next.level !== props.now.level ? props.next : undefined)
  const isLevel = (space: number) => space === props.now.level || space === moved()?.level
  const isNumbered = (space: number) =>
    space > 0 && (cell() >= READABLE || space === 1 || space % 5 === 0 || isLevel(space))
  const flag = () => props.flag(trackSpace(props.now.level))
  /** Right of the flags, unless the lanes are to be pressed: their frames reach up to it. */
  const hasRoomForNote = () => !asked() && x(Math.max(props.now.level, then().level)) + FLAG.width < width() / 2
  return (
    <div class="ale-line" classList={{ 'ale-line-plays': props.plays ?? false }} ref={frame}>
      <Show when={props.note && hasRoomForNote()}>
        <p class="ale-line-note">{props.note}</p>
      </Show>
      <Drawing box={`0 0 ${width()} ${height()}`} label={props.label} about="term production">
        <For each={BANDS}>
          {(band, at) => {
            const left = () => x(band.from) - cell() / 2 + 0.5
            const wide = () => (band.to - band.from + 1) * cell() - 1
            const isIn = () => band.from <= then().brewmaster && then().brewmaster <= band.to
            const spoken = () => table.speech().texts.band(band.rate, band.multiplier)
            return (
              <g {...named({ label: spoken, about: () => `band ${at()}` })}>
                <rect
                  classList={{ 'ale-band': true, 'ale-band-lit': isIn(), 'ale-band-odd': at() % 2 === 1 }}
                  x={left()}
                  y={trackY() - 2.5}
                  width={wide()}
                  height={CELL_HEIGHT + BAND_HEIGHT + 4}
                  rx="6"
                />
                <text class="ale-rate" x={left() + wide() / 2} y={trackY() + CELL_HEIGHT + 13}>
                  <Show when={wide() > 50}>{band.rate}:1&nbsp;</Show>
                  <Show when={wide() > NARROWEST_BAND}>
                    <tspan class="ale-number">×{band.multiplier}</tspan>
                  </Show>
                </text>
              </g>
            )
          }}
        </For>
        <For each={SPACES}>
          {(space) => {
            const isNow = () => space === props.now.level
            const isThen = () => moved()?.level === space
            return (
              <>
                <rect
                  classList={{
                    'ale-step': true,
                    'ale-step-low': space < 1,
                    'ale-step-level': isNow(),
                    'ale-step-coming': isThen(),
                  }}
                  x={x(space) - cell() / 2 + 0.75}
                  y={trackY()}
                  width={cell() - 1.5}
                  height={CELL_HEIGHT}
                  rx="4"
                />
                <Show when={space < 1 && !isNumbered(space)}>
                  <circle class="ale-dot" cx={x(space)} cy={trackY() + CELL_HEIGHT / 2} r="1.3" />
                </Show>
              </>
            )
          }}
        </For>
        {/* Above all spaces: where these are narrow a number is wider than its own. */}
        <For each={SPACES}>
          {(space) => (
            <Show when={isNumbered(space)}>
              <text
                classList={{
                  'ale-step-number': true,
                  'ale-step-number-level': space === props.now.level,
                  'ale-step-number-coming': moved()?.level === space,
                }}
                x={x(space)}
                y={trackY() + 12.5}
              >
                {space}
              </text>
            </Show>
          )}
        </For>
        <For each={COLOURS}>
          {(colour, at) => (
            <>
              <path class="ale-lane" d={`M${MARGIN.left} ${laneY(at())}H${width() - MARGIN.right}`} />
              <Sign name={colour} at={{ x: 9, y: laneY(at()) }} size={13} class="ale-lane-sign" />
            </>
          )}
        </For>
        <LineAt
          x={x(props.now.level)}
          foot={trackY()}
          text={flag()}
          room={width()}
          wide={Math.max(FLAG.width, flag().length * LETTER + 10)}
          away={x(props.now.level) - x(moved()?.level ?? props.now.level)}
        />
        <Show when={moved()}>
          {(next) => (
            <LineAt
              coming
              x={x(next().level)}
              foot={trackY()}
              text={`→ ${trackSpace(next().level)}`}
              room={width()}
              wide={FLAG.narrow}
              away={x(next().level) - x(props.now.level)}
            />
          )}
        </Show>
        <For each={COLOURS}>
          {(colour, at) => (
            <Lane
              colour={colour}
              at={then().markers[colour]}
              drawn={pieces().markers[colour]}
              was={props.now.markers[colour]}
              level={then().level}
              y={laneY(at())}
              x={x}
              cell={cell()}
              lane={lane()}
              width={width()}
              choice={choiceOf(colour)}
              {...(props.seat === undefined ? {} : { seat: props.seat })}
            />
          )}
        </For>
        <Brewmaster
          now={props.now}
          then={then()}
          drawn={pieces().brewmaster}
          x={x}
          y={trackY() + CELL_HEIGHT / 2}
          cell={cell()}
          seat={props.seat}
        />
      </Drawing>
    </div>
  )
}

interface LineAtProps {
  readonly x: number
  readonly foot: number
  readonly text: string
  readonly room: number
  readonly wide: number
  readonly coming?: boolean
  /** Beside another line the flag hangs on the side away from it. */
  readonly away: number
}

/** A level: a line from its flag down to its space. */
function LineAt(props: LineAtProps) {
  const left = () => {
    const start = props.away === 0 ? props.x - props.wide / 2 : props.away < 0 ? props.x - props.wide + 8 : props.x - 8
    return Math.min(Math.max(0, start), props.room - props.wide)
  }
  return (
    <g classList={{ 'ale-level': true, 'ale-level-coming': props.coming ?? false }}>
      <path d={`M${props.x} ${FLAG.height}V${props.foot}`} />
      <rect x={left()} y="0.5" width={props.wide} height={FLAG.height - 1} rx="5" />
      <text x={left() + props.wide / 2} y="13">
        {props.text}
      </text>
    </g>
  )
}
