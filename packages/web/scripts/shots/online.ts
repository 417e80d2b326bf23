import { type APIRequestContext, type Page, request, type WebSocketRoute } from 'playwright-core'
import type { Shot, Visitor } from './album.ts'

const IDS = { race: 'belgian-beers-race', ale: 'heaven-and-ale' }

interface Seating {
  readonly game: keyof typeof IDS
  /** Friends who come in after the host; the last chairs stay free for as many as are missing. */
  readonly friends: readonly string[]
  readonly seats: number
  readonly start?: boolean
}

async function post(who: APIRequestContext, url: string, data: object): Promise<{ table: string; code: string }> {
  const answer = await who.post(url, { data })
  if (!answer.ok()) throw new Error(`${url}: ${await answer.text()}`)
  return answer.json()
}

/** A table of the house, opened by this visitor; friends sit down from browsers of their own. */
async function tableOf(visitor: Visitor, { game, friends, seats, start = false }: Seating) {
  const api = `${visitor.address}/api`
  const page = await visitor.visit('/')
  const me = page.context().request
  await post(me, `${api}/me`, { name: 'Camille' })
  const { table, code } = await post(me, `${api}/tables`, {
    game: IDS[game],
    options: {},
    seats: [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => ({ kind: 'open' }))],
    access: 'link',
    pace: { kind: 'live', clock: { bank: 900, increment: 10, cap: 900 } },
  })
  const guests: APIRequestContext[] = []
  for (const name of friends) {
    const guest = await request.newContext()
    guests.push(guest)
    await post(guest, `${api}/me`, { name })
    await post(guest, `${api}/tables/${table}/join`, { cmd: 'join' })
  }
  if (start) {
    await post(me, `${api}/tables/${table}/start`, { cmd: 'start' })
    for (const [at, guest] of guests.entries())
      await post(guest, `${api}/tables/${table}/nonce`, { cmd: 'nonce', seat: at + 1, nonce: '00' })
  }
  for (const guest of guests) await guest.dispose()
  return { page, table, code, go: () => page.goto(`${visitor.address}/table/${table}`) }
}

async function begun(visitor: Visitor, game: keyof typeof IDS): Promise<Page> {
  const { page, go } = await tableOf(visitor, { game, seats: 3, friends: ['Inès', 'Jef'], start: true })
  await go()
  await page.waitForSelector('#slate-title', { state: 'attached' })
  // The dice of the setup come after the page has added its part to them.
  await page.waitForTimeout(700)
  return page
}

/** Tables of the house: who is here, who watches, what is said, and a line that breaks. */
export const online: readonly Shot[] = [
  {
    name: 'room-host',
    long: true,
    async open(visitor) {
      const { page, go } = await tableOf(visitor, { game: 'race', seats: 4, friends: ['Inès'] })
      await go()
      await page.waitForSelector('.waiting-room')
      return page
    },
  },
  {
    name: 'room-full',
    long: true,
    async open(visitor) {
      const { page, go } = await tableOf(visitor, { game: 'ale', seats: 2, friends: ['Jan-Baptist Cauwenberghe'] })
      await go()
      await page.waitForSelector('.waiting-room')
      return page
    },
  },
  {
    name: 'room-guest',
    long: true,
    async open(visitor) {
      const { table } = await tableOf(visitor, { game: 'ale', seats: 3, friends: ['Inès'] })
      const page = await visitor.visit(`/table/${table}`)
      await page.waitForSelector('.waiting-room')
      return page
    },
  },
  {
    name: 'join-code',
    long: true,
    async open(visitor) {
      const { code } = await tableOf(visitor, { game: 'race', seats: 4, friends: ['Inès'] })
      const page = await visitor.visit(`/join/${code}`)
      await page.waitForSelector('.join form')
      return page
    },
  },
  ...(['race', 'ale'] as const).flatMap((game): Shot[] => [
    {
      name: `${game}-spectator`,
      async open(visitor) {
        const table = await begun(visitor, game)
        const page = await visitor.visit(new URL(table.url()).pathname)
        await page.waitForSelector('#slate-title', { state: 'attached' })
        return page
      },
    },
    {
      name: `${game}-chat`,
      async open(visitor) {
        const page = await begun(visitor, game)
        await page.keyboard.press('t')
        const field = page.locator('[role=dialog] input[type=text], [role=dialog] input:not([type])').first()
        for (const words of ['Santé!', 'Wie het laatst drinkt, betaalt.', 'Mind the last bus.']) {
          await field.fill(words)
          await field.press('Enter')
        }
        return page
      },
    },
    {
      name: `${game}-connection-lost`,
      async open(visitor) {
        const { page, go } = await tableOf(visitor, { game, seats: 2, friends: ['Inès'], start: true })
        let line: WebSocketRoute | undefined
        await page.routeWebSocket(/\/api\//, (socket) => {
          if (line) return void socket.close()
          line = socket
          socket.connectToServer()
        })
        await go()
        await page.waitForSelector('#slate-title', { state: 'attached' })
        await line?.close()
        await page.waitForSelector('.connection')
        return page
      },
    },
  ]),
]
