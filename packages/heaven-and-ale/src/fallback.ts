import type { Move } from '@estaminet/kernel'
import { isSunny } from './content/garden.ts'
import { ARRIVED } from './content/ring.ts'
import { CHOOSE_CARD, CHOOSE_HEX, CHOOSE_TILE, itemOf, MOVE, moveOf, NO_MORE, optionOf } from './engine/moves.ts'
import { listOptions } from './engine/play.ts'
import type { AleState } from './engine/state.ts'

const options = new Int32Array(32)

/**
 * An absent player goes home, buys and places no more than is asked, keeps to the shade, and otherwise takes the
 * first option.
 */
export function fallback(s: AleState): Move {
  const count = listOptions(s, options)
  const first = options[0]
  const last = options[count - 1]
  switch (itemOf(first)) {
    case MOVE:
      return moveOf(MOVE, ARRIVED)
    case CHOOSE_TILE:
    case CHOOSE_CARD:
      return optionOf(last) === NO_MORE ? last : first
    case CHOOSE_HEX:
      for (let i = 0; i < count; i++) if (!isSunny(optionOf(options[i]))) return options[i]
      return first
    default:
      return first
  }
}
