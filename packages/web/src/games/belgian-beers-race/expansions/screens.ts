import type { Ask, Choice } from '@estaminet/table'
import type { Component } from 'solid-js'
import type { Explanation } from '../../../shell/explainer/explanation.ts'
import type { BoardProps, Language, Preview, SlateRow } from '../../../shell/table/game-screen.ts'
import type { PlaceName, RaceView } from '../model.ts'

/**
 * What an expansion draws, by the place of the board it goes to. Each lives in `expansions/<id>/index.tsx`, a chunk of its
 * own with its style sheets, and comes with the tables that use it: the board itself never asks which are on.
 */
export interface ExpansionScreen {
  /** At the head of the time track. */
  readonly Day?: Component<AtBoard>
  /** Drawn on the map itself, above signs and below meeples; `place` puts a group on one. */
  readonly OnMap?: Component<OnMap>
  /** Over a corner of the map: how to read what is drawn on it. */
  readonly Legend?: Component<AtBoard>
  /** Beside the bottling machine, of the class `beside`; on a phone behind the tab of the cards. */
  readonly Beside?: Component<AtBoard>
  /** Under the head of a player's board: who one is. */
  readonly Sheet?: Component<OfSeat>
  /** Under the tracks of a player's board: what is collected there. */
  readonly Collection?: Component<OfSeat>
  /** Behind the name of a rival. */
  readonly Badge?: Component<OfSeat>
  /** A line of its own under a rival's counts: what runs before them. */
  readonly Running?: Component<OfSeat>
  /** At the foot of the slate: what is in hand. */
  readonly Hand?: Component<AtBoard>
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
}

export interface AtBoard {
  readonly board: BoardProps
}
export interface OfSeat extends AtBoard {
  readonly seat: number
}
export interface OnMap extends AtBoard {
  place(id: PlaceName): string
}

const found = import.meta.glob<{ default: ExpansionScreen }>('./*/index.tsx')
const loaders = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[1], load]))
const screens = new Map<string, ExpansionScreen>()

/** Brings what these expansions draw, before the board of their table is shown. */
export async function openExpansionScreens(ids: readonly string[]): Promise<void> {
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

/** What a thing of an expansion is, by the screen it belongs to. */
export const explainExpansion = (about: string, view: RaceView, language: Language): Explanation | undefined =>
  screens.get(about.split(' ')[0])?.explain?.(about, view, language)
