import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the house. */
export const house = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Every room whose code is in the program: all but the pages.
 * @param {string} at
 */
const roomsOf = (at) =>
  readdirSync(join(at, 'packages'))
    .filter((room) => room !== 'web')
    .sort()

/** What lies in the built program under a name of its own: the command line, and what threads run (`places.ts`). */
export const parts = {
  estaminet: 'packages/cli/src/estaminet.ts',
  'play-blocks': 'packages/cli/src/arena/play-blocks.ts',
  games: 'packages/server/src/games.ts',
  think: 'packages/server/src/bots/think.ts',
  replay: 'packages/server/src/records/replay.ts',
  'sqlite-writer': 'packages/server/src/store/sqlite-writer.mjs',
}

/**
 * Everything the program is made of, as paths within the house.
 * @param {string} at
 */
export function sourcesOf(at) {
  const rooms = roomsOf(at)
  const folders = ['packages/cli/scripts', ...rooms.map((room) => `packages/${room}/src`)]
  return [
    'package-lock.json',
    ...rooms.map((room) => `packages/${room}/package.json`),
    ...folders.flatMap((folder) => filesUnder(join(at, folder)).map((file) => relative(at, file).replaceAll(sep, '/'))),
  ]
}

/** Where the program built from the sources as they are now lies, whether it is there or not. */
export function programFolder(at = house) {
  const hash = createHash('sha256')
  for (const file of sourcesOf(at)) hash.update(`${file}\0`).update(readFileSync(join(at, file)))
  return join(at, 'packages/cli/dist', hash.digest('hex').slice(0, 16))
}

/** The built program, unless there is none of these very sources. */
export function builtProgram() {
  try {
    const program = join(programFolder(), 'estaminet.js')
    return existsSync(program) ? program : undefined
  } catch {
    // Sources that are not all here cannot be compared; whoever runs them will say what is missing.
    return undefined
  }
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
export function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(path) : [path]
    })
    .sort()
}
