import { createEffect, createSignal, For, Match, on, Show, Switch } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { createStrokes } from '../../../shell/table/strokes.ts'
import { Garden } from '../garden/garden.tsx'
import { eventOf } from '../info.ts'
import { Strip, Unrolled } from '../ring/strip.tsx'
import { Wall } from '../ring/wall.tsx'
import { useTable } from '../table.tsx'
import { Conversion } from '../track/conversion.tsx'
import { LevelStrip } from '../track/level-strip.tsx'
import { Production } from '../track/production.tsx'
import { Boxes, BoxRow } from './boxes.tsx'
import { MoreBelow } from './more-below.tsx'
import { Opponents } from './opponents.tsx'
import { Own } from './own.tsx'
import { TABS, type Tab, tabOf } from './phone-tabs.ts'
import './phone.css'

const TAB_ICONS: Readonly<Record<Tab, string>> = {
  garden: 'shade',
  ring: 'replay',
  production: 'swing',
  barrels: 'barrel-large',
  players: 'people',
}

/** Where the things of a question lie. Questions not named here are answered wherever one is. */
const HOME: Readonly<Record<string, Tab>> = {
  move: 'garden',
  chooseTile: 'garden',
  chooseHex: 'garden',
  buildTargets: 'garden',
  chooseNumber: 'garden',
  chooseBox: 'garden',
  chooseCard: 'production',
  surrender: 'production',
  cardColour: 'production',
  cardLowest: 'production',
  markColour: 'production',
  pickStart: 'ring',
  pickPlace: 'ring',
}

/** One thing at a time, the slate as a sheet below it, five tabs at the bottom. */
export function Phone(props: BoardProps) {
  const table = useTable()
  // The strip is drawn first, then what lies below it.
  const stroke = createStrokes(1)
  const [tab, setTab] = createSignal<Tab>('garden')
  /** How many things others have done on each tab since it was last looked at. */
  const [changed, setChanged] = createSignal<ReadonlyMap<Tab, number>>(new Map<Tab, number>())
  const home = () => HOME[String(props.ask()?.choices[0]?.info.kind)]
  /** The boxes come to the garden: a disc on one of them wakes tiles there. */
  const isDiscAsked = () => props.ask()?.choices[0]?.info.kind === 'chooseBox'
  /** How much of the slate is pulled up. Away from the question's own tab it steps aside. */
  const [stop, setStop] = createSignal<'low' | 'half' | 'full'>('half')
  let panel: HTMLDivElement | undefined
  const open = (to: Tab) => {
    const isAnother = to !== tab()
    setTab(to)
    // What another tab shows is read from its top, however far the last one was scrolled.
    if (isAnother && panel) panel.scrollTop = 0
    setStop(home() && home() !== to ? 'low' : 'half')
    setChanged((tabs) => new Map([...tabs].filter(([one]) => one !== to)))
  }
  createEffect(
    on(
      () => props.ask()?.id,
      () => {
        const to = home()
        if (to) open(to)
      },
    ),
  )
  /** Out of the way it is a reminder that leads back to the question. */
  const pull = () => {
    const to = home()
    if (stop() === 'low' && to) open(to)
    else setStop(stop() === 'full' ? 'half' : 'full')
  }
  // What is looked at anywhere is told and settled on the sheet. It takes room: what is looked at stays in sight above it.
  createEffect(
    on(table.considered, (info) => {
      if (home() && home() !== tab()) setStop(info ? 'half' : 'low')
      if (info) requestAnimationFrame(() => panel?.querySelector('.ale-target')?.scrollIntoView({ block: 'nearest' }))
    }),
  )
  createEffect(on(table.isOver, (over) => over && open('players')))
  createEffect(
    on(
      props.news,
      (told) => {
        const touched = told.flatMap(({ event }) => tabOf(eventOf(event), table.shown()) ?? [])
        setChanged((tabs) => {
          const counts = new Map(tabs)
          for (const one of touched) if (one !== tab()) counts.set(one, (counts.get(one) ?? 0) + 1)
          return counts
        })
      },
      { defer: true },
    ),
  )
  return (
    <>
      <Show when={!table.isOver() && tab() !== 'ring'}>
        <Strip />
        <LevelStrip onOpen={() => open('production')} />
      </Show>
      <div classList={{ 'ale-panel': true, 'ale-panel-disc': isDiscAsked() && tab() === 'garden' }} ref={panel}>
        <Show when={stroke() >= 1}>
          <Switch>
            <Match when={tab() === 'garden'}>
              <Watched />
              <Show when={isDiscAsked()}>
                <BoxRow seat={table.shown()} />
              </Show>
              <Garden player={table.player()} seat={table.shown()} />
              <Show when={!table.isMine(table.shown())}>
                <Opponents compact />
                {props.log}
              </Show>
            </Match>
            <Match when={tab() === 'ring'}>
              <Unrolled />
            </Match>
            <Match when={tab() === 'production'}>
              <Watched />
              <Boxes seat={table.shown()} />
              <Production seat={table.shown()} />
            </Match>
            <Match when={tab() === 'barrels'}>
              <Wall />
            </Match>
            <Match when={tab() === 'players'}>
              <Show when={table.isOver()}>
                <Conversion />
              </Show>
              <Opponents />
              {props.log}
            </Match>
          </Switch>
        </Show>
      </div>
      <div classList={{ 'ale-sheet': true, 'ale-sheet-low': stop() === 'low', 'ale-sheet-full': stop() === 'full' }}>
        <Show when={props.ask()}>
          <button
            type="button"
            class="ale-grab"
            aria-expanded={stop() === 'full'}
            aria-label={stop() === 'low' ? table.speech().texts.toQuestion : table.speech().texts.wholeList}
            onClick={pull}
          />
        </Show>
        {props.slate}
        <MoreBelow />
      </div>
      <nav class="ale-tabs" aria-label={table.speech().texts.sections}>
        <For each={TABS}>
          {(one) => (
            <button type="button" aria-current={tab() === one ? 'page' : undefined} onClick={() => open(one)}>
              <Icon name={TAB_ICONS[one]} size={22} />
              <span>{table.speech().texts.tabs[one]}</span>
              <Show when={changed().get(one)}>
                {(count) => (
                  <i>
                    {count()}
                    <span class="unseen"> {table.speech().texts.changed}</span>
                  </i>
                )}
              </Show>
            </button>
          )}
        </For>
      </nav>
    </>
  )
}

/** Whoever watches is told whose board it is; one's own purse stands in the bar. */
function Watched() {
  const table = useTable()
  return (
    <Show when={!table.isMine(table.shown())}>
      <Own />
    </Show>
  )
}
