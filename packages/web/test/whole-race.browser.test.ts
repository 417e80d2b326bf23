import { afterAll, beforeAll, expect, it } from 'vitest'
import { finger, mouse, unfold } from './support/hands.ts'
import { faultsEverywhere, faultsOf, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { isOver, linesOf, play, standings } from './support/play.ts'
import { middleOf } from './support/rects.ts'
import { begin, joinTable, openTable, shareScreen, watchTable } from './support/table.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

it('two people play a short race to its end by mouse, in French and in Dutch, and a third one watches', async () => {
  const host = await openTable(house, 'belgian-beers-race', { name: 'Inès', language: 'fr', viewport: SIZES.desk })
  const guest = await joinTable(house, host.code, { name: 'Jef', language: 'nl', viewport: SIZES.desk })
  await begin(host, guest)
  const watcher = await watchTable(house, host.page.url(), { name: '', viewport: SIZES.desk })
  const ines = { ...host, hand: mouse('Inès') }
  const jef = { ...guest, hand: mouse('Jef') }
  const everybody = [host, guest, watcher]

  await play([ines, jef], (deeds) => deeds.length === 8)
  expect(await watcher.page.locator('#slate [data-move], #board [role=button]').count()).toBe(0)
  expect(await watcher.page.locator('#slate').textContent()).toContain(watcher.words.table.slate.watching)

  // Whoever comes back finds every line again.
  const before = await linesOf(guest)
  await guest.page.reload()
  await guest.page.locator('#log ol li').first().waitFor()
  await expect.poll(() => linesOf(guest)).toEqual(before)

  // The house goes dark while somebody decides. What is chosen meanwhile is played once it is back, and only once.
  const mover = (await host.page.locator('#slate [data-move]').count()) > 0 ? ines : jef
  const told = await linesOf(mover)
  await house.fall()
  for (const { page, words } of everybody) await page.getByText(words.table.connection.lost).waitFor()
  expect(await faultsOf(mover.page)).toEqual([])
  const ask = await mover.page.locator('#slate').getAttribute('data-ask')
  await mover.page.locator('#slate [data-move]').first().click()
  await house.rise()
  for (const { page, words } of everybody) {
    // The page also tries by itself, and may be quicker than the hand.
    const tryNow = page.getByRole('button', { name: words.table.connection.tryNow })
    if (await tryNow.isVisible()) await tryNow.click({ timeout: 2_000 }).catch(() => undefined)
    await page.getByText(words.table.connection.lost).waitFor({ state: 'hidden' })
  }
  await mover.page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
  const since = await linesOf(mover)
  expect(since.length).toBeGreaterThan(told.length)
  expect(since.slice(0, told.length)).toEqual(told)
  for (const one of everybody) await expect.poll(async () => (await linesOf(one)).length).toBe(since.length)

  await play([ines, jef])
  for (const one of everybody) await expect.poll(() => isOver(one)).toBe(true)
  const points = await standings(host)
  expect(points.map(({ name }) => name).sort()).toEqual(['Inès', 'Jef'])
  for (const one of everybody) expect(await standings(one)).toEqual(points)
  expect(await watcher.page.locator('#slate-title').textContent()).toContain(points[0].name)
  // Why they have them: the reasons of each add up to what they have.
  const columns = await host.page
    .locator('#slate .tally tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-')))),
    )
  for (const [at, { points: total }] of points.entries())
    expect(columns.reduce((sum, row) => sum + row[at], 0)).toBe(total)
  expect(await faultsEverywhere(host.page)).toEqual([])
  for (const { complaints } of everybody)
    expect(complaints.filter((one) => !one.includes('ERR_CONNECTION_REFUSED'))).toEqual([])
})

it('a race begins on a phone with two around it, and is played by touch', async () => {
  const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
  const guest = await shareScreen(house, 'belgian-beers-race', { name: 'Mie', language: 'nl', ...phone })
  await guest.press(guest.page.getByRole('button', { name: guest.words.table.goalClose }))
  const onMap = (deeds: readonly string[]) => deeds.filter((deed) => deed.startsWith('board')).length
  const deeds = await play([{ ...guest, hand: finger('Mie', 10) }], (done) => onMap(done) === 4)
  expect(onMap(deeds)).toBe(4)
  expect(await fits(guest.page)).toBe(true)
  expect(guest.complaints).toEqual([])
})

it('the button settles the move it names, whether it was looked at on the slate or on the map', async () => {
  const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
  const { page, press, words } = await shareScreen(house, 'belgian-beers-race', {
    name: 'Mie',
    language: 'nl',
    ...phone,
  })
  await press(page.getByRole('button', { name: words.table.goalClose }))
  const ask = await page.locator('#slate').getAttribute('data-ask')
  const button = page.locator('#slate .settle .button.brass')
  const tapSign = async (place: number) => {
    const { x, y } = await middleOf(page.locator(`[data-sign="${place}"]`))
    await page.touchscreen.tap(x, y)
  }
  await unfold(page)
  await page.locator('#slate [data-move]', { hasText: 'Erpe-Mere' }).tap()
  await button.filter({ hasText: 'Erpe-Mere' }).waitFor()
  await tapSign(13)
  await button.filter({ hasText: 'Bierk' }).waitFor()
  await button.tap()
  await page.waitForSelector(`#slate:not([data-ask="${ask}"])`)
  await page.getByRole('button', { name: 'Logboek' }).tap()
  expect((await page.locator('#log ol li').allTextContents()).join(' ')).toContain('Bierk\u00a0(13)')
})
