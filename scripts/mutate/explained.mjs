import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../programs.mjs'

/** @typedef {{ file: string, nth: number, before: string, after: string }} Change */

/**
 * A survivor as `mutants.md` lists it, with its proof still to be written.
 * @param {Change} change
 */
export const entryOf = ({ file, nth, before, after }) =>
  `- ${file}${nth > 1 ? ` (${nth})` : ''}: \`\`${before}\`\` -> \`\`${after}\`\``

/**
 * The mutants of a package that are known to change nothing: entries of `mutants.md` that end with a proof.
 * @param {string} name
 * @returns {(change: Change) => boolean}
 */
export function explainedIn(name) {
  const page = join(root, 'packages', name, 'mutants.md')
  const lines = existsSync(page) ? readFileSync(page, 'utf8').split('\n') : []
  return (change) =>
    lines.some((line) => line.startsWith(`${entryOf(change)}: `) && line.length > entryOf(change).length + 10)
}
