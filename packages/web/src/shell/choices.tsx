import type { Choice } from '@estaminet/table'
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Icon } from '../design/icon.tsx'
import { PlayerShape } from '../design/player-mark.tsx'
import { language, say } from '../language.ts'
import { ChoiceRow, type PriceDeeds } from './choice-row.tsx'
import { createFirstRows } from './first-rows.ts'
import type { GameScreen, SlateRow } from './game-screen.ts'
import { clickedWith, lastInput } from './last-input.ts'
import { Lately } from './lately.tsx'
import { createMedia } from './media.ts'
import { colourOf, namesOf } from './names.ts'
import { createTabs, type Group, inColumn, PriceTabs } from './price-tabs.tsx'
import { Settle } from './settle.tsx'
import type { TableModel } from './table-model.ts'
import { walk } from './walk.ts'

/** With more rows than this a list may be drawn closer, before all of them are there. */
const MANY = 8

/** The question as a price list. It mirrors the board: walking it lights the board, and it alone is enough to play. */
export function Choices(props: { model: TableModel; screen: GameScreen; lately: readonly string[] }) {
  const { model } = props
  const ask = () => {
    const open = model.ask()
    return open ?? { id: '', seat: 0, choices: [], sealed: false }
  }
  const names = createMemo(() => namesOf(model.seats()))
  const question = createMemo(() => props.screen.question(ask(), model.view(), names(), language()))
  const columns = createMemo(() => props.screen.columns?.(ask(), model.view(), language()) ?? [])
  const groups = createMemo(() => grouped(props.screen.rows(ask(), model.view(), language())))
  const [picked, setPicked] = createSignal<Choice>()
  const isWide = createMedia('(min-width: 900px)')
  const isRoomy = createMedia('(min-width: 1280px)')
  const isSheet = () => !isWide()
  const coarse = matchMedia('(pointer: coarse)').matches
  // What a finger looked at on the board is settled here too.
  const toSettle = () => picked() ?? (coarse ? model.considered() : undefined)
  /** Where the board itself says what a choice does, only the button that settles it needs the words here. */
  const isShown = () => !(props.screen.previewsOnBoard && isWide())
  const preview = createMemo(() => {
    const choice = isShown() ? model.considered() : toSettle()
    return choice && props.screen.preview(choice, ask(), model.view(), names(), language())
  })
  /** Over the button that names the deed only what it does is still to be said. */
  const consequence = () => (isShown() && (!toSettle() || preview()?.lines.length) ? preview() : undefined)
  /** Beside the heads of the columns there is room for what would else be a line of its own. */
  const isBeside = () => isRoomy() && columns().length > 0
  const tabs = createTabs(model, groups, columns)
  const { rowsOf, isWhole } = createFirstRows(tabs.shown)
  // The button settles what it names: whoever looks at something else on the board has let go of the row.
  createEffect(on(model.considered, (choice) => choice?.move !== picked()?.move && setPicked(undefined)))
  let list: HTMLDivElement | undefined
  let inside = false
  let lastMove: string | undefined

  const noteFocus = ({ target }: FocusEvent) => {
    inside = target instanceof Node && (list?.contains(target) ?? false)
    if (inside && target instanceof HTMLElement) lastMove = target.dataset.move
  }
  document.addEventListener('focusin', noteFocus)
  onCleanup(() => document.removeEventListener('focusin', noteFocus))

  // The list was drawn anew under somebody who walks it: they stay on the same choice, or start at the first.
  createEffect(
    on(groups, () => {
      setPicked(undefined)
      if (!list || lastInput() !== 'keys') return
      const same = list.querySelector<HTMLElement>(`[data-move="${lastMove}"]`)
      const lost = document.activeElement === document.body
      if (inside || lost) (same ?? list.querySelector<HTMLElement>('[data-move]'))?.focus()
    }),
  )

  /**
   * A finger covers what it touches: it asks first. A key has seen the consequence already, and so has a mouse, except
   * on the sheet of a narrow window: there what a row does would push the row away from under it.
   */
  function press(choice: Choice, event: MouseEvent): void {
    // The second half of a double click meant the choice that stood here before.
    const by = clickedWith(event)
    if (event.detail > 1 && by === 'mouse') return
    const looks = by === 'touch' || (by === 'mouse' && isSheet())
    if (!looks || picked()?.move === choice.move) {
      model.choose(choice)
      return
    }
    setPicked(choice)
    model.consider(choice)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') model.consider(undefined)
    const from = event.target instanceof HTMLElement ? event.target : undefined
    const next = list && walk(list, from, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  const isSending = (choice: Choice) => (model.sending() === choice.move ? say().table.slate.sending : undefined)
  const deeds: PriceDeeds = {
    isConsidered: ({ choice }) => choice.move === model.considered()?.move,
    events: (price) => ({
      'data-move': price.choice.move,
      'data-sending': isSending(price.choice),
      title: price.sentence,
      onClick: (event) => press(price.choice, event),
      // A pointer's focus comes before its click: what it presses must not move away under it.
      onFocus: () => lastInput() === 'keys' && model.consider(price.choice),
      onPointerEnter: (event) => event.pointerType === 'mouse' && !isSheet() && model.consider(price.choice),
      onPointerLeave: (event) => event.pointerType === 'mouse' && !isSheet() && model.consider(undefined),
    }),
  }
  const areTiles = (group: Group) =>
    !tabs.isOpen() && columns().length > 0 && group.rows.every(({ prices }) => !inColumn(prices))

  return (
    <>
      <header>
        <h2 tabIndex={-1} id="slate-title">
          <PlayerShape colour={colourOf(ask().seat)} size={16} /> <span>{question().title}</span>
        </h2>
        <Show when={!isBeside() && question().detail}>
          <p>{question().detail}</p>
        </Show>
        <Show when={!tabs.isOpen()}>
          <Lately lines={props.lately} />
        </Show>
        <Show when={ask().sealed}>
          <p>{ask().answered === undefined ? say().table.slate.sealed : say().table.slate.answered}</p>
        </Show>
        <Countdown left={model.ask()?.left} />
      </header>
      <Show when={tabs.isOpen()}>
        <PriceTabs
          columns={columns()}
          rest={tabs.hasRest()}
          tab={tabs.tab()}
          isEmpty={tabs.isEmpty}
          onTab={(at) => {
            const same = tabs.beside(at)
            tabs.open(at)
            setPicked(same)
            model.consider(same)
          }}
        />
      </Show>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys walk between the buttons inside */}
      <div class="list" classList={{ tabbed: tabs.isOpen() }} aria-busy={!isWhole()} ref={list} onKeyDown={onKeyDown}>
        <For each={tabs.shown()}>
          {(group, at) => (
            <div class={areTiles(group) ? 'here' : 'ways'} data-many={group.rows.length > MANY}>
              <Show
                when={at() === 0 && columns().length > 0}
                fallback={
                  <Show when={group.name}>
                    <h3 class="caps">{group.name}</h3>
                  </Show>
                }
              >
                <div class="heads">
                  <h3 class={isBeside() ? 'unseen' : 'caps'}>{group.name}</h3>
                  <Show when={isBeside()}>
                    <p>{question().detail}</p>
                  </Show>
                  <For each={columns()}>
                    {(column) => (
                      <span class="head" data-explain={column.about}>
                        <Icon name={column.icon} size={20} />
                        {column.note}
                      </span>
                    )}
                  </For>
                </div>
              </Show>
              <Show
                when={areTiles(group)}
                fallback={
                  <For each={rowsOf(group)}>
                    {(row) => <ChoiceRow row={row} columns={tabs.isOpen() ? 0 : columns().length} deeds={deeds} />}
                  </For>
                }
              >
                <div class="tiles">
                  <For each={rowsOf(group)}>{(row) => <ChoiceRow row={row} columns={0} deeds={deeds} />}</For>
                </div>
              </Show>
            </div>
          )}
        </For>
      </div>
      {/* Below the list: whether somebody did something or not, tabs and rows stay where they are. */}
      <Show when={tabs.isOpen() && !toSettle()}>
        <Lately lines={props.lately} />
      </Show>
      <Show when={consequence()}>
        {(what) => (
          <div class="preview">
            <strong>
              <span>{what().title}</span>
              <span>{what().cost}</span>
            </strong>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
            <ul tabIndex={0}>
              <For each={what().lines}>
                {(line) => (
                  <li class={line.mood ?? ''}>
                    <Show when={line.icon}>{(icon) => <Icon name={icon()} size={14} />}</Show> {line.text}
                  </li>
                )}
              </For>
            </ul>
          </div>
        )}
      </Show>
      <Show when={toSettle()}>
        {(choice) => (
          <Settle>
            <Button kind="brass" icon="check" data-sending={isSending(choice())} onClick={() => model.choose(choice())}>
              <span class="deed">{preview()?.title ?? say().table.slate.confirm}</span>
              <Show when={preview()?.cost}>{(cost) => <b>{cost()}</b>}</Show>
            </Button>
            <Button
              kind="quiet"
              class="else"
              onClick={() => {
                setPicked(undefined)
                model.consider(undefined)
              }}
            >
              {say().table.slate.cancel}
            </Button>
          </Settle>
        )}
      </Show>
    </>
  )
}

/** Whole seconds until the question answers itself. */
function Countdown(props: { left: number | undefined }) {
  const [now, setNow] = createSignal(Date.now())
  const timer = setInterval(() => setNow(Date.now()), 500)
  onCleanup(() => clearInterval(timer))
  const ends = createMemo(() => (props.left === undefined ? undefined : Date.now() + props.left))
  return (
    <Show when={ends()}>
      {(at) => <span class="left">{say().table.slate.left(Math.max(0, Math.ceil((at() - now()) / 1000)))}</span>}
    </Show>
  )
}

/** Rows of one group stand together, in the order of their first row. */
function grouped(rows: readonly SlateRow[]): Group[] {
  const groups: Group[] = []
  for (const row of rows) {
    const name = row.group ?? ''
    const group = groups.find((one) => one.name === name)
    if (group) group.rows.push(row)
    else groups.push({ name, rows: [row] })
  }
  return groups
}
