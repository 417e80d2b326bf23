import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { decode, readOptions, type View } from '@estaminet/kernel'
import type { Ask, Choice, FromHost } from '@estaminet/table'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { raceOf } from '../src/games/belgian-beers-race/model.ts'
import { playByWire } from './support/by-wire.ts'
import { faultsOf, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { comeBack, type Kept, type KeptWay, keepTable, lookOn, playUnseen } from './support/kept-tables.ts'
import { playOn } from './support/one-screen.ts'
import { type Sitter, seatAll } from './support/seats.ts'

const [ANN, BOB] = [0, 1]
const WAR = { confrontation: true }
/** What hinders whoever sets off by bicycle, and what cancels it. */
const HINDERING = ['CF-N01', 'CF-N02', 'CF-N14']
const CANCELLING = 'CF-P13'
const desk = { viewport: SIZES.desk }

const handOf = (view: View): readonly string[] => raceOf(view).confrontation?.own?.hand ?? []
const ride = ({ choices }: Ask): Choice | undefined => choices.find(({ info }) => info.kind === 'bike')

/** Bob is about to ride, Ann can hinder him more than once, and he can cancel a card. */
const aboutToRide: KeptWay = (ask, seat, seenBy) => {
  const hindering = handOf(seenBy(ANN)).filter((card) => HINDERING.includes(card))
  if (hindering.length < 2 || !handOf(seenBy(BOB)).includes(CANCELLING)) return 'deal again'
  return seat === BOB && ride(ask) ? undefined : ask.choices[0]
}

let house: OpenHouse
let duel: Kept
let silence: Kept
let letters: Kept
beforeAll(async () => {
  const game = belgianBeersRace
  const match = { names: ['Ann', 'Bob'], options: WAR, way: aboutToRide }
  house = await openHouse('localhost', async (store) => {
    duel = await keepTable(store, game, { id: 'duel', asides: { beat: 1, limit: 60, strict: false }, ...match })
    silence = await keepTable(store, game, { id: 'silence', asides: { beat: 1, limit: 5, strict: false }, ...match })
    letters = await keepTable(store, game, { id: 'letters', pace: { kind: 'turns', hours: 24 }, ...match })
  })
})
afterAll(() => house?.close())

/** What the worker last showed this page, as text; what it keeps for another visit aside. */
const LISTEN = `
  const Real = Worker
  window.Worker = class extends Real {
    constructor(...given) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        if (data.t === 'update' || data.t === 'position' || data.t === 'cells') window.lastShown = data
      })
    }
  }`
const lastShown = (page: Page): Promise<string> => page.evaluate('JSON.stringify(window.lastShown)')
const inHand = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.hand-cards [data-hand-card]')].map((card) => card.dataset.handCard)`)
const settle = (page: Page) => page.locator('#slate .settle .button.brass').first()
const asked = (page: Page) => page.locator('.hand.asked')

it('around one screen nothing of one hand is left in the page when the next takes it', async () => {
  const { page, complaints } = await house.visit('/', { ...desk, reducedMotion: 'reduce' })
  await page.addInitScript(LISTEN)
  await page.goto(`${house.address}/new?game=belgian-beers-race`)
  await page.getByText('Here', { exact: true }).click()
  await page.getByLabel('Your name').fill('Camille')
  await page.getByRole('button', { name: 'Brewers’ war' }).click()
  await page.getByRole('button', { name: 'Start playing' }).click()

  // Nobody looks yet: the cards have been dealt, and none of them is here.
  const take = page.locator('[data-takes]').first()
  await take.waitFor()
  expect(await inHand(page)).toEqual([])
  expect(await lastShown(page)).not.toContain('CF-')
  expect(await faultsOf(page, ['#slate'])).toEqual([])

  await take.click()
  await expect.poll(async () => (await inHand(page)).length).toBeGreaterThan(0)
  const first = await inHand(page)
  expect(await lastShown(page)).toContain(first[0])
  await playOn(page)

  // What was played lies open for everybody; what is still in hand is nowhere.
  await expect.poll(() => inHand(page)).toEqual([])
  const covered = await lastShown(page)
  const { pile } = JSON.parse(covered).view.confrontation
  const hidden = first.filter((card) => !pile.includes(card))
  expect(hidden).not.toEqual([])
  for (const card of hidden) expect(covered).not.toContain(card)
  const html = await page.content()
  for (const card of hidden) expect(html).not.toContain(card)

  // Whoever takes it sees the own hand and nothing of the other.
  await page.locator('[data-takes]').first().click()
  await expect.poll(async () => (await inHand(page)).length).toBeGreaterThan(0)
  const second = await inHand(page)
  for (const card of hidden) {
    expect(second).not.toContain(card)
    expect(await lastShown(page)).not.toContain(card)
  }
  expect(complaints).toEqual([])
  await page.context().close()
})

it('at a table of the house two people share a device, and its screen holds one hand at a time', async () => {
  const { page, complaints } = await house.visit('/', { ...desk, reducedMotion: 'reduce' })
  const shown: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (JSON.parse(String(payload)).t === 'update') shown.push(String(payload))
    }),
  )
  const plan = {
    game: belgianBeersRace.id,
    options: WAR,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'easy' }],
    access: 'link',
    pace: { kind: 'turns', hours: 24 },
  }
  const table = await page.evaluate(`(async () => {
    const tell = (path, body) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    await tell('/api/me', '{"name":"Camille"}')
    return (await (await tell('/api/tables', ${JSON.stringify(JSON.stringify(plan))})).json()).table
  })()`)
  await page.goto(`${house.address}/table/${table}`)
  await page.getByRole('button', { name: 'Somebody else plays here too' }).click()
  await page.getByLabel('Their name').fill('Jef')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Sit down here' }).click()
  await page.getByRole('heading', { name: 'The table is full' }).waitFor()
  await page.getByRole('button', { name: 'Begin the game' }).click()

  const take = page.locator('[data-takes]').first()
  await take.waitFor()
  expect(await inHand(page)).toEqual([])
  await take.click()
  await expect.poll(async () => (await inHand(page)).length).toBeGreaterThan(0)
  const first = await inHand(page)
  await playOn(page)

  await expect.poll(() => inHand(page)).toEqual([])
  const { pile } = JSON.parse(shown.at(-1) ?? '').view.confrontation
  const hidden = first.filter((card) => !pile.includes(card))
  expect(hidden).not.toEqual([])
  const html = await page.content()
  for (const card of hidden) {
    expect(shown.at(-1)).not.toContain(card)
    expect(html).not.toContain(card)
  }
  await take.click()
  await expect.poll(async () => (await inHand(page)).length).toBeGreaterThan(0)
  const second = await inHand(page)
  for (const card of hidden) expect(second).not.toContain(card)

  // Whoever speaks says which of them it is.
  await page.getByRole('button', { name: 'Table talk' }).click()
  await page.getByRole('dialog').getByText('Camille', { exact: true }).click()
  await page.getByPlaceholder('Say something').fill('Santé!')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').locator('.talk li').filter({ hasText: 'Santé!' }).getByText('Camille').waitFor()
  expect(await faultsOf(page, ['[role=dialog]'])).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

