import type { Seat } from '@estaminet/kernel'
import { createMemo, createSignal, For, onCleanup, onMount, Show } from 'solid-js'
import { PlayerShape } from '../design/player-mark.tsx'
import { Segmented } from '../design/segmented.tsx'
import sprite from '../look/icons.svg?url'
import { colourOf } from '../shell/seats/names.ts'
import { written } from '../texts/minus.ts'
import { leadOf } from './course.ts'
import { apart, type Scale, scaleOf } from './scale.ts'
import type { Moment } from './story.ts'
import { words } from './texts/index.ts'
import './curve.css'

type Measure = 'lead' | 'points' | 'chance'

interface CurveProps {
  readonly course: readonly Moment[]
  readonly names: readonly string[]
  readonly order: readonly Seat[]
  /** What a moment is called, and a day or round. */
  when(moment: Moment): string
  part(part: number): string
  /** Chances of winning in per cent, moment by moment and seat by seat, as far as they are worked out. */
  readonly chances?: readonly (readonly number[])[] | undefined
  /** What a team has together is no part of what one of it had. */
  readonly inTeams: boolean
}

/** Where there is room below, it takes it. */
const LOWEST = 224
const MARGIN = { left: 38, top: 12, bottom: 28 }
/** Where there is room, the names stand at the ends of their lines. */
const NAMED_FROM = 520
const ENDS = { named: 126, bare: 52 }
/** From the end of a line to its label, which a thread leads to where it had to move. */
const THREAD = { from: 9, to: 17, label: 20 }
const UNMOVED = 3
const LINE = 17
/** How wide a day or a round is in words. */
const WORD = 56

