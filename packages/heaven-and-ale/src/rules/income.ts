import { GARDEN, HEXES, isSunny } from '../content/garden.ts'
import { LAST_SPACE } from '../content/production.ts'
import { COLOUR, COLOURS, FERTILITY, isMonk, NO_TILE, tileName } from '../content/tiles.ts'
import type { AleState } from '../engine/state.ts'
import type { AleSink, Reason } from '../events.ts'

/** A tile pays: ducats in the shade, steps of its marker in the sun; a monk moves the brewmaster on either side. */
export function activate(s: AleState, seat: number, hex: number, events?: AleSink): void {
  const tile = s.garden[seat * GARDEN + hex]
  if (tile === NO_TILE) return
  if (events) events({ type: 'tileActivated', seat, hex: HEXES[hex], tile: tileName(tile) })
  if (isMonk(tile)) advanceBrewmaster(s, seat, 1, 'tile', events)
  else if (isSunny(hex)) advanceMarker(s, seat, COLOUR[tile], FERTILITY[tile], 'tile', events)
  else changeDucats(s, seat, FERTILITY[tile], 'tile', events)
}

export function changeDucats(s: AleState, seat: number, amount: number, reason: Reason, events?: AleSink): void {
  const from = s.ducats[seat]
  s.ducats[seat] = from + amount
  if (events && amount !== 0) events({ type: 'ducatsChanged', seat, from, to: from + amount, reason })
}

/** A marker never passes 20: each step beyond pays a ducat instead. */
export function advanceMarker(
  s: AleState,
  seat: number,
  colour: number,
  steps: number,
  reason: Reason,
  events?: AleSink,
): void {
  const at = seat * COLOURS.length + colour
  const from = s.markers[at]
  const to = Math.min(from + steps, LAST_SPACE)
  const overflow = from + steps - to
  s.markers[at] = to
  if (events && steps > 0) events({ type: 'markerAdvanced', seat, colour: COLOURS[colour], from, to, overflow, reason })
  if (overflow > 0) changeDucats(s, seat, overflow, 'overflow', events)
}

/** The brewmaster stops on 20; surplus steps pay nothing. */
export function advanceBrewmaster(s: AleState, seat: number, steps: number, reason: Reason, events?: AleSink): void {
  const from = s.brewmaster[seat]
  const to = Math.min(from + steps, LAST_SPACE)
  s.brewmaster[seat] = to
  if (events && steps > 0) events({ type: 'brewmasterAdvanced', seat, from, to, lost: from + steps - to, reason })
}
