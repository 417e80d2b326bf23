// Loaded into a server under load: tells its parent what it has used, and where its time went.
import { writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import v8 from 'node:v8'
import vm from 'node:vm'

v8.setFlagsFromString('--expose-gc')
/** @type {() => void} */
const collect = vm.runInNewContext('gc')
const session = new Session()
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
/** The clock itself ticks every 10 ms: what is more is lateness. */
const late = (/** @type {number} */ nanoseconds) => Math.max(0, nanoseconds / 1e6 - 10)

/** @typedef {{ usage: 'now' | 'collected' } | { watch: true } | { watched: string }} Wish */

process.on('message', async (/** @type {Wish} */ wish) => {
  if ('watch' in wish) {
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.start')
  } else if ('watched' in wish) {
    const { profile } = await session.post('Profiler.stop')
    writeFileSync(wish.watched, JSON.stringify(profile))
  } else if (wish.usage === 'collected') collect()
  const { user, system } = process.cpuUsage()
  const lateness = { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) }
  delay.reset()
  process.send?.({ rss: process.memoryUsage.rss(), cpu: (user + system) / 1000, late: lateness })
})
// A server that is done must not stay for its parent.
process.channel?.unref()
