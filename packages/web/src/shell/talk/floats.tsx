import { createEffect, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import type { Said } from '../../host/table-host.ts'
import { say } from '../../language.ts'
import { colourOf } from '../seats/names.ts'
import type { TableModel } from '../table/table-model.ts'
import { reactionIcon } from './reactions.ts'
import type { Talk } from './talk.ts'
import './floats.css'

interface Float {
  readonly said: Said
  readonly left: number
  readonly top: number
}

const REACTION_LASTS = 3000
/** A line takes longer to read than a sign. */
const LINE_LASTS = 6000
const MOST_LETTERS = 70
/** A bubble keeps this far from the sides of the window, and stays below the bar. */
const EDGE = 8
const HIGHEST = 92
/** What is higher than a piece is a row, and a long row is spoken over near its name. */
const PIECE = 44
const ROW = 240
/** Beside the row of who spoke also the piece on the board: nowhere else. */
const MOST_SPOTS = 2

/** What is said at the table floats over whoever says it, for whoever looks at the board; others hear it. */
export function Floats(props: { model: TableModel; talk: Talk }) {
  const [floats, setFloats] = createSignal<readonly Float[]>([])
  const [spoken, setSpoken] = createSignal('')
  const timers = new Set<ReturnType<typeof setTimeout>>()
  onCleanup(() => timers.forEach(clearTimeout))

  createEffect(
    on(
      props.talk.said,
      (all, before = []) => {
        // What was said before one came, or while the link was down, waits in the drawer.
        if (props.model.host.connection() !== 'open') return
        for (const said of all.slice(before.length)) float(said)
      },
      { defer: true },
    ),
  )

  function float(said: Said): void {
    if (props.talk.isOpen()) return
    setSpoken(say().table.chat.gave(nameIn(said), wordsOf(said)))
    const mine = spotsOf(said.seat).map((spot) => ({ said, ...spot }))
    setFloats((all) => [...all, ...mine])
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        setFloats((all) => all.filter((one) => !mine.includes(one)))
      },
      said.text === undefined ? REACTION_LASTS : LINE_LASTS,
    )
    timers.add(timer)
  }

  return (
    <>
      <p class="unseen" role="status">
        {spoken()}
      </p>
      <div class="floats" aria-hidden="true">
        <For each={props.talk.isOpen() ? [] : floats()}>
          {({ said, left, top }) => (
            <p
              class={`float of-${said.seat === undefined ? 'nobody' : colourOf(said.seat)}`}
              classList={{ line: said.text !== undefined }}
              style={{ left: `${left}px`, top: `${top}px` }}
              ref={(bubble) => queueMicrotask(() => keepInSight(bubble, left))}
            >
              <Show when={said.text === undefined && reactionIcon(said.react)}>
                {(icon) => <Icon name={icon()} size={24} />}
              </Show>
              <Show when={said.to}>
                <Icon name="team" size={16} />
              </Show>
              <span>
                <Show when={said.text !== undefined}>
                  <b>{nameIn(said)}</b>{' '}
                </Show>
                {wordsOf(said)}
              </span>
            </p>
          )}
        </For>
      </div>
    </>
  )
}

const nameIn = ({ from }: Said): string => from || say().table.chat.somebody

function wordsOf({ text, react = '' }: Said): string {
  if (text === undefined) return say().table.chat.reactions[react] ?? react
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
}

/** Over what stands for this seat on the screen; where nothing does, under the button that opens the talk. */
function spotsOf(seat: number | undefined): Pick<Float, 'left' | 'top'>[] {
  const stands = seat === undefined ? [] : inSight(`[data-person="${seat}"]`)
  const boxes = stands.length > 0 ? stands.slice(0, MOST_SPOTS) : inSight('[data-talk]').slice(0, 1)
  return boxes.map(({ left, top, width, height }) => ({
    left: left + Math.min(width, ROW) / 2,
    // A piece is not covered; of a row only its edge is.
    top: Math.max(HIGHEST, height > PIECE ? top + 8 : top),
  }))
}

function keepInSight(bubble: HTMLElement, left: number): void {
  const half = bubble.offsetWidth / 2 + EDGE
  bubble.style.left = `${Math.min(innerWidth - half, Math.max(half, left))}px`
}

function inSight(selector: string): DOMRect[] {
  return [...document.querySelectorAll(selector)]
    .map((one) => one.getBoundingClientRect())
    .filter(
      ({ left, right, top, bottom, width }) =>
        width > 0 && left < innerWidth && right > 0 && top < innerHeight && bottom > 0,
    )
}
