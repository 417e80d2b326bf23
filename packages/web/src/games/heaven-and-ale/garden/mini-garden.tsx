import { BOARD, type PlayerView } from '@estaminet/heaven-and-ale'
import { For } from 'solid-js'
import { GARDEN_BOX, HEX, hexagon, spotOf } from '../geometry.ts'
import { ingredientOf, isMonkName } from '../icons.ts'

/** A garden as a stamp: what lies where, and no more. */
export function MiniGarden(props: { player: PlayerView; seat: number }) {
  const look = (hex: string, zone: string): string => {
    if (props.player.sheds[hex]) return 'ale-roof'
    const tile = props.player.garden[hex]
    if (tile === undefined) return `ale-soil-${zone}`
    return `ale-mark ale-face ale-of-${isMonkName(tile) ? 'monk' : ingredientOf(tile)}`
  }
  return (
    <svg class="ale-mini" viewBox={GARDEN_BOX} aria-hidden="true">
      <For each={BOARD}>
        {(hex) => (
          <polygon
            class={look(hex.id, hex.zone)}
            points={hexagon(spotOf(hex.id), HEX - 2)}
            data-hex={hex.id}
            data-garden={props.seat}
          />
        )}
      </For>
    </svg>
  )
}
