import { For } from 'solid-js'
import { Icon } from '../design/icon.tsx'
import { Segmented } from '../design/segmented.tsx'
import { Select } from '../design/select.tsx'
import { say as sayHouse } from '../language.ts'
import { type Replay, SPEEDS } from './replay.ts'
import type { Wanted } from './stops.ts'
import { say } from './texts/index.ts'
import type { Unit } from './timeline.ts'
import { nameOfWanted, type Want } from './wants.ts'
import './transport.css'

/** The buttons of the instrument: there and back, at which speed, and where to stop. */
export function Transport(props: {
  replay: Replay
  wants: readonly Want[]
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
  /** Shows the keys. */
  help(): void
}) {
  const { replay } = props
  const { timeline } = replay
  const isFirst = () => replay.n() <= timeline.first
  const isLast = () => replay.n() >= timeline.length
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
        value={nameOfWanted(props.wanted)}
        choices={props.wants}
        onChange={(value) => props.onWanted(props.wants.find((one) => one.value === value)?.wanted)}
      />
      <ul class="keys-line" aria-label={sayHouse().table.keys.title}>
        <For each={say().keys}>
          {([key, deed]) => (
            <li>
              <kbd>{key}</kbd> {deed}
            </li>
          )}
        </For>
      </ul>
      <button
        type="button"
        class="keys-button"
        aria-label={sayHouse().table.keys.title}
        title={sayHouse().table.keys.title}
        onClick={props.help}
      >
        <kbd>?</kbd>
      </button>
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
