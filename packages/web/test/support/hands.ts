import { type Rng, seeded } from '@estaminet/kernel'
import type { Locator, Page } from 'playwright-core'

/** A way of answering the open question. It uses only what is on the screen, and says what it used. */
export type Hand = (page: Page) => Promise<string>

const seed = process.env.ESTAMINET_SEED ?? 'hands'
const SETTLE = '#slate .settle .button.brass'
const rows = (page: Page): Locator => page.locator('#slate [data-move]')
/** What glows on a board and can be pressed; what is picked already is left alone. */
const things = (page: Page): Locator => page.locator('#board [role=button]:not(#slate *, [aria-pressed=true])')
const picked = (page: Page): Locator => page.locator('#board [role=button][aria-pressed=true]:not(#slate *)')
export const openAsk = (page: Page): Promise<string | null> => page.locator('#slate').getAttribute('data-ask')

/** With a mouse: mostly the board where something glows on it, else the slate. */
export function mouse(whose: string): Hand {
  const rng = seeded(`${seed} ${whose}`)
  return async (page) => {
    const asked = await openAsk(page)
    if ((await things(page).count()) === 0 || rng.below(10) > 6) {
      const row = await oneRow(page, rng)
      await row.button.click()
      if (await isAskedFirst(page)) await page.locator(SETTLE).click()
      return `slate: ${row.name}`
    }
    await closeCard(page)
    const names: string[] = []
    // Some questions take several things; where there are several ways, the first press shows them and the second goes.
    for (let more = true; more && names.length < 6; more = await isOpen(page, asked)) {
      const { thing, name } = await oneThing(page, rng)
      names.push(name)
      await pressMiddle(thing, (x, y) => page.mouse.click(x, y))
      const looks = (await isOpen(page, asked)) && (await picked(page).count()) === 0
      if (looks) await pressMiddle(thing, (x, y) => page.mouse.click(x, y))
    }
    return `board: ${names.join(', then ')}`
  }
}

/**
 * With a finger: what it touches is shown first, and done with a second touch or on the slate.
 * @param onBoard How many times of ten it takes the board where something glows on it.
 */
export function finger(whose: string, onBoard = 5): Hand {
  const rng = seeded(`${seed} ${whose}`)
  return async (page) => {
    const asked = await openAsk(page)
    const glows = (await things(page).count()) > 0 && rng.below(10) < onBoard
    const thing = glows ? await aTouch(page, rng) : undefined
    const { name, touch, inSight } = thing ?? (await aTap(page, rng))
    const where = thing ? 'board' : 'slate'
    // A pick that leaves one way only is taken at once; where two things are close, a map comes closer first.
    const seen = `#slate:not([data-ask="${asked}"]), #slate .settle`
    for (let touches = 0; touches < 3 && (await page.locator(seen).count()) === 0; touches++) {
      await touch()
      await page.waitForSelector(seen, { timeout: 1500 }).catch(() => undefined)
    }
    if (!(await isOpen(page, asked))) return `${where}: ${name}`
    const confirm = page.locator(SETTLE)
    const again = rng.below(2) > 0 && (await picked(page).count()) === 0 && (await inSight())
    await (again ? touch() : confirm.tap())
    return `${where}: ${name}, ${again ? 'again' : 'confirmed'}`
  }
}

/** Something within reach; what lies outside the window of a map is left to the slate. */
async function aTouch(page: Page, rng: Rng) {
  for (let looks = 0; looks < 5; looks++) {
    const { thing, name } = await oneThing(page, rng)
    const touch = async () => {
      await thing.scrollIntoViewIfNeeded()
      await pressMiddle(thing, (x, y) => page.touchscreen.tap(x, y))
    }
    await thing.scrollIntoViewIfNeeded()
    if (await isInSight(page, name)) return { name, touch, inSight: () => isInSight(page, name) }
  }
  return undefined
}

/** Whether a press on the middle of what has this name would reach its own drawing, and nothing above it. */
const isInSight = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(`{
    const things = [...document.querySelectorAll('#board [role=button]:not(#slate *)')]
    const thing = things.find((one) => one.getAttribute('aria-label') === ${JSON.stringify(name)})
    const { x, y, width, height } = thing?.getBoundingClientRect() ?? {}
    !!thing && (thing.closest('svg') ?? thing).contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }`)

async function aTap(page: Page, rng: Rng) {
  const { button, name } = await oneRow(page, rng)
  return { name, touch: () => button.tap(), inSight: () => button.isVisible() }
}

