import './node-version.mjs'
import { getBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { node, typescript } from './programs.mjs'
import { tell } from './trouble.mjs'

await tell(async () => {
  await install()
  await build()
  const env = { CHROMIUM: await getBrowser(), LIMITS: 'off', HOST: '127.0.0.1' }
  const main = 'packages/web/scripts/evenings/main.ts'
  const { code } = await node([...typescript, main, ...process.argv.slice(2)], { env })
  process.exitCode = code
})
