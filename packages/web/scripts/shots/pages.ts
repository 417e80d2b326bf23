import type { Page } from 'playwright-core'
import { type MatchPlan, type Moment, played } from '../played.ts'
import type { Shot, Visitor } from './album.ts'
import { press } from './album.ts'
import { withWhom } from './lobby.ts'

const page = (
  name: string,
  path: string | ((visitor: Visitor) => string),
  then?: (page: Page, visitor: Visitor) => Promise<void>,
): Shot => ({
  name,
  long: true,
  async open(visitor) {
    const opened = await visitor.visit(typeof path === 'string' ? path : path(visitor))
    await opened.waitForSelector('main:not(.setting) h1')
    await then?.(opened, visitor)
    return opened
  },
})

/** What lies over a page is seen on one screen of it. */
const over = (shot: Shot): Shot => ({ ...shot, long: false })

/** A word to look for, as each reader would write it. */
const CHEESE = { en: 'cheese', fr: 'fromage', nl: 'kaas' }
const RACE: MatchPlan = { game: 'race', seats: 3 }
const ALE: MatchPlan = { game: 'ale', seats: 2 }
const ALONE: MatchPlan = { game: 'race', seats: 2, options: { length: 'short' } }
const begun = ({ met }: Moment) => met === 3

/** Everything that is not a table. */
export const pages: readonly Shot[] = [
  {
    name: 'home',
    long: true,
    async open(visitor) {
      const opened = await visitor.visit('/', { first: true })
      await opened.waitForSelector('article')
      return opened
    },
  },
  {
    name: 'home-tables',
    long: true,
    async open(visitor) {
      const opened = await visitor.visit('/', { saved: [RACE, ALE, ALONE].map((match) => played(match, begun)) })
      await opened.waitForSelector('article')
      return opened
    },
  },
  {
    name: 'home-finished',
    long: true,
    async open(visitor) {
      const opened = await visitor.visit('/', {
        saved: [played(ALE, begun), ...[RACE, ALONE].map((match) => played(match))],
      })
      await opened.waitForSelector('article')
      return opened
    },
  },
  page('new-race', '/new'),
  page('new-ale', '/new?game=heaven-and-ale'),
  page('new-turns', '/new', async (opened) => {
    await press(opened, '.pace .segmented > :nth-child(2)')
    await press(opened, '.fine summary')
  }),
  page('new-bots', '/new', async (opened) => withWhom(opened, 'bots')),
  page('new-here', '/new', async (opened) => withWhom(opened, 'here')),
  page('new-everything', '/new', async (opened) => void (await press(opened, '.presets button:nth-of-type(5)'))),
  page('new-alone', '/new', async (opened) => void (await press(opened, '.presets button:nth-of-type(6)'))),
  page('campaign', '/campaign'),
  page('join', '/join'),
  page('join-unknown-code', '/join/ZZZZZZ', async (opened) => void (await opened.waitForSelector('[role=alert]'))),
  page('you', '/you'),
  page('privacy', '/privacy'),
  page('design', '/design'),
  over(
    page('design-dialog', '/design', async (opened) => {
      await opened.locator('.design > section:nth-of-type(1) button').first().click()
      await opened.waitForSelector('[role=dialog]')
    }),
  ),
  over(
    page('design-toast', '/design', async (opened) => {
      await opened.locator('.design > section:nth-of-type(1) button').nth(1).click()
    }),
  ),
  page('not-found', '/nowhere/to/be/found'),
  page('no-table', '/local/local-nothing'),
  over(page('device-refused', '/device/not-a-token', async (opened) => void (await opened.waitForSelector('article')))),
  page('rules', '/rules'),
  page('rules-race', '/rules/belgian-beers-race'),
  page('rules-race-chapter', '/rules/belgian-beers-race/tasting'),
  page('rules-race-search', ({ language }) => `/rules/belgian-beers-race/scoring?q=${CHEESE[language]}`),
  ...['confrontation', 'events', 'characters', 'bands', 'pixel-bag', 'team', 'solo', 'campaign', 'expansions'].map(
    (chapter) => page(`rules-race-${chapter}`, `/rules/belgian-beers-race/${chapter}`),
  ),
  over(
    page('rules-race-primer', '/rules/belgian-beers-race/confrontation', async (opened) => {
      await press(opened, '.primer-link button')
      await opened.waitForSelector('[role=dialog]')
    }),
  ),
  page('rules-ale', '/rules/heaven-and-ale'),
  page('rules-ale-chapter', '/rules/heaven-and-ale/sites'),
  page('rules-no-chapter', '/rules/heaven-and-ale/nothing'),
]
