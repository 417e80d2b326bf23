import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gameIds } from '../src/games.ts'
import { allWords } from '../src/texts/all.ts'
import { type Language, languages } from '../src/texts/languages.ts'
import { faultsOf, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { holdWorker } from './support/late-worker.ts'
import { openTable } from './support/table.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house?.close())

const codes = Object.keys(languages) as Language[]

describe.each(codes)('the front door for a reader of %s', (code) => {
  it.each(Object.entries(SIZES))('greets, fits and has no accessibility fault on a %s', async (size, viewport) => {
    const colorScheme = size === 'phone' ? 'dark' : 'light'
    const { page, complaints } = await house.visit('/', { locale: `${code}-BE`, viewport, colorScheme })
    await page.waitForSelector('article')

    expect(await page.getAttribute('html', 'lang')).toBe(code)
    expect((await page.textContent('h1'))?.trim()).toBe(allWords[code].home.headline(gameIds.length).join(' '))
    expect(await page.getByRole('article').count()).toBe(2)
    expect(await fits(page)).toBe(true)
    expect(
      await page.evaluate("document.fonts.ready.then(() => document.fonts.check('italic 900 24px Sansita'))"),
    ).toBe(true)
    expect(await faultsOf(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

it.each(['/new', '/join', '/you', '/privacy', '/design', '/nowhere'])(
  '%s fits and has no fault, by day and after dark',
  async (path) => {
    for (const [viewport, colorScheme] of [
      [SIZES.desk, 'light'],
      [SIZES.phone, 'dark'],
    ] as const) {
      const { page, complaints } = await house.visit(path, { locale: 'nl-BE', viewport, colorScheme })
      await page.waitForSelector('main:not(.setting) h1')
      expect(await fits(page)).toBe(true)
      expect(await faultsOf(page)).toEqual([])
      expect(complaints).toEqual([])
      await page.context().close()
    }
  },
)

it.each(codes)('headlines and seats have room on every screen between a tablet and a wall, in %s', async (code) => {
  const { page } = await house.visit('/', { locale: `${code}-BE` })
  for (const [path, part] of [
    ['/', '.home h1'],
    ['/new', '.seats .segmented'],
  ] as const) {
    await page.goto(`${house.address}${path}`)
    await page.waitForSelector(part)
    await page.evaluate('document.fonts.ready')
    for (const width of [768, 961, 1024, 1120, 1200, 1241, 1281, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const squeezed = `[...document.querySelectorAll('${part}')].filter((it) => it.scrollWidth > it.clientWidth).length`
      expect(await page.evaluate(squeezed), `${path} at ${width}`).toBe(0)
    }
  }
  await page.context().close()
})

it('/device/… fits and has no fault while the house is asked, by day and after dark', async () => {
  for (const [viewport, colorScheme] of [
    [SIZES.desk, 'light'],
    [SIZES.phone, 'dark'],
  ] as const) {
    const { page } = await house.visit('/privacy', { locale: 'nl-BE', viewport, colorScheme })
    // An answer would lead to the front door at once.
    await page.route('**/api/devices', () => undefined)
    await page.goto(`${house.address}/device/a-token`)
    await page.getByRole('heading', { name: allWords.nl.table.connection.opening }).waitFor()
    expect(await fits(page)).toBe(true)
    expect(await faultsOf(page)).toEqual([])
    await page.context().close()
  }
})

it('a reader changes the language with the keyboard alone, and nothing is loaded again', async () => {
  const { page } = await house.visit('/')
  await page.evaluate('window.sameVisit = true')
  await page.getByRole('button', { name: 'Nederlands' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'niemand wil naar huis' }).waitFor()
  expect(await page.getAttribute('html', 'lang')).toBe('nl')
  expect(await page.evaluate('window.sameVisit')).toBe(true)
  await page.reload()
  expect(await page.getAttribute('html', 'lang')).toBe('nl')
  await page.context().close()
})

it('a code that nobody has is told in one sentence', async () => {
  const { page } = await house.visit('/')
  await page.getByLabel('Join with a code').fill('zzzzzz')
  await page.keyboard.press('Enter')
  await page.getByText('There is no table with the code ZZZZZZ.').waitFor()
  await page.context().close()
})

it('a code that was copied with what stands around it is read', async () => {
  const { page } = await house.visit('/', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.evaluate("navigator.clipboard.writeText(' gue-uze\\n')")
  await page.getByLabel('Join with a code').press('Control+V')
  expect(await page.getByLabel('Join with a code').inputValue()).toBe('GUEUZE')
  await page.context().close()
})

it('whoever comes with a code while the house is silent is asked for their name once it answers', async () => {
  const { code } = await openTable(house, 'heaven-and-ale', { name: 'Ana', viewport: SIZES.desk })
  const { page } = await house.meet({ viewport: SIZES.phone })
  await page.route('**/api/codes/**', (route) => route.abort())
  await page.goto(`${house.address}/join/${code}`)
  await page.getByText(allWords.en.away.title).waitFor()
  await page.unroute('**/api/codes/**')
  await page.evaluate("dispatchEvent(new Event('online'))")
  await page.getByLabel('Your name').waitFor()
  await page.context().close()
})

it('a link for another device is not said to be spent while the house is silent', async () => {
  const { page } = await house.visit('/privacy')
  await page.route('**/api/devices', (route) => route.abort())
  await page.goto(`${house.address}/device/a-token`)
  await page.getByRole('heading', { name: allWords.en.away.title }).waitFor()
  await page.unroute('**/api/devices')
  await page.getByRole('button', { name: allWords.en.table.connection.tryNow }).click()
  await page.getByText(allWords.en.you.device.spent).waitFor()
  await page.context().close()
})

it('nobody is told to be forgotten before they are', async () => {
  const { page } = await house.visit('/privacy')
  await page.request.post(`${house.address}/api/me`, { data: { name: 'Ann' }, headers: { origin: house.address } })
  const ask = async () => {
    await page.getByRole('button', { name: allWords.en.privacy.forget }).click()
    await page.getByRole('dialog').getByRole('button', { name: allWords.en.privacy.forgetYes }).click()
  }
  await page.evaluate("localStorage.setItem('estaminet.name', 'Ann')")
  await page.route('**/api/me', (route) => route.abort())
  await ask()
  await page.getByText(allWords.en.you.failed).waitFor()
  expect(await page.evaluate("localStorage.getItem('estaminet.name')")).toBe('Ann')
  await page.unroute('**/api/me')
  await ask()
  await page.getByText(allWords.en.privacy.forgotten).waitFor()
  expect(await page.evaluate("localStorage.getItem('estaminet.name')")).toBe(null)
  await page.context().close()
})

it('a guest is let in before the house has said which tables are theirs', async () => {
  const { page } = await house.meet({ viewport: SIZES.desk })
  await page.addInitScript("localStorage.setItem('estaminet.guest', '1')")
  await page.route('**/api/me/tables', () => undefined)
  await page.goto(house.address)
  await page.getByRole('link', { name: allWords.en.home.playNow }).waitFor()
  // That there is none would be too soon to say.
  expect(await page.getByText(allWords.en.home.noTable).count()).toBe(0)
  await page.context().close()
})

it('every game can be begun near the top of a phone, and beside its box elsewhere', async () => {
  const { page } = await house.visit('/', { viewport: SIZES.phone })
  const ways = page.locator('.ways').getByRole('link', { name: allWords.en.home.playNow })
  await ways.first().waitFor()
  expect(await ways.count()).toBe(gameIds.length)
  for (const way of await ways.all()) {
    const { y = 9999, height = 0 } = (await way.boundingBox()) ?? {}
    expect(y + height).toBeLessThan(SIZES.phone.height)
  }
  await page.setViewportSize(SIZES.desk)
  expect(await ways.count()).toBe(1)
  await page.context().close()
})

it('where the browser keeps nothing one plays all the same, and is offered nothing that would need it', async () => {
  const { page, complaints } = await house.meet({ viewport: SIZES.desk })
  await page.addInitScript(
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })",
  )
  await page.goto(house.address)
  await page.getByRole('link', { name: allWords.en.home.playNow }).click()
  await page.waitForSelector('#slate [data-move]')
  await page.getByRole('button', { name: allWords.en.table.bar.menu }).click()
  await page.getByRole('dialog').getByRole('button', { name: allWords.en.table.seats.leave }).waitFor()
  expect(await page.getByRole('button', { name: allWords.en.table.giving.give }).count()).toBe(0)
  expect(complaints).toEqual([])
  await page.context().close()
})

it('whoever goes back while their table is being laid is not led to it', async () => {
  const { page } = await house.visit('/', { viewport: SIZES.desk })
  const worker = await holdWorker(page)
  await page.getByRole('link', { name: allWords.en.home.playNow }).click()
  await page.waitForURL('**/local/new?*')
  await page.goBack()
  await page.waitForSelector('article')
  worker.come()
  await expect
    .poll(() => page.evaluate("Object.keys(localStorage).some((key) => key.startsWith('estaminet.table.'))"))
    .toBe(true)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.context().close()
})

it('a page whose script does not come says so, and the rest of the house stays open', async () => {
  const { page } = await house.visit('/', { viewport: SIZES.phone })
  await page.route('**/assets/privacy-*.js', (route) => route.abort())
  const privacy = page.locator('a[href="/privacy"]').first()
  await privacy.click()
  await page.getByRole('heading', { name: allWords.en.notOpened.title }).waitFor()
  expect(await fits(page)).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: allWords.en.lost.home }).click()
  await page.waitForSelector('article')
  await page.locator('a[href="/you"]').first().click()
  await page.getByRole('heading', { level: 1, name: allWords.en.you.title }).waitFor()
  await page.goto(`${house.address}/privacy`)
  await page.getByRole('heading', { name: allWords.en.notOpened.title }).waitFor()
  await page.unroute('**/assets/privacy-*.js')
  await page.getByRole('button', { name: allWords.en.notOpened.again }).click()
  await page.getByRole('button', { name: allWords.en.privacy.forget }).waitFor()
  await page.context().close()
})

it('a page that gets no words says so in three languages, and opens once the line is back', async () => {
  const { page } = await house.meet({ viewport: SIZES.phone })
  await page.route('**/assets/en-*.js', (route) => route.abort())
  await page.goto(house.address)
  await page.getByText('La maison n’a pas répondu.').waitFor()
  expect(await fits(page)).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  await page.unroute('**/assets/en-*.js')
  await page.evaluate("dispatchEvent(new Event('online'))")
  await page.waitForSelector('article')
  expect(await page.getByText('La maison n’a pas répondu.').count()).toBe(0)
  await page.context().close()
})
