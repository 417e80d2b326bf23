import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultsOf, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

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
  expect(complaints).toEqual([])
  await Promise.all([door, host].map((page) => page.context().close()))
})
