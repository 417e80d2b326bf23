import { EVERYONE, FRAME, field, type Reaction } from '@estaminet/kernel'
import { HOOKS, type Hook, hookNumber, STAGES } from '../../content/hooks.ts'
import { argumentOf, move } from '../../engine/moves.ts'
import { clockwise, type RaceState } from '../../engine/state.ts'
import { type RaceStep, sequel } from '../../engine/step.ts'
import { done, next, topOf } from '../../engine/steps.ts'
import { opponentsOf } from '../../engine/variant.ts'
import type { Tell } from '../../events.ts'
import { doAtOnce, staysInForce, worksAtOnce } from './at-once.ts'
import { CARD_COUNT, cardId, hands, sizes } from './hands.ts'
import { cardsIn, cardsOf, endOfLists, firstList, HEAD, NEEDS, OPPONENTS, SUBJECT, TAIL } from './lists.ts'
import { playOwn } from './menu.ts'
import type { ConfrontationMove } from './moves.ts'
import { ANSWER, OPEN, RESOLVE, STRIKE, WINDOW } from './numbers.ts'
import { isOfUse, isPlayable, seemsPlayable } from './playable.ts'
import { isFaceUp, layDown, putFirstInForce, putInForce, putOnPile, revealed, show, takeEffect } from './played.ts'
import { cardThat } from './printed.ts'

/**
 * The reaction window: opponents answer what happens to the subject, at once and in secret; their cards are played one by one; then the
 * subject answers. Whether anybody is asked follows from what lies open, never from a hand.
 */

/** The list a seat has answered with and is still to play, counted from 1; 0 where nothing was answered. */
export const answers = field('confrontation.answer')

const CARD_PLAYED = hookNumber('cardPlayed')
const MEET = hookNumber('meet')
const THICK_SKIN = cardThat(({ form }) => form === 'cancel')
/** By hook: the subject's cards are announced with the declaration. */
const ANNOUNCED = Int8Array.from(HOOKS, (hook) => (STAGES[hook]?.announced ? 1 : 0))

// What the frames of a window hold beside the seat: hook, stage, and the subject or everybody asked
const STAGE = 5
const REST = 6
const pack = (hook: number, stage: number, rest: number): number => hook | (stage << STAGE) | (rest << REST)
const hookOf = (packed: number): number => packed & 31
const stageOf = (packed: number): number => (packed >> STAGE) & 1
const restOf = (packed: number): number => packed >> REST

/** What a window asks about, from what its step holds. */
export const readWindow = (packed: number): AskedAbout => ({
  hook: HOOKS[hookOf(packed)],
  subject: restOf(packed),
  isOwn: stageOf(packed) === SUBJECT,
})

export interface AskedAbout {
  readonly hook: Hook
  /** To whom it happens. */
  readonly subject: number
  /** The subject is asked, after the opponents. */
  readonly isOwn: boolean
}

/** Looked at when its turn comes: what others are asked first may change the grounds. */
export const open = sequel(OPEN, 'confrontation/open', (s, subject, hook) => {
  const asked = cardsOf(hook, OPPONENTS).length === 0 ? 0 : withCards(s, mayAnswer(s, hook, subject))
  if (asked !== 0 && hasGrounds(s, hook, OPPONENTS, subject)) ask(s, hook, OPPONENTS, subject, asked)
  else askSubject(s, hook, subject, false)
})

function ask(s: RaceState, hook: number, stage: number, subject: number, asked: number): void {
  next(s, RESOLVE, subject, pack(hook, stage, asked))
  next(s, WINDOW, asked, asked, pack(hook, stage, subject))
}

/** Where own cards are announced with the declaration, only what has struck since can be answered. */
function askSubject(s: RaceState, hook: number, subject: number, hasStruck: boolean): void {
  if (sizes(s)[subject] === 0 || (ANNOUNCED[hook] === 1 && !hasStruck)) return
  if (hasGrounds(s, hook, SUBJECT, subject)) ask(s, hook, SUBJECT, subject, 1 << subject)
}

/** Some card that is not face up could be played, whoever holds it. */
function hasGrounds(s: RaceState, hook: number, stage: number, subject: number): boolean {
  const cards = cardsOf(hook, stage)
  for (let at = 0; at < cards.length; at++)
    if (seemsPlayable(s, cards[at], hook, subject) && !isFaceUp(s, cards[at]) && isOfUse(s, cards[at], hook, subject))
      return true
  return false
}

/** A meeting is answered by whoever is met alone. */
const mayAnswer = (s: RaceState, hook: number, subject: number): number =>
  hook === MEET ? opponentsOf(s, subject) & s.partners : opponentsOf(s, subject)

function withCards(s: RaceState, seats: number): number {
  const held = sizes(s)
  let mask = seats
  for (let seat = 0; seat < s.seats; seat++) if (held[seat] === 0) mask &= ~(1 << seat)
  return mask
}

/** Everybody asked answers, also who can only pass. */
export const window: RaceStep = {
  name: 'confrontation/window',
  asks: 'all',
  pace: 'window',
  legal: (s, seat, _asked, out, b) => writeAnswers(s, seat, hookOf(b), stageOf(b), restOf(b), out),
  known: (_s, seat) => 1 << seat,
  answer(s, seat, _asked, answer) {
    answers(s)[seat] = argumentOf(answer) + 1
  },
  settle(s) {
    done(s)
    return true
  },
  describe(_s, _seat, _asked, answer): ConfrontationMove {
    const cards = cardsIn(argumentOf(answer)).map(cardId)
    return cards.length === 0
      ? { kind: 'confrontation/pass', say: ['pass'] }
      : { kind: 'confrontation/answer', say: ['play', ...cards], cards }
  },
}

