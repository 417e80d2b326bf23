import {
  encode,
  hash,
  isOpen,
  type Match,
  moversOf,
  NATURE,
  notationOf,
  outcomesOf,
  refuse,
  type Seat,
  SPECTATOR,
  writeLink,
  writeRecord,
} from '@estaminet/kernel'
import type { Answer } from './answer.ts'
import { actorName, standing } from './tables.ts'

/** Requests that only look. */
export const lookingRound: Readonly<Record<string, Answer>> = {
  legal: {
    fields: ['match', 'seat', 'bare'],
    answer(request, { tables }) {
      const id = request.text('match')
      const { match } = tables.get(id)
      const actors = request.has('seat')
        ? [request.seat('seat', match.seats, 'chance')]
        : moversOf(match.game, match.state)
      const list = request.flag('bare') ? movesOf : movesInWords
      return { ...standing(id, match), moves: actors.flatMap((actor) => list(match, actor)) }
    },
  },

  view: {
    fields: ['match', 'seat'],
    answer(request, { tables }) {
      const { match } = tables.get(request.text('match'))
      const reader = request.seat('seat', match.seats, 'spectator')
      return { match: request.text('match'), seat: request.any('seat'), view: match.game.view(match.state, reader) }
    },
  },

  state: {
    fields: ['match'],
    answer(request, { tables }) {
      const id = request.text('match')
      const { match } = tables.get(id)
      const { game, state, seats, options } = match
      return {
        ...standing(id, match),
        game: game.id,
        seats,
        options,
        views: viewsOf(match),
        encoded: encode(state),
        hash: hash(state),
      }
    },
  },

  score: {
    fields: ['match'],
    answer(request, { tables }) {
      const { match } = tables.get(request.text('match'))
      return { match: request.text('match'), over: match.over, scores: match.game.score(match.state) }
    },
  },

  record: {
    fields: ['match', 'seat'],
    answer(request, { tables }) {
      const { match, fair } = tables.get(request.text('match'))
      if (match.fromPosition)
        refuse(
          'bad-request',
          'This match began from a position: what led there is not known, so there is no record of it.',
        )
      const reader = request.has('seat') ? request.seat('seat', match.seats, 'spectator') : SPECTATOR
      const record = writeRecord(match, { reader, ...(fair ? { fair } : {}) })
      return { match: request.text('match'), record, link: writeLink(match) }
    },
  },
}

/** Where nobody knows more than another, one view serves everybody. */
export function viewsOf({ game, state, seats }: Match): object {
  if (isOpen(state)) return { everybody: game.view(state, SPECTATOR) }
  return {
    spectator: game.view(state, SPECTATOR),
    seats: [...Array(seats).keys()].map((seat) => game.view(state, seat)),
  }
}

/** The moves of one actor as bare as they can be. */
export function movesOf(match: Match, actor: Seat) {
  const weights = weightsOf(match, actor)
  return match.legal(actor).map((move, i) => ({ seat: actorName(actor), move, ...weights[i] }))
}

export function movesInWords(match: Match, actor: Seat) {
  const { game, state } = match
  const weights = weightsOf(match, actor)
  return match.legal(actor).map((move, i) => ({
    seat: actorName(actor),
    move,
    notation: notationOf(game, state, actor, move),
    description: game.describe(state, actor, move),
    ...weights[i],
  }))
}

const weightsOf = (match: Match, actor: Seat): { weight: number }[] =>
  actor === NATURE && match.actors.includes(NATURE)
    ? outcomesOf(match.game, match.state).map(({ weight }) => ({ weight }))
    : []
