import type { Game, LogEntry } from '@estaminet/kernel'
import { Table, type TablePlan } from '../src/index.ts'
import { POUR, spilledBeer } from './spilled-beer.ts'
import { LIVE, people, type Say, Talk } from './talk.ts'

export const game: Game = spilledBeer
export type Hands = readonly (readonly number[])[]
/** Bob can spill with the first two cards, Cis can only pass. */
export const BOB_CAN: Hands = [
  [2, 3],
  [0, 1],
  [4, 5],
]
export const NOBODY_CAN: Hands = [
  [0, 1],
  [4, 5],
  [6, 7],
]

/** The same table, but these cards were dealt. */
export function dealtAs(talk: Talk, hands: Hands, isHere?: (person: string) => boolean): Talk {
  const cards = hands.flat()
  const log = talk.match.log.map((entry, at): LogEntry => ({ by: -1, move: cards[at] ?? 0, ...(at < 6 ? {} : entry) }))
  talk.table = Table.load(game, structuredClone(talk.doc), log, isHere ? { isHere } : {})
  return talk
}

/** Three people; Ann is to pour. */
export const sitting = (hands: Hands, plan: Partial<TablePlan> = {}, isHere?: (person: string) => boolean): Talk =>
  dealtAs(Talk.of(game, 3, { pace: LIVE, ...plan }), hands, isHere)

export const poured = (...about: Parameters<typeof sitting>): Talk => {
  const talk = sitting(...about)
  talk.plays(0, POUR)
  return talk
}

export const isOpen = (talk: Talk): boolean => talk.doc.clock.window !== undefined
export const spills = (talk: Talk) =>
  talk.seenBy(null, 0).events.flatMap(({ event }) => (event.type === 'Spilled' ? [event.card] : []))
export const waits = (talk: Talk, seat: number): Say => ({ t: 'wait', seat, ask: talk.table.askId(seat) })
export const orders = (talk: Talk, seat: number, what: object) =>
  talk.says(people[seat], { t: 'orders', seat, ...what })

/** How long it stays open when nobody does anything more. */
export function lasts(talk: Talk): number {
  const opened = talk.now
  while (isOpen(talk) && talk.now - opened < 600_000) talk.wait(500)
  return (talk.now - opened) / 1000
}
