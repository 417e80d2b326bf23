import {
  type AleView,
  dueBarrels,
  GOALS,
  type Goal,
  LARGE_POINTS,
  SMALL_POINTS,
  walkGarden,
} from '@estaminet/heaven-and-ale'
import { createMemo, createSignal, Index, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { PlayerShape } from '../design/player-mark.tsx'
import { colourOf } from '../shell/names.ts'
import { GOAL_ICONS } from './icons.ts'
import { imagined } from './imagined.ts'
import type { AleInfo } from './info.ts'
import { useTable } from './table.tsx'
import { capital } from './texts/index.ts'
import './wall.css'

type Barrel = AleView['barrels'][number]

/** Twelve goals with the barrels left and the owners of those gone. */
export function Wall() {
  const table = useTable()
  const [read, setRead] = createSignal<Goal>()
  /** Goals whose barrel a stop would take, whatever is being asked. */
  const met = createMemo(() => {
    if (table.isOver()) return []
    const state = imagined(table.view())
    const due = dueBarrels(state, table.shown(), walkGarden(state, table.shown()))
    return GOALS.filter((_, at) => (due >> at) & 1)
  })
  const stack = (back: 'I' | 'II') => Object.values(table.view().stacks[back]).reduce((sum, n) => sum + n, 0)
  return (
    <div class="ale-wall">
      <div class="ale-wall-head">
        <h2 data-explain="term barrelWall">{table.speech().texts.wall}</h2>
        <span class="ale-wall-stacks">{table.speech().texts.stacks(stack('I'), stack('II'))}</span>
        <span class="ale-wall-points" data-explain="term barrel">
          <Icon name="barrel-large" size={14} /> {LARGE_POINTS}
          <Icon name="barrel-small" size={14} /> {table.speech().words.points(SMALL_POINTS)}
        </span>
      </div>
      <ul>
        <Index each={table.view().barrels}>
          {(barrel) => (
            <li data-goal={barrel().goal}>
              <GoalPlate
                barrel={barrel()}
                isMet={met().includes(barrel().goal)}
                isRead={read() === barrel().goal}
                onRead={() => setRead(read() === barrel().goal ? undefined : barrel().goal)}
              />
            </li>
          )}
        </Index>
      </ul>
      <p class="ale-wall-read" aria-live="polite">
        <Show when={read()} fallback={table.speech().texts.wallNote}>
          {(goal) => (
            <>
              <b>{table.speech().words.goals[goal()].name}</b> {table.speech().words.goals[goal()].help}
            </>
          )}
        </Show>
      </p>
    </div>
  )
}

/** A stop takes the barrel of a goal. */
const takes = (info: AleInfo | undefined, goal: Goal): boolean =>
  info?.kind === 'move' && info.action === 'barrel' && info.barrels.some((one) => one.goal === goal)

function GoalPlate(props: { barrel: Barrel; isMet: boolean; isRead: boolean; onRead: () => void }) {
  const table = useTable()
  const goal = () => table.speech().words.goals[props.barrel.goal]
  /** The stop being considered would take this barrel. */
  const isDue = () => takes(table.considered(), props.barrel.goal)
  const owner = (size: 'large' | 'small') => {
    const { words, texts } = table.speech()
    const seat = props.barrel[size]
    return seat === null ? texts.free(words.barrels[size]) : texts.taken(words.barrels[size], table.name(seat))
  }
  const label = () => {
    const met = props.isMet ? `${capital(table.speech().texts.met)}. ` : ''
    return `${goal().name}. ${goal().help} ${met}${owner('large')}, ${owner('small')}`
  }
  const sign = () => GOAL_ICONS[props.barrel.goal]
  return (
    <button
      type="button"
      classList={{ 'ale-goal': true, 'ale-due': isDue() }}
      aria-pressed={props.isRead}
      aria-label={label()}
      data-explain={`goal ${props.barrel.goal}`}
      onClick={props.onRead}
    >
      <span class="ale-goal-sign" aria-hidden="true">
        <Show when={typeof sign() === 'string'} fallback={<b data-number={sign()} />}>
          <Icon name={String(sign())} size={20} />
        </Show>
      </span>
      <Show when={props.isMet}>
        <i class="ale-goal-met">
          <Icon name="check" size={13} />
        </i>
      </Show>
      <span class="ale-goal-name">{goal().name}</span>
      <span class="ale-goal-barrels">
        <Owner owner={props.barrel.large} icon="barrel-large" size={21} />
        <Owner owner={props.barrel.small} icon="barrel-small" size={19} />
      </span>
    </button>
  )
}

function Owner(props: { owner: number | null; icon: string; size: number }) {
  return (
    <Show when={props.owner !== null} fallback={<Icon name={props.icon} size={props.size} />}>
      <PlayerShape colour={colourOf(props.owner ?? 0)} size={14} />
    </Show>
  )
}
