import {
  type AleChoice,
  type AleView,
  dueBarrels,
  GOALS,
  type Goal,
  LARGE_POINTS,
  type Progress,
  progressOf,
  SMALL_POINTS,
  walkGarden,
} from '@estaminet/heaven-and-ale'
import { trackSpace } from '@estaminet/heaven-and-ale/texts/naming'
import { createMemo, createSignal, For, Index, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { PlayerShape } from '../../../design/player-mark.tsx'
import { colourOf } from '../../../shell/seats/names.ts'
import { GOAL_ICONS } from '../icons.ts'
import { imagined } from '../imagined.ts'
import { useTable } from '../table.tsx'
import { capital } from '../texts/index.ts'
import { Unseen } from './unseen.tsx'
import './wall.css'

type Barrel = AleView['barrels'][number]

/** Twelve goals: how far one is, how far the others are, the barrels left and the owners of those gone. */
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
  /** Everybody's way to every goal, seat by seat. */
  const ways = createMemo(() => {
    const state = imagined(table.view())
    return table.view().players.map((_, seat) => progressOf(state, seat))
  })
  const waysTo = (goal: Goal) => ways().map((way) => way[GOALS.indexOf(goal)])
  return (
    <div class="ale-wall">
      <div class="ale-wall-head">
        <h2 data-explain="term barrelWall">{table.speech().texts.wall}</h2>
        <p class="ale-wall-read" aria-live="polite">
          <Show when={read()} fallback={table.speech().texts.level.wallNote}>
            {(goal) => <Read goal={goal()} ways={waysTo(goal())} />}
          </Show>
        </p>
        <Unseen />
        <span class="ale-wall-points" data-explain="term barrel">
          <Icon name="barrel-large" size={14} /> {LARGE_POINTS}
          <Icon name="barrel-small" size={14} /> {table.speech().words.points(SMALL_POINTS)}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: one stop of the tab key; the arrows walk inside */}
      <ul aria-label={table.speech().texts.wall} data-explore data-explain="term barrelWall" tabIndex={0}>
        <Index each={table.view().barrels}>
          {(barrel) => (
            <li data-goal={barrel().goal}>
              <GoalPlate
                barrel={barrel()}
                ways={waysTo(barrel().goal)}
                isMet={met().includes(barrel().goal)}
                isRead={read() === barrel().goal}
                onRead={() => setRead(read() === barrel().goal ? undefined : barrel().goal)}
              />
            </li>
          )}
        </Index>
      </ul>
    </div>
  )
}

/** A goal in words, and how far everybody is. */
function Read(props: { goal: Goal; ways: readonly Progress[] }) {
  const table = useTable()
  const goal = () => table.speech().words.goals[props.goal]
  return (
    <>
      <b>{goal().name}</b> {goal().help} {farOf(table, props.ways).join(', ')}.
    </>
  )
}

/** Everybody's way to a goal in words, one's own first and without a name. */
function farOf(table: ReturnType<typeof useTable>, ways: readonly Progress[]): string[] {
  const { level } = table.speech().texts
  const far = ({ have, need }: Progress) => level.progress(trackSpace(have), need)
  const others = ways.flatMap((way, seat) => {
    if (seat === table.shown()) return []
    return [way.have >= way.need ? level.rivalMet(table.name(seat)) : level.rivalAt(table.name(seat), far(way))]
  })
  return [capital(far(ways[table.shown()])), ...others]
}

/** A stop takes the barrel of a goal. */
const takes = (info: AleChoice | undefined, goal: Goal): boolean =>
  info?.kind === 'move' && info.action === 'barrel' && info.barrels.some((one) => one.goal === goal)

const shareOf = ({ have, need, from }: Progress): number => Math.min(1, Math.max(0, (have - from) / (need - from)))

interface GoalProps {
  readonly barrel: Barrel
  readonly ways: readonly Progress[]
  readonly isMet: boolean
  readonly isRead: boolean
  onRead(): void
}

function GoalPlate(props: GoalProps) {
  const table = useTable()
  const goal = () => table.speech().words.goals[props.barrel.goal]
  /** The stop being considered would take this barrel. */
  const isDue = () => takes(table.considered(), props.barrel.goal)
  const owner = (size: 'large' | 'small') => {
    const { words, texts } = table.speech()
    const seat = props.barrel[size]
    return seat === null ? texts.free(words.barrels[size]) : texts.taken(words.barrels[size], table.name(seat))
  }
  const own = () => props.ways[table.shown()]
  const label = () => {
    const met = props.isMet ? `${capital(table.speech().texts.met)}. ` : ''
    return `${goal().name}. ${goal().help} ${met}${farOf(table, props.ways).join(', ')}. ${owner('large')}, ${owner('small')}`
  }
  const sign = () => GOAL_ICONS[props.barrel.goal]
  return (
    <button
      type="button"
      tabIndex={-1}
      classList={{ 'ale-goal': true, 'ale-goal-met': props.isMet, 'ale-due': isDue() }}
      aria-pressed={props.isRead}
      aria-label={label()}
      data-explain={`goal ${props.barrel.goal}`}
      onClick={props.onRead}
    >
      <span class="ale-goal-sign" aria-hidden="true">
        <Show when={typeof sign() === 'string'} fallback={<b data-number={sign()} />}>
          <Icon name={String(sign())} size={18} />
        </Show>
      </span>
      <span class="ale-goal-name">{goal().name}</span>
      <span class="ale-goal-way">
        <i class="ale-goal-done" style={{ width: `${(100 * shareOf(own())).toFixed(0)}%` }} />
        <For each={props.ways.flatMap((way, seat) => (seat === table.shown() ? [] : [{ way, seat }]))}>
          {({ way, seat }) => (
            <i
              class={`ale-goal-rival of-${colourOf(seat)}`}
              style={{ left: `${(100 * shareOf(way)).toFixed(0)}%` }}
              data-rival={seat}
            />
          )}
        </For>
      </span>
      <span class="ale-goal-far">
        <Show when={own().have < own().need} fallback={<Icon name="check" size={12} />}>
          <i data-far={`${trackSpace(own().have)} / ${own().need}`} />
        </Show>
      </span>
      <span class="ale-goal-barrels">
        <Owner owner={props.barrel.large} icon="barrel-large" size={16} />
        <Owner owner={props.barrel.small} icon="barrel-small" size={15} />
      </span>
    </button>
  )
}

function Owner(props: { owner: number | null; icon: string; size: number }) {
  return (
    <Show when={props.owner !== null} fallback={<Icon name={props.icon} size={props.size} />}>
      <PlayerShape colour={colourOf(props.owner ?? 0)} size={12} />
    </Show>
  )
}
