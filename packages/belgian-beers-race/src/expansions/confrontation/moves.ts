import type { ConfrontationId } from '../../content/confrontation.ts'
import type { Cubes } from '../../events.ts'

type Say = { readonly say: readonly (string | number)[] }

export type ConfrontationMove =
  | (Say & { readonly kind: 'confrontation/dealt'; readonly card: ConfrontationId })
  | (Say & { readonly kind: 'confrontation/pick'; readonly cards: readonly ConfrontationId[] })
  | (Say & { readonly kind: 'confrontation/play'; readonly card: ConfrontationId })
  | (Say & { readonly kind: 'confrontation/pass' })
  | (Say & { readonly kind: 'confrontation/answer'; readonly cards: readonly ConfrontationId[] })
  | (Say & { readonly kind: 'confrontation/with'; readonly partner: number })
  | (Say & {
      readonly kind: 'confrontation/give' | 'confrontation/take'
      readonly cubes: Cubes
      readonly partner: number
    })
