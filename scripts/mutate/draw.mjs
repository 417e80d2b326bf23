import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../programs.mjs'
import { mutationsOf } from './mutations.mjs'

/** @typedef {import('./mutations.mjs').Mutation} Mutation */
/** A mutation in a file of `src/rules`, or with its path of another folder of `src`; `nth` tells those that read alike apart. */
/** @typedef {Mutation & { file: string, nth: number, mutated: string }} Mutant */

const { transformSync } = createRequire(join(root, 'node_modules/tsx/package.json'))('esbuild')
/** @param {string} source */
const compiled = (source) => transformSync(source, { loader: 'ts', logLevel: 'silent' }).code

/**
 * Draws mutants over a folder of a package's source, at least one for each file: first a kind, then a place, so that many
 * constants do not crowd out the rest. The same seed and the same rules give the same mutants.
 * @param {string} name
 * @param {string} part
 * @param {string} seed
 * @param {number} count
 * @returns {Mutant[]}
 */
export function drawMutants(name, part, seed, count) {
  const isRules = part === 'rules'
  const random = seededRandom(isRules ? `${name} ${seed}` : `${name} ${part} ${seed}`)
  const folder = join(root, 'packages', name, isRules ? 'src/rules' : 'src')
  const files = readdirSync(isRules ? folder : join(folder, part), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => (isRules ? file : `${part}/${file}`))
    .sort()
  const sources = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  const left = files.flatMap((file) => {
    /** @type {Map<string, number>} */
    const alike = new Map()
    return mutationsOf(sources.get(file) ?? '').map((mutation) => {
      const text = `${mutation.before} -> ${mutation.after}`
      const nth = (alike.get(text) ?? 0) + 1
      alike.set(text, nth)
      return { ...mutation, file, nth }
    })
  })
  /** @type {Mutant[]} */
  const drawn = []

  /** @param {(mutation: typeof left[number]) => boolean} fits */
  const draw = (fits) => {
    for (;;) {
      const kinds = [...new Set(left.filter(fits).map(({ kind }) => kind))]
      if (kinds.length === 0) return false
      const kind = kinds[random(kinds.length)]
      const among = left.filter((mutation) => mutation.kind === kind && fits(mutation))
      const mutation = among[random(among.length)]
      left.splice(left.indexOf(mutation), 1)
      const source = sources.get(mutation.file) ?? ''
      const mutated = source.slice(0, mutation.start) + mutation.put + source.slice(mutation.end)
      if (changesBehaviour(source, mutated)) {
        drawn.push({ ...mutation, mutated })
        return true
      }
    }
  }

  for (const file of files) draw((mutation) => mutation.file === file)
  while (drawn.length < count && draw(() => true));
  return drawn
}

/** Whether it still parses, and differs in more than types. */
function changesBehaviour(/** @type {string} */ source, /** @type {string} */ mutated) {
  try {
    return compiled(mutated) !== compiled(source)
  } catch {
    return false
  }
}

/**
 * A number below n, from a seed (mulberry32).
 * @param {string} seed
 */
function seededRandom(seed) {
  let state = 0x811c9dc5
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193)
  return (/** @type {number} */ n) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n)
  }
}
