import type { Page, WebSocketRoute } from 'playwright-core'
import { type Seating, seated } from '../seated.ts'
import { press, type Shot, type Visitor } from './album.ts'

/** A table of the house, opened by this visitor. */
async function tableOf(visitor: Visitor, seating: Seating) {
  const page = await visitor.visit('/')
  const { table, code } = await seated(page.context().request, visitor.address, seating)
  return { page, table, code, go: () => page.goto(`${visitor.address}/table/${table}`) }
}

/** The dice of the setup come after the page has added its part to them. */
const DEALT = 700

async function begun(visitor: Visitor, game: Seating['game']): Promise<Page> {
  const { page, go } = await tableOf(visitor, { game, seats: 3, friends: ['Inès', 'Jef'], start: true })
  await go()
  await page.waitForSelector('#slate-title', { state: 'attached' })
  await page.waitForTimeout(DEALT)
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
      name: `${game}-company`,
      async open(visitor) {
        const page = await begun(visitor, game)
        await press(page, 'header button[aria-pressed]:last-of-type')
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
        await page.waitForTimeout(DEALT)
        await line?.close()
        await page.waitForSelector('.connection')
        return page
      },
    },
  ]),
]
