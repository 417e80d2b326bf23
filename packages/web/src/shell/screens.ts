import type { GameScreen } from './game-screen.ts'

const modules = import.meta.glob<{ default: GameScreen }>(['../race/screen.tsx', '../ale/screen.tsx'])

/** Where each game's screen lives. */
const PATHS: Readonly<Record<string, string>> = {
  'belgian-beers-race': '../race/screen.tsx',
  'heaven-and-ale': '../ale/screen.tsx',
}

/** A game's screen, loaded when its table is opened. A game without one is played from the list of choices. */
export async function screenOf(game: string): Promise<GameScreen> {
  const load = modules[PATHS[game]] ?? (() => import('./plain-screen.tsx'))
  return (await load()).default
}

/** Begins to load a game's screen before its table has answered. If it cannot be had, the table itself finds out. */
export function loadAhead(game: string): void {
  screenOf(game).catch(() => {})
}
