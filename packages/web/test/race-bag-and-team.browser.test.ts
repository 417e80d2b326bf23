import type { Ask, Choice } from '@estaminet/table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { playByWire } from './support/by-wire.ts'
import { faultsEverywhere, faultsOf, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { seatAll } from './support/seats.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const race = (options: object) => ({ game: 'belgian-beers-race', options: { length: 'short', ...options } })
const people = (...names: readonly string[]) => names.map((name) => ({ name, viewport: SIZES.desk }))
const named = (ask: Ask, ...says: readonly string[]): Choice | undefined =>
  says.flatMap((one) => ask.choices.find(({ say }) => say === one) ?? [])[0]

it('teammates meet and swap their roles, and speak where the others do not hear them', async () => {
  const sitters = await seatAll(house, race({ team: true }), ...people('Ann', 'Bob', 'Cis', 'Dirk'))
  const [ann, bob, cis] = sitters.map(({ page }) => page)
  const starts = ['start 11', 'start 24', 'start 6', 'start 19']
  const asked = await playByWire(house, sitters, (ask, seat) => {
    const kind = ask.choices[0]?.info.kind
    if (kind === 'team/propose') return undefined
    if (kind === 'start') return named(ask, starts[seat]) ?? ask.choices[0]
    // Cis rides to where Ann is, unless Ann has to leave first: then she comes to Cis.
    return named(ask, ...(seat === 2 ? ['bike 11'] : ['buy', 'taste', 'bike 6'])) ?? ask.choices[0]
  })
  // Whoever begins, one of the two comes to the other.
  const [mover, mate] = asked === 0 ? [ann, cis] : [cis, ann]
  const [moverName, mateName] = asked === 0 ? ['Ann', 'Cis'] : ['Cis', 'Ann']
  await mover.locator('#slate-title', { hasText: `You meet ${mateName}` }).waitFor()
  await mover.locator('#slate [data-move]', { hasText: 'Ask to become' }).click()
  await mate.locator('#slate-title', { hasText: `${moverName} asks you to swap roles` }).waitFor()
  const roles = ann.locator('.team-panel .member')
  const before = await roles.allTextContents()
  await mate.locator('#slate [data-move]', { hasText: 'Agree' }).click()
  await expect
    .poll(async () => (await roles.allTextContents()).map((text) => text.split(/\s/)[0]))
    .toEqual(before.map((text) => text.split(/\s/)[0]).reverse())
  expect(await faultsOf(ann, ['#board'])).toEqual([])

  for (const page of [ann, bob, cis]) await page.locator('[data-talk]').first().click()
  await ann.getByText('Only Cis', { exact: true }).click()
  await ann.getByLabel('Say something to Cis alone').fill('Follow me to Binche')
  await ann.getByRole('button', { name: 'Send' }).click()
  await cis.locator('.talk', { hasText: 'Follow me to Binche' }).waitFor()
  expect(await faultsOf(ann, ['.talking'])).toEqual([])
  await ann.getByText('Everybody', { exact: true }).click()
  await ann.getByLabel('Say something').fill('Good evening, all')
  await ann.getByRole('button', { name: 'Send' }).click()
  await bob.locator('.talk', { hasText: 'Good evening, all' }).waitFor()
  expect(await bob.content()).not.toContain('Follow me')
  for (const { page } of sitters) await page.context().close()
})

it('a drawing is completed with a joker from the board, and the others see that it was, not which', async () => {
  const isWithJoker = ({ info }: Choice): boolean => info.kind === 'pixel-bag/complete' && Number(info.jokers) > 0
  const isWithout = ({ info }: Choice): boolean => info.kind === 'pixel-bag/complete' && info.jokers === 0
  for (;;) {
    const sitters = await seatAll(house, race({ 'pixel-bag': true }), ...people('Ann', 'Bob'))
    // Full backpacks, and evenings in a tent: what is drunk there leaves jokers.
    const owner = await playByWire(house, sitters, (ask) => {
      if (ask.choices.some(isWithJoker) && !ask.choices.some(isWithout)) return undefined
      const drink = ask.choices.find(({ info }) => info.kind === 'drink')
      return drink ?? named(ask, 'buy', 'camp') ?? ask.choices[0]
    })
    if (owner !== undefined) {
      const [own, other] = [sitters[owner].page, sitters[1 - owner].page]
      const card = own.locator('.board-spot .drawing.ready').first()
      await card.locator('.title').click()
      await own.locator('.board-spot .bag > .right .race-joker').first().waitFor()
      expect(await own.locator('.board-spot .bag > .missing').count()).toBe(0)
      expect(await faultsEverywhere(own, ['#board'])).toEqual([])
      const title = (await card.locator('.title').textContent()) ?? ''
      await card.locator('.complete').click()
      await own.locator('.board-spot .drawings h3', { hasText: '1 completed' }).waitFor()
      await expect.poll(() => other.locator(`[data-counter="drawings ${owner}"]`).first().textContent()).toContain('1')
      expect(await other.content()).not.toContain(title)
    }
    for (const { page } of sitters) await page.context().close()
    if (owner !== undefined) return
  }
})
