import { GARDEN, HEXES, MOST_NEXT, NEXT_HEXES } from '../content/garden.ts'
import { MONKS, monkTile } from '../content/tiles.ts'
import type { AleState } from '../engine/state.ts'
import type { Tell } from '../events.ts'
import { activate } from './income.ts'

/** Every monk of the type activates the tiles beside it. An activated monk pays, but activates nothing in turn. */
export function triggerMonks(s: AleState, seat: number, monk: number, tell: Tell): void {
  const tile = monkTile(monk)
  for (let hex = 0; hex < GARDEN; hex++) {
    if (s.garden[seat * GARDEN + hex] !== tile) continue
    if (tell) tell({ type: 'monkTriggered', seat, hex: HEXES[hex], monk: MONKS[monk] })
    for (let i = hex * MOST_NEXT; i < (hex + 1) * MOST_NEXT; i++)
      if (NEXT_HEXES[i] >= 0) activate(s, seat, NEXT_HEXES[i], tell)
  }
}
