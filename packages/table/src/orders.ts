import type { Game, Move, Reaction, Seat, Windows } from '@estaminet/kernel'
import type { CardOrder, StandingAnswer, WindowOrder } from './asides-protocol.ts'
import { deny } from './denial.ts'
import { botPlays, type SeatDoc, type TableDoc } from './doc.ts'
import type { Table } from './table.ts'

/** Stands for all windows that nothing else is said of. */
const EVERY_WINDOW = '*'

interface Wish {
  readonly confirm?: boolean
  readonly answers?: SeatDoc['answers']
  readonly cards?: Readonly<Record<string, CardOrder>>
  readonly windows?: Readonly<Record<string, WindowOrder>>
  readonly moreTime?: boolean
}

/** Standing orders of a seat. Only what the game can ask about is remembered: the table is written whole each time. */
export function order(table: Table, seat: Seat, wish: Wish): void {
  const { confirm, answers = {}, cards = {}, windows = {}, moreTime } = wish
  const strange = Object.entries(answers).find(([kind, one]) => !mayOrder(table.game, kind, one))
  if (strange) deny('unknown-question', `No standing order says "${strange[1]}" to "${strange[0]}" in this game.`)
  const known = windowsOf(table.game, table.doc)
  const card = Object.keys(cards).find((one) => !known?.cards.includes(one))
  if (card !== undefined) deny('unknown-card', `No window of this match is answered with "${card}".`)
  const target = Object.values(cards).find((one) => typeof one === 'object' && !isSeat(table.doc, one.auto))
  if (target !== undefined) deny('nobody-here', 'There is no such seat to play a card against.')
  const on = Object.keys(windows).find((name) => !isWindow(known, table.doc, name))
  if (on !== undefined) deny('unknown-window', `No window of this match is called "${on}".`)
  const doc = table.seat(seat)
  if (confirm !== undefined) doc.confirm = confirm
  doc.answers = { ...doc.answers, ...answers }
  doc.cards = which({ ...doc.cards, ...cards }, (_, one) => one !== 'ask')
  // That one of them is asked about may stand against what is said of all.
  doc.windows = which({ ...doc.windows, ...windows }, (name, one) => one !== 'ask' || name !== EVERY_WINDOW)
  if (moreTime === true) doc.moreTime = true
  if (moreTime === false) delete doc.moreTime
  table.keepToSeat(seat)
}

/** Tables kept before may hold orders for what does not exist. */
export function forgetUnknown(game: Game, doc: TableDoc): void {
  const known = windowsOf(game, doc)
  for (const seat of doc.seats) {
    seat.answers = which(seat.answers, (kind, one) => mayOrder(game, kind, one))
    if (seat.cards) seat.cards = which(seat.cards, (card) => known?.cards.includes(card) ?? false)
    if (seat.windows) seat.windows = which(seat.windows, (name) => isWindow(known, doc, name))
  }
}

export const windowsOf = (game: Game, { options, seats }: Pick<TableDoc, 'options' | 'seats'>): Windows | undefined =>
  game.windows?.(options, seats.length)

const mayOrder = ({ asides, inPerson, consents }: Game, kind: string, answer: StandingAnswer): boolean =>
  (asides?.includes(kind) ?? false) &&
  (answer === 'ask' || !inPerson?.includes(kind)) &&
  (answer !== 'yes' || consents?.[kind] !== undefined)

/**
 * What a seat has ordered for the kind of question it is asked now. Who has ordered nothing is asked, turn by turn too: what
 * somebody gives, keeps or agrees to is theirs to say. Windows alone make nobody wait there.
 */
export function orderedFor(table: Table, seat: Seat): StandingAnswer | undefined {
  const match = table.running()
  const { kind } = match.game.describe(match.state, seat, match.movesOf(seat)[0])
  return table.seat(seat).answers[kind]
}

/** What says yes to the question a seat is asked now, where it has ordered that. */
function consentOf(table: Table, seat: Seat): Move | undefined {
  const { game, state } = table.running()
  const moves = table.running().movesOf(seat)
  if (orderedFor(table, seat) !== 'yes') return undefined
  const { kind } = game.describe(state, seat, moves[0])
  return moves.find((move) => game.describe(state, seat, move).say.join(' ') === game.consents?.[kind])
}

/** What to do with the window that is open for a seat: what is said of whom it happens to goes before. */
export function windowOrder(table: Table, seat: Seat): WindowOrder {
  const { windows = {} } = table.seat(seat)
  const reaction = reactionOf(table, seat)
  const ordered = reaction && (windows[`${reaction.on}:${reaction.to}`] ?? windows[reaction.on])
  return ordered ?? windows[EVERY_WINDOW] ?? (orderedFor(table, seat) === 'auto' ? 'mute' : 'ask')
}

/** What a silent seat answers: the cards it has ordered to be played, lowest name first, or the rules' default. */
export function standingAnswer(table: Table, seat: Seat): Move {
  const match = table.running()
  const fallback = match.game.fallback(match.state, seat)
  const { cards: ordered = {} } = table.seat(seat)
  if (botPlays(table.seat(seat))) return fallback
  const reaction = reactionOf(table, seat)
  if (!reaction) return consentOf(table, seat) ?? fallback
  if (windowOrder(table, seat) === 'mute') return fallback
  const isPlayed = (card: string): boolean => {
    const order = ordered[card]
    return order === 'auto' || (typeof order === 'object' && order.auto === reaction.to)
  }
  const moves = match.movesOf(seat)
  const wanted = playableIn(moves, reaction).filter(isPlayed).sort().join()
  return wanted === '' ? fallback : (moves.find((move) => reaction.cards(move).join() === wanted) ?? fallback)
}

/** What is offered to a seat: nothing that plays a card it holds back. */
export function offered(table: Table, seat: Seat): readonly Move[] {
  const moves = table.running().movesOf(seat)
  const { cards: ordered = {} } = table.seat(seat)
  const reaction = reactionOf(table, seat)
  if (!reaction || Object.keys(ordered).length === 0) return moves
  return moves.filter((move) => !reaction.cards(move).some((card) => ordered[card] === 'hold'))
}

/** Whether a seat has a choice in its window: something to play that it has given no order for. */
export function hasSomething(table: Table, seat: Seat): boolean {
  const { cards: ordered = {} } = table.seat(seat)
  const reaction = reactionOf(table, seat)
  const moves = table.running().movesOf(seat)
  if (!reaction) return moves.length > 1
  return playableIn(moves, reaction).some((card) => ordered[card] === undefined)
}

export const reactionOf = (table: Table, seat: Seat): Reaction | undefined => {
  const { game, state } = table.running()
  return game.reaction?.(state, seat)
}

const playableIn = (moves: readonly Move[], { cards }: Reaction): string[] => [...new Set(moves.flatMap(cards))]

const isSeat = ({ seats }: TableDoc, seat: Seat): boolean => seat < seats.length

function isWindow(known: Windows | undefined, doc: TableDoc, name: string): boolean {
  if (name === EVERY_WINDOW) return known !== undefined
  const [on, to, ...more] = name.split(':')
  const isNobody = to !== undefined && !(/^\d$/.test(to) && isSeat(doc, Number(to)))
  return more.length === 0 && !isNobody && (known?.on.includes(on) ?? false)
}

const which = <T>(orders: Readonly<Record<string, T>>, keeps: (name: string, one: T) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(orders).filter(([name, one]) => keeps(name, one)))
