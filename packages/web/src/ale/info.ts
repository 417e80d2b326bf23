import {
  type Card,
  COLOURS,
  type Colour,
  type Goal,
  type Letter,
  type Place,
  type PlayerView,
} from '@estaminet/heaven-and-ale'
import type { Choice } from '@estaminet/table'

/** What a choice pays at once; nothing that is zero. */
export type Gains = Readonly<Partial<Record<Colour | 'ducats' | 'brewmaster', number>>>

export interface Enclosure {
  readonly site: string
  readonly sum: number
  readonly shed: string
  readonly steps: number
}

export type Stop =
  | { readonly action: 'start'; readonly places: readonly Place[] }
  | { readonly action: 'activation'; readonly letter: Letter; readonly discs: number }
  | { readonly action: 'barrel'; readonly barrels: readonly { goal: Goal; size: 'large' | 'small' }[] }
  | { readonly action: 'resource'; readonly tiles: readonly string[] }
  | { readonly action: 'monk'; readonly tiles: readonly string[]; readonly price: number }

/** The game's own description of a choice, kind by kind. */
export type AleInfo =
  | { readonly kind: 'pickStart' | 'pickPlace'; readonly place: Place; readonly gains: Gains }
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
      readonly encloses: readonly Enclosure[]
    }
  | { readonly kind: 'surrender'; readonly card: Card; readonly gains: Gains }
  | {
      readonly kind: 'buildTargets'
      readonly site: string
      readonly shed: string
      readonly hexes: readonly string[]
      readonly gains: Gains
    }
  | {
      readonly kind: 'chooseBox'
      readonly box: string
      readonly gains: Gains
      /** The pair this disc completes. */
      readonly completes?: readonly string[]
    }
  | {
      readonly kind: 'chooseNumber'
      readonly number: number
      readonly gains: Gains
      readonly completes?: readonly string[]
    }
  | {
      readonly kind: 'chooseCard'
      /** Left out: place none. */
      readonly card?: Card
      readonly gains?: Gains
    }
  | { readonly kind: 'cardColour' | 'cardLowest' | 'markColour'; readonly colour: Colour; readonly gains: Gains }

/** The protocol carries the description as plain JSON; this is the one place that says whose it is. */
export const infoOf = (choice: Choice): AleInfo => choice.info as unknown as AleInfo

/** What a choice pays its player at once, as far as it is known before the next question. */
export function gainsOf(info: AleInfo): Gains {
  if (info.kind !== 'chooseHex') return ('gains' in info && info.gains) || {}
  const brewmaster = info.encloses.reduce((steps, site) => steps + site.steps, 0)
  return { ducats: -info.price, ...(brewmaster > 0 ? { brewmaster } : {}) }
}

/** What a privilege pays as far as it is sure: a hand helps the one marker that is last, and asks when several are. */
export function cardGains(info: Extract<AleInfo, { kind: 'chooseCard' }>, player: PlayerView): Gains {
  if (info.card !== 'lowest') return info.gains ?? {}
  const lowest = Math.min(...COLOURS.map((colour) => player.markers[colour]))
  const [last, ...others] = COLOURS.filter((colour) => player.markers[colour] === lowest)
  return others.length > 0 ? {} : { [last]: player.boxes.length }
}
