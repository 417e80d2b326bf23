import { Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { namesOf } from '../../../shell/seats/names.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { line } from '../lines.ts'
import type { Motion } from '../motion.ts'
import './herald.css'

/** What an expansion brings is said over the map as it happens; the dice of an audience say it themselves. */
export function Herald(props: { board: BoardProps; motion: Motion }) {
  return (
    <Show when={props.motion.rolled() ? undefined : props.motion.heralded()} keyed>
      {({ event, staging }) => (
        <p class="race-herald" aria-hidden="true">
          <Icon name={staging.icon} size={20} />
          <span>{line(event, namesOf(props.board.seats()), props.board.language())}</span>
        </p>
      )}
    </Show>
  )
}