it('a hand is drafted', async () => {
  const options = { length: 'short', confrontation: true, 'confrontation-hands': 'draft' }
  const plan = { game: belgianBeersRace.id, options, bots: 1 }
  const [sitter] = await seatAll(house, plan, { name: 'Camille', ...desk })
  const { page, complaints } = sitter
  // Where one starts comes first; then one of four cards is kept, and two of three; the last comes by itself.
  await playByWire(house, [sitter], (ask) => (ask.choices[0]?.info.kind === 'start' ? ask.choices[0] : undefined))
  const packet = page.locator('.drafting .hand-card.ready')
  await expect.poll(() => packet.count()).toBe(4)
  // To keep a card is not to play it.
  expect(await packet.first().textContent()).not.toContain('can be played')
  expect(await faultsOf(page, ['.hand'])).toEqual([])
  await packet.first().click()
  await settle(page).click()
  await expect.poll(() => packet.count()).toBe(3)
  await packet.nth(0).click()
  await packet.nth(1).click()
  await settle(page).click()
  await expect.poll(async () => (await inHand(page)).length).toBe(4)
  expect(complaints).toEqual([])
  await page.context().close()
})

/** The cards that frames hold of a hand, whoever they were sent to: looked at with its owner's own eyes. */
function handIn(frames: readonly string[], owner: number): string[] {
  const state = belgianBeersRace.setup(readOptions(belgianBeersRace, 2, WAR), 2)
  const found = new Set<string>()
  for (const frame of frames.map((text) => JSON.parse(text) as FromHost)) {
    if (frame.t === 'position' && frame.cells) decode(frame.cells, state)
    else if (frame.t === 'cells')
      for (let at = 0; at < frame.d.length; at += 2) state.cells[frame.d[at]] = frame.d[at + 1]
    else continue
    for (const card of handOf(belgianBeersRace.view(state, owner))) found.add(card)
  }
  return [...found]
}

