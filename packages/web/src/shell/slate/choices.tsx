import type { Choice } from '@estaminet/table'
import { type Accessor, createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js'
import { Button } from '../../design/button.tsx'
import { PlayerShape } from '../../design/player-mark.tsx'
import { language, say } from '../../language.ts'
import { clickedWith, lastInput } from '../keys/last-input.ts'
import { walk } from '../keys/walk.ts'
import { createMedia } from '../page/media.ts'
import { colourOf, namesOf } from '../seats/names.ts'
import { StandingAnswers } from '../seats/standing-answers.tsx'
import type { GameScreen, SlatePrice, SlateRow } from '../table/game-screen.ts'
import { hintOf } from '../table/hint-of.ts'
import { share } from '../table/share.ts'
import type { TableModel } from '../table/table-model.ts'
import { useTable } from '../table/use-table.ts'
import type { BetweenSteps } from './between-steps.ts'
import { ChoiceGroup } from './choice-group.tsx'
import type { PriceHandlers } from './choice-row.tsx'
import { Countdown } from './countdown.tsx'
import { createFirstRows } from './first-rows.ts'
import { type Group, inColumn } from './in-tab.ts'
import { Lately } from './lately.tsx'
import { createOpenFolds } from './open-folds.ts'
import { createTabs, PriceTabs } from './price-tabs.tsx'
import { Settle } from './settle.tsx'
import { SpokenWhatItDoes, WhatItDoes } from './what-it-does.tsx'

interface ChoicesProps {
  model: TableModel
  screen: GameScreen
  lately: readonly string[]
  /** Which question it is. */
  asked: Accessor<string | undefined>
  steps: BetweenSteps
}

/** The question as a price list. It mirrors the board: walking it lights the board, and it alone is enough to play. */
export function Choices(props: ChoicesProps) {
  const { model } = props
  const { guide } = useTable()
  const ask = () => {
    const open = model.ask()
    return open ?? { id: '', seat: 0, choices: [], sealed: false }
  }
  /** Turn by turn nothing closes with a beat: a window is a question that is kept secret. */
  const isWindow = () => ask().window !== undefined || (ask().sealed && model.latest().info.pace.kind === 'turns')
  /** What may be answered beforehand the next time. */
  const isAside = () => (isWindow() && model.latest().info.windows) || props.screen.isAside?.(ask(), model.view())
  /** Somebody who comes or goes is called the same: the list stays as it is. */
  const names = createMemo<readonly string[]>((was) => share(was, namesOf(model.seats())), [])
  const question = createMemo(() => props.screen.question(ask(), model.view(), names(), language()))
  const columns = createMemo(() => props.screen.columns?.(ask(), model.view(), language()) ?? [])
  const groups = createMemo(() => grouped(props.screen.rows(ask(), model.view(), language(), names())))
  const [picked, setPicked] = createSignal<Choice>()
  /** The row that was pressed itself: a place kept while tabs are compared was not, and its first press only looks. */
  let pressed: number | undefined
  const isWide = createMedia('(min-width: 900px)')
  const isRoomy = createMedia('(min-width: 1280px)')
  const isSheet = () => !isWide()
  const coarse = matchMedia('(pointer: coarse)').matches
  // What a finger looked at on the board is settled here too.
  const toSettle = () => picked() ?? model.weighed() ?? (coarse ? model.considered() : undefined)
  const priceOf = (choice: Choice | undefined): SlatePrice | undefined =>
    choice &&
    groups()
      .flatMap(({ rows }) => rows.flatMap(({ prices }) => prices))
      .find((price) => price.choice.move === choice.move)
  /** What is asked before much is given up. */
  const sure = createMemo(() => priceOf(toSettle())?.sure)
  /** Where the board itself says what a choice does, only the button that settles it needs the words here. */
  const isShown = () => !(props.screen.previewsOnBoard && isWide())
  const preview = createMemo(() => {
    const choice = model.considered() ?? toSettle()
    return choice && props.screen.preview(choice, ask(), model.view(), names(), language())
  })
  /** Over the button that names the deed only what it does is still to be said. */
  const consequence = () => (isShown() && (!toSettle() || preview()?.lines.length) ? preview() : undefined)
  /** Beside the heads of the columns there is room for what would else be a line of its own. */
  const isBeside = () => isRoomy() && columns().length > 0
  const tabs = createTabs(model, groups, columns)
  const { rowsOf, isWhole } = createFirstRows(tabs.shown)
  const folds = createOpenFolds(props.asked)
  // The button settles what it names: whoever looks at something else on the board has let go of the row.
  createEffect(on(model.considered, (choice) => choice?.move !== picked()?.move && setPicked(undefined)))
  /** Presses go by right after a step, while something moves and while an answer is on its way: the list shows it. */
  const isReady = () => !(props.steps.isPaused() || model.isShowing() || model.busy())
  let list: HTMLDivElement | undefined
  let title: HTMLHeadingElement | undefined
  let warning: HTMLParagraphElement | undefined
  let inside = false
  let last: string | undefined

  const noteFocus = ({ target }: FocusEvent) => {
    inside = target instanceof Node && (list?.contains(target) ?? false)
    if (inside && target instanceof HTMLElement) last = placeOf(target)
  }
  document.addEventListener('focusin', noteFocus)
  onCleanup(() => document.removeEventListener('focusin', noteFocus))

  // The list was drawn anew. Whoever walks it stays on the same choice of the same question; another question is read
  // from its heading: no key that is pressed once more takes what happens to stand first.
  createEffect(
    on(groups, (_, __, was: string | undefined) => {
      const now = props.asked()
      setPicked(undefined)
      if (now !== was) {
        toTop()
        // Rows that are drawn a moment later may have pushed the list once more.
        requestAnimationFrame(toTop)
      }
      // Once everything is drawn: the row that has the focus now may be about to go.
      queueMicrotask(() => refocus(now === was))
      return now
    }),
  )
  function refocus(isSame: boolean): void {
    const lost = document.activeElement === document.body
    if (!list?.isConnected || lastInput() !== 'keys' || !(inside || lost)) return
    const same = isSame && last !== undefined ? list.querySelector<HTMLElement>(last) : undefined
    ;(same ?? title)?.focus()
  }
  /** New choices are seen from the first on. */
  const toTop = (): void => {
    for (const part of scrollers()) part.scrollTop = 0
  }
  /** Which of them scrolls depends on the width. */
  const scrollers = () => (list ? [list, ...list.querySelectorAll('.ways')] : [])

  /**
   * A finger covers what it touches: it asks first. A key has seen the consequence already, and so has a mouse, except
   * on the sheet of a narrow window: there what a row does would push the row away from under it.
   */
  function press(price: SlatePrice, event: MouseEvent): void {
    const { choice } = price
    // The second half of a double click meant the choice that stood here before.
    const by = clickedWith(event)
    if (!isReady() || (event.detail > 1 && by === 'mouse')) return
    const looks = by === 'touch' || (by === 'mouse' && isSheet())
    const isAgain = pressed === choice.move && picked()?.move === choice.move
    if (isAgain || !(looks || price.sure)) {
      model.choose(choice)
      return
    }
    pressed = choice.move
    model.consider(choice)
    setPicked(choice)
    if (looks) return
    props.steps.pause()
    if (by === 'keys') warning?.focus()
  }

  /** The button that settles lies where a hand may have pressed something else just now. */
  function settle(choice: Choice): void {
    if (isReady()) model.choose(choice)
  }

  function letGo(): void {
    setPicked(undefined)
    model.consider(undefined)
  }

  function onKeyDown(event: KeyboardEvent): void {
    // A key that is held down says one thing once.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
    if (event.key === 'Escape') letGo()
    const from = event.target instanceof HTMLElement ? event.target : undefined
    const next = list && walk(list, from, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  /** A mouse points at what it moves over; what it is asked about stays until that is answered. */
  function point(choice: Choice, event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || isSheet() || props.steps.isResting() || picked()) return
    if (choice.move !== model.considered()?.move) model.consider(choice)
  }

  const isSending = (choice: Choice) => (model.sending() === choice.move ? say().table.slate.sending : undefined)
  const handlers: PriceHandlers = {
    whatItDoes: model.ids.whatItDoes,
    lookAway: letGo,
    isConsidered: ({ choice }) => choice.move === model.considered()?.move,
    events: (price) =>
      guide && !guide.isMeant(price.choice, ask())
        ? // It can be compared; whoever presses it hears when its time comes.
          { 'data-later': '', 'aria-disabled': true, title: price.sentence, onClick: () => guide.notNow() }
        : {
            'data-move': price.choice.move,
            'data-meant': guide ? '' : undefined,
            'data-hint': hintOf(model.hinted(), price.choice),
            'data-sending': isSending(price.choice),
            title: price.sentence,
            onClick: (event) => press(price, event),
            // A pointer's focus comes before its click: what it presses must not move away under it.
            onFocus: () => lastInput() === 'keys' && model.consider(price.choice),
            onPointerEnter: (event) => point(price.choice, event),
            onPointerMove: (event) => point(price.choice, event),
            onPointerLeave: (event) =>
              event.pointerType === 'mouse' && !isSheet() && !picked() && model.consider(undefined),
          },
  }
  const areTiles = (group: Group) =>
    !tabs.isOpen() && columns().length > 0 && group.rows.every(({ prices }) => !inColumn(prices))

  return (
    <>
      <header>
        <h2 tabIndex={-1} id={model.ids.slateTitle} ref={title} onKeyDown={onKeyDown}>
          <PlayerShape colour={colourOf(ask().seat)} size={16} /> <span>{question().title}</span>
        </h2>
        <Show when={question().aside}>{(aside) => <span class="aside">{aside()()}</span>}</Show>
        <Show when={!isBeside() && question().detail}>
          <p>{question().detail}</p>
        </Show>
        <Show when={!tabs.isOpen()}>
          <Lately lines={props.lately} />
        </Show>
        <Show when={ask().sealed && ask().choices.length > 1}>
          <p>{ask().answered === undefined ? say().table.slate.sealed : say().table.slate.answered}</p>
        </Show>
        <Countdown model={model} />
        <Show when={isAside()}>
          <StandingAnswers model={model} />
        </Show>
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
            pressed = undefined
            setPicked(same)
            model.consider(same)
          }}
        />
      </Show>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame of its own */}
      <div
        class="list"
        classList={{ tabbed: tabs.isOpen(), resting: props.steps.isResting() }}
        role="group"
        aria-label={say().table.slate.title}
        aria-disabled={!isReady()}
        aria-busy={!isWhole()}
        ref={list}
        onKeyDown={onKeyDown}
      >
        <For each={tabs.shown()}>
          {(group, at) => (
            <ChoiceGroup
              name={group.name}
              rows={group.rows}
              drawn={rowsOf(group)}
              columns={tabs.isOpen() ? [] : columns()}
              heads={at() === 0 && columns().length > 0 && !areTiles(group)}
              beside={isBeside() ? question().detail : undefined}
              tiles={areTiles(group)}
              alone={tabs.isOpen()}
              folds={folds}
              handlers={handlers}
            />
          )}
        </For>
      </div>
      {/* Below the list: whether somebody did something or not, tabs and rows stay where they are. */}
      <Show when={tabs.isOpen() && !toSettle()}>
        <Lately lines={props.lately} />
      </Show>
      <Show when={consequence()} fallback={<SpokenWhatItDoes id={model.ids.whatItDoes} preview={preview()} />}>
        {(what) => <WhatItDoes id={model.ids.whatItDoes} preview={what()} />}
      </Show>
      <Show when={toSettle()}>
        {(choice) => (
          <Settle
            model={model}
            asked={
              <Show when={sure()}>
                <p class="sure" tabIndex={-1} ref={warning}>
                  {sure()}
                </p>
              </Show>
            }
          >
            <Button
              kind="brass"
              icon="check"
              aria-disabled={!isReady()}
              data-sending={isSending(choice())}
              onClick={() => settle(choice())}
            >
              <span class="deed">{preview()?.title ?? say().table.slate.confirm}</span>
              <Show when={preview()?.cost}>{(cost) => <b>{cost()}</b>}</Show>
            </Button>
            <Button kind="quiet" class="else" onClick={letGo}>
              {say().table.slate.cancel}
            </Button>
          </Settle>
        )}
      </Show>
    </>
  )
}

/** How a choice, or what opens more of them, is found again in a list that was drawn anew. */
function placeOf({ dataset }: HTMLElement): string | undefined {
  const name = (['move', 'fold'] as const).find((one) => dataset[one] !== undefined)
  return name && `[data-${name}="${dataset[name]}"]`
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
