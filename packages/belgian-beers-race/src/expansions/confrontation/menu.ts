import { type ConfrontationId, confrontation } from '../../content/confrontation.ts'
import { BICYCLE_FORBIDDEN_FROM } from '../../content/tracks.ts'
import { move } from '../../engine/moves.ts'
import type { RaceState } from '../../engine/state.ts'
import type { Tell } from '../../events.ts'
import { soberUp } from '../../rules/breathalyzer.ts'
import { CARD_COUNT, cardId, hands } from './hands.ts'
import type { ConfrontationMove } from './moves.ts'
import { PLAY } from './numbers.ts'
import { layDown } from './played.ts'

/** Cards played at one's own action, beside it: no window, no time. */
const numberOf = (id: ConfrontationId): number => confrontation.findIndex((card) => card.id === id)
const EMERGENCY_HERVE = numberOf('CF-P04')
const IRON_CONSTITUTION = numberOf('CF-P09')
const THREE_EASY_RIDES = numberOf('CF-P14')
const MENU = Int8Array.of(EMERGENCY_HERVE, IRON_CONSTITUTION, THREE_EASY_RIDES)

/** Levels the Herve takes away, as its card says. */
const HERVE_LEVELS = confrontation[EMERGENCY_HERVE].effects
  .flatMap(({ does }) => does)
  .reduce((levels, primitive) => (primitive.form === 'breath' ? -primitive.n : levels), 0)

/** A card that would change nothing stays in hand. */
function isPlayable(s: RaceState, seat: number, card: number): boolean {
  if (card === EMERGENCY_HERVE) return s.level[seat] > 0
  return card !== IRON_CONSTITUTION || s.level[seat] >= BICYCLE_FORBIDDEN_FROM
}

export function writeMenu(s: RaceState, seat: number, out: Int32Array, count: number): number {
  let written = count
  for (let at = 0; at < MENU.length; at++) {
    const card = MENU[at]
    if (hands(s)[seat * CARD_COUNT + card] === 1 && isPlayable(s, seat, card)) out[written++] = move(PLAY, card)
  }
  return written
}

/** What a card does at once is done when it is played; everything else it does as long as it lasts. */
export const worksAtOnce = (card: number): boolean => card === EMERGENCY_HERVE

/** A card that helps always aims at its owner. */
export function playOwn(s: RaceState, seat: number, card: number, tell: Tell): void {
  layDown(s, seat, card, seat, tell)
  if (!worksAtOnce(card)) return
  soberUp(s, seat, HERVE_LEVELS)
  tell?.({ type: 'soberedUp', seat, level: s.level[seat] })
}

export const describePlay = (_s: RaceState, _seat: number, card: number): ConfrontationMove => ({
  kind: 'confrontation/play',
  say: ['play', cardId(card)],
  card: cardId(card),
})
