#!/usr/bin/env node
try {
  const { register } = await import('tsx/esm/api')
  register()
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
  console.error('estaminet: its dependencies are not installed; run `npm install` in the folder of the house.')
  process.exit(2)
}
const { run } = await import('../src/main.ts')
const { terminal } = await import('../src/terminal.ts')
process.exitCode = await run(process.argv.slice(2), terminal)
