import { readFileSync } from 'node:fs'
import type { MatchRecord } from '@estaminet/kernel'
import type { Page } from 'playwright-core'
import { hashOf } from '../../../server/src/secrets.ts'
import type { Store } from '../../../server/src/store/store.ts'
import { CAMILLE, lookedBack, playedYesterday, rated } from '../../test/support/standing.ts'
import { type MatchPlan, played } from '../played.ts'
import { press, type Shot } from './album.ts'

const RACE: MatchPlan = { game: 'race', seats: 3 }
const ALE: MatchPlan = { game: 'ale', seats: 2 }
const EVERYTHING: MatchPlan = {
  game: 'race',
  seats: 4,
  options: { confrontation: true, events: true, characters: true, bands: true, 'pixel-bag': true, team: true },
}
const RULED: MatchPlan = { game: 'race', seats: 1, options: { solo: true, campaign: '7' } }
const ON_BOARD = '.replay .race:not(.unfinished)'
const SHARE = '.after-ways button:has([href$="#i-share"])'
const PLAY_ON = '.bar .bar-button:has([href$="#i-play"])'
const CAMILLES = 400
let come = 0

/** What a house has seen before anybody takes pictures of it: people who stand somewhere, Camille among them. */
export async function furnish(store: Store): Promise<void> {
  await rated(store, 'belgian-beers-race/base')
  await playedYesterday(store)
  await lookedBack(store)
  const expiresAt = Date.now() + 86_400_000
  // Each of these opens once.
  for (let n = 0; n < CAMILLES; n++)
    await store.saveToken({ hash: hashOf(`${CAMILLE}-${n}`), person: 'p12', purpose: 'device', expiresAt })
}

/** A page as Camille finds it, whom the house knows. */
const known = (name: string, path: string, then?: (page: Page) => Promise<unknown>): Shot => ({
  name,
  long: true,
  async open(visitor) {
    const page = await visitor.visit(`/device/${CAMILLE}-${come++}`)
    await page.waitForURL(`${visitor.address}/`)
    await page.goto(visitor.address + path)
    await page.waitForSelector('main:not(.setting) h1')
    await then?.(page)
    return page
  },
})

/** A match of this device that is over. */
const finished = (name: string, match: MatchPlan, path: (id: string) => string, ready: string): Shot => {
  const table = played(match)
  return {
    name,
    long: !path('').startsWith('/replay'),
    async open(visitor) {
      const page = await visitor.visit(path(table.doc.id), { saved: [table] })
      await page.waitForSelector(ready)
      return page
    },
  }
}

/** The first day of a match instead of its setup. */
const firstDay = (dice: Shot): Shot => ({
  ...dice,
  async open(visitor) {
    const page = await dice.open(visitor)
    for (const part of [0, 1]) await press(page, `.dice-list details:nth-of-type(${part + 1}) > summary`)
    return page
  },
})

/** What is over, with a dialog open in front of it. */
const asking = (name: string, over: Shot, button: string, ready: string): Shot => ({
  name,
  async open(visitor) {
    const page = await over.open(visitor)
    await press(page, button)
    await page.waitForSelector(ready)
    return page
  },
})

/** A guided game, as somebody finds it who left it at this move and has been told so many things since. */
const guided = (name: string, game: string, at: number, said = 0): Shot => ({
  name,
  async open(visitor) {
    const page = await visitor.visit('/')
    const record = readFileSync(new URL(`../../src/guided/${game}/record.json`, import.meta.url), 'utf8')
    const { checksum } = JSON.parse(record) as MatchRecord
    await page.evaluate(`localStorage.setItem('estaminet.guided.${game}', '${checksum} ${at}')`)
    await page.goto(`${visitor.address}/guided/${game}`)
    await page.waitForSelector('.coach, #slate .parting')
    for (let beat = 0; beat < said; beat++) await press(page, '#slate .coach ~ .settle .brass')
    return page
  },
})

/** What is around the tables: looking back, learning, coming back, standing, the host. */
export const around: readonly Shot[] = [
  finished('after-race', RACE, (id) => `/local/${id}?after`, '.after-sources'),
  finished('after-everything', EVERYTHING, (id) => `/local/${id}?after`, '.after-sources'),
  finished('after-campaign', RULED, (id) => `/local/${id}?after`, '.after-sources'),
  finished('after-ale', ALE, (id) => `/local/${id}?after`, '.after-sources'),
  asking(
    'after-share',
    finished('', RACE, (id) => `/local/${id}?after`, '.after-sources'),
    SHARE,
    '[data-drawn]',
  ),
  asking(
    'replay-what-if',
    finished('', RACE, (id) => `/replay/${id}?at=120`, ON_BOARD),
    PLAY_ON,
    '.branching',
  ),
  finished('replay-race', RACE, (id) => `/replay/${id}?at=120`, ON_BOARD),
  finished('replay-ale', ALE, (id) => `/replay/${id}?at=80`, '.replay'),
  finished('dice-race', RACE, (id) => `/dice/${id}`, '.dice-list'),
  firstDay(finished('dice-everything', EVERYTHING, (id) => `/dice/${id}`, '.dice-list')),
  finished('dice-ale', ALE, (id) => `/dice/${id}`, '.dice-list'),
  guided('guided-race-first', 'belgian-beers-race', 0),
  guided('guided-race-cards', 'belgian-beers-race', 38, 2),
  guided('guided-race-lift', 'belgian-beers-race', 70, 1),
  guided('guided-race-toast', 'belgian-beers-race', 117, 1),
  guided('guided-race-over', 'belgian-beers-race', 123),
  guided('guided-ale-first', 'heaven-and-ale', 0),
  guided('guided-ale-later', 'heaven-and-ale', 60, 1),
  known('standing', '/standing'),
  known('daily', '/daily'),
  known('you-known', '/you', (page) => page.waitForSelector('.my-games table:nth-of-type(4)')),
  {
    name: 'host-locked',
    long: true,
    async open(visitor) {
      const page = await visitor.visit('/host')
      await page.waitForSelector('input')
      return page
    },
  },
  {
    name: 'host-open',
    long: true,
    async open(visitor) {
      const page = await visitor.visit('/host')
      await page.locator('main input').first().fill(visitor.hostKey)
      await page.keyboard.press('Enter')
      await page.waitForSelector('main dl, main table')
      return page
    },
  },
  {
    name: 'home-away',
    long: true,
    async open(visitor) {
      const page = await visitor.visit('/', { saved: [played(ALE)] })
      await page.route('**/api/**', (route) => route.abort())
      await page.reload()
      await page.waitForSelector('.away-place *')
      return page
    },
  },
]
