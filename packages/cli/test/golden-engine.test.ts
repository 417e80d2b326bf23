import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { NATURE } from '@estaminet/kernel'
import { expect, test } from 'vitest'
import { readGolden } from '../src/golden/golden-text.ts'
import { goldenGames } from '../src/golden/titles.ts'
import { house } from './at-the-terminal.ts'

const golden = goldenGames.flatMap((game) => {
  const folders = readdirSync(`${house}/packages/${game}/test`).filter((name) => /^golden(-\w+)?$/.test(name))
  return folders.flatMap((name) => {
    const folder = `${house}/packages/${game}/test/${name}`
    return readdirSync(folder).map((file) => ({
      name: `${game} ${file}`,
      ...readGolden(readFileSync(`${folder}/${file}`, 'utf8')),
    }))
  })
})

/** The engine counts its matches: m1, m2 … */
const requests = golden.flatMap(({ game, seats, options, moves }, at) => {
  const match = `m${at + 1}`
  return [
    { id: `${at} new`, do: 'new', game, seats, options, chance: 'manual' },
    ...moves.map(({ by, notation }, line) => ({
      id: `${at} move ${line}: ${notation}`,
      do: 'play',
      match,
      seat: by === NATURE ? 'chance' : by,
      move: notation,
    })),
    { id: `${at} score`, do: 'score', match },
  ]
})

interface Answer {
  readonly id: string
  readonly result?: { readonly over?: boolean; readonly scores?: readonly Score[] }
  readonly error?: unknown
}
interface Score {
  readonly total: number
  readonly rank: number
  readonly parts: readonly { readonly reason: string; readonly points: number }[]
}

test('every golden game replays through one engine, chance included, from notation alone', () => {
  const input = requests.map((request) => JSON.stringify(request)).join('\n')
  const { status, stdout } = spawnSync('npx', ['estaminet', 'engine'], {
    cwd: house,
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  expect(status).toBe(0)
  const answers: Answer[] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers.find(({ error }) => error !== undefined)).toBeUndefined()
  const finals = answers.filter(({ id }) => id.endsWith('score'))
  expect(finals).toHaveLength(golden.length)
  finals.forEach(({ result }, at) => {
    const { name, scores } = golden[at] ?? { name: '', scores: [] }
    expect(result?.over, name).toBe(true)
    const told = result?.scores?.map(({ total, rank, parts }) => ({
      total,
      rank,
      parts: parts.map(({ reason, points }) => `${reason} ${points}`),
    }))
    const written = scores.map(({ total, rank, parts }) => ({
      total,
      rank,
      parts: parts.map((part) => part.split(' ').slice(0, 2).join(' ')),
    }))
    expect(told, name).toEqual(written)
  })
})
