import { EVERYONE } from '@estaminet/kernel'
import { RIGHT_ROW } from '../../content/tracks.ts'
import { argumentOf, move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import { type RaceStep, sequel } from '../../engine/step.ts'
import { done, next } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import { breakToken, removable } from '../../rules/bottle-tokens.ts'
import { refill } from '../../rules/bottling-machine.ts'
import { cardId, check, STARS } from '../../rules/objectives.ts'
import type { SoloEvent, SoloMove } from './events.ts'
import { CLAIM, REPLACE } from './numbers.ts'

/** The slots that may be named together: none, one or two of them. */
const CHOICES = Int8Array.from(
  Array.from({ length: 1 << RIGHT_ROW }, (_, mask) => mask)
    .filter((mask) => bitsIn(mask) <= 2)
    .sort((a, b) => bitsIn(a) - bitsIn(b) || a - b),
)

function bitsIn(mask: number): number {
  let bits = 0
  for (let left = mask; left > 0; left >>= 1) bits += left & 1
  return bits
}

/** A token was crossed: up to two accessible cards are replaced. `a`: the token. */
export const replacement = {
  name: 'solo/replacement',
  asks: 'seat',
  settle(s) {
    if (removable(s) !== 0) return false
    done(s)
    return true
  },
  legal(s, _seat, _a, out) {
    const there = removable(s)
    let count = 0
    for (let choice = 0; choice < CHOICES.length; choice++)
      if ((CHOICES[choice] & ~there) === 0) out[count++] = move(REPLACE, CHOICES[choice])
    return count
  },
  answer(s, seat, a, answer, tell) {
    done(s)
    replace(s, seat, a, argumentOf(answer), tell)
  },
  fallback: () => move(REPLACE),
  describe(s, _seat, a, answer) {
    const cards = cardsAt(s, argumentOf(answer))
    const token = a + 1
    if (cards.length === 0) return { kind: 'solo/keep', say: ['keep'], token } satisfies SoloMove
    return { kind: 'solo/replace', say: ['replace', ...cards], cards, token } satisfies SoloMove
  },
} satisfies RaceStep

/** The cards go together; then the row closes up and fills, and what has slid in is claimed where it is fulfilled. */
function replace(s: RaceState, seat: number, token: number, slots: number, tell: Tell): void {
  if (slots === 0) {
    tell?.({ type: 'tokenKept', seat, token: token + 1 })
    return
  }
  tell?.({ type: 'solo/replaced', seat, token: token + 1, cards: cardsAt(s, slots) } satisfies SoloEvent, EVERYONE)
  // What else a removal brings comes last.
  breakToken(s, seat, token, slots, tell)
  next(s, CLAIM, seat, STARS)
  refill(s)
}

const cardsAt = (s: RaceState, slots: number): string[] => {
  const cards: string[] = []
  for (let slot = 0; slot < RIGHT_ROW; slot++) if ((slots >> slot) & 1) cards.push(cardId(s.machine[slot] - 1))
  return cards
}

export const claim = sequel(CLAIM, 'solo/claim', (s, seat, which, tell) => check(s, seat, which, tell))
