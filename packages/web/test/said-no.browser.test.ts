import { personSeat } from '@estaminet/table'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hashOf } from '../../server/src/secrets.ts'
import type { Store } from '../../server/src/store/store.ts'
import { made, tableAt } from '../../server/test/store/table-talk.ts'
import { allWords } from '../src/texts/all.ts'
import { takesPresses } from './support/hands.ts'
import { faultsOf, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { holdWorker } from './support/late-worker.ts'
import { seatAll } from './support/seats.ts'

const { table: words, room, create, privacy } = allWords.en

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse('localhost', furnish)
})
afterAll(() => house?.close())

const KEY = 'ann-comes-back'
const ann = { id: 'p-ann', name: 'Ann' }

/** A table for Ann alone was made, and has not begun. */
async function furnish(store: Store): Promise<void> {
  const now = Date.now()
  await store.savePerson({ ...ann, secrets: [], createdAt: now, seenAt: now })
  await store.saveToken({ hash: hashOf(KEY), person: ann.id, purpose: 'device', expiresAt: now + 3_600_000 })
  const seats = [personSeat(ann.id, ann.name, 0)]
  const plan = {
    game: 'belgian-beers-race',
    options: { solo: true },
    fair: { secret: 's', commitment: 'c', nonces: [null] },
  }
  const table = tableAt('alone', { ...plan, seats, status: 'open', host: ann.id, createdAt: now, touchedAt: now })
  await store.commit(made(table))
}

const calm = { viewport: SIZES.desk, reducedMotion: 'reduce' } as const

/** The worker that plays tables of this device does this before anything else. */
const beforeTheWorker = (page: Page, deed: string): Promise<unknown> =>
  page.route('**/local.worker*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${deed};\n${await answer.text()}` })
  })

/** The house says no to commands of a kind that come from this page, and nothing more. */
const refusing = (page: Page, kind: string): Promise<void> =>
  page.routeWebSocket('**/api/socket', (near) => {
    const far = near.connectToServer()
    let isRefused = false
    far.onMessage((heard) => isRefused || near.send(heard))
    near.onMessage((said) => {
      const { t, cmd } = JSON.parse(String(said))
      isRefused ||= t === kind
      if (t === kind) near.send(JSON.stringify({ t: 'refused', cmd, code: 'too-late', message: '' }))
      else far.send(said)
    })
  })

it('a worker that breaks while a table is played is told of, and nobody waits for its answer', async () => {
  const { page } = await house.meet(calm)
  await beforeTheWorker(
    page,
    `addEventListener('message', (event) => {
      if (event.data.t !== 'play') return
      event.stopImmediatePropagation()
      throw new Error('the worker slipped')
    })`,
  )
  await page.goto(`${house.address}/local/new?game=heaven-and-ale&seats=2`)
  await page.waitForSelector('#slate [data-move]')
  await takesPresses(page)
  await page.locator('#slate [data-move]').first().click()
  await page.getByRole('heading', { level: 1, name: words.broken.title }).waitFor()
  await page.getByText('the worker slipped').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.unroute('**/local.worker*')
  await page.getByRole('button', { name: words.broken.reload }).click()
  await page.waitForSelector('#slate [data-move]')
  await page.context().close()
})

it('whoever would leave while the house is away still sits there when it is back', async () => {
  const [inès, jef] = await seatAll(
    house,
    { game: 'heaven-and-ale' },
    { ...calm, name: 'Inès' },
    { ...calm, name: 'Jef' },
  )
  const { page } = inès
  await page.getByRole('button', { name: words.bar.menu }).click()
  const leave = page.getByRole('button', { name: words.seats.leave })
  await leave.waitFor()
  await house.fall()
  await page.getByText(words.connection.lost).waitFor()
  await leave.click()
  const question = page.getByRole('dialog', { name: words.seats.leaveAsk })
  await question.getByRole('button', { name: words.seats.leaveYes }).click()
  await question.waitFor({ state: 'detached' })
  await page.getByText(words.refusals.offline).waitFor()
  await house.rise()
  await page.getByText(words.connection.back).waitFor()
  // What she says now comes after whatever was kept for the house.
  await page.getByRole('button', { name: words.bar.chat }).click()
  await page.getByPlaceholder(words.chat.say).fill('I stay.')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('I stay.').waitFor()
  const { seats } = (await (await page.request.get(`${house.address}/api/tables/${inès.table}`)).json()).info
  expect(seats[0]).toMatchObject({ kind: 'person', name: 'Inès', standIn: false })
  await Promise.all([page, jef.page].map((one) => one.context().close()))
})

