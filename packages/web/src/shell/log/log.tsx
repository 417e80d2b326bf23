import type { Told } from '@estaminet/table'
import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { PlayerShape } from '../../design/player-mark.tsx'
import { language, say } from '../../language.ts'
import { colon } from '../../texts/thin.ts'
import { colourOf, nameOf, namesOf } from '../seats/names.ts'
import type { AskBack } from '../slate/ask-back.tsx'
import type { GameScreen, Language } from '../table/game-screen.ts'
import type { TableModel } from '../table/table-model.ts'
import { type Handover, handoverText } from './handovers.ts'
import { Newest } from './newest.tsx'
import { onePlace, type Pointing } from './pointing.ts'
import './log.css'

export interface LogLine {
  readonly n: number
  readonly text: string
  readonly seat: number | undefined
  readonly kind?: string
  readonly icon?: string
  /** The place on the board it speaks of. */
  readonly place?: string
  /** When it happened, as the game counts time. */
  readonly time?: string
}

/** Every line worth telling, oldest first, in the reader's language. A line once written stays the same object. */
export function createLines(model: TableModel, screen: GameScreen) {
  const people = () => model.seats().flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const written = createMemo(() => {
    const names = namesOf(model.seats())
    const tongue = language()
    const known = new Map<Told, { readonly of: number; readonly lines: readonly LogLine[] }>()
    return (told: readonly Told[], time: string | undefined): readonly LogLine[] => {
      const before = known.get(told[0])
      if (before?.of === told.length) return before.lines
      const lines = writeAll(told, names, tongue).map((line) => (time === undefined ? line : { ...line, time }))
      known.set(told[0], { of: told.length, lines })
      return lines
    }
  })
  return createMemo((): LogLine[] => {
    const told = model.told()
    const times = screen.times?.(told, model.view()) ?? []
    const lines: LogLine[] = []
    for (let at = 0; at < told.length; ) {
      const many = screen.together?.(told, at) ?? 1
      lines.push(...written()(told.slice(at, at + many), times[at]))
      at += many
    }
    return model.latest().handovers?.reduce(withHandover, lines) ?? lines
  })

  /** A handover stands after the last line of its step. */
  function withHandover(lines: LogLine[], one: Handover): LogLine[] {
    const at = lines.findLastIndex(({ n }) => n <= one.n) + 1
    const line = { n: one.n, text: handoverText(model, one), seat: one.seat, icon: 'bot' }
    return [...lines.slice(0, at), line, ...lines.slice(at)]
  }

  function writeAll(told: readonly Told[], names: readonly string[], tongue: Language): LogLine[] {
    const text = told.length > 1 ? screen.lineOfMany?.(told, names, tongue) : undefined
    if (text === undefined) return told.flatMap((one) => write(one, names, tongue) ?? [])
    const places = told.flatMap(({ event }) => screen.mark?.(event)?.place ?? [])
    const place = places.length > 0 ? { place: onePlace(places) } : {}
    return [{ n: told[told.length - 1].n, text, seat: seatOf(told[0]), ...screen.mark?.(told[0].event), ...place }]
  }

  function write(told: Told, names: readonly string[], tongue: Language): LogLine | undefined {
    const text = platformLine(told, names, people()) ?? screen.line(told.event, names, tongue)
    return text === undefined ? undefined : { n: told.n, text, seat: seatOf(told), ...screen.mark?.(told.event) }
  }
}

function platformLine({ event }: Told, names: readonly string[], people: readonly number[]): string | undefined {
  const words = say().table.log
  if (event.type === 'TakenBack') return words.takenBack(names[Number(event.seat)] ?? '')
  // Where only bots are the others nobody was asked.
  if (event.type === 'WentBack') return people.length === 1 ? words.takenBack(names[people[0]]) : words.wentBack
  return undefined
}

function seatOf({ event }: Told): number | undefined {
  const seat = event.seat ?? event.by ?? event.player
  return typeof seat === 'number' && seat >= 0 ? seat : undefined
}

/** A long game has hundreds of lines. Older ones are written when somebody scrolls down to them. */
const PAGE = 30

/** Again and again, as long as it is seen. */
function whenSeen(element: HTMLElement, then: () => void): void {
  const watch = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return
    then()
    watch.unobserve(element)
    watch.observe(element)
  })
  watch.observe(element)
  onCleanup(() => watch.disconnect())
}

