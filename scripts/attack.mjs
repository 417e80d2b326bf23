import './node-version.mjs'
import { install } from './install.mjs'
import { node, typescript } from './programs.mjs'
import { tell } from './trouble.mjs'

await tell(async () => {
  await install()
  const { code } = await node([...typescript, 'packages/server/attack/main.ts', ...process.argv.slice(2)])
  process.exitCode = code
})
