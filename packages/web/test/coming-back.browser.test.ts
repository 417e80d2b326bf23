import { personSeat, type TableDoc } from '@estaminet/table'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashOf } from '../../server/src/secrets.ts'
import type { Store } from '../../server/src/store/store.ts'
import { made, tableAt } from '../../server/test/store/table-talk.ts'
import { allWords } from '../src/texts/all.ts'
import { faultsEverywhere, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { atTheDoor } from './support/seats.ts'

const KEY = 'ann-comes-back'
const HOUR = 3_600_000
const ann = { id: 'p-ann', name: 'Ann' }
const { home, you } = allWords.en

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse('localhost', furnish)
})
afterAll(() => house?.close())

/** Seven tables wait for Ann, three do not, and seven are over. */
async function furnish(store: Store): Promise<void> {
  const now = Date.now()
  await store.savePerson({ ...ann, secrets: [], createdAt: now, seenAt: now })
  await store.saveToken({ hash: hashOf(KEY), person: ann.id, purpose: 'device', expiresAt: now + HOUR })
  const lay = (name: string, hours: number, more: Partial<TableDoc>) => {
    const seats = [personSeat(ann.id, ann.name, 0), personSeat(`p-${name}`, name, 0)]
    const clock = { left: [hours * HOUR, HOUR], running: [0], since: now, questions: {}, kept: {}, closed: 0 }
    const plan = { game: 'heaven-and-ale', options: {}, pace: { kind: 'turns', hours: 48 } as const }
    const touchedAt = now - hours * HOUR
    return store.commit(made(tableAt(name, { ...plan, seats, clock, touchedAt, host: ann.id, ...more })))
  }
  for (const [name, hours] of Object.entries(WAITING)) await lay(name, hours, {})
  const theirs = { left: [HOUR, HOUR], running: [1], since: now, questions: {}, kept: {}, closed: 0 }
  for (const [at, name] of OTHERS.entries()) await lay(name, at + 1, { clock: theirs })
  for (let n = 1; n <= 7; n++)
    await lay(`Over ${n}`.replace(' ', '-'), n, {
      status: 'over',
      result: [
        { total: 30, rank: 1 },
        { total: 20, rank: 2 },
      ],
    })
}

/** By the hours that are left. */
const WAITING = { Bob: 40, Cis: 3, Dirk: 30, Els: 1, Fien: 20, Gust: 12, Hilde: 47 }
const OTHERS = ['Ivo', 'Jan', 'Kaat']

const names = async (page: Page, list: string): Promise<string[]> => {
  const rows = await page.getByRole('region', { name: list }).locator('.which b').allTextContents()
  return rows.map((text) => text.replace(/.*with /, ''))
}

it('every table that waits is on the front page, the one whose clock ends next first; the others are behind “all”', async () => {
  const { page, complaints } = await house.visit(`/device/${KEY}`)
  await page.waitForURL(`${house.address}/`)
  await page.getByRole('link', { name: /with Els/ }).waitFor()
  const inOrder = ['Els', 'Cis', 'Gust', 'Fien', 'Dirk', 'Bob', 'Hilde']
  expect(await names(page, home.yourTables)).toEqual(inOrder)
  await page.getByText(/^\d+\smin left|59\smin left/).waitFor()
  await page.getByText('2\u00a0h left').waitFor()
  expect(await names(page, home.finished)).toHaveLength(5)
  expect(await faultsEverywhere(page, ['.your-tables'])).toEqual([])

  const running = page.getByRole('region', { name: home.yourTables })
  await running.getByRole('button', { name: home.all(10) }).click()
  expect(await names(page, home.yourTables)).toEqual([...inOrder, ...OTHERS])
  await running.getByRole('button', { name: home.fewer }).click()
  expect(await names(page, home.yourTables)).toEqual(inOrder)
  await page
    .getByRole('region', { name: home.finished })
    .getByRole('button', { name: home.all(7) })
    .click()
  expect(await names(page, home.finished)).toHaveLength(7)
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size)
    expect(await fits(page)).toBe(true)
  }
  expect(complaints).toEqual([])
  await page.context().close()
})

