import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'

/** How a run ends that does not end by itself. */
const ENDLESS = 99

/**
 * One run of a package's tests that stops at the first failure. Files run in one worker, in the order of the
 * environment's list: whatever is likely to fail comes first. The tests run in a thread, so that the process can end
 * them when they have used up their share of the processor: a clock would be unjust on a busy machine.
 */
export const CONFIG = `
import { writeFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
const spent = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6
process.on('exit', () => writeFileSync('spent.txt', String(spent())))
setInterval(() => spent() > Number(process.env.MUTATE_LIMIT) && process.exit(${ENDLESS}), 250).unref()
const order = JSON.parse(process.env.MUTATE_ORDER ?? '[]')
const rank = ({ moduleId }) => {
  return order.indexOf(moduleId.split('/').at(-1))
}
class InOrder {
  async shard(files) { return files }
  async sort(files) { return [...files].sort((a, b) => rank(a) - rank(b)) }
}
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.browser.test.ts', '**/*.long.test.ts'],
    pool: 'threads', isolate: false, fileParallelism: false, maxWorkers: 1, bail: 1,
    testTimeout: 120000, sequence: { sequencer: InOrder },
  },
})
`

/** @typedef {{ verdict: 'killed' | 'survived' | 'endless', by: string, seconds: number }} Trial seconds of the processor */

/**
 * @param {string} folder a private copy
 * @param {string} name the package
 * @param {readonly string[]} order test files, first to run first
 * @param {number} limit seconds of the processor after which the rules are taken to run for ever
 * @returns {Promise<Trial>}
 */
export function tryTests(folder, name, order, limit) {
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const files = order.map((file) => `packages/${name}/test/${file}`)
  const args = ['run', ...files, '--reporter=json', `--outputFile=${report}`]
  const child = spawn(process.execPath, [join(folder, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: folder,
    env: {
      ...process.env,
      MUTATE_ORDER: JSON.stringify(order.map((file) => basename(file))),
      MUTATE_LIMIT: String(limit),
      ESTAMINET_SEED: '1',
      ESTAMINET_PROOF: 'sample',
    },
    stdio: 'ignore',
  })
  const stop = () => child.kill('SIGKILL')
  process.once('exit', stop)
  return new Promise((done) => {
    child.on('close', (code) => {
      process.off('exit', stop)
      const seconds = Number(readFileSync(join(folder, 'spent.txt'), 'utf8'))
      if (code === ENDLESS) done({ verdict: 'endless', by: 'no end', seconds })
      else if (code === 0) done({ verdict: 'survived', by: '', seconds })
      else done({ verdict: 'killed', by: firstFailure(report), seconds })
    })
  })
}

/** @param {string} report */
function firstFailure(report) {
  if (!existsSync(report)) return 'no report'
  /** @type {{ testResults: { name: string, status: string }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = testResults.find(({ status }) => status === 'failed')
  return failed ? basename(failed.name) : 'an error outside every test'
}
