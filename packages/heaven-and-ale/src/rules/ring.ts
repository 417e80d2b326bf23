import { done, next } from '@estaminet/kernel'
import type { Stop } from '../ale-move.ts'
import { LETTER_BOXES } from '../content/boxes.ts'
import { ACTION, ACTIVATION, ARRIVED, BARREL, DISC_AT, LETTER_AT, MARKET, MARKET_AT, SPACES } from '../content/ring.ts'
import { moveOf, optionOf } from '../engine/moves.ts'
import { type AleState, aside } from '../engine/state.ts'
import { question } from '../engine/step.ts'
import { CHOOSE_BOX, CHOOSE_TILE, MOVE, PICK_PLACE } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import { usableBoxes } from './activations.ts'
import { barrelsFor, dueBarrels, takeBarrels } from './barrels.ts'
import { cheapestBase, purse, tilesOn } from './purchases.ts'
import { allHaveArrived, placesFor } from './start-area.ts'
import { walkGarden } from './survey.ts'

/** Where the figure goes. An absent player goes home. */
export const move = question({
  name: 'move',
  legal: (s, seat, _a, out) => listSpaces(s, seat, out),
  answer: (s, seat, _a, move, tell) => walk(s, seat, optionOf(move), tell),
  fallback: () => moveOf(MOVE, ARRIVED),
  describe(s, seat, _a, move) {
    const space = optionOf(move)
    return { kind: 'move', say: ['go', space], space, ...stopAt(s, seat, space) }
  },
})

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
function listSpaces(s: AleState, seat: number, out: Int32Array): number {
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
function walk(s: AleState, seat: number, to: number, tell: Tell): void {
  done(s.stack)
  const from = s.position[seat]
  if (tell) tell({ type: 'moved', seat, from, to, ...(isSentHome(s, seat) ? { forced: true } : {}) })
  s.position[seat] = to
  s.place[seat] = -1
  const action = ACTION[to]
  if (action === MARKET) next(s.stack, CHOOSE_TILE, seat)
  else if (action === ACTIVATION) next(s.stack, CHOOSE_BOX, seat)
  else if (action === BARREL) takeBarrels(s, seat, tell)
  else next(s.stack, PICK_PLACE, seat)
}

/** What can be done on a space. */
function stopAt(s: AleState, seat: number, to: number): Stop {
  const space = SPACES[to]
  if (!space) return { action: 'start', ...homeFor(s, seat) }
  switch (space.kind) {
    case 'activation':
      return { action: space.kind, letter: space.letter, discs: s.ringDiscs[DISC_AT[to]] }
    case 'barrel':
      return { action: space.kind, barrels: barrelsFor(s, seat) }
    case 'monk':
      return { action: space.kind, tiles: tilesOn(s, to), price: space.price }
    default:
      return { action: space.kind, tiles: tilesOn(s, to) }
  }
}

/** Places open to a figure that goes home now, and whether everybody else is home. */
function homeFor(s: AleState, seat: number) {
  const after = aside(s)
  walk(after, seat, ARRIVED, undefined)
  return { places: placesFor(after), last: allHaveArrived(after) }
}
