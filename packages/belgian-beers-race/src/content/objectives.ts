import type { ObjectiveCard } from './condition.ts'
import { levelOne } from './objectives-level-1.ts'
import { levelTwo } from './objectives-level-2.ts'
import { levelThree } from './objectives-level-3.ts'

/** The 72 objective cards: level 1, then 2, then 3. */
const cards = [...levelOne, ...levelTwo, ...levelThree] as const

export type CardId = (typeof cards)[number]['id']

export const objectives: readonly (ObjectiveCard & { readonly id: CardId })[] = cards
