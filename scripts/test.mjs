import './node-version.mjs'
import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { getBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { checks } from './checks.mjs'
import { install } from './install.mjs'
import { node, npm, root, since } from './programs.mjs'
import { tallyOf } from './tally.mjs'
import { Trouble, tell } from './trouble.mjs'

// --long: every proof that has a full size, at that size. --node24: the tests under Node 24. Words after them: only the test
// files with such a word in their path, so that what takes an hour can be done in parts.
const long = process.argv.includes('--long')
const node24 = process.argv.includes('--node24')
const only = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const seed = process.env.SEED ?? String(randomInt(2 ** 31))
const env = { ESTAMINET_SEED: seed, ESTAMINET_PROOF: long ? 'long' : 'sample' }

let passed = 0
let failed = 0
/** What went wrong, said once more at the very end: a long log is often read from there, or kept only from there. @type {string[]} */
const troubles = []

/**
 * Runs one part under a heading and adds up what it counted.
 * @param {string} name
 * @param {() => Promise<{ passed: number, failed: number, remarks?: string[] }>} part
 */
async function under(name, part) {
  console.log(`\n== ${name}`)
  const start = Date.now()
  const tally = await part().catch((error) => {
    if (error instanceof Trouble) return { passed: 0, failed: 1, remarks: [error.message] }
    throw error
  })
  passed += tally.passed
  failed += tally.failed
  for (const remark of tally.remarks ?? []) console.log(remark)
  if (tally.failed > 0) troubles.push(`${name}:`, ...(tally.remarks ?? []))
  console.log(`-- ${name}: ${tally.passed} passed, ${tally.failed} failed, ${since(start)}`)
}

/** @param {string} config */
async function vitest(config) {
  const report = join(root, 'node_modules/.cache', `${config}.report.json`)
  rmSync(report, { force: true })
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    `--config=${config}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...only,
  ]
  const { code } = node24
    ? await npm(['exec', '--yes', '--package=node@24', '--', 'node', ...args], { env })
    : await node(args, { env })
  return tallyOf(report, code)
}

await tell(async () => {
  const start = Date.now()
  await install()
  // While the checks read the sources; what goes wrong is said where the house is needed.
  const building = build()
  building.catch(() => undefined)
  if (!long && !node24) {
    for (const { name, run } of checks) {
      await under(name, async () => ((await run()).code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }))
    }
  }
  console.log(`\nThe proofs use seed ${seed} (${env.ESTAMINET_PROOF} size); repeat them with SEED=${seed}.`)
  await under('rules, laws and units', async () => {
    await building
    return vitest('vitest.config.ts')
  })
  if (!long && !node24) {
    await under('browser', async () => {
      await getBrowser()
      return vitest('vitest.browser.config.ts')
    })
  }
  if (troubles.length > 0) console.log(`\nWhat failed (seed ${seed}):\n${troubles.join('\n')}`)
  console.log(`\nEverything took ${since(start)}.`)
  console.log(`${passed} passed, ${failed} failed`)
  if (failed > 0 || passed === 0) process.exitCode = 1
}, '0 passed, 1 failed')
