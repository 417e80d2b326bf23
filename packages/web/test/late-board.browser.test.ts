import { afterAll, beforeAll, expect, it } from 'vitest'
import { mouse } from './support/hands.ts'
import { type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { linesOf, play } from './support/play.ts'
import { begin, type Guest, joinTable, openTable } from './support/table.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

it('whoever waits long for the board still reads everything that happened before it came', async () => {
  const host = await openTable(house, 'belgian-beers-race', { name: 'Inès', viewport: SIZES.desk })
  const guest = await joinTable(house, host.code, { name: 'Jef', viewport: SIZES.desk })
  await begin(host, guest)
  const { page } = await house.visit('/privacy', { viewport: SIZES.desk })
  let hand = () => {}
  const late = new Promise<void>((come) => {
    hand = come
  })
  await page.route(/\/assets\/belgian-beers-race-[^/]*\.js$/, (route) => late.then(() => route.continue()))
  const told = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'))
  await page.goto(host.page.url(), { waitUntil: 'commit' })
  await told
  const players = [
    { ...host, hand: mouse('Inès') },
    { ...guest, hand: mouse('Jef') },
  ]
  await play(players, (deeds) => deeds.length === 3)
  expect(await page.locator('#log').count()).toBe(0)
  hand()
  await page.locator('#log ol li').first().waitFor()
  const lines = await linesOf(host)
  expect(lines.length).toBeGreaterThan(3)
  await expect.poll(() => linesOf({ ...host, page })).toEqual(lines)
})

it('somebody who goes away does not draw the choices of the others anew', async () => {
  const host = await openTable(house, 'belgian-beers-race', { name: 'Inès', viewport: SIZES.desk })
  const guest = await joinTable(house, host.code, { name: 'Jef', viewport: SIZES.desk })
  await begin(host, guest)
  const isAsked = async ({ page }: Guest): Promise<boolean> => (await page.locator('#slate [data-move]').count()) > 0
  await expect.poll(async () => (await isAsked(host)) || isAsked(guest)).toBe(true)
  const [{ page }, other] = (await isAsked(host)) ? [host, guest] : [guest, host]
  const told: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => told.push(String(payload))))
  await page.reload()
  await page.waitForSelector('#slate .list[aria-busy=false] [data-move]')
  await page.evaluate("window.row = document.querySelector('#slate [data-move]')")
  told.length = 0
  await other.page.context().close()
  await expect.poll(() => told.some((frame) => frame.includes('"present":false'))).toBe(true)
  // What was heard is drawn by the next frame.
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')
  expect(await page.evaluate('row.isConnected')).toBe(true)
  await page.context().close()
})
