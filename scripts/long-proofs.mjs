import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How a proof learns which size it is to have. */
const SIZE = 'ESTAMINET_PROOF'

/**
 * The test files of the rooms, parted: those with a proof of full size, in themselves or in what they import from beside
 * them, and those that do the same whichever size is asked for.
 * @returns {{ sized: string[], unsized: string[] }}
 */
export function proofsBySize() {
  const files = readdirSync('packages').flatMap((room) => testsIn(`packages/${room}/test`))
  /** @type {Map<string, boolean>} */
  const known = new Map()
  /** @type {(file: string) => boolean} */
  const isSized = (file) => {
    const before = known.get(file)
    if (before !== undefined) return before
    known.set(file, false)
    const text = readFileSync(file, 'utf8')
    const beside = [...text.matchAll(/from '(\.\.?\/[^']+\.ts)'/g)].map(([, path]) => join(dirname(file), path))
    const found = text.includes(SIZE) || beside.some((path) => path.includes('/test/') && isSized(path))
    known.set(file, found)
    return found
  }
  const sized = files.filter((file) => file.endsWith('.long.test.ts') || isSized(file))
  return { sized, unsized: files.filter((file) => !sized.includes(file)) }
}

/** @param {string} folder */
const testsIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.endsWith('.browser.test.ts'))
    .map((name) => `${folder}/${name}`)
