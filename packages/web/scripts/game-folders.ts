import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where all lies that the pages have of a game. */
export const GAMES = fileURLToPath(new URL('../src/games', import.meta.url))

/** The games the pages know, by their folders. */
export const gameFolders = (): string[] => readdirSync(GAMES)
