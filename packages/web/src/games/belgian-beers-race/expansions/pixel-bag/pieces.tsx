import type { LaidCell, LaidDrawing } from '@estaminet/belgian-beers-race'
import { For, Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import { type Colour, playerColour } from '../../model.ts'
import { Cube } from '../../pieces.tsx'

/** A joker is in its player's colour, with a star. */
export function Joker(props: { seat: number; size?: number }) {
  return (
    <span class={`race-joker seat-${playerColour(props.seat)}`} classList={{ small: (props.size ?? 19) < 16 }}>
      <Icon name="joker" size={(props.size ?? 19) - 5} />
    </span>
  )
}

export function Piece(props: { of: Colour | 'joker'; seat: number; size?: number }) {
  const colour = (): Colour | undefined => (props.of === 'joker' ? undefined : props.of)
  return (
    <Show when={colour()} fallback={<Joker seat={props.seat} size={props.size ?? 19} />}>
      {(beer) => <Cube colour={beer()} size={props.size ?? 19} />}
    </Show>
  )
}

/** The pattern of a drawing: what is there in full, what is missing pale. */
export function Pattern(props: { laid: LaidDrawing; seat: number }) {
  return (
    <span class="pattern" aria-hidden="true">
      <For each={rowsWithin(props.laid.cells)}>
        {(cell) => (
          <i classList={{ missing: cell.is === 'missing' }}>
            <Show when={cell.wants}>
              {(wants) => (
                <Piece of={cell.is === 'right' ? (cell.holds ?? wants()) : wants()} seat={props.seat} size={15} />
              )}
            </Show>
          </i>
        )}
      </For>
    </span>
  )
}

const COLUMNS = 3

/** Without the rows above and below that hold nothing of it: a small card has no room for them. */
function rowsWithin(cells: readonly LaidCell[]): LaidCell[] {
  const rows = Array.from({ length: cells.length / COLUMNS }, (_, row) =>
    cells.slice(row * COLUMNS, (row + 1) * COLUMNS),
  )
  const isDrawn = (row: readonly LaidCell[]): boolean => row.some(({ wants }) => wants !== null)
  return rows.slice(rows.findIndex(isDrawn), rows.findLastIndex(isDrawn) + 1).flat()
}
