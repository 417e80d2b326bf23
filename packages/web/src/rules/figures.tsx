import { type Component, lazy } from 'solid-js'
import { language } from '../language.ts'
import type { GameScreen } from '../shell/table/game-screen.ts'

/** The drawings of a rulebook, by name: the boards' own components, so that a figure always shows what the table shows. */
interface Figures extends Pick<GameScreen, 'words'> {
  readonly figures: Readonly<Record<string, Component>>
}

const drawings = import.meta.glob<Figures>('../games/*/rulebook/figures.tsx')
const known = new Map<string, Component>()

/** A drawing of a game's rulebook. It comes with the first chapter that has one. */
export function figureOf(game: string, name: string): Component {
  const key = `${game} ${name}`
  const figure = known.get(key) ?? lazy(async () => ({ default: (await opened(game)).figures[name] }))
  known.set(key, figure)
  return figure
}

/** Boards speak, and so do their figures. */
async function opened(game: string): Promise<Figures> {
  const figures = await drawings[`../games/${game}/rulebook/figures.tsx`]()
  await figures.words?.open(language())
  return figures
}
