import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Match, type MatchRecord, seeded, writeRecord } from '@estaminet/kernel'
import { afterAll } from 'vitest'
import { smallBeer } from '../../kernel/test/example/small-beer.ts'
import { engineDice } from '../src/engine/dice.ts'
import { run } from '../src/main.ts'

/** The folder of the house. */
export const house = fileURLToPath(new URL('../../..', import.meta.url))
/** The example game, as an author would name it. */
export const SMALL_BEER = join(house, 'packages/kernel/test/example/small-beer.ts')

/** Types a command line and answers with what came of it. */
export async function type(...args: string[]) {
  const said = { out: '', err: '' }
  const code = await run(args, {
    out: async (text) => {
      said.out += text
    },
    err: async (text) => {
      said.err += text
    },
    watched: false,
    input: noInput(),
  })
  return { code, ...said }
}

async function* noInput(): AsyncGenerator<Uint8Array> {}

/** A finished game of Small Beer with checkable dice. */
export function playedMatch(seed: string, seats = 2) {
  const { fair, chance } = engineDice(seats, seed)
  const match = Match.begin(smallBeer, { seats, chance })
  const rng = seeded(seed)
  while (!match.over) {
    const seat = match.actors.find((one) => !match.sealed.has(one)) ?? 0
    const moves = match.legal(seat)
    match.play(seat, moves[rng.below(moves.length)] ?? 0)
  }
  return { match, record: writeRecord(match, { fair }) }
}

/** A folder for this test file alone. */
export const folder = mkdtempSync(join(tmpdir(), 'estaminet-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Puts a record, or any text, into a file of its own. */
export function fileWith(name: string, content: MatchRecord | object | string): string {
  const file = join(folder, name)
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}