function writeAnswers(
  s: RaceState,
  seat: number,
  hook: number,
  stage: number,
  subject: number,
  out: Int32Array,
): number {
  const cards = cardsOf(hook, stage)
  let available = 0
  for (let at = 0; at < cards.length; at++)
    if (hands(s)[seat * CARD_COUNT + cards[at]] === 1 && isPlayable(s, cards[at], hook, subject))
      available |= 1 << cards[at]
  let count = 0
  out[count++] = move(ANSWER)
  if (available === 0) return count
  const end = endOfLists(hook, stage)
  for (let list = firstList(hook, stage); list < end; list++)
    if ((NEEDS[list] & ~available) === 0) out[count++] = move(ANSWER, list)
  return count
}

/** The window a seat is asked in, for its standing orders. */
export function reaction(s: RaceState, seat: number): Reaction | undefined {
  const at = topOf(s)
  if (at < 0 || s.stack[at] !== WINDOW || ((s.stack[at + 1] >> seat) & 1) === 0) return undefined
  const packed = s.stack[at + 3]
  return {
    on: HOOKS[hookOf(packed)],
    to: restOf(packed),
    cards: (answer) => cardsIn(argumentOf(answer)).map(cardId),
  }
}

/** Above the bit that tells whether a card has struck: how far from the subject's left the answers have been played. */
const TURN = 1

/** Clockwise from the subject's left, each in the order of its owner; what cannot be played any more stays in the hand, unseen. */
export const resolve: RaceStep = {
  name: 'confrontation/resolve',
  asks: 'nobody',
  settle(s, subject, a, tell, b) {
    for (let turn = b >> TURN; turn < s.seats; turn++) {
      const seat = clockwise(s, subject, 1 + turn)
      if (((restOf(a) >> seat) & 1) === 0) continue
      const card = nextCard(s, seat, hookOf(a), subject)
      if (card >= 0) {
        s.stack[topOf(s) + 3] = (b & 1) | (turn << TURN)
        play(s, seat, card, hookOf(a), subject, tell)
        return true
      }
    }
    done(s)
    if (stageOf(a) === OPPONENTS) askSubject(s, hookOf(a), subject, (b & 1) === 1)
    return true
  },
}

/** Takes the next card that can be played from the answer of a seat; -1 when there is none left. */
function nextCard(s: RaceState, seat: number, hook: number, subject: number): number {
  for (let list = answers(s)[seat] - 1; list > 0; ) {
    const card = HEAD[list]
    list = TAIL[list]
    answers(s)[seat] = list + 1
    if (isPlayable(s, card, hook, subject)) return card
  }
  answers(s)[seat] = 0
  return -1
}

function play(s: RaceState, seat: number, card: number, hook: number, subject: number, tell: Tell): void {
  if (card === THICK_SKIN) cancel(s, seat, tell)
  else if (seat === subject) {
    playOwn(s, seat, card, tell)
    if (worksAtOnce(card)) return
    // What could have been announced counts as if it had been.
    if (ANNOUNCED[hook] === 1) putFirstInForce(s, seat, card)
    else putInForce(s, seat, card)
  } else {
    show(s, seat, card, subject, tell)
    revealed(s)[0] = card + 1
    next(s, STRIKE, subject)
    // A cancel is no hostile card: it cannot be cancelled in its turn.
    askSubject(s, CARD_PLAYED, subject, true)
  }
}

/** The cancelled card goes to the pile first. */
function cancel(s: RaceState, seat: number, tell: Tell): void {
  const card = revealed(s)[0] - 1
  revealed(s)[0] = 0
  putOnPile(s, card)
  layDown(s, seat, THICK_SKIN, seat, tell)
  tell?.({ type: 'confrontation/cancelled', seat, card: cardId(card) }, EVERYONE)
}

export const strike = sequel(STRIKE, 'confrontation/strike', (s, target, hasStruck, tell) => {
  const card = revealed(s)[0] - 1
  if (card < 0) return
  if (hasStruck === 0 && worksAtOnce(card)) {
    // Its target may have to choose first.
    next(s, STRIKE, target, 1)
    doAtOnce(s, target, card, tell)
    return
  }
  revealed(s)[0] = 0
  if (hasStruck === 1 && !staysInForce(card)) putOnPile(s, card)
  else takeEffect(s, target, card)
  // Below lies the window it was played in.
  s.stack[topOf(s) + 3] |= 1
})

/** Somebody has answered there and is still to play: seats as a mask, with the hook, stage and subject in `b` of a window. */
export function pendingIn(s: RaceState, at: number): number {
  if (s.stack[at] !== RESOLVE) return 0
  const asked = restOf(s.stack[at + 2])
  let pending = 0
  for (let turn = s.stack[at + 3] >> TURN; turn < s.seats; turn++)
    pending |= asked & (1 << clockwise(s, s.stack[at + 1], 1 + turn))
  const isAsking = s.stack[at + FRAME] === WINDOW && at < topOf(s)
  return isAsking ? pending & ~s.stack[at + FRAME + 1] : pending
}

/** `b` of the window whose answers lie in the frame. */
export const windowOf = (s: RaceState, at: number): number =>
  pack(hookOf(s.stack[at + 2]), stageOf(s.stack[at + 2]), s.stack[at + 1])
