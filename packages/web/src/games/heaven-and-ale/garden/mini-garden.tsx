import { BOARD, type BoardHex, type PlayerView } from '@estaminet/heaven-and-ale'
import { createMemo, For } from 'solid-js'
import { GARDEN_BOX, HEX, hexagon, spotOf } from '../geometry.ts'
import { ingredientOf, isMonkName } from '../icons.ts'
import { useTable } from '../table.tsx'

/** A garden as a stamp: what lies where, and no more. */
export function MiniGarden(props: { player: PlayerView; seat: number }) {
  const table = useTable()
  const drawn = createMemo(() => table.drawn().players[props.seat])
  /** What is on its way there lies over the ground it comes to. */
  const coming = createMemo(() => BOARD.filter((hex) => look(drawn(), hex) !== look(props.player, hex)))
  return (
    <svg class="ale-mini" viewBox={GARDEN_BOX} aria-hidden="true">
      <For each={BOARD}>{(hex) => <Spot hex={hex} seat={props.seat} look={look(props.player, hex)} />}</For>
      <For each={coming()}>{(hex) => <Spot hex={hex} seat={props.seat} look={look(drawn(), hex)} />}</For>
    </svg>
  )
}

function Spot(props: { hex: BoardHex; seat: number; look: string }) {
  return (
    <polygon
      class={props.look}
      points={hexagon(spotOf(props.hex.id), HEX - 2)}
      data-hex={props.hex.id}
      data-garden={props.seat}
    />
  )
}

function look({ garden, sheds }: PlayerView, { id, zone }: BoardHex): string {
  if (sheds[id]) return 'ale-roof'
  const tile = garden[id]
  if (tile === undefined) return `ale-soil-${zone}`
  return `ale-mark ale-face ale-of-${isMonkName(tile) ? 'monk' : ingredientOf(tile)}`
}
