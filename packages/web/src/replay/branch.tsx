import { levelsAt, STAND_IN_LEVEL } from '@estaminet/bots/levels'
import type { SeatInfo, SeatPlan, TablePlan } from '@estaminet/table'
import { createSignal, Show } from 'solid-js'
import { Button } from '../design/button.tsx'
import { Dialog } from '../design/dialog.tsx'
import { Select } from '../design/select.tsx'
import { branchedTable } from '../host/local-tables.ts'
import { say as sayHouse } from '../language.ts'
import { remembered } from '../memory.ts'
import { createWayToTable } from '../pages/way-to-table.ts'
import { toast } from '../shell/page/toasts.tsx'
import { nameOf } from '../shell/seats/names.ts'
import type { Replay } from './replay.ts'
import { say } from './texts/index.ts'
import type { Timeline } from './timeline.ts'
import './branch.css'

/** What if? From here on somebody plays it otherwise, on this device and against bots. */
export function Branch(props: { replay: Replay; seats: readonly SeatInfo[]; onClose(): void }) {
  const { replay } = props
  const { timeline } = replay
  const words = () => say().branch
  const goTo = createWayToTable()
  const asked = timeline.waiting(replay.n())
  const [seat, setSeat] = createSignal(asked[0] ?? 0)
  const levels = levelsAt(timeline.game.id)
  const [level, setLevel] = createSignal(levels.at(-1) ?? STAND_IN_LEVEL)
  const [isComing, setComing] = createSignal(false)
  const isOver = asked.length === 0 && replay.n() === timeline.length

  async function sitDown(): Promise<void> {
    setComing(true)
    const played = timeline.match.line.slice(0, replay.n()).map(({ by, move }) => ({ by, move }))
    const plan = planOf(timeline, seat(), level())
    const isLaid = await goTo(branchedTable(plan, remembered('name') ?? '', played))
    if (!isLaid) toast({ text: sayHouse().table.refused, icon: 'info' })
    setComing(false)
  }

  return (
    <Dialog open title={words().title} onClose={props.onClose}>
      <p>{words().text}</p>
      <Show when={!isOver} fallback={<p class="muted">{words().over}</p>}>
        <div class="branching">
          <Select
            label={words().seat}
            value={`${seat()}`}
            choices={props.seats.map((_, at) => ({ value: `${at}`, label: nameOf(props.seats, at) }))}
            onChange={(value) => setSeat(Number(value))}
          />
          <Show when={timeline.seats > 1}>
            <Select
              label={words().level}
              value={level()}
              choices={levels.map((one) => ({ value: one, label: sayHouse().create.levels[one] ?? one }))}
              onChange={setLevel}
            />
          </Show>
        </div>
      </Show>
      <div class="answers">
        <Button onClick={props.onClose}>{words().no}</Button>
        <Show when={!isOver}>
          <Button kind="primary" icon="play" disabled={isComing()} onClick={sitDown}>
            {words().go}
          </Button>
        </Show>
      </div>
    </Dialog>
  )
}

/** The same table, with bots wherever one does not sit. */
function planOf({ match, game, seats }: Timeline, mine: number, level: string): TablePlan {
  const each = Array.from(
    { length: seats },
    (_, seat): SeatPlan => (seat === mine ? { kind: 'me' } : { kind: 'bot', level }),
  )
  return { game: game.id, options: { ...match.options }, seats: each, access: 'link', pace: { kind: 'live' } }
}
