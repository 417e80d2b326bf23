import type { Move, Seat } from '@estaminet/kernel'
import { pause, reclaim, replace, standIn, tick } from './absence.ts'
import { stop } from './clock.ts'
import { deny } from './denial.ts'
import { addHash, addNonce } from './dice.ts'
import { botPlays, type PersonId, type TableWebhook } from './doc.ts'
import { answerBack, askBack, redo, undo } from './going-back.ts'
import { order } from './orders.ts'
import { answer, confirm } from './playing.ts'
import type { Command } from './protocol.ts'
import { forget, join, kick, leave, renameAt, start, tellElsewhere } from './seating.ts'
import { allowWords, hush } from './speaking.ts'
import type { Person, Table } from './table.ts'
import { passIfMuted, wait } from './windows.ts'

/** What the platform itself does to a table. */
export type HouseCommand =
  | { readonly t: 'tick' }
  | { readonly t: 'bot'; readonly seat: Seat; readonly ask: string; readonly move: Move }
  | { readonly t: 'close' }
  | { readonly t: 'rename'; readonly person: PersonId; readonly name: string }
  | { readonly t: 'forget'; readonly person: PersonId }
  | { readonly t: 'linked'; readonly rematch: string }
  | { readonly t: 'webhook'; readonly by: PersonId; readonly webhook: Omit<TableWebhook, 'by'> | null }

/**
 * When a person's command can be given: before the match, while it runs, while it runs and is not paused, or at any time, as far as
 * the command itself has nothing against it.
 */
const STANDING: Readonly<Record<Command['t'], 'open' | 'running' | 'in play' | 'any'>> = {
  join: 'open',
  kick: 'open',
  start: 'open',
  play: 'in play',
  undo: 'in play',
  redo: 'in play',
  confirm: 'in play',
  'ask-back': 'in play',
  'answer-back': 'in play',
  wait: 'in play',
  replace: 'in play',
  pause: 'running',
  resign: 'running',
  reclaim: 'running',
  leave: 'any',
  hash: 'any',
  nonce: 'any',
  orders: 'any',
  chat: 'any',
  react: 'any',
  hush: 'any',
  rematch: 'any',
}

export function byPerson(table: Table, command: Command, by: Person, now: number): void {
  insistOnStanding(table, command)
  const own = (seat: Seat) => ownSeat(table, by, seat)
  const played = (seat: Seat) => playedSeat(table, by, seat)
  switch (command.t) {
    case 'join':
      join(table, by, command, now)
      break
    case 'leave':
      leave(table, command.seat === undefined ? table.seatsOf(by.id) : [own(command.seat)], now)
      break
    case 'kick':
      kick(table, by, command.seat, now)
      break
    case 'start':
      start(table, by, now)
      break
    case 'hash':
      addHash(table, own(command.seat), command.hash, now)
      break
    case 'nonce':
      addNonce(table, own(command.seat), command.nonce, now)
      break
    case 'play':
      answer(table, played(command.seat), command.ask, command.move, now)
      break
    case 'undo':
      undo(table, played(command.seat), command.decisions ?? 1)
      break
    case 'redo':
      redo(table, played(command.seat), now)
      break
    case 'confirm':
      confirm(table, own(command.seat), now)
      break
    case 'ask-back':
      askBack(table, own(command.seat), table.seatsOf(by.id), command.to, now)
      break
    case 'answer-back':
      answerBack(table, own(command.seat), command.agree, now)
      break
    case 'orders':
      order(table, own(command.seat), command)
      passIfMuted(table, command.seat, now)
      break
    case 'wait':
      wait(table, played(command.seat), command.ask)
      break
    case 'pause':
      pause(table, own(command.seat), command.on, now)
      break
    case 'resign':
      standIn(table, own(command.seat), now)
      break
    case 'replace':
      replace(table, table.seatsOf(by.id), command.seat, now)
      break
    case 'reclaim':
      reclaim(table, own(command.seat), now)
      break
    case 'rematch':
      table.allowsRematch(by)
      break
    case 'chat':
    case 'react':
      allowWords(table, by, command)
      break
    case 'hush':
      hush(table, by, command)
      break
  }
}

export function byHouse(table: Table, command: HouseCommand, now: number): void {
  const { doc } = table
  switch (command.t) {
    case 'tick':
      tick(table, now)
      break
    case 'bot':
      if (!table.botSeats().includes(command.seat)) deny('stale', 'No bot is asked here now.')
      answer(table, command.seat, command.ask, command.move, now)
      break
    case 'close':
      if (doc.status !== 'over') doc.status = 'closed'
      stop(doc.clock, now)
      break
    case 'rename':
      renameAt(doc, command.person, command.name)
      break
    case 'forget':
      forget(table, command.person, now)
      break
    case 'linked':
      doc.rematch = command.rematch
      break
    case 'webhook':
      tellElsewhere(doc, command.by, command.webhook)
      break
  }
}

function insistOnStanding(table: Table, { t }: Command): void {
  const standing = STANDING[t]
  if (standing === 'any') return
  if (standing !== 'open') table.running()
  else if (table.doc.status !== 'open') deny('not-open', 'That is done before the match begins.')
  if (standing === 'in play' && table.doc.pause.on) deny('paused', 'The match is paused.')
}

function ownSeat({ doc }: Table, by: Person, seat: Seat): Seat {
  const { kind, person } = doc.seats[seat] ?? {}
  return kind === 'person' && person === by.id ? seat : deny('not-seated', `Seat ${seat} is not yours.`)
}

/** An own seat that no bot plays for just now. */
function playedSeat(table: Table, by: Person, seat: Seat): Seat {
  const own = ownSeat(table, by, seat)
  return botPlays(table.seat(own)) ? deny('bot-plays', 'A bot plays for you: take your seat back first.') : own
}
