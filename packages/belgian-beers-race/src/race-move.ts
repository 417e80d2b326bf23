import type { MoveInfo } from '@estaminet/kernel'
import type { Colour, PlaceName } from './content/condition.ts'
import type { Face } from './content/dice.ts'
import type { Cubes } from './events.ts'
import type { Foreseen } from './foresee.ts'

type Say = Pick<MoveInfo, 'say'>

/** A move along a road, with what waits at its end. */
export type Journey = Say &
  Foreseen & {
    readonly kind: 'bike' | 'bus' | 'hitch' | 'offer'
    readonly from: PlaceName
    readonly to: PlaceName
    readonly road: string
    readonly printed: number
    /** With the delay that is known beforehand. */
    readonly cost: number
    /** By bus: what it costs when it is late, and whether it then does not go at all. */
    readonly lateCost?: number
    readonly mayBeCancelled?: boolean
    /** By thumb: how many dice, and what is lost when nobody stops. */
    readonly dice?: number
    readonly waiting?: number
    /** Beers a driver is offered. */
    readonly cubes?: number
  }

export type Purchase = Say & {
  readonly kind: 'buy'
  readonly cost: number
  readonly colour: Colour
  readonly cubes: number
  readonly cheese: boolean
  readonly cheeseSold: boolean
}

export type Tasting = Say & { readonly kind: 'taste'; readonly cost: number; readonly colour: Colour }

/** What the race says about each move of a player. */
export type RaceChoice =
  | Journey
  | Purchase
  | Tasting
  | (Say & { readonly kind: 'cheese'; readonly cost: number; readonly level: number })
  | (Say & { readonly kind: 'camp' | 'stop'; readonly place: PlaceName })
  | (Say & { readonly kind: 'drink'; readonly colour: Colour; readonly level: number })
  | (Say & { readonly kind: 'done' })
  | (Say & { readonly kind: 'give'; readonly colour: Colour; readonly to: number })
  | (Say & { readonly kind: 'eat'; readonly count: number; readonly level: number })
  | (Say & { readonly kind: 'keep'; readonly token: number })
  | (Say & { readonly kind: 'break'; readonly card: string; readonly token: number })
  | (Say & { readonly kind: 'start'; readonly to: PlaceName })
  | (Say & { readonly kind: 'offer-cubes'; readonly cubes: Cubes; readonly to: PlaceName })
  | (Say & { readonly kind: 'drink-of'; readonly cubes: Cubes })

/** What it says about what nature does. */
export type RaceDraw =
  | (Say & { readonly kind: 'first'; readonly seat: number })
  | (Say & { readonly kind: 'coaster'; readonly place: PlaceName; readonly back: PlaceName })
  | (Say & { readonly kind: 'card'; readonly card: string })
  | (Say & { readonly kind: 'roll'; readonly faces: readonly Face[] })

export type ExpansionMove = Say & { readonly kind: `${string}/${string}`; readonly [detail: string]: unknown }

/** A move in words, with what it costs and brings. Moves of expansions carry the name of theirs: `id/play`. */
export type RaceMove = RaceChoice | RaceDraw | ExpansionMove
