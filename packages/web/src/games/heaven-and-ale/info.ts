import type { Card, Colour, Goal, Letter, Place, Waking } from '@estaminet/heaven-and-ale'
import type { Choice } from '@estaminet/table'

/** What a choice changes by the time somebody is asked again; nothing that is zero. */
export type Gains = Readonly<Partial<Record<Colour | 'ducats' | 'brewmaster', number>>>

/** What the rules foretell of every choice. */
export interface Foretold {
  readonly gains: Gains
  /** What the production is worth before and after, where that changes. */
  readonly worth?: { readonly from: number; readonly to: number }
  /** The level before and after, where that changes. */
  readonly level?: { readonly from: number; readonly to: number }
  /** All points if the game ended now, before and after, where that changes. */
  readonly total?: { readonly from: number; readonly to: number }
  /** Points for barrels. */
  readonly points?: number
  /** The tiles it wakes, with what each of them pays. */
  readonly wakes?: readonly Waking[]
}

export interface Enclosure {
  readonly site: string
  readonly sum: number
  readonly shed: string
  readonly steps: number
  /** How many neighbours the shed wakes. */
  readonly wakes: number
}

export type Stop =
  | {
      readonly action: 'start'
      readonly places: readonly Place[]
      /** Everybody else is home. */
      readonly last: boolean
    }
  | { readonly action: 'activation'; readonly letter: Letter; readonly discs: number }
  | { readonly action: 'barrel'; readonly barrels: readonly { goal: Goal; size: 'large' | 'small' }[] }
  | { readonly action: 'resource'; readonly tiles: readonly string[] }
  | { readonly action: 'monk'; readonly tiles: readonly string[]; readonly price: number }

/** The game's own description of a choice, kind by kind. */
export type AleInfo = Foretold &
  (
    | { readonly kind: 'pickStart' | 'pickPlace'; readonly place: Place }
    | ({ readonly kind: 'move'; readonly space: number } & Stop)
    | {
        readonly kind: 'chooseTile'
        /** Left out: buy nothing more. */
        readonly tile?: string
        readonly price?: { readonly shady?: number; readonly sunny?: number }
      }
    | {
        readonly kind: 'chooseHex'
        readonly hex: string
        readonly tile: string
        readonly side: 'sunny' | 'shady'
        readonly price: number
        /** Privileges to be given back to afford it. */
        readonly cards: number
        /** Tiles it would lie beside. */
        readonly beside: readonly string[]
        readonly encloses: readonly Enclosure[]
        /** Open sites beside it, with it. */
        readonly fills: readonly { readonly site: string; readonly filled: number; readonly sum: number }[]
      }
    | { readonly kind: 'surrender'; readonly card: Card }
    | {
        readonly kind: 'buildTargets'
        readonly site: string
        readonly shed: string
        readonly hexes: readonly string[]
      }
    | {
        readonly kind: 'chooseBox'
        readonly box: string
        /** The pair this disc completes. */
        readonly completes?: readonly string[]
        /** A privilege is left to place beside it. */
        readonly offers?: boolean
      }
    | {
        readonly kind: 'chooseNumber'
        readonly number: number
        readonly completes?: readonly string[]
        readonly offers?: boolean
      }
    | {
        readonly kind: 'chooseCard'
        /** Left out: place none. */
        readonly card?: Card
      }
    | { readonly kind: 'cardColour' | 'cardLowest' | 'markColour'; readonly colour: Colour }
  )

/** The protocol carries the description as plain JSON; this is the one place that says whose it is. */
export const infoOf = (choice: Choice): AleInfo => choice.info as unknown as AleInfo