/** With the keyboard alone: to the list of choices, along it, and take one. */
export function keys(whose: string): Hand {
  const rng = seeded(`${seed} ${whose}`)
  return async (page) => {
    if (rng.below(2) > 0) await page.keyboard.press('c')
    else await tabToSlate(page)
    for (let steps = rng.below(6); steps > 0; steps--) await page.keyboard.press(ARROWS[rng.below(ARROWS.length)])
    if (await focused<boolean>(page, FOLD)) await intoFold(page, rng)
    // An empty cell only says why; the next price of its row or of the one after it is not far.
    while (await focused<boolean>(page, "matches('#slate [data-why]')")) await page.keyboard.press('ArrowRight')
    const name = await focused(page, "matches('#slate [data-move]') && document.activeElement.title")
    if (!name) throw new Error('the arrow keys lead out of the choices')
    await takesPresses(page)
    await page.keyboard.press(rng.below(2) > 0 ? 'Enter' : 'Space')
    if (await isAskedFirst(page)) {
      await page.keyboard.press('Tab')
      await takesPresses(page)
      await page.keyboard.press('Enter')
    }
    return `keys: ${name}`
  }
}

/** What is folded opens under the focus, and its rows stand below it: two at least. */
async function intoFold(page: Page, rng: Rng): Promise<void> {
  await page.keyboard.press(rng.below(2) > 0 ? 'Enter' : 'Space')
  await page.waitForSelector('#slate [data-fold][aria-expanded=true]:focus')
  for (let steps = 1 + rng.below(2); steps > 0; steps--) await page.keyboard.press('ArrowDown')
}

/** The moves that the arrow keys lead to, from the first on; what is folded is opened on the way. */
export async function walked(page: Page): Promise<number[]> {
  const moves: number[] = []
  const at = (): Promise<number> => page.evaluate(FOCUSED_AT)
  await page.keyboard.press('c')
  for (let last = -1, now = await at(); now > last; now = await at()) {
    last = now
    if (await focused<boolean>(page, FOLD)) await page.keyboard.press('Enter')
    const move = await focused<string | null>(page, "getAttribute('data-move')")
    if (move !== null) moves.push(Number(move))
    await page.keyboard.press('ArrowRight')
  }
  return moves
}

/** After a step the list lets presses go by for a moment. */
export const takesPresses = async (page: Page): Promise<void> => {
  await page.waitForSelector('#slate .list:not([aria-disabled=true])', { state: 'attached' })
}

/** Opens what few people want to see. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.locator('#slate .unfold[aria-expanded=false]')
  if ((await folded.count()) > 0) await folded.first().click()
}

/** Where nothing moves, the evening lies on the map for a while: whoever wants what is below it closes it first. */
async function closeCard(page: Page): Promise<void> {
  const close = page.locator('#board [data-lingers] .button.brass')
  // It also closes by itself, and may be quicker than the hand.
  if (await close.isVisible()) await close.click({ timeout: 2_000 }).catch(() => undefined)
  await close.waitFor({ state: 'hidden' })
}

/** Whoever gives up much of a day is asked first. */
const isAskedFirst = async (page: Page): Promise<boolean> => (await page.locator('#slate .settle .sure').count()) > 0

const ARROWS = ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'End']
/** Whether the focus is on what opens more choices. */
const FOLD = "matches('#slate [data-fold][aria-expanded=false]')"
/** Where in the list of choices the focus is; -1 outside it. */
const FOCUSED_AT =
  "[...document.querySelectorAll('#slate :is([data-move], [data-fold], [data-why])')].indexOf(document.activeElement)"
const MOST_TABS = 120
const focused = <Answer>(page: Page, what: string): Promise<Answer> => page.evaluate(`document.activeElement.${what}`)

async function tabToSlate(page: Page): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await focused<boolean>(page, "matches('#slate [data-move]')")) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${MOST_TABS} times Tab do not lead to the choices`)
}

async function oneRow(page: Page, rng: Rng): Promise<{ button: Locator; name: string }> {
  const button = rows(page).nth(rng.below(await rows(page).count()))
  return { button, name: (await button.getAttribute('title')) ?? '' }
}

async function oneThing(page: Page, rng: Rng): Promise<{ thing: Locator; name: string }> {
  const name =
    (await things(page)
      .nth(rng.below(await things(page).count()))
      .getAttribute('aria-label')) ?? ''
  return { thing: page.getByRole('button', { name, exact: true }).first(), name }
}

/** Whether the question is still open and no answer is on its way. */
const isOpen = (page: Page, asked: string | null): Promise<boolean> =>
  page.locator(`#slate[data-ask="${asked}"][aria-busy=false]`).isVisible()

/** Presses where it is drawn once it lies still, whatever lies over it. */
async function pressMiddle(thing: Locator, press: (x: number, y: number) => Promise<void>): Promise<void> {
  await (await thing.elementHandle())?.waitForElementState('stable')
  const box = await thing.boundingBox()
  if (box) await press(box.x + box.width / 2, box.y + box.height / 2)
}

/** Whether another question, or none, is open in time. */
export async function isSettled(page: Page, asked: string | null, timeout: number): Promise<boolean> {
  return page.waitForSelector(`#slate:not([data-ask="${asked}"])`, { timeout }).then(
    () => true,
    () => false,
  )
}
