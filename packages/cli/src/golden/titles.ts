import { existsSync } from 'node:fs'
import type { State } from '@estaminet/kernel'
import { games } from '@estaminet/shelf'
import type { GoldenTitle } from './title.ts'

/** How the golden games of a game are made stands beside them, among its own tests. */
const fileOf = (game: string): URL => new URL(`../../../${game}/test/golden-title.ts`, import.meta.url)

/** The games that have golden games, by id. */
export const goldenGames: readonly string[] = games.map(({ id }) => id).filter((id) => existsSync(fileOf(id)))

export async function titleOf(game: string): Promise<GoldenTitle<State> | undefined> {
  if (!goldenGames.includes(game)) return undefined
  const { goldenTitle }: { goldenTitle: GoldenTitle<State> } = await import(fileOf(game).href)
  return goldenTitle
}
