import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultsEverywhere, type OpenHouse, openHouse, SIZES } from './support/house.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

/** What the house says to a page, by kind. */
function kindsHeard(page: Page): string[] {
  const kinds: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => kinds.push(String(JSON.parse(String(payload)).t))),
  )
  return kinds
}

/** From now on it says that it has other rules than the house. */
async function makeOlder(page: Page): Promise<void> {
  await page.routeWebSocket('**/api/socket', (older) => {
    const line = older.connectToServer()
    older.onMessage((said) => line.send(String(said).replace(/"layout":"\w+"/, '"layout":"0000000000000000"')))
  })
}

async function openTable(page: Page, name: string): Promise<string> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('group', { name: 'Seat 2' }).getByText('Open').click()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL('**/table/*')
  return (await page.locator('.code').getAttribute('aria-label'))?.replaceAll(' ', '') ?? ''
}

/** How far below the top of a page a part of it ends. */
const bottomOf = (page: Page, part: string): Promise<number> =>
  page.evaluate(`document.querySelector('${part}').getBoundingClientRect().bottom + scrollY`)

const asking = (path: string, body: string): string =>
  `fetch('/api/${path}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(${body}) })`
const post = (page: Page, path: string, body: string): Promise<unknown> =>
  page.evaluate(
    `${asking(path, body)}.then((answer) => answer.ok || answer.text().then((why) => { throw Error(why) }))`,
  )

it('a table is opened, joined by code from a second browser in another language, and played', async () => {
  const { page: host } = await house.visit('/new', { viewport: SIZES.desk })
  const heard = kindsHeard(host)
  const code = await openTable(host, 'Camille')
  expect(code).toMatch(/^[A-Z0-9]{6}$/)
  expect(await faultsEverywhere(host)).toEqual([])

  // The host alone may have the table tell a channel; not every address will do.
  await host.getByRole('button', { name: 'Tell a channel' }).click()
  await host.getByLabel('Address of the webhook').fill('https://192.168.1.1/turn')
  await host.getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await host.getByRole('button', { name: 'Use this address' }).click()
  await host.getByText('The house cannot write to this address').waitFor()
  expect(await faultsEverywhere(host, ['[role=dialog]'])).toEqual([])
  await host.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  const { page: guest } = await house.visit(`/join/${code}`, { locale: 'fr-BE', viewport: SIZES.phone })
  await guest.getByLabel('Votre nom').waitFor()
  expect(await faultsEverywhere(guest)).toEqual([])
  await guest.getByLabel('Votre nom').fill('Inès')
  await guest.getByRole('button', { name: 'S’asseoir' }).click()
  await guest.waitForURL('**/table/*')
  await host.getByText('Inès').waitFor()
  expect(await guest.getByRole('button', { name: 'Prévenir un canal' }).count()).toBe(0)

  await host.getByRole('button', { name: 'Begin the game' }).click()
  await Promise.all([host, guest].map((page) => page.waitForSelector('#slate-title')))
  const asked = () => Promise.all([host, guest].map((page) => page.locator('#slate [data-move]').count()))
  await expect.poll(async () => (await asked()).some((count) => count > 0)).toBe(true)

  const mover = (await asked())[0] > 0 ? host : guest
  const other = mover === host ? guest : host
  // On a phone the log lies behind its tab.
  if (other === guest) await guest.getByRole('button', { name: 'Journal' }).click()
  const before = await other.locator('#log ol li').count()
  // Right after a question has come nothing is taken: who presses too early presses in vain.
  await expect
    .poll(async () => {
      await mover.keyboard.press('c')
      await mover.keyboard.press('Enter')
      return other.locator('#log ol li').count()
    })
    .toBeGreaterThan(before)

  // Somebody without a seat watches, through a page that is older than the house.
  const { page: watcher } = await house.visit('/')
  await makeOlder(watcher)
  await watcher.goto(host.url())
  await watcher.waitForSelector('#slate-title')
  expect(await watcher.locator('#slate [data-move]').count()).toBe(0)
  // It is told that, quietly, once the rules have come after the board, and goes on with whole updates.
  await watcher.getByText('A new version is ready.').waitFor()
  expect(await watcher.locator('#slate-title').count()).toBe(1)

  // What is said at the table is heard, in whatever language.
  await host.getByRole('button', { name: 'Table talk' }).click()
  await host.getByPlaceholder('Say something').fill('Santé!')
  await host.keyboard.press('Enter')
  await host.getByRole('dialog').getByText('Santé!').waitFor()
  await guest.getByRole('button', { name: 'Conversation' }).click()
  await guest.getByRole('dialog').getByText('Santé!').waitFor()
  // Whoever opens the talk with its key goes on typing, letters that are keys of the table too.
  await host.keyboard.press('Escape')
  await host.keyboard.press('t')
  await host.keyboard.type('But mind the tram.')
  await host.keyboard.press('Enter')
  await guest.getByRole('dialog').getByText('But mind the tram.').waitFor()
  expect(await faultsEverywhere(host, ['[role=dialog]'])).toEqual([])
  // By now the rules have come after the board: the house tells positions.
  await expect.poll(() => heard).toContain('position')
  expect(heard.lastIndexOf('update')).toBeLessThan(heard.indexOf('position'))
  await Promise.all([host, guest, watcher].map((page) => page.context().close()))
})

it('a host whose friends do not come seats bots and plays', async () => {
  const { page: host } = await house.visit('/new', { viewport: SIZES.phone, reducedMotion: 'reduce' })
  await openTable(host, 'Camille')
  const begin = host.getByRole('button', { name: 'Seat bots and begin' })
  await begin.waitFor()
  // What is handed on and what is pressed is on the first screen of a phone.
  for (const what of ['.invite .qr', '.invite .code', '.invite > .button'])
    expect(await bottomOf(host, what)).toBeLessThan(SIZES.phone.height)
  await begin.click()
  await host.waitForSelector('#slate [data-move]')

  // A link for another device that the house does not give is missed aloud.
  await host.route('**/api/me/devices', (route) => route.abort())
  await host.getByRole('button', { name: 'Table menu' }).click()
  await host.getByRole('button', { name: 'My seat on another device' }).click()
  await host.getByText('The house is not answering.').waitFor()
  await host.context().close()
})

it('whoever stands on a button of a chair stays there while others sit down', async () => {
  const { page: host } = await house.visit('/privacy')
  const laid = `{ game: 'heaven-and-ale', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], access: 'link', pace: { kind: 'live' } }`
  await post(host, 'me', "{ name: 'Camille' }")
  const table: string = await host.evaluate(
    `${asking('tables', laid)}.then((answer) => answer.json()).then(({ table }) => table)`,
  )
  const others: Page[] = []
  const sit = async (name: string): Promise<void> => {
    const { page } = await house.visit('/privacy')
    others.push(page)
    await post(page, 'me', `{ name: '${name}' }`)
    await post(page, `tables/${table}/join`, `{ cmd: 'c${others.length}' }`)
  }
  await host.goto(`${house.address}/table/${table}`)
  await sit('Inès')
  const ask = host.getByRole('button', { name: 'Ask Inès to leave' })
  await ask.focus()
  await sit('Jef')
  await host.getByRole('button', { name: 'Ask Jef to leave' }).waitFor()
  expect(await ask.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
  await Promise.all([host, ...others].map((page) => page.context().close()))
})
