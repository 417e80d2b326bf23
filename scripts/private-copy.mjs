import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from './programs.mjs'

/**
 * A copy of the house in which anything may be changed: its packages are copied, what npm installed is linked.
 * @param {string} purpose
 */
export function privateCopy(purpose) {
  const folder = mkdtempSync(join(tmpdir(), `estaminet-${purpose}-`))
  cpSync(join(root, 'packages'), join(folder, 'packages'), {
    recursive: true,
    filter: (path) => !['node_modules', 'dist', '.cache'].includes(basename(path)),
  })
  for (const file of ['package.json', 'tsconfig.json', 'tsconfig.base.json'])
    cpSync(join(root, file), join(folder, file))
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@estaminet'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.') && name !== '@estaminet' && name !== 'estaminet')
      symlinkSync(join(root, 'node_modules', name), join(modules, name))
  /** Lets the others import a package of the copy, as npm would. */
  const link = (/** @type {string} */ name) =>
    symlinkSync(
      join(folder, 'packages', name),
      name === 'cli' ? join(modules, 'estaminet') : join(modules, '@estaminet', name),
    )
  readdirSync(join(folder, 'packages')).forEach(link)
  return { folder, link, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
