import type { Ask, Choice, Update } from '@estaminet/table'
import type { Component, JSX } from 'solid-js'
import type { Explanation } from '../../../shell/explainer/explanation.ts'
import type { BoardProps, Fact, Language, Outcome, Preview, SlateRow } from '../../../shell/table/game-screen.ts'
import type { Point } from '../map/geometry.ts'
import type { PlaceName, RaceView } from '../model.ts'
import type { Staging } from './staging.ts'

/**
 * What an expansion draws, by the place of the board it goes to. Each lives in `expansions/<id>/index.tsx`, a chunk of its
 * own with its style sheets, and comes with the tables that use it: the board itself never asks which are on.
 */
export interface ExpansionScreen {
  /** At the head of the time track. */
  readonly Day?: Component<AtBoard>
  /** Drawn on the map itself, above signs and below meeples; `place` puts a group on one. */
  readonly OnMap?: Component<OnMap>
  /** The same below the signs, on the roads. */
  readonly OnRoads?: Component<OnMap>
  /** Over a corner of the map: how to read what is drawn on it. */
  readonly Legend?: Component<AtBoard>
  /** Beside the bottling machine, of the class `beside`; on a phone behind the tab of the cards. */
  readonly Beside?: Component<AtBoard>
  /** Under the head of a player's board: who one is. */
  readonly Sheet?: Component<OfSeat>
  /** Under the tracks of a player's board: what is collected there. */
  readonly Collection?: Component<OfSeat>
  /** The backpack of a player's board, where it holds more than beers. */
  readonly Backpack?: Component<InBackpack>
  /** After the counts of a rival: what this expansion counts. */
  readonly Counts?: Component<OfSeat>
  /** Behind the name of a rival. */
  readonly Badge?: Component<OfSeat>
  /** A line of its own under a rival's counts: what runs before them. */
  readonly Running?: Component<OfSeat>
  /** Where the others would be, at a table for one: whom one plays against. */
  readonly Opponent?: Component<AtBoard>
  /** The same in one line, between the map and the sheet of a phone. */
  readonly Line?: Component<AtBoard>
  /** What the tab of the players shows then, on a phone. */
  opponentTab?(language: Language): { readonly icon: string; readonly name: string }
  /** At the foot of the slate: what is in hand. */
  readonly Hand?: Component<AtBoard>
  /** In a match seen again: what a seat keeps from the others, with its faces where they lie open. */
  readonly Held?: Component<HeldBy>
  /** The sign of a choice of this expansion in the list. */
  icon?(choice: Choice): string | undefined
  /** What is asked, and what it is about, where there is more to say than the sentence of its step. */
  question?(
    ask: Ask,
    view: RaceView,
    names: readonly string[],
    language: Language,
  ): { readonly title: string; readonly detail?: string } | undefined
  /** Its rows of a list, where some should stand behind others, or say more. */
  rows?(
    rows: readonly SlateRow[],
    ask: Ask,
    view: RaceView,
    names: readonly string[],
    language: Language,
  ): readonly SlateRow[]
  /** What a choice of this expansion will do. */
  preview?(
    choice: Choice,
    ask: Ask,
    view: RaceView,
    names: readonly string[],
    language: Language,
  ): Partial<Preview> | undefined
  /** What takes the place of toasts, where this expansion does. */
  meeting?(language: Language): Meeting
  /** What a trip brings by this expansion, after what it brings anyway. */
  brings?(choice: Choice, view: RaceView, language: Language): readonly Brought[]
  /** What a choice does by this expansion, in the order it happens. */
  foretell?(choice: Choice, view: RaceView, language: Language, ask: Ask): Preview['lines']
  /** What a choice would spoil for good: it says so in the list, and is asked about before it is made. */
  spoils?(choice: Choice, view: RaceView, language: Language): Spoilt | undefined
  /** What one wants with this expansion, in place of a fact that matters less then, or is another one. */
  goal?(view: RaceView, language: Language): Partial<Record<'bottles' | 'home' | 'time', Fact>>
  /** Why an evening paid what it paid by this expansion; nothing is a reason too. `morning` is the table after it. */
  evening?(morning: RaceView, language: Language): Fact
  /** How a match with this expansion ended, where nobody has simply won. */
  outcome?(view: RaceView, language: Language): Outcome | undefined
  /** The match is over: what is to be remembered of it. */
  ended?(update: Update): void
  /** What is asked when somebody of this name, or the reader, may be reacted to. */
  windowTitle?(on: string, who: string | undefined, language: Language): string | undefined
  /** What one may do in the turns of others, though nobody waits for it. */
  meanwhile?(ask: Ask, language: Language): { readonly title: string; readonly detail: string } | undefined
  /** What a thing of this expansion is: `about` as in `data-explain`, beginning with the id of the expansion. */
  explain?(about: string, view: RaceView, language: Language): Explanation | undefined
}

/** What happens, instead of a toast, where players meet: its track, its points, and how it is foretold. */
export interface Meeting {
  readonly track: string
  /** As in `data-explain`. */
  readonly explain: string
  readonly points: string
  readonly with: (partners: string) => string
  /** What drinks the beer for it says. */
  readonly missed: string
  /** What a trip that leads to it brings, and why that is worth something, in a word. */
  readonly brings: string
  readonly reason: string
  /** What cards that speak of toasts ask for here, by their id. */
  cards(id: string): string | undefined
  /** The same of events and characters, at a glance. */
  readonly events: Readonly<Record<string, string>>
  readonly characters: Readonly<Record<string, readonly [strength: string, weakness: string]>>
}

/** One thing with its sign and its word. */
export interface Brought {
  readonly icon: string
  readonly word: string
}
export interface Spoilt {
  /** In a few words, for a row of the list. */
  readonly brief: string
  /** The question before it is made. */
  readonly sure: string
}

export interface AtBoard {
  readonly board: BoardProps
}
export interface OfSeat extends AtBoard {
  readonly seat: number
}
export interface HeldBy extends OfSeat {
  /** What the seat knows, if its hand lies open to whoever looks. */
  readonly known: RaceView | undefined
}
export interface InBackpack extends OfSeat {
  /** Beers the considered purchase would bring. */
  readonly coming: number
}
export interface OnMap extends AtBoard {
  place(id: PlaceName | 'BXL'): string
  /** The size of a sign in units of the page. */
  scale(): number
  /** Where a piece is on its way, and where it stands while its way is shown. */
  readonly motion: {
    travelling(seat: number): Point | undefined
    standsAt(seat: number): PlaceName | undefined
  }
}

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

/** What the expansions of a table have one want. */
export const goalOf = (view: RaceView, language: Language): Partial<Record<'bottles' | 'home' | 'time', Fact>> =>
  Object.assign({}, ...screensOf(view).map((screen) => screen.goal?.(view, language)))

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
