import { For, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { nameOf, namesOf } from '../../../shell/seats/names.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { line, rollInWords } from '../lines.ts'
import { type Applause, type Rolled, raceOf } from '../model.ts'
import type { Motion } from '../motion.ts'
import { BRIEF } from '../timings.ts'
import './dice.css'

const FACE_ICON = { failed: 'hitchhike', tbbr: 'glass-yellow', late: 'late' } as const

/** Ivory cubes that tumble once and land on their face, with the result in words below. */
export function Dice(props: { board: BoardProps; motion: Motion }) {
  return (
    <Show when={props.motion.rolled()} keyed>
      {({ what: roll, ms }) => (
        <div class="dice" classList={{ brief: ms < BRIEF }} style={{ '--ms': `${ms}ms` }} aria-hidden="true">
          <div class="cubes">
            <For each={roll.faces}>
              {(face) => (
                <span class={`die ${face}`} classList={{ moot: roll.type === 'diceRolled' && roll.means !== 'hitch' }}>
                  <Icon name={FACE_ICON[face]} size={28} />
                </span>
              )}
            </For>
          </div>
          <strong>{result(roll)}</strong>
          <Show when={roll.type === 'diceRolled'}>
            <span class="small">{nameOf(props.board.seats(), roll.seat)}</span>
          </Show>
        </div>
      )}
    </Show>
  )

  function result(roll: Rolled | Applause): string {
    if (roll.type === 'bands/applause')
      return line({ ...roll }, namesOf(props.board.seats()), props.board.language()) ?? ''
    return rollInWords(roll, raceOf(props.board.view()), props.board.language())
  }
}
