import { VISIBLE } from '../content/tracks.ts'
import { argumentOf, DRAW_CARD, move } from '../engine/moves.ts'
import { deckEnd, type RaceState, SHOWN, UNSEEN } from '../engine/state.ts'
import type { RaceStep } from '../engine/step.ts'
import { CARD, done, next } from '../engine/steps.ts'
import type { Tell } from '../events.ts'
import type { RaceMove } from '../race-move.ts'
import { cardId } from './objectives.ts'

/**
 * One conveyor of eight cards, counted from 1 in `machine`: four accessible from the right, three in the left row, and
 * the top of the deck. The deck itself is the set of cards not yet seen.
 */
export function closeUp(s: RaceState): void {
  const { machine } = s
  let free = 0
  for (let slot = 0; slot < VISIBLE; slot++) {
    const card = machine[slot]
    if (card === 0) continue
    if (slot !== free) {
      machine[free] = card
      machine[slot] = 0
    }
    free++
  }
}

/** Closed up, and what is missing is drawn next. */
export function refill(s: RaceState): void {
  closeUp(s)
  next(s, CARD)
}

const firstGap = (s: RaceState): number => {
  for (let slot = 0; slot < VISIBLE; slot++) if (s.machine[slot] === 0) return slot
  return VISIBLE
}

function deckIsEmpty(s: RaceState): boolean {
  const end = deckEnd(s)
  for (let card = 0; card < end; card++) if (s.card[card] === UNSEEN) return false
  return true
}

/** Nature draws while there is a gap and a card for it. Level 2 becomes the deck at once when level 1 has run out. */
export const card = {
  name: 'card',
  asks: 'nature',
  settle(s, _seat, _a, tell) {
    if (mustDraw(s, tell)) return false
    done(s)
    return true
  },
  outcomes(s, _a, out, weights) {
    const { card: cards } = s
    const end = deckEnd(s)
    let count = 0
    for (let card = 0; card < end; card++)
      if (cards[card] === UNSEEN) {
        out[count] = move(DRAW_CARD, card)
        weights[count++] = 1
      }
    return count
  },
  answer(s, _seat, _a, answer, tell) {
    const card = argumentOf(answer)
    const slot = firstGap(s)
    s.card[card] = SHOWN
    s.machine[slot] = card + 1
    tell?.({ type: 'cardDrawn', card: cardId(card), slot })
  },
  describe: (_s, _seat, _a, move) => describeCard(move),
} satisfies RaceStep

function mustDraw(s: RaceState, tell: Tell): boolean {
  if (firstGap(s) === VISIBLE) return false
  if (!deckIsEmpty(s)) return true
  if (s.levelTwo) return false
  s.levelTwo = 1
  tell?.({ type: 'levelTwoEntered', merged: false })
  return true
}

export function describeCard(move: number): RaceMove {
  const card = cardId(argumentOf(move))
  return { kind: 'card', say: ['card', card], card }
}

/** After day 1 everything that is not accessible goes back and is shuffled with level 2. */
export function mergeLevelTwo(s: RaceState, accessible: number, tell: Tell): void {
  for (let slot = accessible; slot < VISIBLE; slot++) {
    const card = s.machine[slot] - 1
    if (card >= 0) s.card[card] = UNSEEN
    s.machine[slot] = 0
  }
  s.levelTwo = 1
  tell?.({ type: 'levelTwoEntered', merged: true })
}