/** What happened, newest first: everything, what one player did, or one kind of thing. */
export function Log(props: {
  model: TableModel
  screen: GameScreen
  lines: () => readonly LogLine[]
  asking: AskBack
}) {
  const [seat, setSeat] = createSignal<number>()
  const [kind, setKind] = createSignal<string>()
  const [isOpen, setOpen] = createSignal(false)
  const [most, setMost] = createSignal(PAGE)
  const [list, setList] = createSignal<HTMLOListElement>()
  const isFiltered = () => seat() !== undefined || kind() !== undefined
  const shown = createMemo(() =>
    props
      .lines()
      .filter((line) => (seat() ?? line.seat) === line.seat && (kind() ?? line.kind) === line.kind)
      .toReversed(),
  )
  const words = () => say().table.log
  const kinds = () => props.screen.kinds?.(language(), props.model.view()) ?? []
  const showAll = () => {
    setSeat(undefined)
    setKind(undefined)
  }
  return (
    <section class="mat log" aria-label={words().title} id={props.model.ids.log} tabIndex={-1}>
      <header>
        <h2 class="caps">{words().title}</h2>
        <button
          type="button"
          class="sieve"
          classList={{ on: isFiltered() }}
          aria-expanded={isOpen()}
          onClick={() => setOpen(!isOpen())}
        >
          <Icon name="filter" size={16} />
          {words().filter}
        </button>
      </header>
      <Newest list={list} newest={shown()[0]} />
      <Show when={isOpen()}>
        <fieldset class="filters" aria-label={words().filter}>
          <button type="button" aria-pressed={!isFiltered()} onClick={showAll}>
            {words().all}
          </button>
          <For each={props.model.seats()}>
            {(_, at) => (
              <button
                type="button"
                aria-pressed={seat() === at()}
                aria-label={nameOf(props.model.seats(), at())}
                title={nameOf(props.model.seats(), at())}
                onClick={() => setSeat(seat() === at() ? undefined : at())}
              >
                <PlayerShape colour={colourOf(at())} size={13} />
              </button>
            )}
          </For>
          <For each={kinds()}>
            {(one) => (
              <button
                type="button"
                aria-pressed={kind() === one.kind}
                aria-label={one.name}
                title={one.name}
                onClick={() => setKind(kind() === one.kind ? undefined : one.kind)}
              >
                <Icon name={one.icon} size={16} />
              </button>
            )}
          </For>
        </fieldset>
      </Show>
      <Show when={shown().length > 0} fallback={<p class="muted small">{words().empty}</p>}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
        <ol tabIndex={0} aria-label={words().title} ref={setList}>
          <For each={shown().slice(0, most())}>
            {(line) => <Line line={line} asking={props.asking} pointing={props.model.pointing} />}
          </For>
          <Show when={shown().length > most()}>
            <li class="older" aria-hidden="true" ref={(end) => whenSeen(end, () => setMost(most() + PAGE))} />
          </Show>
        </ol>
      </Show>
      <Show when={isFiltered()}>
        <p class="muted small">{words().lines(shown().length, props.lines().length)}</p>
      </Show>
    </section>
  )
}

/** What stands in brackets, like a price, is not torn apart at the end of a line. */
const unbroken = (text: string): string => text.replace(/\((\S+) (\S+)\)/g, '($1\u00a0$2)')

function Line(props: { line: LogLine; asking: AskBack; pointing: Pointing }) {
  const askWords = () => say().table.goBack.ask
  const face = () => (
    <>
      <Show when={props.line.time}>{(time) => <span class="clk">{time()}</span>}</Show>
      <Show when={props.line.seat !== undefined}>
        <PlayerShape colour={colourOf(props.line.seat ?? 0)} size={10} />
      </Show>
      <span class="text">{unbroken(props.line.text)}</span>
      <Show when={props.line.icon}>{(icon) => <Icon name={icon()} size={14} class="kind" />}</Show>
    </>
  )
  return (
    <li>
      <Show when={props.line.place} fallback={face()}>
        {(place) => (
          <button
            type="button"
            class="jump"
            title={say().table.log.jump}
            onClick={() => props.pointing.pointAt(place())}
            onPointerEnter={(event) => event.pointerType === 'mouse' && props.pointing.glanceAt(place())}
            onPointerLeave={() => props.pointing.glanceAt(undefined)}
          >
            {face()}
          </button>
        )}
      </Show>
      <Show when={props.asking.offered().includes(props.line)}>
        <button
          type="button"
          class="take-back"
          aria-label={`${askWords()}${colon(language())}${props.line.text}`}
          title={askWords()}
          onClick={() => props.asking.ask(props.line)}
        >
          <Icon name="undo" size={14} />
        </button>
      </Show>
    </li>
  )
}
