import { fileURLToPath } from 'node:url'
import { tryCluster } from './cluster.ts'
import { rehearseImage } from './image.ts'
import { endAll, say, since } from './programs.ts'
import { tryProxies } from './proxies.ts'
import { verifyUnit } from './unit.ts'

const house = fileURLToPath(new URL('../..', import.meta.url))

const parts: readonly (readonly [name: string, about: string, run: (house: string) => Promise<void>])[] = [
  ['unit', 'the systemd unit', verifyUnit],
  ['proxies', 'one house behind nginx and behind Caddy', tryProxies],
  ['cluster', 'three nodes, PostgreSQL and Caddy as in compose.cluster.yaml', tryCluster],
  ['image', 'the steps of the Dockerfile', rehearseImage],
]

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !parts.some(([known]) => known === name))
if (unknown !== undefined) {
  say(`There is no part "${unknown}". Parts: ${parts.map(([name, about]) => `${name} (${about})`).join(', ')}.`)
  process.exit(2)
}

for (const [name, about, run] of parts) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const start = Date.now()
  say(`\n== ${name}: ${about}`)
  try {
    await run(house)
    say(`-- ${name}: passed, ${since(start)}`)
  } catch (error) {
    process.exitCode = 1
    say(`-- ${name}: FAILED, ${since(start)}: ${error instanceof Error ? error.message : error}`)
  } finally {
    await endAll()
  }
}
