import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../programs.mjs'

/**
 * A copy of the house in which rules may be broken: its packages are copied, what npm installed is linked.
 * @param {string} config text of its vitest configuration
 */
export function privateCopy(config) {
  const folder = mkdtempSync(join(tmpdir(), 'estaminet-mutants-'))
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
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(
      join(folder, 'packages', name),
      name === 'cli' ? join(modules, 'estaminet') : join(modules, '@estaminet', name),
    )
  writeFileSync(join(folder, 'vitest.config.mjs'), config)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
