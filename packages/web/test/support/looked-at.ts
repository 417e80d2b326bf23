import type { Page } from 'playwright-core'
import { faultsOf, SIZES } from './house.ts'

/** What is laid out differently. */
export const WINDOWS = { desk: SIZES.desk, tablet: { width: 768, height: 1024 }, phone: SIZES.phone }

/** What is drawn for another width is there with the next picture. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')

/** Faults of a part, but for another, by day and after dark, where only the colours differ. */
export async function faultsInBothThemes(
  page: Page,
  where: string,
  part: string,
  but: readonly string[] = [],
): Promise<string[]> {
  const wear = (theme: string) => page.evaluate(`document.documentElement.dataset.theme = '${theme}'`)
  await wear('cellar')
  const dark = await faultsOf(page, [part], { rules: ['color-contrast'], but })
  await wear('paper')
  const faults = await faultsOf(page, [part], { but })
  return [...dark.map((fault) => `${where}, after dark: ${fault}`), ...faults.map((fault) => `${where}: ${fault}`)]
}
