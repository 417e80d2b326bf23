import type { Ask, Choice, Update } from '@estaminet/table'
import type { Component } from 'solid-js'
import type { Explanation } from '../../../shell/explainer/explanation.ts'
import type { BoardProps, Fact, Language, Outcome, Preview, SlateRow } from '../../../shell/table/game-screen.ts'
import type { Point } from '../map/geometry.ts'
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
  /** What one wants with this expansion, in place of a fact that matters less then. */
  goal?(view: RaceView, language: Language): Partial<Record<Replaced, Fact>>
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

/** Facts of the first visit that matter less than what an expansion has one want, or are others with it. */
export type Replaced = 'bottles' | 'home' | 'time'

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
