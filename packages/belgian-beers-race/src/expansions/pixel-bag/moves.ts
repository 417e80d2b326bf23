import type { PixelId } from '../../content/pixels.ts'
import type { Cubes } from '../../events.ts'

type Say = { readonly say: readonly (string | number)[] }

/** Slots count from 1. `card` is there for whoever may know it. */
export type PixelBagMove =
  | (Say & { readonly kind: 'pixel-bag/drawn'; readonly card: PixelId })
  | (Say & {
      readonly kind: 'pixel-bag/complete'
      readonly slot: number
      readonly cubes: Cubes
      readonly jokers: number
      readonly card?: PixelId
      readonly points?: number
    })
  /** `jokers`: how many are left then. */
  | (Say & { readonly kind: 'pixel-bag/drop'; readonly jokers: number })
  | (Say & { readonly kind: 'pixel-bag/swap'; readonly slot: number; readonly card?: PixelId })
  | (Say & { readonly kind: 'pixel-bag/keep' })
  | (Say & { readonly kind: 'pixel-bag/confirm' })
