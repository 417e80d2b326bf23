import type { ExpansionTexts } from '@estaminet/belgian-beers-race/texts/expansions'
import type { Meeting } from '../../expansion-screen.ts'

export type CardId = keyof ExpansionTexts['confrontation']

/** A player by name, or nobody: whoever is asked. */
type Who = string | undefined
type Move = (who: Who, town: string, time: string, space: number) => string
interface Named {
  readonly name: string
  readonly text: string
}
type AtTown = (who: Who, town: string) => string
type Instead = (who: Who, n: number, instead: number) => string
type AtPlace = (who: Who, town: string, space: number) => string

/** What the page says of Confrontation beside the cards' own texts: English gives no shape here, this does. */
export interface ConfrontationWords {
  /** A card at a glance: what it does, and the moment it waits for. */
  readonly brief: Readonly<Record<CardId, { readonly does: string; readonly when: string }>>
  readonly hand: string
  handOf(name: string): string
  readonly cardsInHand: (n: number) => string
  readonly ready: string
  /** The same as a sentence. */
  readonly readyNow: string
  readonly helps: string
  readonly hinders: string
  readonly waits: (moment: string) => string
  /** Behind it stand the answers of more than one card. */
  readonly several: string
  readonly withCard: (card: string) => string
  readonly keepWith: (card: string) => string
  /** What is left of a card that runs. */
  readonly left: { readonly moves: (n: number) => string; readonly until: (time: string) => string }
  /** Of a card in force until what it answers is over. */
  readonly now: string
  readonly played: (n: number) => string
  readonly lastPlayed: (card: string) => string
  readonly nothingPlayed: string
  readonly playedCards: string
  readonly packet: (keep: number, of: number) => string
  readonly kept: (n: number) => string
  readonly shownAtEnd: string
  readonly emptyHand: string
  /** Before the cards are dealt. */
  readonly notDealt: string
  /** What one wants with it. */
  readonly goal: string
  /** What takes the place of toasts. */
  readonly meeting: Omit<Meeting, 'cards'> & { readonly about: Named }
  /** What a hand is. */
  readonly handAbout: Named
  /** By the moment a window opens at: what is asked of opponents, and of whom it happens to. */
  readonly questions: Readonly<Record<OpponentHook, (who: string) => string>>
  readonly ownQuestions: Readonly<Record<OwnHook, string>>
  /** What just happened. */
  readonly story: {
    readonly bike: Move
    readonly bus: Move
    readonly hitch: Move
    readonly onTime: AtTown
    readonly late: AtTown
    readonly lift: AtTown
    readonly noLift: AtTown
    readonly waits: (who: Who, space: number) => string
    readonly buys: (who: Who, beers: number, cheese: number) => string
    readonly tastes: (who: Who, level: number) => string
    readonly stands: (who: Who, town: string, beers: number) => string
    readonly meets: (who: string, town: string) => string
    /** `card`: its title. */
    readonly claims: (who: string, card: string, points: string) => string
    readonly camps: (who: string, town: string) => string
    readonly wakes: (who: Who, time: string, space: number) => string
    readonly jump: (titles: readonly string[]) => string
    readonly asleep: string
    readonly hit: (card: string, text: string) => string
  }
  readonly otherwise: string
  /** What passing keeps. */
  readonly keeps: string
  /** No card of one's own can be played in this window. */
  readonly nothingToPlay: string
  /** What an exchange is, under its question: whom with, and what the other carries. */
  readonly exchange: {
    /** `from`, `to`: what the Exchange Track is worth before and after. */
    readonly give: (who: string, has: string, from: string, to: string) => string
    readonly take: (who: string) => string
  }
  /** What an answer changes. */
  readonly outcome: {
    readonly arrives: Instead
    readonly time: Instead
    readonly stays: AtPlace
    readonly leaves: AtPlace
    readonly beers: Instead
    readonly cheese: Instead
    readonly level: Instead
    /** Whoever it is, they are asleep. */
    readonly asleep: string
    readonly coasters: Instead
    readonly points: (who: Who, n: number) => string
  }
  /** The price of a move with a card. */
  readonly shorter: (from: number, to: number) => string
}

/** The moments opponents are asked at, and those at which it is the turn of whom it happens to. */
export type OpponentHook =
  | 'moveDeclared'
  | 'diceRolled'
  | 'hitchFailed'
  | 'arrived'
  | 'meet'
  | 'buyDeclared'
  | 'tasteDeclared'
  | 'claim'
  | 'campDeclared'
  | 'wake'
export type OwnHook =
  | 'moveDeclared'
  | 'diceRolled'
  | 'arrived'
  | 'buyDeclared'
  | 'tasteDeclared'
  | 'check'
  | 'sleepAbout'
  | 'wake'
  | 'cardPlayed'