it('a table for one that cannot begin says so, and waits to be begun', async () => {
  const { page } = await house.meet(calm)
  await refusing(page, 'start')
  await page.goto(`${house.address}/device/${KEY}`)
  await page.waitForURL(`${house.address}/`)
  await page.goto(`${house.address}/table/alone`)
  await page.getByText(words.refusals['too-late'] ?? '').waitFor()
  await page.getByRole('button', { name: room.start }).waitFor()
  await page.context().close()
})

it('a switch that the house refuses stands as before', async () => {
  const [inès, jef] = await seatAll(
    house,
    { game: 'heaven-and-ale' },
    { ...calm, name: 'Inès' },
    { ...calm, name: 'Jef' },
  )
  const { page } = inès
  await refusing(page, 'orders')
  await page.reload()
  await page.getByRole('button', { name: words.bar.menu }).click()
  const order = page.getByRole('switch', { name: words.seats.confirm })
  const was = await order.isChecked()
  await order.click()
  await page.getByText(words.refusals['too-late'] ?? '').waitFor()
  expect(await order.isChecked()).toBe(was)
  expect(await order.getAttribute('aria-checked')).toBe(String(was))
  await Promise.all([page, jef.page].map((one) => one.context().close()))
})

it('who leaves the field for a name empty keeps the name they have', async () => {
  const { page } = await house.visit('/new', calm)
  const open = async (name: string) => {
    await page.getByText(create.whomNames.friends, { exact: true }).click()
    await page.getByLabel(create.name, { exact: true }).fill(name)
    await page.getByRole('button', { name: create.open }).click()
    await page.waitForURL('**/table/*')
    await page.getByRole('heading', { name: room.title }).waitFor()
  }
  await open('Camille')
  const first = page.url()
  await page.goto(`${house.address}/new`)
  await open('')
  await page.locator('.chairs li', { hasText: 'Camille' }).waitFor()
  await page.goto(first)
  await page.locator('.chairs li', { hasText: 'Camille' }).waitFor()
  await page.context().close()
})

it('whoever goes elsewhere while a table is laid for them is left there', async () => {
  const { page } = await house.visit('/new', calm)
  const worker = await holdWorker(page)
  await page.getByText(create.whomNames.bots, { exact: true }).click()
  await page.getByRole('button', { name: create.start }).click()
  await expect.poll(worker.isAsked).toBe(true)
  await page.getByRole('link', { name: words.bar.house }).click()
  await page.waitForURL(`${house.address}/`)
  const saved = () => page.evaluate<number>(`Object.keys(localStorage).filter((key) => key.includes('.table.')).length`)
  worker.come()
  await expect.poll(saved).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.context().close()
})

it('games of this device are called gone once they are, with what was noted at tables of the house', async () => {
  const { page } = await house.visit('/local/new?game=heaven-and-ale&seats=2', calm)
  await page.waitForSelector('#slate [data-move]')
  await page.goto(`${house.address}/privacy`)
  const noted = `Object.keys(localStorage).filter((key) => /^estaminet\\.(table|seen|dice)/.test(key))`
  await page.evaluate(`{
    localStorage.setItem('estaminet.seen.inn-1', '12')
    localStorage.setItem('estaminet.dice', '[]')
    localStorage.setItem('estaminet.table.local-damaged', '{')
    window.cleared = IDBObjectStore.prototype.clear
    IDBObjectStore.prototype.clear = () => { throw new Error('kept') }
  }`)
  const clear = page.getByRole('button', { name: privacy.local })
  await clear.click()
  await page.getByText(privacy.stillKept).waitFor()
  expect(await page.getByText(privacy.localDone).count()).toBe(0)
  await page.evaluate('IDBObjectStore.prototype.clear = cleared')
  await clear.click()
  await page.getByText(privacy.localDone).waitFor()
  expect(await page.evaluate(noted)).toEqual([])
  await page.context().close()
})
