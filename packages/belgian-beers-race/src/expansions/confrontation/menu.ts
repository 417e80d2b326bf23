import { EVERYONE } from '@estaminet/kernel'
import { hookNumber, STAGES } from '../../content/hooks.ts'
import { move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import type { Tell } from '../../events.ts'
import { isFresh, refresh, USED_BUY, USED_TASTE } from '../../rules/unique-actions.ts'
import { doAtOnce } from './at-once.ts'
import { CARD_COUNT, cardId, cardNumber, hands } from './hands.ts'
import type { ConfrontationMove } from './moves.ts'
import { PLAY } from './numbers.ts'
import { isPlayable } from './playable.ts'
import { layDown } from './played.ts'
import { cardThat } from './printed.ts'

/** Cards played at one's own action, beside it: no window, no time. */
const MENU = Int8Array.from(STAGES.ownDecision?.menu ?? [], (id) => cardNumber(id))
const OWN_DECISION = hookNumber('ownDecision')
/** Asks which of the two used actions may be repeated. */
const SECOND_HELPING = cardThat((does) => does.form === 'permit' && does.what === 'repeat')

/** Above the card in the argument of a move: what the Second Helping lets its owner do again, as it is marked used. */
const AGAIN = 5
const cardIn = (argument: number): number => argument & ((1 << AGAIN) - 1)
const againIn = (argument: number): number => argument >> AGAIN

export function writeMenu(s: RaceState, seat: number, out: Int32Array, count: number): number {
  let written = count
  for (let at = 0; at < MENU.length; at++) {
    const card = MENU[at]
    if (hands(s)[seat * CARD_COUNT + card] === 0) continue
    if (card === SECOND_HELPING) written = writeHelpings(s, seat, out, written)
    else if (isPlayable(s, card, OWN_DECISION, seat)) out[written++] = move(PLAY, card)
  }
  return written
}

/** What has been used here, even if there is neither room nor time for more of it. */
function writeHelpings(s: RaceState, seat: number, out: Int32Array, count: number): number {
  let written = count
  for (let used = USED_BUY; used <= USED_TASTE; used <<= 1)
    if (!isFresh(s, seat, used)) out[written++] = move(PLAY, SECOND_HELPING | (used << AGAIN))
  return written
}

/** A card that helps always aims at its owner. */
export function playOwn(s: RaceState, seat: number, argument: number, tell: Tell): void {
  const card = cardIn(argument)
  layDown(s, seat, card, seat, tell)
  if (card === SECOND_HELPING) helpAgain(s, seat, againIn(argument), tell)
  else doAtOnce(s, seat, card, tell)
}

/** Nothing else that was closed with it opens again: a concert stays one for each stay. */
function helpAgain(s: RaceState, seat: number, used: number, tell: Tell): void {
  refresh(s, seat, used)
  tell?.({ type: 'confrontation/again', seat, action: NAMES[used] }, EVERYONE)
}

const NAMES: Readonly<Record<number, 'buy' | 'taste'>> = { [USED_BUY]: 'buy', [USED_TASTE]: 'taste' }

export function describePlay(_s: RaceState, _seat: number, argument: number): ConfrontationMove {
  const card = cardId(cardIn(argument))
  const again = NAMES[againIn(argument)]
  return again === undefined
    ? { kind: 'confrontation/play', say: ['play', card], card }
    : { kind: 'confrontation/again', say: ['play', card, again], card, again }
}
