import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultsEverywhere, faultsOf, fits, type OpenHouse, openHouse, SIZES } from './support/house.ts'
import { CAMILLE, lookedBack, playedYesterday, rated } from './support/standing.ts'

let house: OpenHouse
beforeAll(async () => {
  house = await openHouse('localhost', async (store) => {
    await rated(store, 'belgian-beers-race/base')
    await playedYesterday(store)
    await lookedBack(store)
  })
})
afterAll(() => house?.close())

/** A device that keeps passkeys and says yes to everything. */
async function deviceOf(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

/** Words that stand on two lines, in their own text. */
const brokenWords = (page: Page, inside: string): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('${inside}')].flatMap((cell) => {
    const text = cell.firstChild
    if (!(text instanceof Text)) return []
    return [...text.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : []
    })
  })`)

/** Somebody the house knows. */
async function guest(name: string): Promise<Page> {
  const { page } = await house.visit('/you')
  await page.evaluate(
    `fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '${JSON.stringify({ name })}' })`,
  )
  await page.reload()
  return page
}

it('a passkey made in one browser brings the same person to another, until it is removed', async () => {
  const page = await guest('Camille')
  const laptop = await deviceOf(page)
  await page.getByText('You have no passkey yet.').waitFor()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Passkey 1').waitFor()

  const { page: other, complaints } = await house.visit('/you', { locale: 'fr-BE', viewport: SIZES.phone })
  const phone = await deviceOf(other)
  const { credentials } = await laptop.cdp.send('WebAuthn.getCredentials', { authenticatorId: laptop.authenticatorId })
  expect(credentials).toHaveLength(1)
  for (const credential of credentials)
    await phone.cdp.send('WebAuthn.addCredential', { authenticatorId: phone.authenticatorId, credential })
  await other.getByRole('button', { name: 'Entrer avec une clé d’accès' }).click()
  await expect.poll(() => other.getByLabel('Votre nom').inputValue()).toBe('Camille')
  await other.getByText(/utilisée/).waitFor()
  expect(await faultsOf(other)).toEqual([])
  expect(await fits(other)).toBe(true)
  expect(complaints).toEqual([])

  // Somebody the house knows under another name comes in as Camille too, after a warning.
  const jef = await guest('Jef')
  const desk = await deviceOf(jef)
  const [{ signCount, ...same }] = credentials
  // A key that counts must have counted further than when it was last seen.
  const credential = { ...same, signCount: signCount + 10 }
  await desk.cdp.send('WebAuthn.addCredential', { authenticatorId: desk.authenticatorId, credential })
  await jef.getByRole('button', { name: 'Come in as somebody else' }).click()
  await jef.getByRole('button', { name: 'Come in with a passkey' }).click()
  await expect.poll(() => jef.getByLabel('Your name').inputValue()).toBe('Camille')
  await jef.context().close()

  await other.getByRole('button', { name: 'Retirer la clé d’accès 1' }).click()
  await other.getByText('Vous n’avez pas encore de clé d’accès.').waitFor()
  const { page: third } = await house.visit('/you')
  const tablet = await deviceOf(third)
  for (const credential of credentials)
    await tablet.cdp.send('WebAuthn.addCredential', { authenticatorId: tablet.authenticatorId, credential })
  await third.getByRole('button', { name: 'Come in with a passkey' }).click()
  await third.getByText('No passkey was used.').waitFor()
  await Promise.all([page, other, third].map((one) => one.context().close()))
})

it('where passkeys cannot work the page says why', async () => {
  const { page } = await house.visit('/')
  await page.goto(`${house.address.replace('localhost', '127.0.0.1')}/you`)
  await page.getByText('has not given it an https address').waitFor()
  expect(await page.getByRole('button', { name: /passkey/ }).count()).toBe(0)
  await page.context().close()
  const plain = await openHouse('tavern.test')
  const { page: guest } = await plain.visit('/you', { locale: 'nl-BE' })
  await guest.getByText('browsers laten ze alleen toe op een pagina via https').waitFor()
  await plain.close()
})

it('a name is changed, a link is made for another device, and a bad webhook is refused', async () => {
  const page = await guest('Inès')
  await page.getByLabel('Your name').fill('Inès B.')
  await page.getByRole('button', { name: 'Change the name' }).click()
  await page.getByText('You are called Inès B. now.').waitFor()

  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Link for the other device').inputValue()
  const { page: phone } = await house.visit(new URL(link).pathname)
  await phone.waitForURL(`${house.address}/`)
  await phone.goto(`${house.address}/you`)
  await expect.poll(() => phone.getByLabel('Your name').inputValue()).toBe('Inès B.')

  await page.getByLabel('Address of the webhook').fill('https://192.168.1.1/turn')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await page.getByText('The house cannot write to this address').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await Promise.all([page, phone].map((one) => one.context().close()))
})

it('where the house sends mail, an address is proved by its code, and a link ends the mails without a name', async () => {
  const page = await guest('Ann')
  const answered = page.waitForResponse('**/api/me/mail')
  await page.reload()
  await answered
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor()
  // This house sends none, and nothing of it shows.
  expect(await page.getByText('mail').count()).toBe(0)
  const none = { on: true, address: null as string | null, waiting: null as string | null }
  let mine = none
  await page.route('**/api/me/mail**', async (route) => {
    const request = route.request()
    const asked = request.postDataJSON() as { address?: string; code?: string } | null
    if (asked?.code === '000000')
      return route.fulfill({ status: 400, json: { code: 'wrong-code', message: 'This is not the code.' } })
    if (asked?.address) mine = { ...mine, waiting: asked.address }
    if (asked?.code) mine = { ...mine, address: mine.waiting, waiting: null }
    if (request.method() === 'DELETE') mine = none
    return route.fulfill({ json: mine })
  })
  await page.reload()
  await page.getByLabel('Your email address').fill('ann@example.org')
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByText('A code is on its way to ann@example.org.').waitFor()
  await page.getByLabel('Code from the email').fill('000000')
  await page.getByRole('button', { name: 'This is the code' }).click()
  await page.getByText('That is not the code.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Code from the email').fill('123456')
  await page.getByRole('button', { name: 'This is the code' }).click()
  await page.getByText('The house writes to ann@example.org.').waitFor()
  await page.getByLabel('Code from the email').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Forget my address' }).click()
  await expect.poll(() => page.getByLabel('Your email address').inputValue()).toBe('')

  const { page: reader, complaints } = await house.visit('/api/unsubscribe/somebody-signed', {
    locale: 'fr-BE',
    viewport: SIZES.phone,
  })
  await reader.getByRole('button', { name: 'Arrêter les courriels' }).click()
  await reader.getByText('La maison ne vous écrira plus').waitFor()
  expect(await faultsOf(reader)).toEqual([])
  expect(await fits(reader)).toBe(true)
  expect(complaints).toEqual([])
  await Promise.all([page, reader].map((one) => one.context().close()))
})

it('the standing is read a page at a time, with one’s own row marked; a table is rated when it is laid', async () => {
  const { page, complaints } = await house.visit(`/device/${CAMILLE}`, { reducedMotion: 'reduce' })
  await page.waitForURL(`${house.address}/`)
  await page.getByRole('link', { name: 'Standings' }).click()
  await page.getByRole('row', { name: /Camille you/ }).waitFor()
  expect(await page.locator('.standing tbody tr').count()).toBe(25)
  expect(await page.locator('.standing tr.mine').textContent()).toMatch(/^13Camille you/)
  expect(await faultsEverywhere(page)).toEqual([])
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('26 to 30 of 30').waitFor()
  expect(await page.locator('.standing tbody tr').count()).toBe(5)
  const short = page.getByRole('radio', { name: 'Short', exact: true })
  await short.press(' ')
  await page.getByText('1 of 10 rated games').waitFor()
  // Whoever chose it with a key goes on from there.
  await short.and(page.locator(':focus')).waitFor({ state: 'attached' })
  await page.getByText('Nobody has played 10 rated games of this yet.').waitFor()
  await page.setViewportSize(SIZES.phone)
  expect(await fits(page)).toBe(true)
  await page.goto(`${house.address}/you`)
  await page.getByText(/points after 10 rated games/).waitFor()
  await page
    .getByRole('rowgroup')
    .filter({ has: page.getByRole('rowheader', { name: 'The Belgian Beers Race' }) })
    .getByRole('row', { name: 'Short 1 1 64 64' })
    .waitFor()
  await page.getByText('The campaign: 0 of 15 stamps, 0 stars.').waitFor()
  const sources = page.getByRole('table', { name: /Where your points come from: The Belgian Beers Race/ })
  await sources.getByText('counted in 2 games').waitFor()
  await sources.getByRole('row', { name: 'Evenings: beers, bottles, coasters 74' }).waitFor()
  await sources.getByRole('row', { name: 'Not back on the Grand Place −23.5' }).waitFor()
  const favourites = page.getByRole('table', { name: /Favourite breweries/ })
  const named = await favourites.locator('tbody tr').allInnerTexts()
  expect(named.map((row) => row.replace(/\s+/g, ' ').trim()).slice(0, 2)).toEqual(['Westmalle 17 2', 'Orval 28 2'])
  expect(named).toHaveLength(5)
  await page.getByRole('table', { name: /Where your points come from: Heaven & Ale/ }).waitFor()
  expect(await faultsEverywhere(page)).toEqual([])
  expect(await fits(page)).toBe(true)
  for (const [language, sources, favourites, brewery] of [
    ['fr', /D’où viennent vos points/, /Vos brasseries préférées/, /Bruges/],
    ['nl', /Waar je punten vandaan komen/, /Je lievelingsbrouwerijen/, /Brugge/],
    ['en', /Where your points come from/, /Favourite breweries/, /Bruges/],
  ] as const) {
    await page.evaluate(`localStorage.setItem('estaminet.language', '${language}')`)
    await page.reload()
    await page.getByRole('table', { name: sources }).nth(1).waitFor()
    await page.getByRole('table', { name: favourites }).getByRole('row', { name: brewery }).waitFor()
    expect(await fits(page)).toBe(true)
    expect(await brokenWords(page, '.my-games tbody th')).toEqual([])
  }

  await page.goto(`${house.address}/new?game=heaven-and-ale`)
  await page.getByRole('switch', { name: 'Rated' }).check()
  await page.locator('.sum').getByText('rated: the result counts').waitFor()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByText('A rated game begins once a different person').waitFor()
  expect(await page.getByRole('button', { name: 'Begin the game' }).isDisabled()).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await page.waitForURL(`${house.address}/`)

  await page.getByRole('link', { name: 'Game of the day', exact: true }).click()
  await page.getByRole('row', { name: /2 Camille you 64/ }).waitFor()
  await page.getByText('Check the dice').click()
  expect(await faultsEverywhere(page)).toEqual([])
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Play today’s game' }).click()
  await page.waitForURL(/\/table\/daily-/)
  await page.locator('.slate').first().waitFor()
  await page.goto(`${house.address}/daily`)
  await page.getByRole('button', { name: 'Go on with your game' }).waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

it('whoever has the key sees how the house is doing, closes a table, shuts a door and says so', async () => {
  const player = await guest('Camille')
  const lay = async () => {
    const table = await player.evaluate(
      `fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '${JSON.stringify({
        game: 'heaven-and-ale',
        seats: [{ kind: 'me' }, { kind: 'open' }],
        access: 'public',
        pace: { kind: 'live' },
      })}' }).then((answer) => answer.json())`,
    )
    return table as { code: string; table: string }
  }
  const other = await lay()
  const { code, table: id } = await lay()
  await player.goto(`${house.address}/table/${id}`)

  const { page } = await house.visit('/host', { viewport: SIZES.phone, locale: 'nl-BE', reducedMotion: 'reduce' })
  await page.getByLabel('Huissleutel').fill('not it')
  await page.getByRole('button', { name: 'Openen' }).click()
  await page.getByText('Deze sleutel past hier niet.').waitFor()
  await page.getByLabel('Huissleutel').fill(house.hostKey)
  await page.getByRole('button', { name: 'Openen' }).click()
  await page.getByText('nog geen:').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await fits(page)).toBe(true)

  await page.getByLabel('Adres of netwerk').fill('192.0.2.0/33')
  await page.getByRole('button', { name: 'Deur sluiten' }).click()
  await page.getByText('Dit is geen adres').waitFor()
  await page.getByLabel('Adres of netwerk').fill('192.0.2.0/24')
  await page.getByRole('button', { name: 'Deur sluiten' }).click()
  await page.getByRole('button', { name: '192.0.2.0/24 weer binnenlaten' }).click()
  await page.getByText('Iedereen mag binnen.').waitFor()

  await page.getByLabel('Waarom').fill('een nieuw vat')
  await page.getByRole('button', { name: 'Iedereen laten weten' }).click()
  await player.getByText('een nieuw vat').waitFor()
  // In passing, and once.
  await player.getByText('een nieuw vat').waitFor({ state: 'hidden' })

  const close = page.getByRole('button', { name: `Tafel ${code} sluiten` })
  // The house is looked at again and again: whoever stands on a button stays there, also when its row makes room.
  const isFocused = () => close.evaluate((button) => button === button.ownerDocument.activeElement)
  const first = page.getByRole('button', { name: /^Tafel \w+ sluiten/ }).first()
  await close.focus()
  for (let looks = 0; looks < 2; looks++) await page.waitForResponse('**/api/host/tables')
  expect(await isFocused()).toBe(true)
  expect(await first.getAttribute('aria-label')).toBe(`Tafel ${code} sluiten`)
  await player.evaluate(
    `fetch('/api/tables/${other.table}/join', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"cmd":"c1","name":"Fons"}' })`,
  )
  await expect.poll(() => first.getAttribute('aria-label')).toBe(`Tafel ${other.code} sluiten`)
  expect(await isFocused()).toBe(true)
  await close.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten', exact: true }).click()
  await close.waitFor({ state: 'detached' })
  // The key is forgotten with the tab, or when it is locked; until then a reload opens.
  await page.reload()
  await page.getByRole('button', { name: 'Afsluiten' }).click()
  await page.getByLabel('Huissleutel').waitFor()
})
