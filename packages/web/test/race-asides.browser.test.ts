import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultsOf, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { comeBack, type Kept, type KeptWay, keepTable } from './support/kept-tables.ts'

/** Everybody drinks and stays on the road, proposes what can be proposed, and leaves that answer to a page. */
const untilProposed: KeptWay = (ask) => {
  const kinds = ask.choices.map(({ info }) => info.kind)
  if (kinds[0] === 'team/answer') return undefined
  if (kinds[0] === 'team/propose') return ask.choices[1]
  const wanted = ['taste', 'buy', 'bike', 'bus'].map((kind) => kinds.indexOf(kind)).find((at) => at >= 0)
  return ask.choices[wanted ?? 0]
}

let house: OpenHouse
let letters: Kept
beforeAll(async () => {
  house = await openHouse('localhost', async (store) => {
    letters = await keepTable(store, belgianBeersRace, {
      id: 'letters',
      names: ['Ann', 'Bob', 'Cis', 'Dirk'],
      options: { length: 'short', team: true },
      pace: { kind: 'turns', hours: 24 },
      way: untilProposed,
    })
  })
})
afterAll(() => house?.close())

it('TBBR-TEAM-12 turn by turn the teammate is asked to swap roles, and may say yes once and for all', async () => {
  const { page, complaints } = await comeBack(house, letters, letters.asked, { viewport: SIZES.phone })
  await page.locator('#slate-title', { hasText: 'swap roles' }).waitFor()
  const tellOf = async () => await (await page.request.get(`${house.address}/api/tables/${letters.table}`)).json()
  expect((await tellOf()).waiting).toEqual([letters.asked])

  const rolesNow = async () => JSON.stringify((await tellOf()).view.team.teams)
  const roles = await rolesNow()

  // The question leads to its standing answers.
  await page.getByRole('button', { name: 'Standing answers' }).click()
  const gift = page.locator('.aside-orders li', { hasText: 'The beer I give in a toast' })
  await gift.getByText('Answer for me').click()
  const swap = page.locator('.aside-orders li', { hasText: 'Swapping roles' })
  expect(await swap.locator('input').first().isChecked()).toBe(true)
  expect(await faultsOf(page, ['[role=dialog]'])).toEqual([])
  await swap.getByText('Agree').click()
  await expect.poll(async () => (await tellOf()).orders[0].answers).toEqual({ give: 'auto', 'team/answer': 'yes' })
  await page.keyboard.press('Escape')
  await page.locator('#slate-title', { hasText: 'swap roles' }).waitFor({ state: 'detached' })
  await expect.poll(rolesNow).not.toBe(roles)

  // Whoever thinks better of it is asked again, by keyboard too.
  await page.getByRole('button', { name: 'Table menu' }).click()
  const wish = page.getByRole('group', { name: 'Swapping roles with my teammate' })
  await wish.locator('input').nth(1).focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => (await tellOf()).orders[0].answers['team/answer']).toBe('ask')
  await wish.locator('label:first-child input:focus').waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
  await page.context().close()
})
