import type { Choice } from '@estaminet/table'
import { type Accessor, createEffect, createMemo, createSignal, For, on, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { say } from '../../language.ts'
import { createMedia } from '../page/media.ts'
import type { GameScreen, SlatePrice } from '../table/game-screen.ts'
import type { TableModel } from '../table/table-model.ts'
import { emptyTab, type Group, inColumn, inTab } from './in-tab.ts'
import './price-tabs.css'

type Columns = ReturnType<NonNullable<GameScreen['columns']>>

/** What stands in no column. */
const REST = 'pin'

/** On phones a row has room for one price: tabs choose which. The tab after the columns holds what stands in none. */
export function createTabs(model: TableModel, groups: Accessor<readonly Group[]>, columns: Accessor<Columns>) {
  const isSlim = createMedia('(max-width: 599px)')
  const isOpen = () => isSlim() && columns().length > 0
  const prices = createMemo(() => groups().flatMap(({ rows }) => rows.flatMap((row) => row.prices)))
  const iconOf = (at: number): string => columns()[at]?.icon ?? REST
  const tabOf = ({ column }: SlatePrice): number => column ?? columns().length
  const filled = createMemo(() => new Set(prices().map(tabOf)))
  const considered = createMemo(() => prices().find(({ choice }) => choice.move === model.considered()?.move))
  /** The column that leads to most places; what stands in none only where there is nothing else. */
  const fullest = (): number => {
    const counts = columns().map((_, at) => prices().filter((price) => tabOf(price) === at).length)
    const most = Math.max(...counts)
    return most > 0 ? counts.indexOf(most) : columns().length
  }
  /** The tab opened by hand for this very question. */
  const [opened, setOpened] = createSignal<number>()
  createEffect(on(groups, () => setOpened(undefined), { defer: true }))
  const invites = createMemo(() => groups().some(({ rows }) => rows.some((row) => row.invites)))
  /** The one thing left in no column is a way to stop: nobody is kept there who has not asked for it. */
  const isSpent = (at: number): boolean =>
    at !== opened() &&
    at === columns().length &&
    !invites() &&
    prices().filter((price) => tabOf(price) === at).length === 1
  /** Whose tab was opened by hand: it stays open until somebody else is asked. */
  let chosenBy: number | undefined
  // Whoever has come to another place finds open what can be done there.
  createEffect(
    on(groups, () => {
      const seat = model.ask()?.seat
      if (seat === undefined || !isOpen()) return
      if (seat !== chosenBy) chosenBy = undefined
      const here = groups().find(({ rows }) => rows.some(({ prices }) => !inColumn(prices)))?.name
      const isNew = here !== model.columns.headings.get(seat)
      model.columns.headings.set(seat, here)
      if (isNew && invites() && chosenBy === undefined) model.columns.lookAt(REST)
    }),
  )
  const tab = createMemo(() => {
    // Whoever opens a tab with nothing to take in it reads there why.
    const byHand = opened()
    if (byHand !== undefined && !filled().has(byHand) && !considered()) return byHand
    const open = (icon: string | undefined) => [...filled()].find((at) => iconOf(at) === icon)
    const last = open(model.columns.looked())
    return last === undefined || isSpent(last) ? (open(model.columns.travelled) ?? fullest()) : last
  })
  // What is looked at on the board opens its tab, and the tab stays when one looks away again.
  createEffect(() => {
    const price = considered()
    if (!isOpen()) return
    const icon = iconOf(price ? tabOf(price) : tab())
    if (icon !== REST) model.columns.travelled = icon
    model.columns.lookAt(icon)
  })
  return {
    isOpen,
    tab,
    isEmpty: (at: number) => !filled().has(at),
    open: (at: number) => {
      setOpened(at)
      chosenBy = model.ask()?.seat
      model.columns.lookAt(iconOf(at))
    },
    /** What another tab asks for the same thing: whoever compares means keeps the place. */
    beside: (at: number): Choice | undefined => {
      const now = considered()
      const row =
        now &&
        groups()
          .flatMap(({ rows }) => rows)
          .find(({ prices }) => prices.includes(now))
      return row?.prices.find((price) => tabOf(price) === at)?.choice
    },
    hasRest: () => filled().has(columns().length),
    shown: createMemo(() => {
      if (!isOpen()) return groups()
      const rows = inTab(groups(), tab(), columns().length)
      const column = columns()[tab()]
      return rows.length > 0 || !column ? rows : emptyTab(column)
    }),
  }
}

/** One tab per column, and one for the rest. */
export function PriceTabs(props: {
  columns: Columns
  rest: boolean
  tab: number
  isEmpty(tab: number): boolean
  onTab(tab: number): void
}) {
  return (
    <fieldset class="price-tabs" aria-label={say().table.slate.show}>
      <For each={props.columns}>
        {(column, at) => (
          <button
            type="button"
            aria-pressed={props.tab === at()}
            classList={{ empty: props.isEmpty(at()) }}
            data-explain={column.about}
            onClick={() => props.onTab(at())}
          >
            <Icon name={column.icon} size={20} />
            {column.name}
            <Show when={column.why}>{(why) => <span class="unseen">. {why()}</span>}</Show>
          </button>
        )}
      </For>
      <Show when={props.rest}>
        <button
          type="button"
          aria-pressed={props.tab === props.columns.length}
          onClick={() => props.onTab(props.columns.length)}
        >
          <Icon name={REST} size={20} />
          {say().table.slate.here}
        </button>
      </Show>
    </fieldset>
  )
}
