import './node-version.mjs'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { install } from './install.mjs'
import { node, root, since } from './programs.mjs'
import { squeeze } from './squeeze.mjs'
import { explain, Trouble, tell } from './trouble.mjs'

const web = join(root, 'packages/web')
const stamp = join(web, 'dist/.inputs')
const own = ['index.html', 'vite.config.ts', 'scripts/ahead.ts', 'package.json']
/** Every room whose code reaches the pages. */
const rooms = ['web', 'table', 'bots', 'belgian-beers-race', 'heaven-and-ale', 'kernel']

/** Builds the pages of the house, unless nothing they are made of has changed. */
export async function build() {
  const inputs = hashOf([
    ...own.map((name) => join(web, name)),
    join(root, 'scripts/squeeze.mjs'),
    ...rooms.flatMap((room) => filesUnder(join(root, 'packages', room, 'src'))),
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return
  const start = Date.now()
  console.error('Building the pages…')
  const { code, output } = await node([join(root, 'node_modules/vite/bin/vite.js'), 'build', web], { quiet: true })
  if (code !== 0) {
    const known = explain(output)
    if (!known) console.error(output.trimEnd())
    throw new Trouble(known ?? 'The pages could not be built for the reason above: put it right and try again.')
  }
  squeeze(join(web, 'dist'))
  writeFileSync(stamp, inputs)
  console.error(`  built in ${since(start)}`)
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(path) : [path]
    })
    .sort()
}

/** @param {readonly string[]} files */
function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await tell(async () => {
    await install()
    await build()
  })
}
