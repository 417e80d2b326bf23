import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root, since } from './programs.mjs'
import { explain, Trouble } from './trouble.mjs'

const lockfile = join(root, 'package-lock.json')
const stamp = join(root, 'node_modules', '.estaminet-stamp')
/** Written by npm itself at the end of an install. */
const installed = join(root, 'node_modules', '.package-lock.json')

/** Brings node_modules in line with the lockfile; does nothing when it is. */
export async function install() {
  const wanted = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!installedByHand()) await installFromLockfile()
  writeFileSync(stamp, wanted)
}

const installedByHand = () => existsSync(installed) && statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs

async function installFromLockfile() {
  const start = Date.now()
  console.error('Installing the packages named in the lockfile…')
  const progress = setInterval(() => console.error(`  still installing, ${since(start)}`), 5000)
  // Development packages are needed whatever NODE_ENV says: vite builds the pages.
  const { code, output } = await npm(['ci', '--include=dev', '--no-fund', '--no-audit'], { quiet: true }).finally(() =>
    clearInterval(progress),
  )
  if (code !== 0) {
    const known = explain(output)
    if (known) throw new Trouble(known)
    console.error(output.trimEnd())
    throw new Trouble(
      'npm could not install the packages for the reason above: put it right and run the command again.',
    )
  }
  console.error(`  installed in ${since(start)}`)
}
