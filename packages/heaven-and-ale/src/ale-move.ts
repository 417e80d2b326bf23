import type { MoveInfo, Seat } from '@estaminet/kernel'
import type { Goal } from './content/barrels.ts'
import type { Place } from './content/places.ts'
import type { Card } from './content/privileges.ts'
import type { Letter } from './content/ring.ts'
import type { Colour } from './content/tiles.ts'
import type { Waking } from './waking.ts'

type Say = Pick<MoveInfo, 'say'>

/** What can be done on the space a figure walks to. */
export type Stop =
  | {
      readonly action: 'start'
      readonly places: readonly Place[]
      /** Everybody else is home. */
      readonly last: boolean
    }
  | { readonly action: 'activation'; readonly letter: Letter; readonly discs: number }
  | {
      readonly action: 'barrel'
      readonly barrels: readonly { readonly goal: Goal; readonly size: 'large' | 'small' }[]
    }
  | { readonly action: 'resource'; readonly tiles: readonly string[] }
  | { readonly action: 'monk'; readonly tiles: readonly string[]; readonly price: number }

/** A site that lacks nothing but the tile. */
export type Enclosure = {
  readonly site: string
  readonly sum: number
  readonly shed: string
  readonly steps: number
  /** How many neighbours the shed wakes. */
  readonly wakes: number
}

/** What a tile on a hex would lie beside. */
export type Surroundings = {
  readonly beside: readonly string[]
  readonly encloses: readonly Enclosure[]
  /** Open sites beside it, with it. */
  readonly fills: readonly { readonly site: string; readonly filled: number; readonly sum: number }[]
}

/** A disc that completes a pair, and whether a privilege is left to place beside it. */
export type Completion = { readonly completes?: readonly string[]; readonly offers?: boolean }

/** What the step that asks says of each answer. */
export type Choice = Say &
  (
    | { readonly kind: 'pickStart' | 'pickPlace'; readonly place: Place }
    | ({ readonly kind: 'move'; readonly space: number } & Stop)
    | {
        readonly kind: 'chooseTile'
        /** Left out: buy nothing more. */
        readonly tile?: string
        /** On the sides that have room. */
        readonly price?: { readonly shady?: number; readonly sunny?: number }
      }
    | ({
        readonly kind: 'chooseHex'
        readonly hex: string
        readonly tile: string
        readonly side: 'sunny' | 'shady'
        readonly price: number
        /** Privileges to be given back to afford it. */
        readonly cards: number
      } & Surroundings)
    | { readonly kind: 'surrender'; readonly card: Card }
    | {
        readonly kind: 'buildTargets'
        readonly site: string
        readonly shed: string
        readonly sides: readonly number[]
        readonly hexes: readonly string[]
      }
    | ({ readonly kind: 'chooseBox'; readonly box: string } & Completion)
    | ({ readonly kind: 'chooseNumber'; readonly number: number } & Completion)
    | {
        readonly kind: 'chooseCard'
        /** Left out: place none, beside these boxes. */
        readonly card?: Card
        readonly boxes?: readonly string[]
      }
    | { readonly kind: 'cardColour' | 'cardLowest' | 'markColour'; readonly colour: Colour }
  )

/** What it says about what nature does. */
export type Draw = Say &
  (
    | { readonly kind: 'drawFirst'; readonly seat: Seat }
    | { readonly kind: 'drawTile' | 'drawMonk'; readonly tile: string; readonly space: number }
  )

/** What a choice changes by the time somebody is asked again; nothing that is zero. */
export type Gains = Readonly<Partial<Record<Colour | 'ducats' | 'brewmaster', number>>>

/** Where a choice leaves its player. */
export type Outcome = {
  readonly gains: Gains
  /** What the production is worth before and after, where that changes. */
  readonly worth?: { readonly from: number; readonly to: number }
  /** The level before and after, where that changes. */
  readonly level?: { readonly from: number; readonly to: number }
  /** All points if the game ended now, before and after, where that changes. */
  readonly total?: { readonly from: number; readonly to: number }
  /** Of these, points for the first player's place, where that changes. */
  readonly first?: { readonly from: number; readonly to: number }
}

/** What the rules foretell of every choice. */
export type Foretold = Outcome & {
  /** It lets its player choose a marker next: where the best of them leads, if one is better than another. */
  readonly best?: Outcome
  /** Points for barrels. */
  readonly points?: number
  /** The tiles it wakes, with what each of them pays. */
  readonly wakes?: readonly Waking[]
}

/** A choice with its outcome. */
export type AleChoice = Choice & Foretold

/** A move in the words of its notation, with what it costs and brings. */
export type AleMove = AleChoice | Draw
