import { vi } from 'vitest'
import type { ObjectiveCard } from '../src/content/condition.ts'
import { objectives } from '../src/content/objectives.ts'

/**
 * The whole game with other cards under the ids of the house. It is loaded apart, since cards are made flat when the
 * rules load: what other tests have imported, or will import, keeps the real deck.
 */
export async function withDeck(write: (cards: readonly ObjectiveCard[]) => readonly ObjectiveCard[]) {
  const cards = write(objectives)
  vi.resetModules()
  vi.doMock('../src/content/objectives.ts', () => ({ objectives: cards }))
  try {
    const { race } = await import('./table.ts')
    const { alone, arriving, meeting } = await import('./meetings.ts')
    const { belgianBeersRace: game } = await import('../src/index.ts')
    return { race, alone, arriving, meeting, game }
  } finally {
    vi.doUnmock('../src/content/objectives.ts')
    vi.resetModules()
  }
}
