import type { Ask } from '@estaminet/table'
import { createEffect, createMemo, createResource, createSignal, For, onCleanup, onMount, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { PriceTag } from '../design/price.tsx'
import { language } from '../language.ts'
import { clickedWith, lastInput } from '../shell/keys/last-input.ts'
import { namesOf } from '../shell/seats/names.ts'
import type { GameScreen } from '../shell/table/game-screen.ts'
import type { Hinting } from '../shell/table/hinting.ts'
import type { TableModel } from '../shell/table/table-model.ts'
import { hearAdvice } from './hear-advice.ts'
import { type HintLine, linesOf } from './lines.ts'
import { besideSlate, type Spot } from './placing.ts'
import { termsOf } from './terms.ts'
import { hintTexts } from './texts/index.ts'
import '../design/slate.css'
import './hint.css'

interface HintProps {
  model: TableModel
  screen: GameScreen
  /** What it is about. */
  ask: Ask
  hinting: Hinting
}

/** What a bot would choose: thought over once for a question, and marked in the list and on the board as long as it is open. */
export default function Hint(props: HintProps) {
  const { model, ask } = props
  const { info, view = {} } = model.latest()
  const moves = ask.choices.map(({ move }) => move)
  const { share, advice } = hearAdvice({ game: info.game, question: ask.id, seat: ask.seat, moves, view })
  const [terms] = createResource(() => termsOf(info.game))
  const lines = createMemo(() => {
    const found = advice()
    if (!found || terms.loading) return undefined
    const names = namesOf(model.seats())
    const slate = {
      rows: props.screen.rows(ask, model.view(), language(), names),
      columns: props.screen.columns?.(ask, model.view(), language()) ?? [],
      choices: ask.choices,
      seats: model.seats().length,
    }
    const wording = { language: language(), texts: hintTexts[language()], terms: terms.latest?.[language()] }
    return linesOf(found, slate, wording)
  })
  createEffect(() => {
    const found = lines()
    if (found) model.hint(found.map(({ choice }) => choice))
  })
  return (
    <Show when={props.hinting.isOpen()}>
      <Card model={model} hinting={props.hinting} share={share()} lines={lines()} />
    </Show>
  )
}

function Card(props: { model: TableModel; hinting: Hinting; share: number; lines: readonly HintLine[] | undefined }) {
  const { model } = props
  const texts = () => hintTexts[language()]
  const [spot, setSpot] = createSignal<Spot>()
  const before = document.activeElement
  let title: HTMLHeadingElement | undefined

  /** It lies still while it is read, whatever the slate does meanwhile. */
  function place(): void {
    const slate = document.getElementById(model.ids.slate)
    const board = document.getElementById(model.ids.board)
    if (slate && board) setSpot(besideSlate(slate.getBoundingClientRect(), floorOf(board)))
  }
  onMount(() => {
    place()
    if (lastInput() === 'keys') title?.focus()
  })
  window.addEventListener('resize', place)
  onCleanup(() => window.removeEventListener('resize', place))

  function close(): void {
    props.hinting.putAway()
    if (lastInput() === 'keys' && before instanceof HTMLElement) before.focus()
  }

  /** What came to lie under a mouse that rests was not pointed at. */
  function point({ choice }: HintLine, { pointerType, movementX, movementY }: PointerEvent): void {
    const isMoved = pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)
    if (isMoved && choice.move !== model.considered()?.move) model.consider(choice)
  }

  /** It is looked at where it is chosen. A finger needs the board for that, and keys the list. */
  function look({ choice }: HintLine, event: MouseEvent): void {
    const by = clickedWith(event)
    model.weigh(choice)
    if (by === 'touch') props.hinting.putAway()
    if (by === 'keys') document.querySelector<HTMLElement>(`#${model.ids.slate} [data-move="${choice.move}"]`)?.focus()
  }

  return (
    <section
      class="hint-card framed"
      style={spot()}
      aria-labelledby="hint-title"
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      <header>
        <h2 id="hint-title" tabIndex={-1} ref={title}>
          <Icon name="hint" size={18} /> {texts().title}
        </h2>
        <button type="button" aria-label={texts().putAway} title={texts().putAway} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      </header>
      <p class="unseen" role="status">
        {props.lines ? (props.lines[0] ? texts().found(props.lines[0].title) : texts().none) : texts().thinking}
      </p>
      <Show
        when={props.lines}
        fallback={
          <div class="thinking">
            <p aria-hidden="true">{texts().thinking}</p>
            <progress max={1} value={props.share} aria-label={texts().progress} />
          </div>
        }
      >
        {(lines) => (
          <Show when={lines().length > 0} fallback={<p class="none">{texts().none}</p>}>
            <ol>
              <For each={lines()}>
                {(line, rank) => (
                  <li>
                    <button
                      type="button"
                      classList={{ lit: model.considered()?.move === line.choice.move }}
                      onClick={(event) => look(line, event)}
                      onFocus={() => lastInput() === 'keys' && model.consider(line.choice)}
                      onPointerMove={(event) => point(line, event)}
                      onPointerLeave={({ pointerType }) =>
                        pointerType === 'mouse' && !model.weighed() && model.consider(undefined)
                      }
                    >
                      <i class="rank">{rank() + 1}</i>
                      <span class="named">
                        <b>{line.title}</b> <span>{line.how}</span>{' '}
                        <Show when={line.price}>{(price) => <PriceTag {...price()} />}</Show>
                        <small>{line.reasons.join(' · ')}</small>
                      </span>
                      <span class="worth">
                        <b>{line.worth}</b>
                        <Show when={rank() > 0}>
                          <span class="unseen"> {texts().unit}</span>
                        </Show>
                        <small> {line.hope}</small>
                      </span>
                    </button>
                  </li>
                )}
              </For>
            </ol>
            <p class="about">{texts().about}</p>
          </Show>
        )}
      </Show>
    </section>
  )
}

/** The page under the bar. */
const floorOf = (board: HTMLElement) => ({
  left: 0,
  top: board.getBoundingClientRect().top,
  right: document.documentElement.clientWidth,
  bottom: document.documentElement.clientHeight,
})