/** A browser whose maker takes messages for it, without there being one. */
const PUSHES = `
  window.asked = []
  Object.defineProperty(Notification, 'permission', { get: () => 'default' })
  Notification.requestPermission = async () => { window.asked.push('permission'); return window.answer ?? 'granted' }
  let own = null
  const bytes = (one) => btoa(one).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')
  const pushManager = {
    getSubscription: async () => own,
    subscribe: async ({ userVisibleOnly, applicationServerKey }) => {
      window.asked.push('subscribe ' + userVisibleOnly + ' ' + typeof applicationServerKey)
      own = {
        endpoint: 'https://push.example.org/ann',
        toJSON: () => ({ endpoint: own.endpoint, keys: { p256dh: bytes('x'.repeat(65)), auth: bytes('y'.repeat(16)) } }),
        unsubscribe: async () => { window.asked.push('unsubscribe'); own = null; return true },
      }
      return own
    },
  }
  Object.defineProperty(navigator, 'serviceWorker', {
    value: {
      ready: Promise.resolve({ pushManager }),
      getRegistration: async () => ({ pushManager }),
      register: () => new Promise(() => {}),
      addEventListener() {},
    },
  })
`

it('a turn-by-turn table offers to have this browser tell of a turn, while one waits and in its menu', async () => {
  const { page, complaints, post } = await atTheDoor(house, { viewport: SIZES.phone })
  await page.addInitScript(PUSHES)
  await post('/api/me', { name: 'Camille' })
  const lay = async (pace: TableDoc['pace']) => {
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { table } = await post<{ table: string }>('/api/tables', {
      game: 'heaven-and-ale',
      access: 'link',
      seats,
      pace,
    })
    await page.goto(`${house.address}/table/${table}`)
    await page.getByRole('button', { name: allWords.en.room.leave }).waitFor()
  }
  const offer = page.getByRole('switch', { name: you.push.label })
  await lay({ kind: 'live' })
  expect(await offer.count()).toBe(0)

  await lay({ kind: 'turns', hours: 24 })
  const put: unknown[] = []
  const endpoints: string[] = []
  await page.route('**/api/me/push**', async (route) => {
    const request = route.request()
    if (request.method() === 'PUT') {
      const body = request.postDataJSON() as { endpoint: string }
      put.push(body)
      endpoints.push(body.endpoint)
    }
    if (request.method() === 'DELETE') endpoints.length = 0
    return request.method() === 'GET'
      ? route.fulfill({ json: { key: 'BKey', endpoints } })
      : route.fulfill({ json: {} })
  })
  // Whoever says no to the browser is told so, and the switch stays off.
  await page.evaluate("window.answer = 'denied'")
  await offer.click()
  await page.getByText(you.push.denied).waitFor()
  expect(await offer.isChecked()).toBe(false)
  expect(put).toEqual([])
  await page.evaluate("window.answer = 'granted'")
  await offer.click()
  await page.getByText(you.push.on).waitFor()
  expect(await page.evaluate('window.asked')).toEqual(['permission', 'permission', 'subscribe true string'])
  expect(put).toMatchObject([{ endpoint: 'https://push.example.org/ann', language: 'en', keys: {} }])
  expect(await offer.isChecked()).toBe(true)
  expect(await faultsEverywhere(page)).toEqual([])
  expect(await fits(page)).toBe(true)

  // The table begins with a bot on the other seat.
  await page.getByRole('button', { name: allWords.en.room.fill }).click()
  await page.waitForSelector('#slate-title')
  await page.getByRole('button', { name: allWords.en.table.bar.menu }).click()
  await expect.poll(() => offer.isChecked()).toBe(true)
  await offer.click()
  await page.getByText(you.push.off).waitFor()
  expect(endpoints).toEqual([])
  expect(await offer.isChecked()).toBe(false)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a full device lets finished games go before those that can go on, and says what is gone', async () => {
  const { page } = await house.visit('/local/new?game=heaven-and-ale&seats=2', { reducedMotion: 'reduce' })
  await page.waitForSelector('#slate [data-move]')
  await page.goto(`${house.address}/privacy`)
  // As many as a device keeps: one that is over, the others on their way, one of them alone and the oldest of all.
  const fill = (over: number) =>
    page.evaluate(`{
      const keys = Object.keys(localStorage).filter((key) => key.startsWith('estaminet.table.'))
      const kept = JSON.parse(localStorage.getItem(keys[0]))
      for (const key of keys) localStorage.removeItem(key)
      for (let n = 0; n < 24; n++) {
        const id = 'local-' + n
        const seats = n === 0 ? kept.doc.seats.slice(0, 1) : kept.doc.seats
        const doc = { ...kept.doc, id, seats, touchedAt: n, status: n === 20 && ${over} ? 'over' : 'running' }
        localStorage.setItem('estaminet.table.' + id, JSON.stringify({ doc, log: kept.log }))
      }
    }`)
  const ids = async (): Promise<string[]> => {
    const keys = (await page.evaluate('Object.keys(localStorage)')) as string[]
    return keys.filter((key) => key.startsWith('estaminet.table.')).map((key) => key.replace('estaminet.table.', ''))
  }
  const begin = async () => {
    await page.goto(`${house.address}/local/new?game=heaven-and-ale&seats=2`)
    await page.waitForSelector('#slate [data-move]')
    expect(await ids()).toHaveLength(24)
  }
  await fill(1)
  await begin()
  expect(await ids()).not.toContain('local-20')
  expect(await page.getByText(/has made room/).count()).toBe(0)
  await page.goto(`${house.address}/privacy`)
  await fill(0)
  // It is said in passing, while the board still comes.
  const told = page.getByText(/Heaven & Ale, with .*, has made room for this one/).waitFor()
  await Promise.all([told, begin()])
  expect(await ids()).toContain('local-0')
  expect(await ids()).not.toContain('local-1')
  await page.context().close()
})

