import './node-version.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { node, typescript } from './programs.mjs'
import { tell } from './trouble.mjs'

// Rehearses what docs/hosting.md promises and no test can carry: the image's steps, the unit, nodes behind proxies.
await tell(async () => {
  await install()
  await build()
  process.exitCode = (await node([...typescript, 'scripts/hosting/main.ts', ...process.argv.slice(2)])).code
})
