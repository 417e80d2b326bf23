import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './programs.mjs'

/**
 * Whether a package holds a game: it offers a title to the shelf.
 * @param {string} folder
 */
export function holdsGame(folder) {
  const about = join(folder, 'package.json')
  return existsSync(about) && JSON.parse(readFileSync(about, 'utf8')).exports?.['./title'] !== undefined
}

/** The packages that hold a game, named like its id. */
export const gamePackages = () =>
  readdirSync(join(root, 'packages')).filter((name) => holdsGame(join(root, 'packages', name)))
