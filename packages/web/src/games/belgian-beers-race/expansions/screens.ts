import type { Ask, Choice, Update } from '@estaminet/table'
import type { JSX } from 'solid-js'
import type { Explanation } from '../../../shell/explainer/explanation.ts'
import type { Fact, Language, Outcome, Preview } from '../../../shell/table/game-screen.ts'
import type { RaceView } from '../model.ts'
import type { Brought, ExpansionScreen, Meeting, Replaced, Spoilt } from './expansion-screen.ts'
import type { Staging } from './staging.ts'

type Stagings = typeof import('./staging.ts')
let stagings: Stagings | undefined

/** How an event of an expansion is shown; nothing for one that is told at once. */
export const stagingOf = (type: string): Staging | undefined => stagings?.STAGINGS[type]

/** What stands beside its line in the log; a star as long as the signs are not here. */
export const signOf = (type: string): string => stagings?.signOf(type) ?? 'star'

export async function openStagings(): Promise<void> {
  stagings ??= await import('./staging.ts')
}

type Pricing = typeof import('./pricing.ts')
let pricing: Pricing | undefined
type Forces = (view: RaceView, ask: Ask, language: Language) => (() => JSX.Element) | undefined
let forces: Forces | undefined
const line = import.meta.glob<{ inThePrices: Forces }>('./in-the-prices.tsx')

export async function openPricing(): Promise<void> {
  pricing ??= await import('./pricing.ts')
}

/** What prices are made of where cards change them; nothing at a table without expansions. */
export const pricingOf = ({ match }: RaceView): Pricing | undefined =>
  match.expansions.length > 0 ? pricing : undefined

/** The line that names the cards in the prices of this moment; likewise. */
export const forcesOf = (view: RaceView, ask: Ask, language: Language): (() => JSX.Element) | undefined =>
  view.match.expansions.length > 0 ? forces?.(view, ask, language) : undefined

const found = import.meta.glob<{ default: ExpansionScreen }>('./*/index.tsx')
const loaders = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[1], load]))
const screens = new Map<string, ExpansionScreen>()

/** Brings what these expansions draw, before the board of their table is shown. */
export async function openExpansionScreens(ids: readonly string[]): Promise<void> {
  await openPricing()
  if (ids.length > 0) await openStagings()
  for (const load of Object.values(line)) forces ??= (await load()).inThePrices
  await Promise.all(
    ids.map(async (id) => {
      const load = loaders.get(id)
      if (load && !screens.has(id)) screens.set(id, (await load()).default)
    }),
  )
}

/** The screens of the expansions of a table, in the order of the rules. */
export const screensOf = ({ match }: RaceView): ExpansionScreen[] =>
  match.expansions.flatMap((id) => screens.get(id) ?? [])

/** The screen of one expansion, once it is here. */
export const screenOf = (expansion: string): ExpansionScreen | undefined => screens.get(expansion)

/** The sign of a choice of an expansion: the one its own screen has for it. */
export const iconOf = (expansion: string, choice: Choice): string => screens.get(expansion)?.icon?.(choice) ?? 'star'

/** What takes the place of toasts at this table, if anything does. */
export const meetingOf = ({ match }: RaceView, language: Language): Meeting | undefined =>
  match.expansions.flatMap((id) => screens.get(id)?.meeting?.(language) ?? [])[0]

/** What the tab of the players is called at a table for one; nothing where there are others. */
export const opponentTabOf = (view: RaceView, language: Language) =>
  view.players.length > 1
    ? undefined
    : screensOf(view)
        .map((screen) => screen.opponentTab?.(language))
        .find((tab) => tab !== undefined)

export const broughtBy = (choice: Choice, view: RaceView, language: Language): Brought[] =>
  screensOf(view).flatMap((screen) => screen.brings?.(choice, view, language) ?? [])

export const foretoldBy = (choice: Choice, view: RaceView, language: Language, ask: Ask): Preview['lines'] =>
  screensOf(view).flatMap((screen) => screen.foretell?.(choice, view, language, ask) ?? [])

export function spoiltBy(choice: Choice, view: RaceView, language: Language): Spoilt | undefined {
  for (const screen of screensOf(view)) {
    const spoilt = screen.spoils?.(choice, view, language)
    if (spoilt) return spoilt
  }
  return undefined
}

/** What the expansions of a table have one want in place of this; what it says itself where none of them says more. */
export function goalOf(what: Replaced, usual: Fact, view: RaceView, language: Language): Fact[] {
  const said = screensOf(view).flatMap((screen) => screen.goal?.(view, language)[what] ?? [])
  return said.length > 0 ? said : [usual]
}

export const eveningFactsOf = (morning: RaceView, language: Language): Fact[] =>
  screensOf(morning).flatMap((screen) => screen.evening?.(morning, language) ?? [])

export function outcomeOf(view: RaceView, language: Language): Outcome | undefined {
  for (const screen of screensOf(view)) {
    const outcome = screen.outcome?.(view, language)
    if (outcome) return outcome
  }
  return undefined
}

/** Hands alone have windows. */
export const windowTitleOf = (on: string, who: string | undefined, language: Language): string | undefined =>
  screens.get('confrontation')?.windowTitle?.(on, who, language)

export function tellEnd(update: Update, view: RaceView): void {
  for (const screen of screensOf(view)) screen.ended?.(update)
}

/** What a thing of an expansion is, by the screen it belongs to. */
export const explainExpansion = (about: string, view: RaceView, language: Language): Explanation | undefined =>
  screens.get(about.split(' ')[0])?.explain?.(about, view, language)
