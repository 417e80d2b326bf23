import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { request } from 'playwright-core'
import { openHouse } from '../test/support/house.ts'
import { seated } from './seated.ts'

/** Fetched when this runs and not with the house: it weighs half as much as everything else together. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const BARS = { performance: 95, accessibility: 100, 'best-practices': 100 }
type Category = keyof typeof BARS

const { values: asked } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    on: { type: 'string' },
    help: { type: 'boolean' },
  },
})

const HELP = `Lighthouse, the middle of several runs: the front door and both tables, on a desk and on a slow phone.

  npm run lighthouse -- [--runs 5] [--only start|race|ale] [--on desk|phone]`

/** Lighthouse imagines a phone four times slower than this machine behind a slow network. */
const DEVICES = { desk: ['--preset=desktop'], phone: [] }
type Device = keyof typeof DEVICES

interface Report {
  readonly categories: Readonly<Record<Category, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >
  readonly environment: { readonly benchmarkIndex: number }
}

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Now and then Lighthouse misses the beginning of a page and asks to be run again. */
const TRIES = 3

function look(url: string, device: Device, folder: string, tries = TRIES): Report {
  const file = join(folder, 'report.json')
  const { status, stderr } = spawnSync(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${Object.keys(BARS).join()}`],
      ...DEVICES[device],
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: process.env.CHROMIUM } },
  )
  if (status !== 0 && stderr.includes('run Lighthouse again') && tries > 1) return look(url, device, folder, tries - 1)
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}: ${stderr.trim().split('\n').at(-1)}`)
  return JSON.parse(readFileSync(file, 'utf8')) as Report
}

/** What kept a report from being perfect. */
const faults = ({ audits }: Report): string[] =>
  Object.values(audits)
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => `    ${title}${displayValue ? `: ${displayValue}` : ''}`)

/** Prints the middle scores and counts those under their bar. */
function judge(reports: readonly Report[], name: string): number {
  let misses = 0
  const scores = Object.entries(BARS).map(([category, bar]) => {
    const all = reports.map(({ categories }) => Math.round((categories[category as Category].score ?? 0) * 100))
    const score = middle(all)
    if (score >= bar) return `${category} ${score}`
    misses++
    return `${category} ${score} (wanted ${bar})`
  })
  const index = Math.round(middle(reports.map(({ environment }) => environment.benchmarkIndex)))
  console.log(`${name.padEnd(12)} ${scores.join(', ')}; benchmark index ${index}`)
  const seen = faults(reports[0])
  if (seen.length > 0) console.log(seen.join('\n'))
  return misses
}

async function measure(): Promise<void> {
  const house = await openHouse()
  const folder = mkdtempSync(join(tmpdir(), 'estaminet-lighthouse-'))
  const host = await request.newContext()
  let good = true
  try {
    const tableOf = async (game: 'race' | 'ale') => {
      const { table } = await seated(host, house.address, { game, seats: 2, friends: ['Inès'], start: true })
      return `${house.address}/table/${table}`
    }
    const places = { start: `${house.address}/`, race: await tableOf('race'), ale: await tableOf('ale') }
    for (const [name, url] of Object.entries(places)) {
      for (const device of ['desk', 'phone'] as const) {
        if ((asked.only ?? name) !== name || (asked.on ?? device) !== device) continue
        const reports = Array.from({ length: Number(asked.runs) }, () => look(url, device, folder))
        const misses = judge(reports, `${name} ${device}`)
        good &&= misses === 0
      }
    }
  } finally {
    await host.dispose()
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  }
  if (!good) process.exitCode = 1
}

if (asked.help) console.log(HELP)
else await measure()
