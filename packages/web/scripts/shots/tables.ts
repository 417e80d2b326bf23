import type { Page } from 'playwright-core'
import type { SavedTable } from '../../src/host/table-host.ts'
import { type MatchPlan, type Moment, played } from '../played.ts'
import { press, type Shot, type Visitor, WIDEST_TOUCHED, type Width } from './album.ts'

/** A position of a game, played once and shown many times. */
export interface Position {
  readonly name: string
  readonly match: MatchPlan
  readonly until?: (moment: Moment) => boolean
  readonly first?: boolean
  /** Things move: what is shown must be held before the picture is taken. */
  readonly lively?: boolean
  readonly widths?: readonly Width[]
  /** What is done at the table before the picture is taken. */
  readonly act?: (page: Page, visitor: Visitor) => Promise<void>
}

const known = new Map<Position, SavedTable>()

function savedOf(position: Position): SavedTable {
  const saved = known.get(position) ?? played(position.match, position.until)
  known.set(position, saved)
  return saved
}

export const shotOf = (position: Position): Shot => ({
  name: position.name,
  ...(position.widths ? { widths: position.widths } : {}),
  async open(visitor) {
    const table = savedOf(position)
    const page = await visitor.visit(`/local/${table.doc.id}`, { ...position, saved: [table] })
    await page.waitForSelector('#slate-title', { state: 'attached' })
    // The rules that count come after the table.
    await page.locator('.standing-figure b', { hasText: '…' }).first().waitFor({ state: 'detached' })
    await position.act?.(page, visitor)
    return page
  },
})

export const has =
  (...kinds: readonly string[]) =>
  (moment: Moment): boolean =>
    kinds.some((kind) => moment.kinds.has(kind))

/** Looks at a choice without taking it: a mouse hovers, a finger taps once. */
export function consider(at: number) {
  return async (page: Page, { width }: Visitor): Promise<void> => {
    const choice = page.locator('#slate [data-move]').nth(at)
    if (width <= WIDEST_TOUCHED) await choice.tap()
    else await choice.hover()
  }
}

/** The same for the choice with this sign. */
export function considerSign(icon: string) {
  return async (page: Page, { width }: Visitor): Promise<void> => {
    const choice = page.locator(`#slate [data-move]:has([href$="#i-${icon}"])`).first()
    if (width <= WIDEST_TOUCHED) await choice.tap()
    else await choice.hover()
  }
}

/** Asks for a hint, and waits until it is there. */
export async function askForHint(page: Page): Promise<void> {
  await press(page, '.bar-button:has([href$="#i-hint"])')
  await page.locator('.hint-card li').first().waitFor()
}

export const open = (selector: string) => (page: Page) => press(page, selector)

/** What every table has around its board. */
export const frameOf = (game: 'race' | 'ale'): Shot[] => {
  const match: MatchPlan = { game, seats: 3 }
  const until = ({ met }: Moment) => met === 4
  const menu = 'header button[aria-pressed]:last-of-type'
  return [
    shotOf({ name: `${game}-menu`, match, until, act: open(menu) }),
    shotOf({
      name: `${game}-leave`,
      match,
      until,
      async act(page) {
        await press(page, menu)
        await press(page, '.deeds button:last-child')
      },
    }),
    shotOf({
      name: `${game}-report`,
      match,
      until,
      async act(page) {
        await press(page, menu)
        await press(page, '.deeds button:nth-last-child(2)')
      },
    }),
    shotOf({ name: `${game}-keys`, match, until, act: (page) => page.keyboard.press('?') }),
  ]
}
