import { LETTER_BOXES } from '../content/boxes.ts'
import { ACTION, ACTIVATION, ARRIVED, BARREL, DISC_AT, LETTER_AT, MARKET, MARKET_AT } from '../content/ring.ts'
import { CHOOSE_BOX, CHOOSE_TILE, MOVE, moveOf, PICK_PLACE } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { put, strike } from '../engine/steps.ts'
import type { AleSink } from '../events.ts'
import { usableBoxes } from './activations.ts'
import { dueBarrels, takeBarrels } from './barrels.ts'
import { cheapestBase, purse } from './purchases.ts'
import { walkGarden } from './survey.ts'

/** Why a figure cannot stop on a space; the first of them is no reason. */
const REASONS = ['open', 'here', 'behind', 'bare', 'full', 'tooDear', 'noBox', 'noGoal'] as const
export type Closed = Exclude<(typeof REASONS)[number], 'open'>
const OPEN = 0
const HERE = 1
const BEHIND = 2
const BARE = 3
const FULL = 4
const TOO_DEAR = 5
const NO_BOX = 6
const NO_GOAL = 7

/** What a walker has to spend. One object, filled anew by each look: read it before the next. */
const means = { position: 0, factor: 0, money: 0, boxes: 0, barrels: 0 }

function lookInto(s: AleState, seat: number): typeof means {
  const garden = walkGarden(s, seat)
  means.position = s.position[seat]
  means.factor = garden.shadyFree > 0 ? 1 : garden.sunnyFree > 0 ? 2 : 0
  means.money = purse(s, seat)
  means.boxes = usableBoxes(s, seat, garden.tiles)
  means.barrels = dueBarrels(s, seat, garden)
  return means
}

/** Whether the action of a space can be carried out, and if not, why. */
function reasonAt(s: AleState, at: number, { position, factor, money, boxes, barrels }: typeof means): number {
  if (at <= position) return at === position ? HERE : BEHIND
  switch (ACTION[at]) {
    case MARKET: {
      const base = cheapestBase(s, at, MARKET_AT[at])
      if (base === 0) return BARE
      if (factor === 0) return FULL
      return base * factor <= money ? OPEN : TOO_DEAR
    }
    case ACTIVATION:
      if (s.ringDiscs[DISC_AT[at]] === 0) return BARE
      return (boxes & LETTER_BOXES[LETTER_AT[at]]) !== 0 ? OPEN : NO_BOX
    default:
      return barrels !== 0 ? OPEN : NO_GOAL
  }
}

/** Forward to any space whose action can be carried out; the start area is always open. */
export function listSpaces(s: AleState, seat: number, out: Int32Array): number {
  const walker = lookInto(s, seat)
  let n = 0
  for (let at = walker.position + 1; at < ARRIVED; at++)
    if (reasonAt(s, at, walker) === OPEN) out[n++] = moveOf(MOVE, at)
  out[n++] = moveOf(MOVE, ARRIVED)
  return n
}

/** Why a figure cannot stop on a space of the track; nothing where it can. */
export function whyClosed(s: AleState, seat: number, at: number): Closed | undefined {
  const reason = REASONS[reasonAt(s, at, lookInto(s, seat))]
  return reason === 'open' ? undefined : reason
}

const spaces = new Int32Array(ARRIVED)
/** Whether home is the only space left: a figure is walked there unasked. */
const isSentHome = (s: AleState, seat: number): boolean => listSpaces(s, seat, spaces) === 1

/** The figure departs or walks on, and the action of its space is due. */
export function walk(s: AleState, seat: number, to: number, events?: AleSink): void {
  strike(s)
  const from = s.position[seat]
  if (events) events({ type: 'moved', seat, from, to, ...(isSentHome(s, seat) ? { forced: true } : {}) })
  s.position[seat] = to
  s.place[seat] = -1
  const action = ACTION[to]
  if (action === MARKET) put(s, CHOOSE_TILE)
  else if (action === ACTIVATION) put(s, CHOOSE_BOX)
  else if (action === BARREL) takeBarrels(s, seat, events)
  else put(s, PICK_PLACE)
}
