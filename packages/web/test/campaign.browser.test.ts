import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGES, visitorOf } from '../scripts/shots/album.ts'
import { expansions } from '../scripts/shots/race-expansions.ts'
import { playByWire } from './support/by-wire.ts'
import { faultsEverywhere, faultsOf, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { cutTexts, smallTexts } from './support/readable.ts'
import { atTheDoor, sitterAt } from './support/seats.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

it('a condition of the campaign is chosen, played to its end and passed; its stamp and an older star are kept', async () => {
  const somebody = await atTheDoor(house, { viewport: SIZES.desk })
  const { page, complaints } = somebody
  await page.goto(`${house.address}/privacy`)
  const star = { table: 'before', condition: 8, at: 1_700_000_000_000, points: 261, passed: true }
  await page.evaluate(`localStorage.setItem('estaminet.campaign', '${JSON.stringify([star])}')`)
  await page.goto(`${house.address}/campaign?condition=15`)
  const card = (title: string) => page.locator('.conditions button', { hasText: title })
  await page.locator('.chosen h2', { hasText: 'No Pedals' }).waitFor()
  expect(await card('To the Last Drop').getAttribute('class')).toContain('starred')
  expect(await card('No Pedals').getAttribute('class')).toContain('open')
  expect(await faultsEverywhere(page)).toEqual([])

  // The house keeps the game; whoever never leaves the Grand Place never sets off by bicycle.
  await page.getByRole('button', { name: 'In this house' }).click()
  await page.waitForURL('**/table/*')
  await page.locator('.opponent', { hasText: 'No Pedals' }).waitFor()
  expect(await page.locator('.rivals').count()).toBe(0)
  await page.locator('#slate [data-move] .warns').first().waitFor()
  expect(await faultsEverywhere(page, ['.opponent', '#slate'])).toEqual([])
  const table = page.url().split('/').at(-1) ?? ''
  const endTheDay = page.locator('#slate .apart[data-move]').last()
  await endTheDay.click()
  await page.locator('#slate .settle:has(.sure) .button.brass').click()
  await playByWire(house, [sitterAt(table, 0, somebody)], ({ choices }) => choices.at(-1))
  await page.locator('#slate .outcome').waitFor()
  expect(await page.locator('#slate-title').textContent()).toContain('Passed')
  expect(await faultsOf(page, ['#slate'])).toEqual([])

  await page.getByRole('link', { name: 'To the campaign' }).click()
  await page.locator('.conditions button.passed').waitFor()
  await page.reload()
  await page.locator('.conditions button.passed', { hasText: 'No Pedals' }).waitFor()
  await page.locator('.conditions button.starred', { hasText: 'To the Last Drop' }).waitFor()

  // With the name it is kept in the house too: a browser that has forgotten hears of it again.
  await expect
    .poll(async () => {
      const answer = await page.context().request.put(`${house.address}/api/me/campaign`, { data: { tries: [] } })
      return ((await answer.json()) as unknown[]).length
    })
    .toBe(2)
  await page.evaluate("localStorage.removeItem('estaminet.campaign')")
  await page.reload()
  await page.locator('.conditions button.starred', { hasText: 'To the Last Drop' }).waitFor()
  // The longest names keep to their frames.
  await page.evaluate("localStorage.setItem('estaminet.language', 'nl')")
  await page.reload()
  await page.locator('.extras button').first().waitFor()
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size)
    expect(await fits(page)).toBe(true)
    const names = page.locator('.extras [aria-pressed]')
    expect(await names.evaluateAll((all) => all.every((name) => name.scrollWidth <= name.clientWidth))).toBe(true)
  }
  expect(complaints).toEqual([])
})

it('whoever lays a table to be alone is shown the way to the campaign', async () => {
  const { page, complaints } = await house.visit('/new', { viewport: SIZES.phone })
  const way = page.getByRole('link', { name: /^Campaign/ })
  expect(await way.count()).toBe(0)
  await page.getByRole('radio', { name: /^Alone/ }).check({ force: true })
  await way.click()
  await page.waitForURL('**/campaign')
  await page.locator('.conditions button').first().waitFor()

  // The names of boxes are longest in French, and each keeps to its button.
  await page.getByRole('button', { name: 'Français' }).click()
  await page.getByRole('heading', { name: 'Le Représentant en bières' }).waitFor()
  const boxes = page.locator('.chosen .extras [aria-pressed]')
  expect(await boxes.count()).toBe(4)
  const burst = await boxes.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
  )
  expect(burst).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a condition that sends one to breweries names those that are left beside the map, on it, and on a phone at a glance', async () => {
  const scene = expansions.find(({ name }) => name === 'race-campaign-border') ?? expect.fail('no such scene')
  for (const language of LANGUAGES) {
    const visitor = visitorOf(house, { width: 1440, theme: 'paper', language })
    const page = await scene.open(visitor)
    const plates = page.locator('.condition .race-plate')
    const left = await plates.count()
    expect(left).toBeGreaterThan(0)
    expect(await page.locator('.map .wanted').count()).toBe(left)
    const [visited, all] = (await page.locator('.condition li b').textContent())?.match(/\d+/g)?.map(Number) ?? []
    expect(visited + left).toBe(all)
    await page.setViewportSize(SIZES.phone)
    // No tab is opened for it.
    expect(await page.locator('.opponent-line .condition-brief b').textContent()).toContain(`${visited}`)
    expect(await fits(page)).toBe(true)
    expect([...(await cutTexts(page)), ...(await smallTexts(page))]).toEqual([])
    await page.locator('.race .tabs button').nth(3).click()
    expect(await page.locator('.rivals-spot .condition .race-plate').count()).toBe(left)
    expect(await faultsOf(page, ['.rivals-spot', '.line-spot'])).toEqual([])
    await visitor.leave()
  }
})
