import { nameOf } from '@estaminet/shelf'
import type { PersonId, TableDoc } from '@estaminet/table'
import type { FastifyBaseLogger } from 'fastify'

export const CALL_LANGUAGES = ['en', 'fr', 'nl'] as const
export type CallLanguage = (typeof CALL_LANGUAGES)[number]

/** Why somebody is called: their turn began, their time is nearly over, or they want to see whether it arrives. */
export type CallEvent = 'your-turn' | 'time-is-short' | 'trial'

export interface Call {
  readonly event: CallEvent
  readonly table?: string
  readonly game?: string
  /** The page of the table. */
  readonly link?: string
}

/** The only sentences that are said outside the house. */
const SENTENCES: Readonly<Record<CallLanguage, Readonly<Record<CallEvent, (game: string) => string>>>> = {
  en: {
    'your-turn': (game) => `It is your turn: ${game}.`,
    'time-is-short': (game) => `Your time is nearly over: ${game}.`,
    trial: () => 'This is how Estaminet will tell you that it is your turn.',
  },
  fr: {
    'your-turn': (game) => `À vous de jouer\u202f: ${game}.`,
    'time-is-short': (game) => `Votre temps est presque écoulé\u202f: ${game}.`,
    trial: () => 'Voici comment Estaminet vous dira que c’est à vous de jouer.',
  },
  nl: {
    'your-turn': (game) => `Jij bent aan zet: ${game}.`,
    'time-is-short': (game) => `Je tijd is bijna om: ${game}.`,
    trial: () => 'Zo laat Estaminet je weten dat je aan zet bent.',
  },
}

export const callLanguage = (language: string): CallLanguage => CALL_LANGUAGES.find((one) => one === language) ?? 'en'

export const sentenceFor = ({ event, game }: Call, language: string): string =>
  SENTENCES[callLanguage(language)][event](nameOf(game ?? ''))

/** A way in which somebody asked to be called. */
export interface WayToCall {
  /** Calls them, if they asked for it; at which table, where it is about one. */
  call(person: PersonId, call: Call, table?: TableDoc): Promise<unknown>
}

/** Calls people who are not at the table, each in the ways they asked for. Nobody waits for it. */
export class Calling {
  private readonly ways: readonly WayToCall[]
  private readonly publicUrl: string | undefined
  private readonly log: Pick<FastifyBaseLogger, 'warn'>

  constructor(ways: readonly WayToCall[], publicUrl: string | undefined, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.ways = ways
    this.publicUrl = publicUrl
    this.log = log
  }

  /** These people's turn began at this table, if it is one where people come and go. */
  turnsBegan(doc: TableDoc, persons: readonly PersonId[]): void {
    this.callAll(doc, persons, 'your-turn')
  }

  /** Whoever has not played by now should. */
  timeIsShort(doc: TableDoc, persons: readonly PersonId[]): void {
    this.callAll(doc, persons, 'time-is-short')
  }

  private callAll(doc: TableDoc, persons: readonly PersonId[], event: CallEvent): void {
    const { id, game, pace } = doc
    if (pace.kind !== 'turns') return
    const link = this.publicUrl === undefined ? {} : { link: `${this.publicUrl}/table/${id}` }
    for (const person of persons)
      for (const way of this.ways)
        way
          .call(person, { event, table: id, game, ...link }, doc)
          .catch((error) => this.log.warn({ error: String(error) }, 'somebody could not be called'))
  }
}
