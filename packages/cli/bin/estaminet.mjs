#!/usr/bin/env node
import { pathToFileURL } from 'node:url'
import { builtProgram } from '../scripts/program.mjs'

const args = process.argv.slice(2)
/** A game of one's own is TypeScript that shares the kernel's sources with us, so we run from ours. */
const ownGame = args.some((arg) => arg.startsWith('--game') || /\.[cm]?[jt]s$/.test(arg))
const program = ownGame ? undefined : builtProgram()

if (program !== undefined) {
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(program).href)
} else {
  if (args[0] === 'serve')
    console.error(
      'The program was not built from these sources yet: it starts from them, which takes longer. Once: npm run build',
    )
  await fromSources()
}

async function fromSources() {
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
