import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import type { Ask, Choice, Update } from '@estaminet/table'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAsk, unfold } from './support/hands.ts'
import { faultsEverywhere, faultsOf, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { comeBack, type Kept, type KeptWay, keepTable } from './support/kept-tables.ts'
import { press } from './support/press.ts'
import { seatAll } from './support/seats.ts'

const [ANN, BOB, CIS] = [0, 1, 2]
const desk = { viewport: SIZES.desk }
const named = (ask: Ask, ...says: readonly string[]): Choice | undefined =>
  says.flatMap((one) => ask.choices.find(({ say }) => say === one) ?? [])[0]

/** Whoever can give a concert is about to. */
const onTour: KeptWay = (ask) =>
  ask.choices.some(({ info }) => info.kind === 'bands/concert') ? undefined : ask.choices[0]

/** Ann and Cis meet: whoever begins, one of the two comes to the other. */
const teammates: KeptWay = (ask, seat) => {
  const kind = ask.choices[0]?.info.kind
  if (kind === 'team/propose') return undefined
  if (kind === 'start') return named(ask, ['start 11', 'start 24', 'start 6', 'start 19'][seat]) ?? ask.choices[0]
  return named(ask, ...(seat === CIS ? ['bike 11'] : ['buy', 'taste', 'bike 6'])) ?? ask.choices[0]
}

/** A full backpack, and evenings in a tent: what is drunk there leaves jokers. One of them completes a drawing. */
const painting: KeptWay = (ask) => {
  const drawings = ask.choices.filter(({ info }) => info.kind === 'pixel-bag/complete')
  if (drawings.some(({ info }) => Number(info.jokers) > 0) && drawings.every(({ info }) => info.jokers !== 0))
    return undefined
  return ask.choices.find(({ info }) => info.kind === 'drink') ?? named(ask, 'buy', 'camp') ?? ask.choices[0]
}

/** A game against the Zythologist that is won, with the dice of its table; the last evening is played in the page. */
const WON =
  'bike B2; bike B3; buy; bike B6; taste; bike B5; bus 16; drink yellow; keep; buy; bus 17; drink brown; buy +cheese; ' +
  'offer 21; offer 21 NR; buy; hitch 27; replace L1-27 L1-08; bike 18; give brown; eat 0; buy; hitch 25; hitch 25 x2; ' +
  'buy +cheese; bus 32; drink black; drink red; keep; bus 34; drink red; buy +cheese; cheese; hitch 33; hitch 33 x2; ' +
  'replace L1-21; hitch 33 x3; buy +cheese; offer 30; offer 30 YYYY; bus 28; drink black; keep; buy +cheese; bus 26; ' +
  'drink yellow; drink yellow; drink black; offer 20; offer 20 YY; hitch 15; buy +cheese; bus 14; drink yellow; ' +
  'drink yellow; keep; bus B1; done; eat 0; buy'
const LAST_EVENING = [
  'bus B4',
  'done',
  'replace L2-11',
  'bus GP',
  'hitch B3',
  'give red',
  'eat 0',
  'offer GP',
  'offer GP RR',
  'stop',
]
function following(script: readonly string[]): KeptWay {
  let at = 0
  return (ask) => {
    if (at === script.length) return undefined
    return named(ask, script[at++]) ?? expect.fail(`${script[at - 1]} cannot be played`)
  }
}

let house: OpenHouse
let tour: Kept
let teams: Kept
let bag: Kept
let alone: Kept
beforeAll(async () => {
  house = await openHouse('localhost', async (store) => {
    const keep = (id: string, names: readonly string[], options: object, way: KeptWay) =>
      keepTable(store, belgianBeersRace, { id, names, options: { ...options }, way })
    tour = await keep('tour', ['Ann', 'Bob'], { length: 'short', bands: true }, onTour)
    teams = await keep('teams', ['Ann', 'Bob', 'Cis', 'Dirk'], { length: 'short', team: true }, teammates)
    bag = await keep('bag', ['Ann', 'Bob'], { length: 'short', 'pixel-bag': true }, painting)
    alone = await keep('alone-148', ['Ann'], { solo: true }, following(WON.split('; ')))
  })
})
afterAll(() => house?.close())

const EVERYTHING = { confrontation: true, events: true, characters: true, bands: true, 'pixel-bag': true }
/** Both choices of the setup, and some turns with windows between them. */
const QUESTIONS = 8

it('a table with expansions is played from its list, in the words of its reader', async () => {
  const options = { length: 'short', ...EVERYTHING }
  const plan = { game: belgianBeersRace.id, options, bots: 1, asides: { beat: 1 } }
  const [{ page, complaints }] = await seatAll(house, plan, { name: 'Camille', ...desk, locale: 'fr-BE' })
  await page.locator('#slate-title', { hasText: 'Choisissez' }).waitFor()
  const asked = new Set<string>()
  // A window may close while one reaches for its list: what was not pressed is asked again.
  const answer = async (): Promise<number> => {
    const ask = await openAsk(page)
    if (ask === null) return asked.size
    asked.add(ask)
    await page
      .locator('#slate [data-move]')
      .first()
      .click({ timeout: 3_000 })
      .catch(() => undefined)
    const settle = page.locator('#slate .settle button').first()
    if (await settle.isVisible()) await settle.click({ timeout: 3_000 }).catch(() => undefined)
    return asked.size
  }
  await expect.poll(answer, { interval: 100, timeout: 150_000 }).toBeGreaterThan(QUESTIONS)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a concert brings fans, and everybody hears how many', async () => {
  const own = await comeBack(house, tour, tour.asked, desk)
  const other = await comeBack(house, tour, 1 - tour.asked, desk)
  const { page } = own
  const row = page.locator('#slate [data-move]', { hasText: 'oncert' }).first()
  // The list may come once more while the page settles, from under the pointer.
  const looksAtIt = async (): Promise<boolean> => {
    await page.mouse.move(0, 0)
    await row.hover()
    return page.locator('.band-legend .odds').isVisible()
  }
  await expect.poll(looksAtIt, { interval: 500 }).toBe(true)
  expect(await faultsOf(page, ['.band-legend', '#slate'])).toEqual([])
  const heard = (one: Page) =>
    one
      .locator('#log')
      .getByText(/[1-9]\d* fans/)
      .count()
  const before = await Promise.all([heard(page), heard(other.page)])
  // Applause passes: it is noted as it comes.
  await page.evaluate(`new MutationObserver(() => {
    if (document.querySelector('.band-legend .applause .face')) document.documentElement.dataset.applauded = ''
  }).observe(document.body, { childList: true, subtree: true })`)
  await press(row, page.locator('html[data-applauded]'))
  await expect.poll(() => heard(page)).toBeGreaterThan(before[0])
  await expect.poll(() => heard(other.page)).toBeGreaterThan(before[1])
  expect([...own.complaints, ...other.complaints]).toEqual([])
  for (const one of [own, other]) await one.page.context().close()
})

it('teammates meet and swap their roles, and speak where the others do not hear them', async () => {
  const [ann, bob, cis] = (await Promise.all([ANN, BOB, CIS].map((seat) => comeBack(house, teams, seat, desk)))).map(
    ({ page }) => page,
  )
  const [mover, mate] = teams.asked === ANN ? [ann, cis] : [cis, ann]
  const [moverName, mateName] = teams.asked === ANN ? ['Ann', 'Cis'] : ['Cis', 'Ann']
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
  for (const page of [ann, bob, cis]) await page.context().close()
})

it('a drawing is completed with a joker from the board, and the others see that it was, not which', async () => {
  const { page: own } = await comeBack(house, bag, bag.asked, desk)
  const { page: other } = await comeBack(house, bag, 1 - bag.asked, desk)
  const card = own.locator('.board-spot .drawing.ready').first()
  await card.locator('.title').click()
  await own.locator('.board-spot .bag > .right .race-joker').first().waitFor()
  expect(await own.locator('.board-spot .bag > .missing').count()).toBe(0)
  expect(await faultsEverywhere(own, ['#board'])).toEqual([])
  const title = (await card.locator('.title').textContent()) ?? ''
  await card.locator('.complete').click()
  await own.locator('.board-spot .drawings h3', { hasText: '1 completed' }).waitFor()
  await expect.poll(() => other.locator(`[data-counter="drawings ${bag.asked}"]`).first().textContent()).toContain('1')
  // Not even a short name is taken for a part of another word.
  expect(new RegExp(`\\b${title}\\b`).test(await other.content())).toBe(false)
  for (const page of [own, other]) await page.context().close()
})

it('the Zythologist is beaten: the last evening of a game alone is played, and won', async () => {
  const { page, complaints } = await comeBack(house, alone, ANN, desk)
  const seen = async (): Promise<Update> =>
    (await page.request.get(`${house.address}/api/tables/${alone.table}`)).json()
  for (const say of LAST_EVENING) {
    const { asks } = await seen()
    const [ask] = asks
    await page.locator(`#slate[data-ask="${ANN}:${ask.id}"]`).waitFor()
    await unfold(page)
    await page.locator(`#slate [data-move="${named(ask, say)?.move}"]`).click()
    // Whoever gives up much of a day is asked first.
    const sure = page.locator('#slate .settle:has(.sure) .button.brass')
    await page.locator(`#slate:not([data-ask="${ANN}:${ask.id}"])`).or(sure).waitFor()
    if (await sure.isVisible()) await sure.click()
    await expect.poll(async () => (await seen()).asks[0]?.id).not.toBe(ask.id)
  }
  await page.locator('#slate .outcome').waitFor()
  expect(await page.locator('#slate-title').textContent()).toContain('beaten the Zythologist')
  expect(await faultsOf(page, ['#slate'])).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})
