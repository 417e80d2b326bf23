import { createMemo, createSignal, For, onCleanup, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { PlayerShape } from '../../design/player-mark.tsx'
import { language, say } from '../../language.ts'
import { colon } from '../../texts/thin.ts'
import { colourOf, nameOf } from '../seats/names.ts'
import type { AskBack } from '../slate/ask-back.ts'
import type { GameScreen } from '../table/game-screen.ts'
import type { TableModel } from '../table/table-model.ts'
import type { LogLine } from './lines.ts'
import { Newest } from './newest.tsx'
import type { Pointing } from './pointing.ts'
import './log.css'

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