it('a window is answered with a card, which is cancelled, and another one let pass; nobody else ever sees a hand', async () => {
  const heard = { ann: [] as string[], bob: [] as string[], onlooker: [] as string[] }
  const ann = await comeBack(house, duel, ANN, { ...desk, heard: heard.ann })
  const bob = await comeBack(house, duel, BOB, { ...desk, heard: heard.bob })
  const onlooker = await lookOn(house, duel, { ...desk, heard: heard.onlooker })
  await expect.poll(async () => (await inHand(ann.page)).length).toBeGreaterThan(0)
  const held = await inHand(ann.page)
  const untilAsked = () =>
    playByWire(house, [ann, bob], (ask, seat) => {
      if (ask.window && seat === ANN) return undefined
      return (seat === BOB && !ask.window ? ride(ask) : undefined) ?? ask.choices[0]
    })

  expect(await untilAsked()).toBe(ANN)
  await ann.page.locator('.hand-card.ready').first().click()
  const card = (await ann.page.locator('.hand-card.chosen .what b').textContent()) ?? ''
  expect(await faultsOf(ann.page, ['.hand', '#slate'])).toEqual([])
  await settle(ann.page).click()
  await asked(bob.page).waitFor()
  await bob.page.locator(`[data-hand-card=${CANCELLING}] .ready`).click()
  await settle(bob.page).click()
  for (const page of [ann.page, bob.page, onlooker])
    await page.locator('#log', { hasText: `Bob cancels “${card}”` }).waitFor()
  await expect.poll(async () => (await inHand(ann.page)).length).toBe(held.length - 1)

  // What lies on the pile is put away with Escape, and by whoever turns to something else.
  const onPile = ann.page.locator('.pile-list li').first()
  const turnAway = [() => ann.page.keyboard.press('Escape'), () => ann.page.locator('.hand > header h2').click()]
  for (const away of turnAway) {
    await ann.page.locator('.pile-count').click()
    await onPile.waitFor()
    await away()
    await onPile.waitFor({ state: 'detached' })
  }

  expect(await untilAsked()).toBe(ANN)
  await asked(ann.page).waitFor()
  await ann.page.locator('#slate .row.apart[data-move]').click()
  await asked(ann.page).waitFor({ state: 'hidden' })
  const left = await inHand(ann.page)
  expect(left.length).toBe(held.length - 1)

  expect(handIn(heard.ann, ANN).toSorted()).toEqual(held.toSorted())
  for (const frames of [heard.bob, heard.onlooker]) {
    expect(frames.length).toBeGreaterThan(2)
    expect(handIn(frames, ANN)).toEqual([])
    for (const one of left) expect(frames.join()).not.toContain(one)
  }
  for (const page of [bob.page, onlooker]) {
    const html = await page.content()
    for (const one of left) expect(html).not.toContain(one)
  }
  expect([...ann.complaints, ...bob.complaints]).toEqual([])
  for (const page of [ann.page, bob.page, onlooker]) await page.context().close()
})

/** Once; whatever comes then is left alone. */
function bobRides(...sitters: readonly Sitter[]) {
  let first: string | undefined
  return playByWire(house, sitters, (ask, seat) => {
    first ??= ask.id
    return seat === BOB && ask.id === first ? ride(ask) : undefined
  })
}

it('a window that nobody answers runs out, and the ride goes on', async () => {
  const ann = await comeBack(house, silence, ANN, desk)
  const bob = await playUnseen(house, silence, BOB)
  await expect.poll(async () => (await inHand(ann.page)).length).toBeGreaterThan(0)
  const held = await inHand(ann.page)
  // However short it was, the page has shown it.
  await ann.page.evaluate(`{
    const look = () => { window.wasAsked ||= document.querySelector('.hand.asked .hand-card.ready') !== null }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  }`)
  await bobRides(ann, bob)
  await ann.page.locator('#log', { hasText: 'Bob cycles' }).waitFor()
  await expect.poll(() => ann.page.evaluate('window.wasAsked')).toBe(true)
  await asked(ann.page).waitFor({ state: 'hidden' })
  expect(await inHand(ann.page)).toEqual(held)
  expect(ann.complaints).toEqual([])
  for (const { page } of [ann, bob]) await page.context().close()
})

it('turn by turn a card that is to be played by itself answers at once, and nobody is waited for', async () => {
  const ann = await comeBack(house, letters, ANN, desk)
  const bob = await playUnseen(house, letters, BOB)
  const { page } = ann
  await expect.poll(async () => (await inHand(page)).length).toBeGreaterThan(0)
  const held = await inHand(page)
  const card = held.find((one) => HINDERING.includes(one)) ?? ''
  const title = (await page.locator(`[data-hand-card=${card}] .what b`).textContent()) ?? ''
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.locator('.window-orders li', { hasText: title }).getByText('Play by itself').click()
  expect(await faultsOf(page, ['.window-orders'])).toEqual([])
  await page.keyboard.press('Escape')
  const orders = async () =>
    (await (await page.request.get(`${house.address}/api/tables/${letters.table}`)).json()).orders
  await expect.poll(async () => (await orders())[0].cards).toEqual({ [card]: 'auto' })
  await bobRides(ann, bob)
  await page.locator('#log', { hasText: title }).first().waitFor()
  expect(await inHand(page)).toEqual(held.filter((one) => one !== card))
  expect(ann.complaints).toEqual([])
  for (const one of [ann, bob]) await one.page.context().close()
})
