import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import type { View } from '@estaminet/kernel'
import type { Update } from '@estaminet/table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { raceOf } from '../src/games/belgian-beers-race/model.ts'
import { playByWire } from './support/by-wire.ts'
import { faultsOf, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { comeBack, type Kept, type KeptWay, keepTable, playUnseen } from './support/kept-tables.ts'
import type { Sitter } from './support/seats.ts'

const [ANN, BOB, CIS] = [0, 1, 2]

/** Bob is about to ride, whatever the others hold: both are asked. */
const aboutToRide: KeptWay = (ask, seat) =>
  seat === BOB && ask.choices.some(({ info }) => info.kind === 'bike') ? undefined : ask.choices[0]

const isHindering = (card: string): boolean => card.startsWith('CF-N')

/** The same, and Ann can hinder somebody. */
const aimable: KeptWay = (ask, seat, seenBy) => {
  const hand = raceOf(seenBy(ANN)).confrontation?.own?.hand ?? []
  return hand.length > 0 && !hand.some(isHindering) ? 'deal again' : aboutToRide(ask, seat, seenBy)
}

let house: OpenHouse
let open: Kept
let spent: Kept
let aimed: Kept
beforeAll(async () => {
  house = await openHouse('localhost', async (store) => {
    const names = ['Ann', 'Bob', 'Cis']
    // Nothing is pressed for anybody, and Cis, who always waits, keeps it open as long as it takes to read it.
    const table = {
      names,
      options: { confrontation: true },
      asides: { beat: 1, limit: 60, strict: true },
      way: aboutToRide,
    }
    open = await keepTable(store, belgianBeersRace, { id: 'open', ...table })
    spent = await keepTable(store, belgianBeersRace, { id: 'spent', ...table, waitedOut: ANN })
    aimed = await keepTable(store, belgianBeersRace, { id: 'aimed', ...table, way: aimable })
  })
})
afterAll(() => house?.close())

const seenBy = async ({ page, table }: Sitter): Promise<Update> =>
  await (await page.request.get(`${house.address}/api/tables/${table}`)).json()

/** Bob rides while Cis has the table wait for her, with three times as long for it. */
async function ridden(kept: Kept): Promise<readonly Sitter[]> {
  const ann = await comeBack(house, kept, ANN, { viewport: SIZES.phone })
  const bob = await playUnseen(house, kept, BOB)
  const cis = await playUnseen(house, kept, CIS)
  await cis.tell('orders', { seat: CIS, windows: { '*': 'stop' }, moreTime: true })
  let first: string | undefined
  await playByWire(house, [ann, bob, cis], (ask, seat) => {
    first ??= ask.id
    return seat === BOB && ask.id === first ? ask.choices.find(({ info }) => info.kind === 'bike') : undefined
  })
  await ann.page.locator('.hand.asked').waitFor()
  return [ann, bob, cis]
}

it('TBBR-CONF-28 a window says what waiting does and how much of it is left, and that the table waits once it is pressed', async () => {
  const all = await ridden(open)
  const [ann] = all
  const { page } = ann
  const waiting = page.locator('#slate .waiting')
  await waiting.getByText('If you wait, this stays open for up to 60 s; you have 90 s of waiting left.').waitFor()
  expect(await faultsOf(page, ['#slate'])).toEqual([])
  await waiting.getByRole('button', { name: 'Wait for me' }).click()
  await waiting.getByText('The table waits for you').waitFor()
  expect((await seenBy(ann)).asks[0].window?.waits).toBe(true)

  // Whoever needs longer has three times as much of it.
  await page.getByRole('button', { name: 'Standing answers' }).click()
  await page.getByRole('dialog').getByText('More time').click()
  await expect.poll(async () => (await seenBy(ann)).orders[0].moreTime).toBe(true)
  expect((await seenBy(ann)).asks[0].window?.account).toBe(270_000)
  await page.keyboard.press('Escape')

  // The same is not asked again: it has passed, and the standing answers say so and take it back.
  await waiting.getByRole('button', { name: 'Not this again' }).click()
  const name = `moveDeclared:${BOB}`
  await expect.poll(async () => (await seenBy(ann)).orders[0].windows).toEqual({ [name]: 'mute' })
  expect((await seenBy(ann)).asks[0].answered).toBeDefined()
  await waiting.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Standing answers' }).click()
  const muted = page.getByRole('list', { name: 'Not asked any more' })
  await muted.getByText('Bob sets off. Play a card?').waitFor()
  expect(await faultsOf(page, ['[role=dialog]'])).toEqual([])
  // Whoever stands on it by key stays there, whatever is told of the table meanwhile.
  const again = muted.getByRole('button', { name: 'Ask again' })
  await again.focus()
  await ann.tell('orders', { seat: ANN, moreTime: false })
  await page
    .getByRole('dialog')
    .getByRole('switch', { name: /^More time/, checked: false })
    .waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await seenBy(ann)).orders[0].windows ?? {}).not.toHaveProperty([name], 'mute')
  expect(ann.complaints).toEqual([])
  for (const one of all) await one.page.context().close()
})

it('TBBR-CONF-28 whose waiting is spent is told so, and has no button that does nothing', async () => {
  const all = await ridden(spent)
  const [{ page, complaints }] = all
  const waiting = page.locator('#slate .waiting')
  await waiting.getByText('You have used up your waiting time').waitFor()
  expect(await waiting.getByRole('button', { name: 'Wait for me' }).count()).toBe(0)
  expect(complaints).toEqual([])
  for (const one of all) await one.page.context().close()
})

it('TBBR-CONF-29 a card that hinders is played by itself against one opponent alone', async () => {
  const ann = await comeBack(house, aimed, ANN, { viewport: SIZES.phone })
  const { page } = ann
  const view = (await seenBy(ann)).view as View
  const card = raceOf(view).confrontation?.own?.hand.find(isHindering) ?? ''
  const title = (await page.locator(`[data-hand-card=${card}] .what b`).textContent()) ?? ''
  await page.getByRole('button', { name: 'Table menu' }).click()
  const orders = page.locator('.window-orders fieldset')
  await orders.first().waitFor()
  const before = await orders.count()
  await page.locator('.window-orders li', { hasText: title }).getByText('Play by itself').click()
  const against = page.getByRole('group', { name: 'against whom' })
  await against.getByText('Cis', { exact: true }).click()
  expect(await page.locator('.window-orders fieldset').count()).toBe(before + 1)
  const ordered = async () => Object.values((await seenBy(ann)).orders[0].cards ?? {})
  await expect.poll(ordered).toEqual([{ auto: CIS }])
  expect(await faultsOf(page, ['.window-orders'])).toEqual([])
  await against.getByText('Anybody', { exact: true }).click()
  await expect.poll(ordered).toEqual(['auto'])
  expect(ann.complaints).toEqual([])
  await page.context().close()
})
