import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type OpenHouse, openHouse } from '../../test/support/house.ts'
import { HEIGHTS, WIDEST_TOUCHED } from '../shots/album.ts'
import { playToTheEnd } from './evening.ts'
import { layTable } from './lay.ts'
import { MODES, type Mode } from './modes.ts'
import { createAlbum } from './pictures.ts'

const HELP = `Every mode of the race, laid from the front door and played to its end by pressing what can be pressed.
Whatever a page complains about, refuses, cannot say or cannot go on from is a failure. Pictures are in shots/evenings.

  npm run evenings -- [--only words] [--list]

  --only      modes whose name contains one of these words, e.g. --only solo,team
  --list      only the names`

const { values: asked } = parseArgs({
  options: { only: { type: 'string' }, list: { type: 'boolean' }, help: { type: 'boolean' } },
})
const folder = join(fileURLToPath(new URL('../../../..', import.meta.url)), 'shots', 'evenings')
/** So many questions of one evening are kept as pictures, each of another kind. */
const MOST_QUESTIONS = 10

async function evening(house: OpenHouse, mode: Mode): Promise<string[]> {
  const { width, theme, language } = mode
  const { page, complaints } = await house.visit('/', {
    viewport: { width, height: HEIGHTS[width] },
    locale: `${language}-BE`,
    colorScheme: theme === 'paper' ? 'light' : 'dark',
    reducedMotion: 'reduce',
    hasTouch: width <= WIDEST_TOUCHED,
    isMobile: width < 700,
  })
  const faults: string[] = []
  const album = createAlbum(page, mode, join(folder, mode.name), faults)
  const met = new Set<string>()
  const start = Date.now()
  try {
    await layTable(page, mode, (what) => album.take(what, what === 'lobby' || what === 'campaign'))
    const { decisions, result } = await playToTheEnd(page, mode, faults, async (title) => {
      const kind = kindOf(title)
      const isEvening = await page.locator('#board [data-lingers]').first().isVisible()
      if (isEvening && !met.has('evening')) {
        met.add('evening')
        await album.take('evening')
      } else if (!met.has(kind) && met.size < MOST_QUESTIONS) {
        met.add(kind)
        await album.take(`ask-${kind}`)
      }
    })
    for (let end = 0; end < 3; end++) await album.take('over')
    const lasted = Math.round((Date.now() - start) / 1000)
    console.log(`${mode.name}: ${decisions} decisions, ${album.count()} pictures, ${lasted} s; ${result}`)
  } catch (error) {
    faults.push(error instanceof Error ? error.message.split('\n')[0] : String(error))
    await page.screenshot({ path: join(folder, mode.name, 'trouble.png') }).catch(() => undefined)
  }
  await page.context().close()
  return [...new Set([...faults, ...complaints])]
}

/** Two questions of one kind differ in names and numbers only. */
const kindOf = (title: string): string =>
  title
    .replace(/\p{Lu}[\p{L}’-]*|\d+|[^\p{L} ]/gu, ' ')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase()
    .slice(0, 30) || 'short'

async function main(): Promise<void> {
  const words = asked.only?.split(',')
  const modes = MODES.filter(({ name }) => words === undefined || words.some((word) => name.includes(word)))
  if (modes.length === 0) throw new Error('No mode has such a name: see `npm run evenings -- --list`.')
  const house = await openHouse()
  let failed = 0
  try {
    for (const mode of modes) {
      rmSync(join(folder, mode.name), { recursive: true, force: true })
      const faults = await evening(house, mode)
      if (faults.length > 0) console.error(`${mode.name} FAILED\n  ${faults.join('\n  ')}`)
      failed += Math.min(faults.length, 1)
    }
  } finally {
    await house.close()
  }
  console.log(`${modes.length - failed} of ${modes.length} evenings ended well; pictures in ${folder}`)
  if (failed > 0) process.exitCode = 1
}

if (asked.help) console.log(HELP)
else if (asked.list) console.log(MODES.map(({ name }) => name).join('\n'))
else await main()
