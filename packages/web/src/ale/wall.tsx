import type { AleView, Goal } from '@estaminet/heaven-and-ale'
import { LARGE_POINTS, SMALL_POINTS } from '@estaminet/heaven-and-ale'
import { createSignal, For, Show } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { PlayerShape } from '../design/player-mark.tsx'
import { colourOf } from '../shell/names.ts'
import { GOAL_ICONS } from './icons.ts'
import { useTable } from './table.tsx'
import './wall.css'

type Barrel = AleView['barrels'][number]

/** Twelve goals with the barrels left and the owners of those gone. */
export function Wall() {
  const table = useTable()
  const [read, setRead] = createSignal<Goal>()
  const due = (goal: Goal) => {
    const info = table.considered()
    return info?.kind === 'move' && info.action === 'barrel' && info.barrels.some((one) => one.goal === goal)
  }
  const stack = (back: 'I' | 'II') => Object.values(table.view().stacks[back]).reduce((sum, n) => sum + n, 0)
  return (
    <div class="ale-wall">
      <div class="ale-wall-head">
        <h3>{table.speech().texts.wall}</h3>
        <span class="ale-wall-stacks">{table.speech().texts.stacks(stack('I'), stack('II'))}</span>
        <span class="ale-wall-points">
          <Icon name="barrel-large" size={14} /> {LARGE_POINTS}
          <Icon name="barrel-small" size={14} /> {table.speech().words.points(SMALL_POINTS)}
        </span>
      </div>
      <ul>
        <For each={table.view().barrels}>
          {(barrel) => (
            <li>
              <button
                type="button"
                classList={{ 'ale-goal': true, 'ale-due': due(barrel.goal) }}
                aria-pressed={read() === barrel.goal}
                aria-label={describe(barrel)}
                onClick={() => setRead(read() === barrel.goal ? undefined : barrel.goal)}
              >
                <GoalSign goal={barrel.goal} />
                <span class="ale-goal-name">{table.speech().words.goals[barrel.goal].name}</span>
                <span class="ale-goal-barrels">
                  <Owner owner={barrel.large} icon="barrel-large" />
                  <Owner owner={barrel.small} icon="barrel-small" />
                </span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <p class="ale-wall-read" aria-live="polite">
        <Show when={read()} fallback={<span class="ale-wall-hint">{table.speech().texts.wallNote}</span>}>
          {(goal) => (
            <>
              <b>{table.speech().words.goals[goal()].name}</b> {table.speech().words.goals[goal()].help}
            </>
          )}
        </Show>
      </p>
    </div>
  )

  function describe(barrel: Barrel): string {
    const { words, texts } = table.speech()
    const owner = (size: 'large' | 'small') => {
      const seat = barrel[size]
      const name = words.barrels[size]
      return seat === null ? texts.free(name) : texts.taken(name, table.name(seat))
    }
    const goal = words.goals[barrel.goal]
    return `${goal.name}. ${goal.help} ${owner('large')}, ${owner('small')}`
  }
}

function GoalSign(props: { goal: Goal }) {
  const sign = () => GOAL_ICONS[props.goal]
  return (
    <span class="ale-goal-sign">
      {typeof sign() === 'number' ? <b>{sign()}</b> : <Icon name={String(sign())} size={20} />}
    </span>
  )
}

function Owner(props: { owner: number | null; icon: string }) {
  return (
    <Show when={props.owner !== null} fallback={<Icon name={props.icon} size={props.icon === 'barrel-large' ? 21 : 19} />}>
      <PlayerShape colour={colourOf(props.owner ?? 0)} size={14} />
    </Show>
  )
}
