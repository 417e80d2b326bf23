import { LETTER_BOXES } from '../content/boxes.ts'
import { ACTION, ACTIVATION, ARRIVED, BARREL, DISC_AT, LETTER_AT, MARKET, MARKET_AT } from '../content/ring.ts'
import type { AleSink } from '../events.ts'
import { CHOOSE_BOX, CHOOSE_TILE, MOVE, moveOf, PICK_PLACE } from '../moves.ts'
import type { AleState } from '../state.ts'
import { usableBoxes } from './activations.ts'
import { put, strike } from './agenda.ts'
import { dueBarrels, takeBarrels } from './barrels.ts'
import { cheapestBase, purse } from './purchases.ts'
import { walkGarden } from './survey.ts'

/** Forward to any space whose action can be carried out; the start area is always open. */
export function listSpaces(s: AleState, seat: number, out: Int32Array): number {
  const garden = walkGarden(s, seat)
  const factor = garden.shadyFree > 0 ? 1 : 2
  const money = garden.shadyFree + garden.sunnyFree > 0 ? purse(s, seat) : -1
  const boxes = usableBoxes(s, seat, garden.tiles)
  const barrels = dueBarrels(s, seat, garden)
  let n = 0
  for (let at = s.position[seat] + 1; at < ARRIVED; at++) {
    const action = ACTION[at]
    let open = false
    if (action === MARKET) {
      const base = cheapestBase(s, at, MARKET_AT[at])
      open = base > 0 && base * factor <= money
    } else if (action === ACTIVATION) open = s.ringDiscs[DISC_AT[at]] > 0 && (boxes & LETTER_BOXES[LETTER_AT[at]]) !== 0
    else open = barrels !== 0
    if (open) out[n++] = moveOf(MOVE, at)
  }
  out[n++] = moveOf(MOVE, ARRIVED)
  return n
}

/** The figure departs or walks on, and the action of its space is due. */
export function walk(s: AleState, seat: number, to: number, events?: AleSink): void {
  strike(s)
  const from = s.position[seat]
  s.position[seat] = to
  s.place[seat] = -1
  if (events) events({ type: 'moved', seat, from, to })
  const action = ACTION[to]
  if (action === MARKET) put(s, CHOOSE_TILE)
  else if (action === ACTIVATION) put(s, CHOOSE_BOX)
  else if (action === BARREL) takeBarrels(s, seat, events)
  else put(s, PICK_PLACE)
}
