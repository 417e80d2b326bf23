import './node-version.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { node, stopWithParent } from './programs.mjs'
import { tell } from './trouble.mjs'

await tell(async () => {
  await install()
  await build()
  stopWithParent()
  const { code } = await node(['packages/cli/bin/estaminet.mjs', 'serve', ...process.argv.slice(2)])
  process.exitCode = code
})
