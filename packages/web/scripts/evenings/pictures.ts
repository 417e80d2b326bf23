import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { fits } from '../../test/support/house.ts'
import { cutTexts, smallTexts } from '../../test/support/readable.ts'
import { HEIGHTS, THEMES, type Theme, USUAL } from '../shots/album.ts'
import type { Mode } from './modes.ts'

/** Every size in both lights: they take turns. */
const FRAMES = THEMES.flatMap((theme, dark) =>
  USUAL.map((_, at) => ({ width: USUAL[(at + dark) % USUAL.length], theme })),
)

/** Takes pictures of an evening, each in another size and light, and tells what in them is cut, small or too wide. */
export function createAlbum(page: Page, mode: Mode, folder: string, faults: string[]) {
  const own = page.viewportSize()
  const wear = (theme: Theme) => page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
  let taken = 0
  mkdirSync(folder, { recursive: true })
  return {
    count: () => taken,
    async take(what: string, long = false): Promise<void> {
      const { width, theme } = FRAMES[(taken + mode.name.length) % FRAMES.length]
      await page.setViewportSize({ width, height: HEIGHTS[width] })
      await wear(theme)
      await page.evaluate('document.fonts.ready.then(() => new Promise((drawn) => setTimeout(drawn, 200)))')
      const name = `${String(++taken).padStart(2, '0')}-${what}-${width}-${theme}-${mode.language}`
      if (!(await fits(page))) faults.push(`${name}: wider than the window`)
      if (await page.locator('#board').count())
        faults.push(...[...(await cutTexts(page)), ...(await smallTexts(page))].map((fault) => `${name}: ${fault}`))
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: long })
      await wear(mode.theme)
      if (own) await page.setViewportSize(own)
    },
  }
}
