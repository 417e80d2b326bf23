import type { PixelId } from '../../content/pixels.ts'
import type { Cubes } from '../../events.ts'

type Seat = number

/** `card` is left out for whoever may not see its face. Slots count from 1. */
export type PixelBagEvent =
  | { readonly type: 'pixel-bag/drawn'; readonly seat: Seat; readonly slot: number; readonly card?: PixelId }
  | {
      readonly type: 'pixel-bag/completed'
      readonly seat: Seat
      readonly slot: number
      readonly cubes: Cubes
      readonly jokers: number
      /** How many drawings the seat has completed by now. */
      readonly count: number
      readonly card?: PixelId
    }
  | { readonly type: 'pixel-bag/jokerGained' | 'pixel-bag/jokerDropped'; readonly seat: Seat; readonly jokers: number }
  | { readonly type: 'pixel-bag/swapped'; readonly seat: Seat; readonly slot: number; readonly card?: PixelId }
  /** What had been swapped is the deck again: so many cards. */
  | { readonly type: 'pixel-bag/reshuffled'; readonly cards: number }
  | { readonly type: 'pixel-bag/closing' }
  | {
      readonly type: 'pixel-bag/shown'
      readonly seat: Seat
      readonly cards: readonly PixelId[]
      readonly points: number
    }
  /** What was in hand and unfinished, when the race is over. */
  | { readonly type: 'pixel-bag/left'; readonly seat: Seat; readonly cards: readonly PixelId[] }
