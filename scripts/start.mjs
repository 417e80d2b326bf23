import './node-version.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { node, stopWithParent, typescript } from './programs.mjs'
import { tell } from './trouble.mjs'

await tell(async () => {
  await install()
  await build()
  stopWithParent()
  const { code } = await node([...typescript, 'packages/server/src/main.ts', ...process.argv.slice(2)])
  process.exitCode = code
})
