import type { BrowserContextOptions, Page } from 'playwright-core'
import type { SavedTable } from '../../src/host/table-host.ts'
import type { OpenHouse } from '../../test/support/house.ts'

export const WIDTHS = [360, 768, 1024, 1280, 1440] as const
/** Those a sweep takes when nobody says which: the others differ from them in little. */
export const USUAL: readonly Width[] = [360, 768, 1440]
/** Up to here one touches. */
export const WIDEST_TOUCHED = 1024
export const THEMES = ['paper', 'cellar'] as const
export const LANGUAGES = ['en', 'fr', 'nl'] as const
export type Width = (typeof WIDTHS)[number]
export type Theme = (typeof THEMES)[number]
export type Language = (typeof LANGUAGES)[number]

export const HEIGHTS: Readonly<Record<Width, number>> = { 360: 740, 768: 1024, 1024: 768, 1280: 800, 1440: 900 }

/** How a picture is taken. */
export interface Frame {
  readonly width: Width
  readonly theme: Theme
  readonly language: Language
  /** Things move; left out, they stand still for the picture. */
  readonly lively?: boolean
}

interface Visit {
  readonly saved?: readonly SavedTable[]
  /** For the first time. */
  readonly first?: boolean
  /** Whether things move, whatever the frame says. */
  readonly lively?: boolean
}

/** Somebody in front of the house, with what their browser remembers. */
export interface Visitor extends Frame {
  readonly address: string
  readonly hostKey: string
  /** Opens a page as this visitor would find it; `first` tells a first visit apart, where everything is explained. */
  visit(path: string, as?: Visit): Promise<Page>
  /** Closes every page this visitor opened. */
  leave(): Promise<void>
}

/** One thing to look at. */
export interface Shot {
  readonly name: string
  /** The whole length of the page instead of one screen. */
  readonly long?: boolean
  /** Where it differs from others; left out: everywhere. */
  readonly widths?: readonly Width[]
  open(visitor: Visitor): Promise<Page>
}

export function visitorOf(house: OpenHouse, frame: Frame): Visitor {
  const { width, theme, language } = frame
  const opened: Page[] = []
  return {
    ...frame,
    address: house.address,
    hostKey: house.hostKey,
    async visit(path, { saved = [], first = false, lively = frame.lively ?? false } = {}) {
      const memory: Record<string, string> = first
        ? {}
        : { name: 'Camille', 'goal.belgian-beers-race': '1', 'goal.heaven-and-ale': '1' }
      for (const table of saved) memory[`table.${table.doc.id}`] = JSON.stringify(table)
      const who: BrowserContextOptions = {
        viewport: { width, height: HEIGHTS[width] },
        locale: `${language}-BE`,
        colorScheme: theme === 'paper' ? 'light' : 'dark',
        reducedMotion: lively ? 'no-preference' : 'reduce',
        hasTouch: width <= WIDEST_TOUCHED,
        isMobile: width < 700,
        deviceScaleFactor: width < 700 ? 2 : 1,
        storageState: {
          cookies: [],
          origins: [
            {
              origin: house.address,
              localStorage: Object.entries(memory).map(([name, value]) => ({ name: `estaminet.${name}`, value })),
            },
          ],
        },
      }
      const { page } = await house.visit(path, who)
      opened.push(page)
      return page
    },
    async leave() {
      for (const page of opened) await page.context().close()
    },
  }
}

/** Presses what is there to be pressed, as a finger or a mouse would. */
export async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).locator('visible=true').first().click()
}
