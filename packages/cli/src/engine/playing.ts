import {
  copy,
  type EventSink,
  type GameEvent,
  type Match,
  moversOf,
  readNotation,
  refuse,
  type Seat,
} from '@estaminet/kernel'
import { tellMoves } from '../story.ts'
import type { Answer } from './answer.ts'
import { movesInWords, movesOf, viewsOf } from './looking-round.ts'
import type { Request } from './request.ts'
import { actorName, standing } from './tables.ts'

/** Requests that change a match. */
export const playing: Readonly<Record<string, Answer>> = {
  play: {
    fields: ['match', 'seat', 'move', 'also'],
    answer(request, { tables }) {
      const id = request.text('match')
      const { match } = tables.get(id)
      const actor = actorOf(request, match)
      const given = request.textOrInteger('move')
      const move = typeof given === 'string' ? readNotation(match.game, match.state, actor, given) : given
      return tellWhatFollows(request, id, match, (events) => match.play(actor, move, events))
    },
  },

  undo: {
    fields: ['match', 'seat', 'count', 'to'],
    answer(request, { tables }) {
      const id = request.text('match')
      const { match } = tables.get(id)
      const length = match.line.length
      if (request.has('to')) match.undoByConsent(request.integer('to'), [...Array(match.seats).keys()])
      // The program is the platform here: a turn it has not gone on from is still held.
      else match.undo(lastDecider(request, match), request.has('count') ? request.integer('count') : 1, true)
      return { ...standing(id, match), undone: length - match.line.length }
    },
  },

  redo: {
    fields: ['match', 'seat', 'also'],
    answer(request, { tables }) {
      const id = request.text('match')
      const { match } = tables.get(id)
      const seat = request.has('seat') ? request.seat('seat', match.seats) : redoer(match)
      return tellWhatFollows(request, id, match, (events) => match.redo(seat, events))
    },
  },
}

/** What may be told along with a move, so that a program need not ask again. */
const ALONG = {
  legal: (match: Match) => ({ legal: moversOf(match.game, match.state).flatMap((actor) => movesOf(match, actor)) }),
  described: (match: Match) => ({
    legal: moversOf(match.game, match.state).flatMap((actor) => movesInWords(match, actor)),
  }),
  view: (match: Match) => ({ view: viewsOf(match) }),
  score: (match: Match) => ({ scores: match.game.score(match.state) }),
} as const

/** Does something to a match and tells the moves that came of it: the one asked for, then chance and forced ones. */
function tellWhatFollows(request: Request, id: string, match: Match, act: (events?: EventSink) => void) {
  const along = request.has('also') ? request.someOf('also', 'events', ...keysOf(ALONG)) : []
  const from = match.line.length
  const before = copy(match.game.setup(match.options, match.seats), match.state)
  const events: GameEvent[] = []
  act(along.includes('events') ? (event) => events.push(event) : undefined)
  const result = { ...standing(id, match), moves: tellMoves(match, from, before) }
  const told = along.map((what) => (what === 'events' ? { events } : ALONG[what](match)))
  return Object.assign(result, ...told)
}

const keysOf = <T extends object>(of: T) => Object.keys(of) as (keyof T & string)[]

/** Who plays: whoever the request names, or the only one who can. */
function actorOf(request: Request, match: Match): Seat {
  if (request.has('seat')) return request.seat('seat', match.seats, 'chance')
  const [actor, ...others] = match.actors
  if (actor === undefined) return refuse('match-over', 'The match is over.')
  if (others.length === 0) return actor
  return refuse('bad-request', `Several can move (${match.actors.map(actorName).join(', ')}): name the "seat".`)
}

/** Who takes back: whoever the request names, or whoever chose last. */
function lastDecider(request: Request, match: Match): Seat {
  if (request.has('seat')) return request.seat('seat', match.seats)
  const last = match.line.findLast((step) => !step.forced)
  return last && last.by >= 0
    ? last.by
    : refuse('cannot-undo', 'The last thing that happened was chance; go back with "to".')
}

function redoer(match: Match): Seat {
  const seats = [...Array(match.seats).keys()]
  return seats.find((seat) => match.redoReach(seat) > 0) ?? refuse('cannot-redo', 'There is nothing to play again.')
}
