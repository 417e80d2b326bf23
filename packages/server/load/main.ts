import { mkdirSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundled } from './bundle.ts'
import { bytesOnTheWire } from './bytes.ts'
import { idleSockets } from './idle.ts'
import { type Comparison, inWords, type Report } from './report.ts'
import { type Load, playRound, type Round } from './round.ts'
import { SIDES, type Side } from './sides.ts'
import { storedMatches } from './stored.ts'

const HELP = `npm run load -- [--tables <n>] [--seconds <n>] [--warm-up <n>] [--rounds <n>] [--seed <s>] [--only <what>] [--profile <folder>] [--json]

Plays both games at many tables of four through sockets, against this house (SQLite, every move on the disk first) and
against boardgame.io's server (in memory) with the same rules, twice: sending all that is needed to draw, and its state
only; one after the other. Then it measures what idle sockets and
stored matches cost, and counts the bytes of a move. Everything stays on this machine and takes about six minutes.

  --tables   tables played at the same time; may be repeated (default: 10 and 200)
  --seconds  how long each server is measured in a round (default: 8)
  --warm-up  how long it is played before, so that nothing runs for the first time (default: 3)
  --rounds   how often they take turns; the medians count (default: 3)
  --seed     same seed, same choices of the players; the dice are always new (default: 1)
  --only     play, idle, stored or bytes; may be repeated (default: all four)
  --profile  folder for a profile of each server's main thread, which makes it slower
  --json     the report for programs

Exit 1 when a move was lost or doubled.
`
const PARTS = ['play', 'idle', 'stored', 'bytes']

const { values } = parseArgs({
  options: {
    tables: { type: 'string', multiple: true, default: ['10', '200'] },
    seconds: { type: 'string', default: '8' },
    'warm-up': { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true, default: PARTS },
    profile: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) process.stdout.write(HELP)
else process.exitCode = await main()

async function main(): Promise<number> {
  const seconds = count('seconds', values.seconds, 120)
  const warmUp = count('warm-up', values['warm-up'], 120)
  const rounds = count('rounds', values.rounds, 9)
  const tables = values.tables.map((one) => count('tables', one, 1000))
  for (const one of values.only) if (!PARTS.includes(one)) trouble(`--only takes ${PARTS.join(', ')}, not "${one}".`)
  const comparisons: Comparison[] = []
  if (values.only.includes('play')) {
    const [house, host] = await Promise.all(
      ['../src/main.ts', './boardgame-host.ts'].map((file) => bundled(new URL(file, import.meta.url))),
    )
    const programs = { house: house.file, boardgameIo: host.file }
    for (const one of tables) comparisons.push(await compare({ tables: one, seconds, warmUp, programs }, rounds))
    for (const { remove } of [house, host]) remove()
  }
  const report: Report = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`,
    comparisons,
    ...(values.only.includes('idle') ? { idle: await told('idle sockets', idleSockets) } : {}),
    ...(values.only.includes('stored') ? { stored: await told('stored matches', storedMatches) } : {}),
    ...(values.only.includes('bytes') ? { bytes: bytesOnTheWire(values.seed) } : {}),
  }
  process.stdout.write(values.json ? `${JSON.stringify(report)}\n` : inWords(report))
  return comparisons.every(({ lost, doubled, faults }) => lost + doubled + faults.length === 0) ? 0 : 1
}

async function compare(how: Omit<Load, 'seed'>, rounds: number): Promise<Comparison> {
  const { tables, seconds } = how
  const played: Record<Side, Round[]> = { estaminet: [], 'boardgame.io': [], 'state only': [] }
  for (let round = 1; round <= rounds; round++)
    for (const side of SIDES) {
      const { profile: folder } = values
      const profile = folder === undefined ? {} : { profile: profileIn(folder, side, tables, round) }
      const load = { ...how, seed: `${values.seed}-${round}`, ...profile }
      played[side].push(
        await told(`${tables} tables, round ${round} of ${rounds}: ${side}`, () => playRound(side, load)),
      )
    }
  const all = SIDES.flatMap((side) => played[side])
  const sum = (of: (round: Round) => number) => all.reduce((total, round) => total + of(round), 0)
  return {
    tables,
    seconds,
    rounds: played,
    lost: sum(({ lost }) => lost),
    doubled: sum(({ doubled }) => doubled),
    faults: all.flatMap(({ faults }) => faults),
  }
}

function profileIn(folder: string, side: Side, tables: number, round: number): string {
  mkdirSync(folder, { recursive: true })
  return join(folder, `${side.replace(' ', '-')}-${tables}-${round}.cpuprofile`)
}

/** Says what is being measured, on the error stream. */
async function told<T>(what: string, measure: () => Promise<T>): Promise<T> {
  const { isTTY } = process.stderr
  process.stderr.write(isTTY ? `\r\x1b[K${what} …` : `${what} …\n`)
  const measured = await measure()
  if (isTTY) process.stderr.write('\r\x1b[K')
  return measured
}

function count(name: string, text: string, most: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= most) return number
  return trouble(`--${name} takes a whole number from 1 to ${most}, not "${text}".`)
}

function trouble(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