/** How everybody stood after each turn. The table below says the same in numbers. */
export function Curve(props: CurveProps) {
  const [wish, setWish] = createSignal<Measure>()
  const [width, setWidth] = createSignal(640)
  const [height, setHeight] = createSignal(LOWEST)
  let frame: HTMLDivElement | undefined
  onMount(() => {
    const measure = new ResizeObserver(([entry]) => {
      if (!entry) return
      setWidth(Math.max(260, entry.contentRect.width))
      setHeight(Math.max(LOWEST, entry.contentRect.height))
    })
    if (frame) measure.observe(frame)
    onCleanup(() => measure.disconnect())
  })
  const texts = () => words().course
  const isAlone = () => props.order.length === 1
  /** Chances that are not worked out, or not any more, cannot be shown. */
  const measure = (): Measure => {
    const wanted = wish()
    if (wanted && (wanted !== 'chance' || props.chances)) return wanted
    return isAlone() ? 'points' : 'lead'
  }
  /** How many moments the lines go through: chances end where the look at them did. */
  const reach = () => (measure() === 'chance' ? (props.chances?.length ?? 0) : props.course.length)
  const note = () => {
    if (measure() === 'chance')
      return reach() < props.course.length
        ? `${texts().chanceNote}${texts().upTo(props.when(props.course[reach() - 1]))}`
        : texts().chanceNote
    const said = measure() === 'lead' ? texts().leadNote : texts().pointsNote
    return props.inTeams ? `${said}${texts().eachAlone}` : said
  }
  const segments = () => [
    ...(isAlone() ? [] : [{ value: 'lead' as const, label: texts().lead }]),
    { value: 'points' as const, label: texts().points },
    ...(props.chances ? [{ value: 'chance' as const, label: texts().chance }] : []),
  ]
  const value = (at: number, seat: Seat): number => {
    const { now } = props.course[at]
    if (measure() === 'lead') return leadOf(now, seat)
    return (measure() === 'chance' ? props.chances?.[at]?.[seat] : now[seat]) ?? 0
  }
  const values = createMemo(() =>
    props.order.map((seat) => props.course.slice(0, reach()).map((_, at) => value(at, seat))),
  )
  const scale = createMemo(() => scaleOf(values().flat()))
  const isNamed = () => width() >= NAMED_FROM
  const right = () => width() - (isNamed() ? ENDS.named : ENDS.bare)
  const x = (at: number) => MARGIN.left + ((right() - MARGIN.left) * at) / Math.max(1, props.course.length - 1)
  /** Where the lines end. */
  const end = () => x(reach() - 1)
  const y = (points: number) => yIn(scale(), points, height())
  const parts = createMemo(() =>
    props.course.flatMap(({ part }, at) => (at === 0 || part !== props.course[at - 1].part ? [{ part, at }] : [])),
  )
  /** Whether the word fits before the next one; where it does not, its number does. */
  const hasRoom = (at: number) => {
    const next = parts().find((one) => one.at > at)?.at ?? props.course.length - 1
    return x(next) - x(at) >= WORD
  }
  /** The ends of the lines, moved apart where names would lie over each other. */
  const ends = createMemo(() => {
    const at = reach() - 1
    const wanted = props.order.map((seat) => y(value(at, seat)))
    return apart(wanted, LINE, height() - MARGIN.bottom)
  })
  const lastOf = (at: number): number => y(values()[at].at(-1) ?? 0)
  const label = () => `${texts().title}, ${note()}`
  return (
    <section class="mat after-curve" aria-labelledby="curve">
      <header>
        <h2 id="curve">{texts().title}</h2>
        <Show when={segments().length > 1}>
          <Segmented label={texts().show} value={measure()} segments={segments()} onChange={setWish} />
        </Show>
        <p>{note()}</p>
      </header>
      <div class="drawing" ref={frame}>
        <svg width={width()} height={height()} role="img" aria-label={label()}>
          <For each={scale().ticks}>
            {(tick) => (
              <>
                <path classList={{ rule: true, zero: tick === 0 }} d={`M${MARGIN.left} ${y(tick)}H${right()}`} />
                <text class="tick" x={MARGIN.left - 8} y={y(tick) + 4} text-anchor="end">
                  {tick > 0 && measure() === 'lead' ? `+${tick}` : written(tick)}
                </text>
              </>
            )}
          </For>
          <For each={parts()}>
            {({ part, at }) => (
              <>
                <path class="part" d={`M${x(at)} ${MARGIN.top}V${height() - MARGIN.bottom}`} />
                <text class="tick" x={x(at) + 4} y={height() - 8}>
                  {hasRoom(at) ? props.part(part) : part}
                </text>
              </>
            )}
          </For>
          <For each={props.order.map((seat, at) => ({ seat, at })).toReversed()}>
            {({ seat, at }) => (
              <>
                <path
                  class={`course course-${colourOf(seat)}`}
                  d={values()
                    [at].map((one, m) => `${m ? 'L' : 'M'}${x(m).toFixed(1)} ${y(one).toFixed(1)}`)
                    .join('')}
                />
                <use
                  class={`of-${colourOf(seat)}`}
                  href={`${sprite}#i-p-${colourOf(seat)}`}
                  x={end() - 7}
                  y={lastOf(at) - 7}
                  width="14"
                  height="14"
                />
                <Show when={Math.abs(ends()[at] - lastOf(at)) > UNMOVED}>
                  <path
                    class={`thread of-${colourOf(seat)}`}
                    d={`M${end() + THREAD.from} ${lastOf(at)}L${end() + THREAD.to} ${ends()[at]}`}
                  />
                </Show>
                <text class={`end of-${colourOf(seat)}`} x={end() + THREAD.label} y={ends()[at] + 5}>
                  {isNamed()
                    ? `${props.names[seat]} ${written(round(values()[at].at(-1) ?? 0))}`
                    : written(round(values()[at].at(-1) ?? 0))}
                </text>
              </>
            )}
          </For>
        </svg>
      </div>
      <details>
        <summary>{texts().inNumbers}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
        <section class="numbers" tabIndex={0} aria-label={texts().inNumbers}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts().turn}</th>
                <For each={props.order}>
                  {(seat) => (
                    <th scope="col">
                      <PlayerShape colour={colourOf(seat)} size={12} /> {props.names[seat]}
                    </th>
                  )}
                </For>
              </tr>
            </thead>
            <tbody>
              <For each={props.course}>
                {(moment, at) => (
                  <tr>
                    <th scope="row">
                      {at() === 0
                        ? texts().start
                        : at() === props.course.length - 1
                          ? texts().final
                          : [props.when(moment), props.names[moment.seat ?? -1]].filter(Boolean).join(', ')}
                    </th>
                    <For each={props.order}>
                      {(seat) => <td>{at() < reach() ? written(round(value(at(), seat))) : ''}</td>}
                    </For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </section>
      </details>
    </section>
  )
}

const round = (points: number): number => Math.round(points) || 0

const yIn = ({ top, bottom }: Scale, points: number, height: number): number =>
  MARGIN.top + ((top - points) / (top - bottom)) * (height - MARGIN.top - MARGIN.bottom)
