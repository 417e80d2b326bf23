import type { CampaignTry } from '@estaminet/table/campaign'
import type { Page } from 'playwright-core'
import { press, type Shot, type Visitor } from './album.ts'

const MIDNIGHT = Date.UTC(2026, 2, 14)
const DAY = 86_400_000

/** What somebody has behind them who has played the campaign for some weeks. */
const TRIES: readonly CampaignTry[] = (
  [
    [1, 187, false, 2],
    [1, 214, true],
    [2, 263, true],
    [3, 231, true],
    [4, 198, false],
    [5, 255, true],
    [12, 142, false, 1],
    [12, 176, false, 3],
    [12, 241, false, 2],
  ] as const
).map(([condition, points, passed, failedOn], at) => ({
  table: `try-${at}`,
  condition,
  points,
  passed,
  at: MIDNIGHT + at * DAY,
  ...(failedOn === undefined ? {} : { failedOn }),
}))

const WHOM = ['alone', 'bots', 'here', 'friends'] as const
const SHELF = ['confrontation', 'events', 'characters', 'bands', 'pixel-bag', 'team', 'solo'] as const

const fromShelf = (page: Page, expansion: (typeof SHELF)[number]): Promise<void> =>
  press(page, `.shelf li:nth-child(${SHELF.indexOf(expansion) + 1}) label`)
export const withWhom = (page: Page, whom: (typeof WHOM)[number]): Promise<void> =>
  press(page, `.whom > :nth-child(${WHOM.indexOf(whom) + 1})`)

const laid = (name: string, lay: (page: Page, visitor: Visitor) => Promise<unknown>): Shot => ({
  name: `lobby-${name}`,
  long: true,
  async open(visitor) {
    const page = await visitor.visit('/new')
    await page.waitForSelector('main:not(.setting) h1')
    await lay(page, visitor)
    return page
  },
})

/** A box taken for the first time is explained beside the shelf, and asks what belongs to it. */
const opened = (expansion: (typeof SHELF)[number]): Shot =>
  laid(expansion, async (page) => {
    // Two teams want all four seats.
    if (expansion === 'team')
      for (const seat of [2, 3, 4]) await press(page, `.seats > :nth-child(${seat}) .segmented label:nth-child(1)`)
    // Whoever plays alone has it already.
    if (expansion === 'solo') await withWhom(page, 'alone')
    else await fromShelf(page, expansion)
    await page.waitForSelector('.primer')
  })

async function campaignOf(visitor: Visitor, condition: string): Promise<Page> {
  const page = await visitor.visit('/campaign')
  await page.evaluate(`localStorage.setItem('estaminet.campaign', ${JSON.stringify(JSON.stringify(TRIES))})`)
  await page.goto(`${visitor.address}/campaign${condition}`)
  await page.waitForSelector('.chosen h2')
  return page
}

/** The shelf with its boxes open, what does not go together, the campaign under way, and a screen that is handed on. */
export const lobby: readonly Shot[] = [
  ...SHELF.map(opened),
  laid('refused', async (page) => {
    await withWhom(page, 'bots')
    await fromShelf(page, 'confrontation')
  }),
  { name: 'campaign-begun', long: true, open: (visitor) => campaignOf(visitor, '?condition=12') },
  { name: 'campaign-chosen', open: (visitor) => campaignOf(visitor, '?condition=7') },
  {
    name: 'race-handed-on',
    async open(visitor) {
      const page = await visitor.visit('/new')
      await page.waitForSelector('main:not(.setting) h1')
      await withWhom(page, 'here')
      await press(page, '.presets button:nth-of-type(3)')
      await press(page, '.confirm .button.brass')
      await page.waitForSelector('[data-takes]')
      return page
    },
  },
]
