import { afterAll, beforeAll, expect, it } from 'vitest'
import { finger, keys } from './support/hands.ts'
import { faultsEverywhere, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { isOver, play, standings } from './support/play.ts'
import { begin, joinTable, openTable } from './support/table.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

it('two people play Heaven & Ale to its end, one on a phone by touch and one with the keyboard alone', async () => {
  const host = await openTable(house, 'heaven-and-ale', { name: 'Mie', language: 'nl', viewport: SIZES.desk })
  const phone = { viewport: SIZES.phone, hasTouch: true, isMobile: true }
  const guest = await joinTable(house, host.code, { name: 'Fons', ...phone })
  await begin(host, guest)
  await play([
    { ...host, hand: keys('Mie') },
    { ...guest, hand: finger('Fons') },
  ])
  for (const one of [host, guest]) {
    await expect.poll(() => isOver(one)).toBe(true)
    // Both pages took part in the dice, and have compared what was promised with what was played.
    await one.page.getByText(one.words.table.dice.checked).waitFor()
    expect(await fits(one.page)).toBe(true)
    expect(one.complaints).toEqual([])
  }
  expect(await standings(host)).toEqual(await standings(guest))
  const ranks = await host.page.locator('#slate .standing > b.display').allTextContents()
  const winners = (await standings(host)).flatMap(({ name }, at) => (ranks[at] === '1' ? [name] : []))
  const title = ({ page }: typeof guest) => page.locator('#slate-title').textContent()
  expect(await title(host)).toBe(winners.join() === 'Mie' ? 'Je hebt gewonnen' : `Winst voor ${winners.join(' en ')}`)
  expect(await title(guest)).toBe(winners.join() === 'Fons' ? 'You won' : `${winners.join(' and ')} won`)
  expect(await faultsEverywhere(guest.page)).toEqual([])
})
