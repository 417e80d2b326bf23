/**
 * How long the built program takes from its start until it listens, and what it asks of the processor for that:
 * node packages/cli/scripts/start-time.mjs [times]
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../bin/estaminet.mjs', import.meta.url))
/** Run inside the program: once it has said where it listens, it says what it has used so far, all its threads together. */
const TELL = `data:text/javascript,${encodeURIComponent(`
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = (said, ...more) => {
    const done = write(said, ...more)
    if (String(said).includes('http://')) {
      process.stdout.write = write
      const { user, system } = process.cpuUsage()
      write('PROCESSOR ' + (user + system) / 1000 + '\\n')
    }
    return done
  }`)}`

/** One start with an empty folder, in milliseconds. */
export async function startOnce() {
  const folder = mkdtempSync(join(tmpdir(), 'estaminet-start-'))
  const began = performance.now()
  const child = spawn(process.execPath, ['--import', TELL, BIN, 'serve'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise((end) => child.once('close', end))
  let said = ''
  const found = await new Promise((tell, fail) => {
    child.stdout.on('data', (chunk) => {
      said += chunk
      const processor = /PROCESSOR ([\d.]+)/.exec(said)?.[1]
      if (processor) tell({ wall: performance.now() - began, processor: Number(processor), said })
    })
    gone.then(() => fail(new Error(`it ended before it listened: ${said}`)))
  })
  child.kill('SIGTERM')
  await gone
  rmSync(folder, { recursive: true, force: true })
  return found
}

/** What the processor does, in milliseconds, for a program that does nothing. */
export function nothingAtAll() {
  const ask = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000)'
  return Number(spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8' }).stdout)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const times = Number(process.argv[2] ?? 9)
  const all = []
  for (let n = 0; n < times; n++) all.push(await startOnce())
  for (const what of ['wall', 'processor']) {
    const sorted = all.map((one) => one[what]).sort((a, b) => a - b)
    const middle = sorted[Math.floor(sorted.length / 2)]
    console.log(`${what}: at least ${Math.round(sorted[0])} ms, in the middle ${Math.round(middle)} ms, of ${times}`)
  }
}
