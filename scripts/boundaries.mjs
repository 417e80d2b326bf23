import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { holdsGame } from './games.mjs'
import { root } from './programs.mjs'

/**
 * A room is a package. `imports` names the rooms it may open; `outside` what else it may: nothing, npm packages, or
 * Node's own modules too.
 * @typedef {{ imports: readonly string[], outside: 'nothing' | 'npm' | 'node', game?: true }} Room
 */

/** Stands for every package that holds a game. */
const GAMES = '<games>'

/** @type {Record<string, Room>} */
const rooms = {
  kernel: { imports: [], outside: 'nothing' },
  [GAMES]: { imports: ['kernel'], outside: 'nothing', game: true },
  bots: { imports: ['kernel', GAMES], outside: 'nothing' },
  shelf: { imports: ['kernel', GAMES, 'bots'], outside: 'nothing' },
  table: { imports: ['kernel', 'bots'], outside: 'npm' },
  server: { imports: ['kernel', 'bots', 'shelf', 'table'], outside: 'node' },
  web: { imports: ['kernel', GAMES, 'bots', 'shelf', 'table'], outside: 'npm' },
  cli: { imports: ['kernel', GAMES, 'bots', 'shelf', 'table', 'server'], outside: 'node' },
}

/** The rules of a game say nothing in any language. */
const wordless = ['rules', 'expansions', 'content']

/** A file that needs more lines holds more than one idea. */
const LONGEST = 400

/** A check that saw almost nothing would pass for ever; the house had more than this when the numbers were set. */
const least = { files: 60, imports: 150 }

/**
 * Reads every import of every room and lists those that go against the arrows, and files that have grown too long.
 * @param {string} house
 * @param {{ files: number, imports: number }} expected
 */
export function inspect(house, expected = least) {
  /** @type {string[]} */
  const faults = []
  let files = 0
  let imports = 0
  const games = readdirSync(join(house, 'packages')).filter((name) => holdsGame(join(house, 'packages', name)))
  const kindOf = (/** @type {string} */ name) => (games.includes(name) ? GAMES : name)
  for (const name of readdirSync(join(house, 'packages'))) {
    const room = rooms[kindOf(name)]
    const source = join(house, 'packages', name, 'src')
    if (!room) {
      faults.push(`packages/${name} has no arrows: say in scripts/boundaries.mjs what it may import`)
      continue
    }
    const found = sourcesUnder(source)
    for (const file of [...found, ...sourcesUnder(join(house, 'packages', name, 'test'))]) {
      const lines = readFileSync(file, 'utf8').split('\n').length - 1
      if (lines > LONGEST) faults.push(`${relative(house, file)} has ${lines} lines, more than ${LONGEST}: part it`)
    }
    if (found.length === 0) faults.push(`packages/${name} shows no source file`)
    files += found.length
    for (const file of found) {
      const text = readFileSync(file, 'utf8')
      const where = relative(house, file).split(sep).join('/')
      if (/^\s*\/\/\/\s*<reference/m.test(text)) faults.push(`${where} names types with /// <reference>`)
      if (room.outside === 'nothing' && /\bimport\s*\(\s*[^'"`\s]/.test(text)) {
        faults.push(`${where} imports something computed`)
      }
      for (const specifier of importsOf(text)) {
        imports++
        const fault = faultOf(specifier, { kindOf, room, name, file, source })
        if (fault) faults.push(`${where} imports ${specifier}: ${fault}`)
      }
    }
  }
  if (files < expected.files) faults.push(`only ${files} files were seen, at least ${expected.files} are expected`)
  if (imports < expected.imports) {
    faults.push(`only ${imports} imports were seen, at least ${expected.imports} are expected`)
  }
  return { files, imports, faults }
}

/**
 * @param {string} specifier
 * @param {{ kindOf: (name: string) => string, room: Room, name: string, file: string, source: string }} from
 * @returns {string | undefined}
 */
function faultOf(specifier, { kindOf, room, name, file, source }) {
  if (specifier.startsWith('.')) {
    const target = relative(source, resolve(file, '..', specifier)).split(sep)
    if (target[0] === '..') return 'a relative import stays inside its own src'
    const from = relative(source, file).split(sep)
    if (room.game && wordless.includes(from[0]) && /^texts(\.ts)?$/.test(target[0])) return 'rules speak no language'
    return undefined
  }
  const neighbour = neighbourOf(specifier)
  if (neighbour !== undefined) {
    if (neighbour === name) return 'a room imports itself by relative paths'
    return room.imports.includes(kindOf(neighbour)) ? undefined : `${name} may not import ${neighbour}`
  }
  if (room.outside === 'nothing') return `${name} imports nothing from outside the house`
  if (specifier.startsWith('node:') && room.outside !== 'node') return `${name} runs in a browser`
  return undefined
}

/**
 * The folder of the workspace package a specifier names.
 * @param {string} specifier
 */
function neighbourOf(specifier) {
  if (specifier === 'estaminet' || specifier.startsWith('estaminet/')) return 'cli'
  return /^@estaminet\/([^/]+)/.exec(specifier)?.[1]
}

/**
 * Everything a text imports: statements (a line may also end one and begin another), re-exports, dynamic imports and
 * types written as `import('x')`, `require`.
 * @param {string} text
 * @returns {string[]}
 */
export function importsOf(text) {
  const shapes = [
    /(?:^|[;}])\s*(?:import|export)\b[^'"`;()]*?\bfrom\s*['"]([^'"]+)['"]/gm,
    /(?:^|[;}])\s*import\s*['"]([^'"]+)['"]/gm,
    /\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g,
    /\brequire\s*\(\s*['"`]([^'"`]+)['"`]/g,
  ]
  return shapes.flatMap((shape) => [...text.matchAll(shape)].map((match) => match[1]))
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesUnder(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesUnder(path)
    return ['.ts', '.tsx', '.mts', '.js', '.mjs', '.jsx'].includes(posix.extname(entry.name)) ? [path] : []
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { files, imports, faults } = inspect(root)
  for (const fault of faults) console.error(fault)
  console.log(`${imports} imports in ${files} files, ${faults.length} against the arrows`)
  if (faults.length > 0) process.exitCode = 1
}
