import type { LobbyTexts } from '@estaminet/belgian-beers-race/texts/lobby'
import type { LobbyWords } from '../../../pages/lobbies.ts'
import { createCatalogue } from '../../../texts/catalogue.ts'

export type Presets = Readonly<
  Record<
    'first' | 'classic' | 'war' | 'tour' | 'everything' | 'alone',
    { readonly name: string; readonly line: string }
  >
>

/** What the race says while its table is laid. */
export const words = createCatalogue<LobbyWords>({
  en: async () => (await import('./lobby-en.ts')).default,
  fr: async () => (await import('./lobby-fr.ts')).default,
  nl: async () => (await import('./lobby-nl.ts')).default,
})

/** The conditions of the campaign are chosen by their titles, and say their texts. */
export function lobbyWords({ refusals, hands, condition, campaign }: LobbyTexts, presets: Presets): LobbyWords {
  const conditions = Object.entries(campaign).map(([number, { title, text }]) => [
    number,
    { name: `${number}. ${title}`, help: text },
  ])
  const choices = { ...condition.choices, ...Object.fromEntries(conditions) }
  return { presets, refusals, options: { 'confrontation-hands': hands, campaign: { ...condition, choices } } }
}
