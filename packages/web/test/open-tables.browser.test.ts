import { personSeat } from '@estaminet/table'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Store } from '../../server/src/store/store.ts'
import { made, tableAt } from '../../server/test/store/table-talk.ts'
import { allWords } from '../src/texts/all.ts'
import { faultsEverywhere, faultsOf, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { press } from './support/press.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

/** Tables of as many makers, the last of them the oldest. */
const waiting = (count: number) => async (store: Store) => {
  for (let at = 0; at < count; at++) {
    const host = { id: `p${at}`, name: `Maker ${at + 1}` }
    const seats = [personSeat(host.id, host.name, 0), { ...personSeat('', '', 0), kind: 'open' as const }]
    const createdAt = Date.now() - at * 1_000
    const more = { host: host.id, code: `GUEUZ${at}`, status: 'open' as const, access: 'public' as const }
    await store.commit(made(tableAt(`t${at}`, { ...more, seats, createdAt, touchedAt: createdAt })))
  }
}

it('shows six tables at the door, and folds out all others; a link to any is handed on before sitting down', async () => {
  const crowded = await openHouse('localhost', waiting(8))
  onTestFinished(() => crowded.close())
  const { page, complaints } = await crowded.meet({ viewport: SIZES.phone })
  await page.addInitScript('navigator.share = async (what) => { globalThis.handedOn = what }')
  await page.goto(crowded.address)
  const rows = page.getByRole('region', { name: allWords.en.home.openTables }).getByRole('link')
  await rows.first().waitFor()
  expect(await rows.filter({ visible: true }).count()).toBe(6)
  await press(page.getByText('2 more tables'), page.getByText('with Maker 8'))
  expect(await rows.filter({ visible: true }).count()).toBe(8)
  expect(await faultsOf(page)).toEqual([])
  expect(await fits(page)).toBe(true)
  await page.getByText('with Maker 8').click()
  await page.waitForURL('**/join/GUEUZ7')
  // Where talk is, is said where it would be looked for.
  await page.getByText(allWords.en.join.talkHelp).waitFor()
  await page.getByRole('button', { name: allWords.en.room.share }).click()
  expect(await page.evaluate('handedOn.url')).toBe(`${crowded.address}/join/GUEUZ7`)
  expect(await faultsEverywhere(page)).toEqual([])
  expect(complaints).toEqual([])
})

it('whoever stands at the door sees tables open and fill without asking', async () => {
  const { page: door, complaints } = await house.visit('/', { locale: 'nl-BE', viewport: SIZES.phone })
  await door.waitForSelector('article')
  expect(await door.getByText('Open tafels').count()).toBe(0)

  const { page: host } = await house.visit('/new', { viewport: SIZES.desk })
  await host.getByLabel('Your name').fill('Camille')
  await host.getByRole('group', { name: 'Seat 2' }).getByText('Open').click()
  await host.getByText('Listed on the front page').click()
  await host.getByRole('button', { name: 'Open the table' }).click()
  await host.waitForURL('**/table/*')

  await door.getByText('Open tafels').waitFor()
  await door.getByText('met Camille').waitFor()
  expect(await faultsOf(door)).toEqual([])
  expect(await fits(door)).toBe(true)
  await door.getByText('met Camille').click()
  await door.waitForURL('**/join/*')
  await door.getByLabel('Jouw naam').fill('Inès')
  await door.getByRole('button', { name: 'Ga zitten' }).click()
  await door.waitForURL('**/table/*')

  // Before it begins they talk, and whoever likes it quiet hears nothing.
  await door.getByRole('button', { name: 'Tafelpraat' }).click()
  await door.getByPlaceholder('Zeg iets').fill('Goeden avond!')
  await door.keyboard.press('Enter')
  await host.getByRole('button', { name: 'Table talk 1 new' }).click()
  const talk = host.getByRole('dialog')
  await talk.getByText('Goeden avond!').waitFor()
  await talk.getByRole('button', { name: 'Mute' }).click()
  await talk.getByText('Goeden avond!').waitFor({ state: 'detached' })
  await talk.getByRole('button', { name: 'Listen again' }).click()
  await talk.getByText('Goeden avond!').waitFor()
  expect(complaints).toEqual([])
  await Promise.all([door, host].map((page) => page.context().close()))
})

it('a table with expansions from the shelf shows its set at the door, on the way in and while it waits', async () => {
  const { page: door, complaints } = await house.visit('/', { locale: 'nl-BE', viewport: SIZES.phone })
  await door.waitForSelector('article')

  const { page: host } = await house.visit('/', { viewport: SIZES.desk, reducedMotion: 'reduce' })
  await host.getByRole('link', { name: 'New table' }).click()
  await host.getByLabel('Your name').fill('Mie')
  // Two are too few for Team, and too many for Solo.
  for (const box of ['Team', 'Solo']) expect(await host.getByRole('checkbox', { name: box }).isDisabled()).toBe(true)
  await host.getByRole('button', { name: 'Everything' }).click()
  await host.getByText('Pixel Bag', { exact: true }).first().click()
  await host.getByText('Drafted', { exact: true }).click()
  await host.getByText('Listed on the front page').click()
  expect(await faultsEverywhere(host)).toEqual([])
  await host.getByRole('button', { name: 'Open the table' }).click()
  await host.waitForURL('**/table/*')
  await host.getByText('Hands: Drafted').waitFor()
  expect(await host.locator('.the-set li').allTextContents()).toHaveLength(4)
  expect(await faultsOf(host)).toEqual([])

  const row = door.getByRole('link', { name: /met Mie/ })
  await row.waitFor()
  const set = ['Confrontatie', 'Gebeurtenissen', 'Personages', 'Bands op tournee']
  expect(await row.locator('.sign').allTextContents()).toEqual(set)
  expect(await faultsOf(door)).toEqual([])
  await row.click()
  // The list that is left has the same name.
  await press(door.locator('.the-set summary', { hasText: 'Bands op tournee' }), door.getByText('Geef concerten'))
  // Whoever is invited learns what it is, too.
  const minute = door.getByRole('button', { name: 'In één minuut: Bands op tournee' })
  await minute.click()
  const told = door.getByRole('dialog', { name: 'Bands op tournee' })
  await expect.poll(() => told.locator('.primer-steps li').count()).toBe(3)
  expect(await faultsOf(door)).toEqual([])
  await door.keyboard.press('Escape')
  await told.waitFor({ state: 'detached' })
  await expect.poll(() => minute.evaluate((at) => at === at.ownerDocument.activeElement)).toBe(true)
  expect(await fits(door)).toBe(true)
  expect(complaints).toEqual([])
  await Promise.all([door, host].map((page) => page.context().close()))
})

/** Pixels nobody takes for a jump: lines above may become one more or one less. */
const HARDLY = 30

it('a box taken for the first time leaves the page where it is, and Team says who plays with whom', async () => {
  const { page, complaints } = await house.visit('/new', { viewport: SIZES.desk, reducedMotion: 'reduce' })
  await page.getByText('Bots', { exact: true }).click()
  for (const seat of ['Seat 3', 'Seat 4']) await page.getByRole('group', { name: seat }).getByText('Bot').click()
  let arrive = () => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  // What explains it is long on its way.
  await page.route('**/primers-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  const box = page.getByRole('checkbox', { name: 'Team' })
  await box.evaluate((at) => at.scrollIntoView({ block: 'center' }))
  const height = async () => (await box.boundingBox())?.y ?? 0
  const was = await height()
  await box.check({ force: true })
  await page.getByText('Seat 3, your teammate').waitFor()
  expect(await page.getByText('against you').count()).toBe(2)
  expect(Math.abs((await height()) - was)).toBeLessThan(HARDLY)
  arrive()
  await page.getByRole('heading', { name: 'Team' }).waitFor()
  expect(Math.abs((await height()) - was)).toBeLessThan(HARDLY)
  expect(await faultsEverywhere(page)).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})
