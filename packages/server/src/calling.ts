import { lister } from '@estaminet/kernel/wording'
import { nameOf } from '@estaminet/shelf'
import type { PersonId, TableDoc } from '@estaminet/table'
import type { FastifyBaseLogger } from 'fastify'
import { inLog } from './in-log.ts'
import type { TableNews } from './rooms/change.ts'
import type { Webhooks } from './webhooks.ts'

export const CALL_LANGUAGES = ['en', 'fr', 'nl'] as const
export type CallLanguage = (typeof CALL_LANGUAGES)[number]

/** Why somebody is called: their turn began, their time is nearly over, or they want to see whether it arrives. */
export type CallEvent = 'your-turn' | 'time-is-short' | 'trial'

/** What a table tells an address of its own: a turn began or is nearly over, the match is, or the host wants to see whether it arrives. */
export type TableEvent = 'turn' | 'turn-is-short' | 'over' | 'table-trial'

export interface Call {
  readonly event: CallEvent | TableEvent
  readonly table?: string
  readonly game?: string
  /** The page of the table. */
  readonly link?: string
  /** By their names at the table: whose turn it is or is nearly over, or everybody in the order of the result. */
  readonly players?: readonly string[]
  /** Their points, once it is over. */
  readonly points?: readonly number[]
}

/** The only sentences that are said outside the house. */
const SENTENCES: Readonly<Record<CallLanguage, Readonly<Record<Call['event'], (game: string, of: Call) => string>>>> = {
  en: {
    'your-turn': (game) => `It is your turn: ${game}.`,
    'time-is-short': (game) => `Your time is nearly over: ${game}.`,
    trial: () => 'This is how Estaminet will tell you that it is your turn.',
    turn: (game, of) => `${listed('en', of)} to play: ${game}.`,
    'turn-is-short': (game, of) => `Time is nearly over for ${listed('en', of)}: ${game}.`,
    over: (game, of) => `The game is over: ${game}. ${ranked(of)}`.trim(),
    'table-trial': () => 'This is how Estaminet will tell whose turn it is at the table.',
  },
  fr: {
    'your-turn': (game) => `À vous de jouer\u202f: ${game}.`,
    'time-is-short': (game) => `Votre temps est presque écoulé\u202f: ${game}.`,
    trial: () => 'Voici comment Estaminet vous dira que c’est à vous de jouer.',
    turn: (game, of) => `À ${listed('fr', of)} de jouer\u202f: ${game}.`,
    'turn-is-short': (game, of) => `Le temps est presque écoulé pour ${listed('fr', of)}\u202f: ${game}.`,
    over: (game, of) => `La partie est finie\u202f: ${game}. ${ranked(of)}`.trim(),
    'table-trial': () => 'Voici comment Estaminet dira à qui c’est de jouer à cette table.',
  },
  nl: {
    'your-turn': (game) => `Jij bent aan zet: ${game}.`,
    'time-is-short': (game) => `Je tijd is bijna om: ${game}.`,
    trial: () => 'Zo laat Estaminet je weten dat je aan zet bent.',
    turn: (game, of) => `Aan zet: ${listed('nl', of)}. ${game}.`,
    'turn-is-short': (game, of) => `De tijd is bijna om voor ${listed('nl', of)}: ${game}.`,
    over: (game, of) => `De partij is afgelopen: ${game}. ${ranked(of)}`.trim(),
    'table-trial': () => 'Zo laat Estaminet weten wie er aan tafel aan zet is.',
  },
}

const listed = (language: CallLanguage, { players = [] }: Call): string => lister(language)(players)

const ranked = ({ players = [], points = [] }: Call): string =>
  players.length === 0 ? '' : `${players.map((name, at) => `${name} ${points[at]}`).join(', ')}.`

export const callLanguage = (language: string): CallLanguage => CALL_LANGUAGES.find((one) => one === language) ?? 'en'

export const sentenceFor = (call: Call, language: string): string =>
  SENTENCES[callLanguage(language)][call.event](nameOf(call.game ?? ''), call)

/** A way in which somebody asked to be called. */
export interface WayToCall {
  /** Calls them, if they asked for it; at which table, where it is about one. */
  call(person: PersonId, call: Call, table?: TableDoc): Promise<unknown>
}

export interface CallingParts {
  readonly ways: readonly WayToCall[]
  /** Tells the table's own address. */
  readonly webhooks?: Pick<Webhooks, 'tell'>
  readonly publicUrl: string | undefined
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Calls people who are not at the table, each in the ways they asked for. Nobody waits for it. */
export class Calling {
  private readonly parts: CallingParts

  constructor(parts: CallingParts) {
    this.parts = parts
  }

  /** These people's turn began at this table, if it is one where people come and go. */
  turnsBegan(doc: TableDoc, persons: readonly PersonId[]): void {
    this.callAll(doc, persons, 'your-turn')
  }

  /** Whoever has not played by now should. */
  timeIsShort(doc: TableDoc, persons: readonly PersonId[]): void {
    this.callAll(doc, persons, 'time-is-short')
  }

  /** What everybody at the table sees is told to the address the table has, if any. */
  tableTold(doc: TableDoc, { begun, late, over }: TableNews): void {
    if (!doc.webhook) return
    const about = { ...this.about(doc), table: doc.id, game: doc.game }
    if (over) this.tell(doc, { event: 'over', ...about, ...resultOf(doc) })
    if (over || doc.pace.kind !== 'turns') return
    const of = (event: TableEvent, seats: readonly number[]) => {
      if (seats.length > 0) this.tell(doc, { event, ...about, players: seats.map((seat) => doc.seats[seat].name) })
    }
    of('turn', begun)
    of('turn-is-short', late)
  }

  private tell(doc: TableDoc, call: Call): void {
    this.parts.webhooks?.tell(doc, call).catch((error) => this.complain(error))
  }

  private callAll(doc: TableDoc, persons: readonly PersonId[], event: CallEvent): void {
    const { id, game, pace } = doc
    if (pace.kind !== 'turns') return
    const call = { event, table: id, game, ...this.about(doc) }
    for (const person of persons)
      for (const way of this.parts.ways) way.call(person, call, doc).catch((error) => this.complain(error))
  }

  private about({ id }: TableDoc): Pick<Call, 'link'> {
    const { publicUrl } = this.parts
    return publicUrl === undefined ? {} : { link: `${publicUrl}/table/${id}` }
  }

  private complain(error: unknown): void {
    this.parts.log.warn({ ...inLog(error) }, 'somebody could not be called')
  }
}

/** Everybody in the order of the result; bots by the only name they have everywhere. */
function resultOf({ seats, result = [] }: TableDoc): Pick<Call, 'players' | 'points'> {
  const order = result.map((one, seat) => ({ ...one, name: seats[seat].name || 'Bot' })).sort((a, b) => a.rank - b.rank)
  return { players: order.map(({ name }) => name), points: order.map(({ total }) => total) }
}
