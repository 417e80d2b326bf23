import { language } from '../../language.ts'
import type { GameScreen } from './game-screen.ts'

const screens = import.meta.glob<{ default: GameScreen }>('../../games/*/screen.tsx')
const words = import.meta.glob('../../games/*/texts/words-*.ts')

/** A game's screen, loaded when its table is opened. A game without one is played from the list of choices. */
export async function screenOf(game: string): Promise<GameScreen> {
  const folder = `../../games/${game}`
  // Asked for together with the screen that opens them: they need not wait for one another.
  words[`${folder}/texts/words-${language()}.ts`]?.().catch(() => {})
  const load = screens[`${folder}/screen.tsx`] ?? (() => import('./plain-screen.tsx'))
  const { default: screen } = await load()
  await screen.words?.open(language())
  return screen
}

/** Begins to load a game's screen before its table has answered. If it cannot be had, the table itself finds out. */
export function preloadScreen(game: string): void {
  screenOf(game).catch(() => {})
}