it('the game of the day is on the front page, and leads back to the days before', async () => {
  const { page, complaints } = await house.visit('/', { viewport: SIZES.phone })
  await page
    .locator('main')
    .getByRole('link', { name: /Game of the day/ })
    .click()
  await page.getByRole('heading', { name: 'Earlier days' }).waitFor()
  const earlier = page.getByRole('navigation', { name: 'Earlier days' }).getByRole('link')
  expect(await earlier.count()).toBe(7)
  expect(await faultsEverywhere(page)).toEqual([])
  const day = (back: number) => new Date(Date.now() - back * 24 * HOUR).toISOString().slice(0, 10)
  expect(await earlier.first().getAttribute('href')).toBe(`/daily/${day(2)}`)
  await earlier.last().click()
  await page.waitForURL(`**/daily/${day(8)}`)
  await page.getByText('Nobody finished it.').waitFor()
  await page.getByText('Check the dice').click()
  await page.getByText('The secret of this day').waitFor()
  expect(await faultsEverywhere(page)).toEqual([])
  expect(await fits(page)).toBe(true)
  await expect.poll(() => earlier.first().getAttribute('href')).toBe(`/daily/${day(9)}`)
  // Today is no day of old, and what is to come is none at all.
  await page.goto(`${house.address}/daily/${day(0)}`)
  await page.waitForURL('**/daily')
  expect(complaints).toEqual([])
  await page.goto(`${house.address}/daily/${day(-2)}`)
  await page.getByText('There is no game of this day.').waitFor()
  await page.getByRole('link', { name: 'Today’s game' }).click()
  await page.getByRole('heading', { name: /^Today/ }).waitFor()
  await page.context().close()
})
