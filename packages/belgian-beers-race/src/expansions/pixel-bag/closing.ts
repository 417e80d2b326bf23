import { EVERYONE, field } from '@estaminet/kernel'
import { PIXEL_HAND, pixels } from '../../content/pixels.ts'
import { argumentOf, kindOf, move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import type { RaceStep } from '../../engine/step.ts'
import { done, next } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import { CARD_COUNT, COMPLETED, cardIn, filled, hands, past, pixelId, shown } from './cards.ts'
import { complete, describeDrawing, writeDrawings } from './drawings.ts'
import { CLOSING, CONFIRM } from './numbers.ts'

/** The answer of a seat while others still think: CONFIRMED, or a drawing's argument above it; 0 for none. */
export const answers = field('pixel-bag.answer')
export const CONFIRMED = 1
const COMPLETES = 2
/** Whoever says nothing for so long has confirmed: there may be two drawings to find beers for. */
const CLOSING_SECONDS = 20

/** Before the final scoring everybody is asked at once, whatever they hold. */
export function openClosing(s: RaceState, tell: Tell): void {
  const everybody = (1 << s.seats) - 1
  next(s, CLOSING, everybody, everybody)
  tell?.({ type: 'pixel-bag/closing' }, EVERYONE)
}

/** Whoever completes a drawing draws and is asked again, until all have confirmed; then the drawings are shown. */
export const closing: RaceStep = {
  name: 'pixel-bag/closing',
  asks: 'all',
  pace: 'answer',
  seconds: CLOSING_SECONDS,
  legal(s, seat, _a, out) {
    out[0] = move(CONFIRM)
    return writeDrawings(s, seat, out, 1)
  },
  known: (_s, seat) => 1 << seat,
  answer(s, seat, _a, answer) {
    answers(s)[seat] = answerOf(answer)
  },
  settle(s, _mask, asked, tell) {
    done(s)
    let again = 0
    for (let seat = 0; seat < s.seats; seat++) if (answers(s)[seat] >= COMPLETES) again |= 1 << seat
    if (again === 0) show(s, tell)
    // First the next question: what is drawn comes before it.
    else next(s, CLOSING, again, again)
    for (let seat = s.seats - 1; seat >= 0; seat--) {
      if ((asked >> seat) & 1 && answers(s)[seat] >= COMPLETES) complete(s, seat, answers(s)[seat] - COMPLETES, tell)
      answers(s)[seat] = 0
    }
    return true
  },
  fallback: () => move(CONFIRM),
  describe: (s, seat, _a, answer) =>
    kindOf(answer) === CONFIRM
      ? { kind: 'pixel-bag/confirm', say: ['confirm'] }
      : describeDrawing(s, seat, argumentOf(answer)),
}

export const answerOf = (move: number): number => (kindOf(move) === CONFIRM ? CONFIRMED : argumentOf(move) + COMPLETES)

/** What was completed, and what was left unfinished, lies open from now on. */
function show(s: RaceState, tell: Tell): void {
  const owned = past(s)
  for (let seat = 0; seat < s.seats; seat++) {
    for (let card = 0; card < CARD_COUNT; card++) {
      if (owned[seat * CARD_COUNT + card] !== COMPLETED) continue
      owned[seat * CARD_COUNT + card] = 0
      shown(s)[card] = seat + 1
    }
    layDown(s, seat)
    if (tell) tellShown(s, seat, tell)
  }
}

/** A hand nobody plays from any more is nobody's secret. */
function layDown(s: RaceState, seat: number): void {
  for (let slot = 0; slot < PIXEL_HAND; slot++) {
    const card = cardIn(s, seat, slot)
    if (card < 0) continue
    hands(s)[seat * PIXEL_HAND + slot] = 0
    shown(s)[card] = -(seat + 1)
  }
  filled(s)[seat] = 0
}

function tellShown(s: RaceState, seat: number, tell: NonNullable<Tell>): void {
  const cards = shownBy(s, seat)
  const points = cards.reduce((sum, card) => sum + pixels[card].vp, 0)
  if (cards.length > 0) tell({ type: 'pixel-bag/shown', seat, cards: cards.map(pixelId), points }, EVERYONE)
  const left = leftBy(s, seat)
  if (left.length > 0) tell({ type: 'pixel-bag/left', seat, cards: left.map(pixelId) }, EVERYONE)
}

export const shownBy = (s: RaceState, seat: number): number[] => openCards(s, seat + 1)
export const leftBy = (s: RaceState, seat: number): number[] => openCards(s, -(seat + 1))

const openCards = (s: RaceState, as: number): number[] =>
  Array.from(pixels.keys()).filter((card) => shown(s)[card] === as)
