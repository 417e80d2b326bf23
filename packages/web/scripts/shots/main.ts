import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { openHouse } from '../../test/support/house.ts'
import { type Frame, LANGUAGES, type Shot, THEMES, USUAL, visitorOf, WIDTHS } from './album.ts'
import { ale } from './ale.ts'
import { around, furnish } from './around.ts'
import { lobby } from './lobby.ts'
import { online } from './online.ts'
import { pages } from './pages.ts'
import { race } from './race.ts'
import { expansions } from './race-expansions.ts'
import { README } from './readme.ts'

const HELP = `Pictures of every screen, in the folder shots.

  npm run shots -- [--only words] [--width 360] [--theme paper|cellar] [--language en|fr|nl] [--list]

  --only      names that contain one of these words, e.g. --only race-start,home
  --width     ${WIDTHS.join(', ')}; ${USUAL.join(', ')} when left out
  --theme     ${THEMES.join(', ')}; both when left out
  --language  ${LANGUAGES.join(', ')}; left out, the languages take turns
  --list      only the names
  --readme    those of the README, into docs/images`

const { values: asked } = parseArgs({
  options: {
    only: { type: 'string' },
    width: { type: 'string' },
    theme: { type: 'string' },
    language: { type: 'string' },
    list: { type: 'boolean' },
    readme: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

const ALL: readonly Shot[] = [...pages, ...lobby, ...around, ...online, ...race, ...expansions, ...ale]
const folder = join(fileURLToPath(new URL('../../../..', import.meta.url)), asked.readme ? 'docs/images' : 'shots')

const among = <T extends string | number>(all: readonly T[], wanted: string | undefined): T[] =>
  all.filter((one) => wanted === undefined || wanted.split(',').includes(String(one)))

/** Every picture asked for. Languages take turns, so that each screen is seen in all of them. */
function wanted(): { shot: Shot; frame: Frame }[] {
  if (asked.readme)
    return README.flatMap(([name, frame]) => ALL.filter((shot) => shot.name === name).map((shot) => ({ shot, frame })))
  const words = asked.only?.split(',')
  const shots = ALL.filter(({ name }) => words === undefined || words.some((word) => name.includes(word)))
  return shots.flatMap((shot) =>
    among(asked.width ? WIDTHS : USUAL, asked.width).flatMap((width) =>
      among(THEMES, asked.theme).flatMap((theme) => {
        if (shot.widths && !shot.widths.includes(width)) return []
        const turn = ALL.indexOf(shot) + WIDTHS.indexOf(width) + 2 * THEMES.indexOf(theme)
        const languages = asked.language ? among(LANGUAGES, asked.language) : [LANGUAGES[turn % LANGUAGES.length]]
        return languages.map((language) => ({ shot, frame: { width, theme, language } }))
      }),
    ),
  )
}

async function take(): Promise<void> {
  const list = wanted()
  if (list.length === 0) throw new Error('No picture has such a name: see `npm run shots -- --list`.')
  if (process.argv.length === 2) rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const house = await openHouse('localhost', furnish)
  const failed: string[] = []
  try {
    for (const [at, { shot, frame }] of list.entries()) {
      const file = `${shot.name}-${frame.width}-${frame.theme}-${frame.language}.${asked.readme ? 'webp' : 'png'}`
      const start = Date.now()
      const trouble = await picture(shot, frame, join(folder, file))
      if (trouble) failed.push(`${file}: ${trouble}`)
      console.log(`${at + 1}/${list.length} ${file} ${Date.now() - start} ms${trouble ? ` FAILED ${trouble}` : ''}`)
    }
  } finally {
    await house.close()
  }
  console.log(`${list.length - failed.length} pictures in ${folder}`)
  if (failed.length > 0) {
    console.error(`${failed.length} could not be taken:\n  ${failed.join('\n  ')}`)
    process.exitCode = 1
  }

  async function picture(shot: Shot, frame: Frame, path: string): Promise<string | undefined> {
    const visitor = visitorOf(house, frame)
    try {
      const page = await shot.open(visitor)
      await page.evaluate('document.fonts.ready')
      await page.waitForTimeout(250)
      if (asked.readme) writeFileSync(path, await small(page))
      else await page.screenshot({ path, fullPage: shot.long ?? false })
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message.split('\n')[0] : String(error)
    } finally {
      await visitor.leave()
    }
  }
}

/** One screen, light enough for a repository. */
async function small(page: Page): Promise<Buffer> {
  await page.evaluate('scrollTo(0, 0)')
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 78 })
  return Buffer.from(data, 'base64')
}

if (asked.help) console.log(HELP)
else if (asked.list) console.log(ALL.map(({ name }) => name).join('\n'))
else await take()
