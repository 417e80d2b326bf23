import type { ConfrontationId } from '../../content/confrontation.ts'
import type { Cubes } from '../../events.ts'
import type { Journey, Purchase, Tasting } from '../../race-move.ts'

type Say = { readonly say: readonly (string | number)[] }

/** What is declared, with own cards. */
type Announced<What extends string> = {
  readonly kind: `confrontation/${What}`
  readonly cards: readonly ConfrontationId[]
}

export type ConfrontationMove =
  | (Say & { readonly kind: 'confrontation/dealt'; readonly card: ConfrontationId })
  | (Say & { readonly kind: 'confrontation/pick'; readonly cards: readonly ConfrontationId[] })
  | (Say & { readonly kind: 'confrontation/play'; readonly card: ConfrontationId })
  /** The Second Helping, and what may be done again. */
  | (Say & {
      readonly kind: 'confrontation/again'
      readonly card: ConfrontationId
      readonly again: 'buy' | 'taste'
    })
  | (Say & { readonly kind: 'confrontation/pass' })
  | (Say & { readonly kind: 'confrontation/answer'; readonly cards: readonly ConfrontationId[] })
  | (Omit<Journey, 'kind'> & Announced<'ride'>)
  | (Omit<Purchase, 'kind'> & Announced<'buy'>)
  | (Omit<Tasting, 'kind'> & Announced<'taste'>)
  | (Say & { readonly kind: 'confrontation/with'; readonly partner: number })
  | (Say & {
      readonly kind: 'confrontation/give' | 'confrontation/take' | 'confrontation/extra'
      readonly cubes: Cubes
      readonly partner: number
    })
  /** The objective that is claimed out of turn. */
  | (Say & { readonly kind: 'confrontation/claim'; readonly card: string })
