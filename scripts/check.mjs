import './node-version.mjs'
import { checks } from './checks.mjs'
import { install } from './install.mjs'
import { since } from './programs.mjs'
import { tell } from './trouble.mjs'

await tell(async () => {
  await install()
  for (const { name, run } of checks) {
    const start = Date.now()
    const { code } = await run()
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}, ${since(start)}`)
    if (code !== 0) process.exitCode = 1
  }
})
