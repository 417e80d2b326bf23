import './node-version.mjs'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtProgram, filesUnder } from '../packages/cli/scripts/program.mjs'
import { install } from './install.mjs'
import { node, root, since } from './programs.mjs'
import { squeeze } from './squeeze.mjs'
import { explain, Trouble, tell } from './trouble.mjs'

const web = join(root, 'packages/web')
const stamp = join(web, 'dist/.inputs')
const own = [
  'index.html',
  'vite.config.ts',
  'package.json',
  ...['game-folders', 'manifests', 'offline', 'preload'].map((name) => `scripts/${name}.ts`),
]
/** Every room whose code reaches the pages: all but those of the server. */
const rooms = readdirSync(join(root, 'packages')).filter((room) => !['cli', 'server'].includes(room))

/** Builds what has changed of the house: its pages, and the program that serves them. */
export async function build() {
  await buildPages()
  await buildProgram()
}

/** Makes JavaScript of the program, unless that was done with the sources as they are. */
async function buildProgram() {
  if (builtProgram() !== undefined) return
  const start = Date.now()
  console.error('Building the program…')
  await nodeOrTrouble([join(root, 'packages/cli/scripts/build.mjs')], 'The program')
  console.error(`  built in ${since(start)}`)
}

/** Builds the pages of the house, unless nothing they are made of has changed. */
export async function buildPages() {
  const inputs = hashOf([
    ...own.map((name) => join(web, name)),
    join(root, 'scripts/squeeze.mjs'),
    ...filesUnder(join(web, 'public')),
    ...rooms.flatMap((room) => filesUnder(join(root, 'packages', room, 'src'))),
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return
  const start = Date.now()
  console.error('Building the pages…')
  await nodeOrTrouble([join(root, 'node_modules/vite/bin/vite.js'), 'build', web], 'The pages')
  squeeze(join(web, 'dist'))
  writeFileSync(stamp, inputs)
  console.error(`  built in ${since(start)}`)
}

/**
 * @param {readonly string[]} args
 * @param {string} what is being built
 */
async function nodeOrTrouble(args, what) {
  const { code, output } = await node(args, { quiet: true })
  if (code === 0) return
  const known = explain(output)
  if (!known) console.error(output.trimEnd())
  throw new Trouble(known ?? `${what} could not be built for the reason above: put it right and try again.`)
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
