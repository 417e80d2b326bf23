import type { View } from '@estaminet/kernel'
import type { SeatInfo } from '@estaminet/table'
import { For } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { Segmented } from '../design/segmented.tsx'
import { Select } from '../design/select.tsx'
import { language } from '../language.ts'
import { nameOf } from '../shell/seats/names.ts'
import type { GameScreen } from '../shell/table/game-screen.ts'
import { type Replay, SPEEDS } from './replay.ts'
import type { Wanted } from './stops.ts'
import { say } from './texts/index.ts'
import type { Unit } from './timeline.ts'
import './transport.css'

/** The buttons of the instrument: there and back, at which speed, and where to stop. */
export function Transport(props: {
  replay: Replay
  screen: GameScreen
  view(): View
  seats: readonly SeatInfo[]
  /** What a match of this game is divided into. */
  part: string
  unit: Unit
  onUnit(unit: Unit): void
  wanted: Wanted
  onWanted(wanted: Wanted): void
  isPlaying: boolean
  toggle(): void
  go(n: number): void
  back(): void
  forward(): void
}) {
  const { replay } = props
  const { timeline } = replay
  const isFirst = () => replay.n() <= timeline.first
  const isLast = () => replay.n() >= timeline.length
  const wants = () => [
    { value: '', label: say().everything, wanted: undefined },
    ...props.seats.map((_, seat) => ({
      value: `seat ${seat}`,
      label: say().movesOf(nameOf(props.seats, seat)),
      wanted: { seat },
    })),
    ...(props.screen.kinds?.(language(), props.view()) ?? []).map(({ kind, name }) => ({
      value: `kind ${kind}`,
      label: name,
      wanted: { kind },
    })),
  ]
  const chosen = () => {
    const { wanted } = props
    if (!wanted) return ''
    return 'seat' in wanted ? `seat ${wanted.seat}` : `kind ${wanted.kind}`
  }
  return (
    <div class="transport">
      <div class="ways">
        <Way icon="prev" label={say().to.first} off={isFirst()} onClick={() => props.go(timeline.first)} />
        <Way icon="chevron" turned label={say().to.back} off={isFirst()} onClick={props.back} />
        <button
          type="button"
          class="go"
          aria-label={props.isPlaying ? say().pause : say().play}
          title={props.isPlaying ? say().pause : say().play}
          onClick={props.toggle}
        >
          <Icon name={props.isPlaying ? 'pause' : 'play'} size={22} />
        </button>
        <Way icon="chevron" label={say().to.forward} off={isLast()} onClick={props.forward} />
        <Way icon="next" label={say().to.last} off={isLast()} onClick={() => props.go(timeline.length)} />
      </div>
      <Segmented
        label={say().speed}
        value={`${replay.speed()}`}
        segments={SPEEDS.map((speed) => ({ value: `${speed}`, label: say().times(speed) }))}
        onChange={(value) => replay.setSpeed(SPEEDS.find((speed) => `${speed}` === value) ?? 1)}
      />
      <Segmented<Unit>
        label={say().stepBy}
        value={props.unit}
        segments={[
          { value: 'move', label: say().units.move },
          { value: 'turn', label: say().units.turn },
          { value: 'part', label: props.part },
        ]}
        onChange={props.onUnit}
      />
      <Select
        label={say().stopAt}
        value={chosen()}
        choices={wants()}
        onChange={(value) => props.onWanted(wants().find((one) => one.value === value)?.wanted)}
      />
      <p class="keys-line" aria-hidden="true">
        <For each={say().keys}>
          {([key, deed]) => (
            <span>
              <kbd>{key}</kbd> {deed}
            </span>
          )}
        </For>
      </p>
    </div>
  )
}

function Way(props: { icon: string; label: string; turned?: boolean; off: boolean; onClick(): void }) {
  return (
    <button
      type="button"
      classList={{ turned: props.turned ?? false }}
      aria-label={props.label}
      title={props.label}
      aria-disabled={props.off ? 'true' : undefined}
      onClick={() => !props.off && props.onClick()}
    >
      <Icon name={props.icon} size={18} />
    </button>
  )
}
