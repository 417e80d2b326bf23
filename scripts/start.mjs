import './node-version.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { node, typescript } from './programs.mjs'
import { tell } from './trouble.mjs'

await tell(async () => {
  await install()
  await build()
  if (process.env.npm_lifecycle_event) stopWithParent()
  const { code } = await node([...typescript, 'packages/server/src/main.ts', ...process.argv.slice(2)])
  process.exitCode = code
})

/** A stopped npm does not tell the shell between us to stop its program; without this the port would stay taken. */
function stopWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
}
