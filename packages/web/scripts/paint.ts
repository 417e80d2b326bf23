import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { type OpenHouse, openHouse } from '../test/support/house.ts'
import { type MatchPlan, played } from './played.ts'
import { visitorOf } from './shots/album.ts'

/** Milliseconds in which a press must show, and which no work between two of them may take. */
const BAR = 50
/** How long a hand rests on a thing before it presses, and how long it holds the button. */
const REST = 120
const HELD = 60
const HELP = `How soon a press on something legal is painted, and the longest work while bots play, in milliseconds.
Four players, everything on the screen; both games, with a mouse and with a finger. What a mouse rests on shows its
price first ("look"); a finger's first press does.

  npm run paint -- [--presses 30]`

const { values: asked } = parseArgs({
  options: { presses: { type: 'string', default: '30' }, help: { type: 'boolean' } },
})

/**
 * Runs in the page. The browser itself says how long an input took until the next frame was painted (in steps of 8 ms),
 * and how long the thread was busy at a stretch.
 */
const WATCH = `
  window.painted = []
  window.looked = []
  window.busy = []
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'click') painted.push(duration)
      if (name === 'mouseover') looked.push(duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) busy.push(duration)
  }).observe({ type: 'longtask' })
`

const tell = (numbers: readonly number[]): string => {
  if (numbers.length === 0) return 'none'
  const sorted = numbers.toSorted((a, b) => a - b).map(Math.round)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  return `middle ${at(0.5)}, 95 of 100 ${at(0.95)}, longest ${sorted.at(-1)}`
}

type Hand = (page: Page, x: number, y: number) => Promise<void>

const HANDS = {
  async mouse(page, x, y) {
    await page.mouse.move(x, y)
    await page.waitForTimeout(REST)
    await page.mouse.down()
    await page.waitForTimeout(HELD)
    await page.mouse.up()
  },
  async finger(page, x, y) {
    const touch = await page.context().newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await page.waitForTimeout(HELD)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await touch.detach()
  },
} satisfies Record<string, Hand>

/** Presses what glows on the board and rows of the slate in turn; says whether there was anything left to press. */
async function press(page: Page, hand: Hand, turn: number): Promise<boolean> {
  await page.waitForSelector('#slate :is([data-move], .standing)', { timeout: 60_000 })
  if ((await page.locator('#slate .standing').count()) > 0) return false
  const things = page.locator('#board [role=button]:not(#slate *, [aria-pressed=true])')
  const glows = turn % 2 === 0 && (await things.count()) > 0
  const spot = await (glows ? things : page.locator('#slate [data-move]')).first().boundingBox()
  if (spot) await hand(page, spot.x + spot.width / 2, spot.y + spot.height / 2)
  await page.waitForTimeout(400)
  // What a finger only looked at is settled on the slate.
  const settle = await page
    .locator('#slate .settle button')
    .first()
    .boundingBox({ timeout: 100 })
    .catch(() => null)
  if (hand === HANDS.finger && settle) await hand(page, settle.x + settle.width / 2, settle.y + settle.height / 2)
  await page.waitForTimeout(200)
  return true
}

interface Traced {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds the thread itself worked: other programs on this machine do not count. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** How long the page's own thread worked at a stretch, each time, in milliseconds. */
async function workDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && pages.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
}

async function measure(house: OpenHouse, game: MatchPlan['game'], hand: keyof typeof HANDS): Promise<void> {
  const presses = Number(asked.presses)
  const table = played({ game, seats: 4 }, ({ met }) => met > 12)
  const visitor = visitorOf(house, { width: 1440, theme: 'paper', language: 'fr', lively: true })
  const page = await visitor.visit(`/local/${table.doc.id}`, { saved: [table] })
  await page.waitForSelector('#slate [data-move]')
  await page.waitForTimeout(1500)
  await page.evaluate(WATCH)
  const browser = page.context().browser()
  if (!browser) throw new Error('The browser is gone.')
  let pressed = 0
  const work = await workDuring(browser, page, async () => {
    while (pressed < presses && (await press(page, HANDS[hand], pressed))) pressed++
  })
  const painted = await page.evaluate<number[]>('painted')
  const looked = await page.evaluate<number[]>('looked')
  const busy = await page.evaluate<number[]>('busy')
  // Faster ones than a frame are not even reported.
  const all = [...painted, ...Array.from({ length: Math.max(0, pressed - painted.length) }, () => 8)]
  const longest = Math.max(0, ...work)
  const title = `${game.padEnd(5)} ${hand.padEnd(6)}`
  console.log(`${title} press to paint: ${tell(all)} (${all.length} presses)`)
  if (hand === 'mouse') console.log(`${title} look to paint: ${tell(looked)}`)
  console.log(`${title} work at a stretch: longest ${longest.toFixed(0)} of its own`)
  console.log(`${title} and by the clock on the wall, over ${BAR}: ${tell(busy)}`)
  if (longest > BAR || all.some((one) => one > BAR)) process.exitCode = 1
  await visitor.leave()
}

async function measureAll(): Promise<void> {
  const house = await openHouse()
  try {
    for (const game of ['race', 'ale'] as const)
      for (const hand of ['mouse', 'finger'] as const) await measure(house, game, hand)
  } finally {
    await house.close()
  }
}

if (asked.help) console.log(HELP)
else await measureAll()
