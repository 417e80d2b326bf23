// Loaded into a server under load: tells its parent what it has used, and where its time went.
import { readFileSync, writeFileSync } from 'node:fs'
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

/** Milliseconds of processor time the main thread has used; where nobody counts it, the time on the wall. */
function worked() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return performance.now()
  }
}
/** The longest it has worked between two turns of its loop: what nobody else could have cut short, however busy the machine. */
let longest = 0
let before = worked()
setInterval(() => {
  const now = worked()
  longest = Math.max(longest, now - before)
  before = now
}, 10).unref()

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
  process.send?.({ rss: process.memoryUsage.rss(), cpu: (user + system) / 1000, late: lateness, longest })
  // Collecting on demand is no work of the house.
  before = worked()
  longest = 0
})
// A server that is done must not stay for its parent.
process.channel?.unref()
