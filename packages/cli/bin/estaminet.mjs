#!/usr/bin/env node
import { pathToFileURL } from 'node:url'
import { builtProgram } from '../scripts/program.mjs'

const args = process.argv.slice(2)
/** A game of one's own is TypeScript that shares the kernel's sources with us, so we run from ours. */
const ownGame = args.some((arg) => arg.startsWith('--game') || /\.[cm]?[jt]s$/.test(arg))
const program = ownGame ? undefined : builtProgram()

try {
  if (program === undefined) await fromSources()
  else {
    process.setSourceMapsEnabled(true)
    await import(pathToFileURL(program).href)
  }
} catch (error) {
  if (error.code !== 'EMFILE') throw error
  console.error('estaminet: this process may open too few files even to be read. Raise the limit: `ulimit -n 1024`.')
  process.exit(2)
}

async function fromSources() {
  if (args[0] === 'serve')
    console.error(
      'The program was not built from these sources yet: it starts from them, which takes longer. Once: npm run build',
    )
  try {
    const { register } = await import('tsx/esm/api')
    register()
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    console.error('estaminet: its dependencies are not installed; run `npm install` in the folder of the house.')
    process.exit(2)
  }
  await import('../src/estaminet.ts')
}
