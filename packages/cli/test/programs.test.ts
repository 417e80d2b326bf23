import { spawn, spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { readLink } from '@estaminet/kernel'
import { describe, expect, test } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { fileWith, folder, house, playedMatch, SMALL_BEER } from './at-the-terminal.ts'

const estaminet = (args: string[], input = '') =>
  spawnSync('npx', ['estaminet', ...args], { cwd: house, input, encoding: 'utf8' })

describe('npx estaminet', () => {
  test('exits with 0, 1 or 2 and writes no stack trace', () => {
    const { record } = playedMatch('program')
    const good = fileWith('program.json', record)
    const bad = fileWith('bad.json', { ...record, seats: 3 })
    expect(estaminet(['verify', good, '--game', SMALL_BEER]).status).toBe(0)
    expect(estaminet(['verify', bad, '--game', SMALL_BEER]).status).toBe(1)
    const refused = estaminet(['verify'])
    expect(refused.status).toBe(2)
    expect(refused.stderr).not.toMatch(/^\s+at /m)
  })

  test('engine answers line by line, a blank one too, refuses one over a megabyte and goes on', () => {
    const lines = ['{"id":1,"do":"games"}', `{"id":2,"do":"${'x'.repeat(1_000_001)}"}`, '', '{"id":3,"do":"close"}']
    const { status, stdout } = estaminet(['engine', '--game', SMALL_BEER], lines.join('\n'))
    expect(status).toBe(0)
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map(({ id }) => id)).toEqual([1, null, null, 3])
    expect(answers[1].error.message).toContain('1000000 bytes')
  })

  test('says in one sentence that its dependencies are not installed', () => {
    for (const part of ['bin', 'scripts'])
      cpSync(join(house, 'packages/cli', part), join(folder, 'cli', part), { recursive: true })
    const { status, stderr } = spawnSync('node', [join(folder, 'cli/bin/estaminet.mjs')], { encoding: 'utf8' })
    expect(status).toBe(2)
    expect(stderr).toBe(
      'estaminet: its dependencies are not installed; run `npm install` in the folder of the house.\n',
    )
  })

  test('a reader that has seen enough is no error', async () => {
    const child = spawn('npx', ['estaminet', '--help'], { cwd: house, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.destroy()
    expect(await new Promise((done) => child.on('close', done))).toBe(0)
  })
})

test('docs/examples/play.py plays a full game', () => {
  const { status, stdout, stderr } = spawnSync(
    'python3',
    ['docs/examples/play.py', 'small-beer', '3', '--game', SMALL_BEER],
    { cwd: house, encoding: 'utf8' },
  )
  expect(status, stderr).toBe(0)
  const lines = stdout.trim().split('\n')
  expect(lines.slice(-4, -1).every((line) => /^seat \d: \d+ points, rank \d$/.test(line))).toBe(true)
  expect(readLink(() => smallBeer, lines.at(-1) ?? '').over).toBe(true)
})

test('docs/examples/taster.mjs beats whoever plays at random, with the protocol and its data alone', () => {
  const { status, stdout, stderr } = spawnSync('node', ['docs/examples/taster.mjs', '3', '5'], {
    cwd: house,
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
  const lines = stdout.trim().split('\n')
  expect(lines[0]).toMatch(/^seat 0 \(the taster\): \d+ points, rank 1$/)
  expect(readLink(() => belgianBeersRace, lines.at(-1) ?? '').over).toBe(true)
})
