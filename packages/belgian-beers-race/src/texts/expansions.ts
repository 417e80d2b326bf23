import type { BandId, Style } from '../content/bands.ts'
import type { CharacterId } from '../content/characters.ts'
import type { Brewery } from '../content/condition.ts'
import type { ConfrontationId } from '../content/confrontation.ts'
import type { EventId } from '../content/events.ts'
import type { PixelId } from '../content/pixels.ts'
import type { SetName } from '../content/sets.ts'
import type { SoloTitle } from '../content/solo.ts'
import type { TeamId } from '../content/team.ts'
import { enExpansions } from './en-expansions.ts'
import { frExpansions } from './fr-expansions.ts'
import type { Boxes, LobbyTexts } from './lobby.ts'
import { nlExpansions } from './nl-expansions.ts'

export interface CardText {
  readonly title: string
  readonly text: string
}

/** The objectives that speak of toasts or of their track. */
export type ToastCard = 'L1-16' | 'L2-01' | 'L2-17' | 'L2-18' | 'L3-13'

/** A character's power in two sentences, and what to have most of. */
export interface CharacterText {
  readonly title: string
  readonly strength: string
  readonly weakness: string
  readonly majority: string
}

/** Dice of a concert: at home, where the opposite style is played, anywhere else. */
export interface ConcertDice {
  readonly home: number
  readonly opposite: number
  readonly elsewhere: number
}

/**
 * The words of the expansions, in a catalogue of their own: whoever plays without them need not load it. Numbers repeat the cards,
 * a test compares them; where a card has one for each length of the race, its text is made from the number.
 */
export interface ExpansionTexts extends LobbyTexts {
  readonly expansions: Boxes
  readonly confrontation: Readonly<Record<ConfrontationId, CardText>>
  /** What the objectives that speak of toasts ask for where players exchange beers instead. */
  readonly exchanging: Readonly<Record<ToastCard, string>>
  readonly events: Readonly<Record<EventId, CardText>>
  readonly characters: Readonly<Record<CharacterId, CharacterText>>
  /** The majority bonus with its points among players; alone there is a par, and perhaps the Zythologist to beat. */
  readonly majority: (what: string, vp: number) => string
  readonly par: (what: string, par: number, vp: number, beating: boolean) => string
  /** So many breweries of a set, after "visit". */
  readonly sets: Readonly<Record<SetName, (n: number) => string>>
  /** So many of every colour, after "visit". */
  readonly eachColour: (n: number) => string
  /** So many of the named breweries, after "visit": all of them or one. */
  readonly breweries: (ids: readonly Brewery[], n: number) => string
  readonly visits: (wishes: readonly string[], vp: number) => string
  readonly styles: Readonly<Record<Style, string>>
  /** A band in one line; its name is the same in every language. */
  readonly bands: Readonly<Record<BandId, string>>
  readonly concert: (style: Style, opposite: Style, dice: ConcertDice) => string
  /** The titles of the drawings, and what one needs, in the order of the colours. */
  readonly drawings: Readonly<Record<PixelId, string>>
  readonly drawing: (need: readonly number[]) => string
  readonly team: Readonly<Record<TeamId, { readonly title: string; readonly text: (n: number) => string }>>
  readonly soloCard: CardText
  readonly soloTitles: Readonly<Record<SoloTitle, string>>
}

export const expansionTexts = { en: enExpansions, fr: frExpansions, nl: nlExpansions } satisfies Record<
  string,
  ExpansionTexts
>

export { BAND_NAMES } from './expansion-bands.ts'
