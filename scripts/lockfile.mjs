import './node-version.mjs'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './programs.mjs'

// npm leaves binaries for other systems out of the lockfile when it cannot see them (a mirror that lacks them, a
// node_modules already there), and `npm ci` then refuses that lockfile. Their name and exact version are known, and the
// name says the system: enough for an entry, which only machines of that system will fetch.

/**
 * @typedef {{ version?: string, optionalDependencies?: Record<string, string>, dependencies?: Record<string, string>,
 *   dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 */

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/**
 * The packages that another entry of the lockfile names and that have none themselves.
 * @param {Lock} lock
 */
export function missingFrom(lock) {
  return Object.entries(lock.packages).flatMap(([path, entry]) =>
    Object.entries({ ...entry.dependencies, ...entry.optionalDependencies })
      .filter(([name]) => !homes(path).some((home) => lock.packages[`${home}node_modules/${name}`]))
      .map(([name, version]) => ({ name, version, dev: entry.dev ?? false })),
  )
}

/**
 * The folders in which Node looks for what a package imports, from its own upwards.
 * @param {string} path
 */
function homes(path) {
  const parts = path === '' ? [] : path.split('/node_modules/')
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`), '']
}

/**
 * The system a binary package is for, read from its name.
 * @param {string} name
 * @returns {Pick<Entry, 'os' | 'cpu' | 'libc'> | undefined}
 */
export function systemOf(name) {
  const words = name.split(/[/-]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  if (cpu === 'wasm32') return { cpu: [cpu] }
  if (!os || !cpu) return undefined
  const last = words[words.length - 1]
  if (os !== 'linux' || !/^(gnu|musl)/.test(last)) return { os: [os], cpu: [cpu] }
  return { os: [os], cpu: [cpu], libc: [last.startsWith('gnu') ? 'glibc' : 'musl'] }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = join(root, 'package-lock.json')
  /** @type {Lock} */
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  let added = 0
  for (const { name, version, dev } of missingFrom(lock)) {
    const system = systemOf(name)
    if (!system || !/^\d+\.\d+\.\d+\S*$/.test(version)) {
      console.error(
        `${name} ${version} is missing from the lockfile and is no binary of another system: run \`npm install\`.`,
      )
      process.exitCode = 1
      continue
    }
    lock.packages[`node_modules/${name}`] = { version, ...(dev && { dev }), optional: true, ...system }
    added++
  }
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  if (added > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${added} binaries of other systems added to the lockfile`)
}
