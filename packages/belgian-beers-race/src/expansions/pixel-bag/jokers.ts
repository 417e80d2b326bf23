import { EVERYONE, field } from '@estaminet/kernel'
import type { RaceState } from '../../engine/state.ts'
import type { Tell } from '../../events.ts'
import type { PixelBagMove } from './moves.ts'

/** Jokers in each backpack. They fill slots and cells of drawings; for everything else they are no beers. There are always more. */
export const jokers = field('pixel-bag.jokers')

/** A beer that was carried is tasted: a joker takes the place it had in the backpack. */
export function gainJoker(s: RaceState, seat: number, tell: Tell): void {
  jokers(s)[seat]++
  tell?.({ type: 'pixel-bag/jokerGained', seat, jokers: jokers(s)[seat] }, EVERYONE)
}

export function dropJoker(s: RaceState, seat: number, tell: Tell): void {
  jokers(s)[seat]--
  tell?.({ type: 'pixel-bag/jokerDropped', seat, jokers: jokers(s)[seat] }, EVERYONE)
}

export const describeDrop = (s: RaceState, seat: number): PixelBagMove => ({
  kind: 'pixel-bag/drop',
  say: ['drop'],
  jokers: jokers(s)[seat] - 1,
})
