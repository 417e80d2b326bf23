import { GARDEN, HEXES, isSunny } from '../content/garden.ts'
import { LAST_SPACE } from '../content/production.ts'
import { COLOUR, COLOURS, FERTILITY, isMonk, NO_TILE, tileName } from '../content/tiles.ts'
import { moveOf } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import type { Reason, Tell } from '../events.ts'

/** A tile pays: ducats in the shade, steps of its marker in the sun; a monk moves the brewmaster on either side. */
export function activate(s: AleState, seat: number, hex: number, tell: Tell): void {
  const tile = s.garden[seat * GARDEN + hex]
  if (tile === NO_TILE) return
  if (tell) tell({ type: 'tileActivated', seat, hex: HEXES[hex], tile: tileName(tile) })
  if (isMonk(tile)) advanceBrewmaster(s, seat, 1, 'tile', tell)
  else if (isSunny(hex)) advanceMarker(s, seat, COLOUR[tile], FERTILITY[tile], 'tile', tell)
  else changeDucats(s, seat, FERTILITY[tile], 'tile', tell)
}

export function changeDucats(s: AleState, seat: number, amount: number, reason: Reason, tell: Tell): void {
  const from = s.ducats[seat]
  s.ducats[seat] = from + amount
  if (tell && amount !== 0) tell({ type: 'ducatsChanged', seat, from, to: from + amount, reason })
}

/** A marker never passes 20: each step beyond pays a ducat instead. */
export function advanceMarker(
  s: AleState,
  seat: number,
  colour: number,
  steps: number,
  reason: Reason,
  tell: Tell,
): void {
  const at = seat * COLOURS.length + colour
  const from = s.markers[at]
  const to = Math.min(from + steps, LAST_SPACE)
  const overflow = from + steps - to
  s.markers[at] = to
  if (tell && steps > 0) tell({ type: 'markerAdvanced', seat, colour: COLOURS[colour], from, to, overflow, reason })
  if (overflow > 0) changeDucats(s, seat, overflow, 'overflow', tell)
}

/** Any of the markers, as the options of a step. */
export function listMarkers(step: number, out: Int32Array): number {
  for (let colour = 0; colour < COLOURS.length; colour++) out[colour] = moveOf(step, colour)
  return COLOURS.length
}

/** The brewmaster stops on 20; surplus steps pay nothing. */
export function advanceBrewmaster(s: AleState, seat: number, steps: number, reason: Reason, tell: Tell): void {
  const from = s.brewmaster[seat]
  const to = Math.min(from + steps, LAST_SPACE)
  s.brewmaster[seat] = to
  if (tell && steps > 0) tell({ type: 'brewmasterAdvanced', seat, from, to, lost: from + steps - to, reason })
}
