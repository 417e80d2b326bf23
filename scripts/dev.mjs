import './node-version.mjs'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildPages } from './build.mjs'
import { install } from './install.mjs'
import { node, root, stopWithParent } from './programs.mjs'
import { explain, tell } from './trouble.mjs'

// The server is restarted when its code or the built pages change; the pages are rebuilt when their sources do.
await tell(async () => {
  await install()
  await buildPages()
  stopWithParent()
  let building = Promise.resolve()
  const rebuild = () => {
    building = building.then(buildPages).catch((error) => console.error(explain(String(error)) ?? error.message))
  }
  const watcher = watch(join(root, 'packages/web/src'), { recursive: true }, rebuild)
  const { code } = await node([
    join(root, 'node_modules/tsx/dist/cli.mjs'),
    'watch',
    '--clear-screen=false',
    '--include=packages/web/dist/**',
    'packages/server/src/main.ts',
    ...process.argv.slice(2),
  ])
  watcher.close()
  process.exitCode = code
})
