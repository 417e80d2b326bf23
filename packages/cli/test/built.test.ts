import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Client } from '../../server/test/support/client.ts'
import { builtProgram, programFolder, sourcesOf } from '../scripts/program.mjs'
import { nothingAtAll, startOnce } from '../scripts/start-time.mjs'
import { house } from './at-the-terminal.ts'

const BUILD = join(house, 'packages/cli/scripts/build.mjs')
const BIN = join(house, 'packages/cli/bin/estaminet.mjs')
/** Times what the processor does for a program that does nothing: a start takes about 11 of them, and one from the sources 40. */
const LITTLE = 25
const ground = mkdtempSync(join(tmpdir(), 'estaminet-built-'))
afterAll(() => rmSync(ground, { recursive: true, force: true }))

function build(script: string): void {
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
}

beforeAll(() => {
  if (builtProgram() === undefined) build(BUILD)
})

/** A house started by its command, and everything it said so far. */
async function serving(): Promise<{ url: string; said(): string; stop(): Promise<number | null> }> {
  const dataDir = mkdtempSync(join(ground, 'data-'))
  const child = spawn(process.execPath, [BIN, 'serve'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, LIMITS: 'off', LOG_LEVEL: 'warn' },
  })
  const gone = new Promise<number | null>((end) => child.once('close', end))
  let said = ''
  const port = await new Promise<string>((found, fail) => {
    const hear = (chunk: Buffer) => {
      said += chunk
      const heard = /http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (heard) found(heard)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    void gone.then(() => fail(new Error(said)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    said: () => said,
    stop() {
      child.kill('SIGTERM')
      return gone
    },
  }
}

describe('the built program', () => {
  it('serves: it writes, its bots think, records are read, and it stops well', async () => {
    const open = await serving()
    onTestFinished(() => void open.stop())
    expect(open.said()).not.toContain('npm run build')
    const ann = await Client.named(open.url, 'Ann')
    const { table } = await ann.ok<{ table: string }>('POST', '/api/tables', {
      game: 'belgian-beers-race',
      seats: [
        { kind: 'bot', level: 'easy' },
        { kind: 'bot', level: 'easy' },
      ],
      access: 'link',
      pace: { kind: 'live' },
    })
    await ann.command(table, 'start')
    const line = await ann.socket(table)
    const { record } = await line.sees(({ info }) => info.status === 'over', 60_000)
    await line.close()
    const key = /Host key.*\n\s+(\S+)/.exec(open.said())?.[1]
    const metrics = await ann.ask('GET', '/metrics', undefined, { authorization: `Bearer ${key}` })
    expect(metrics.body).toContain('estaminet_bots_killed_total 0')
    expect(await ann.ok('POST', '/api/records', record)).toMatchObject({ over: true, dice: 'proven' })
    expect(await open.stop()).toBe(0)
  })
})

describe('a start of the built program', () => {
  it('asks little of the processor: nothing is compiled for it', async () => {
    const nothing = Math.max(nothingAtAll(), nothingAtAll())
    const starts = [await startOnce(), await startOnce()]
    for (const { said } of starts) expect(said).toContain('http://localhost')
    expect(Math.min(...starts.map(({ processor }) => processor))).toBeLessThan(LITTLE * nothing)
  })
})

describe('a program is built once', () => {
  it('of the same sources, whenever they were written, and anew when one letter of them changes', () => {
    const copy = join(ground, 'house')
    for (const file of sourcesOf(house)) cpSync(join(house, file), join(copy, file))
    const name = basename(programFolder(copy))
    expect(name).toBe(basename(programFolder(house)))
    const kernel = join(copy, 'packages/kernel/src/index.ts')
    utimesSync(kernel, 1, 1)
    expect(basename(programFolder(copy))).toBe(name)
    appendFileSync(kernel, '//')
    expect(basename(programFolder(copy))).not.toBe(name)
  })

  it('and may be run by others than who built it', () => {
    expect(statSync(programFolder(house)).mode & 0o055).toBe(0o055)
  })

  it('names the lines of the sources when it fails', () => {
    const script = `process.setSourceMapsEnabled(true)
      const { games } = await import(${JSON.stringify(join(programFolder(house), 'games.js'))})
      try { games[0].setup(null, -1) } catch (error) { console.log(error.stack) }`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect(stdout).toMatch(/packages\/belgian-beers-race\/src\/\S+\.ts:\d+/)
  })
})
