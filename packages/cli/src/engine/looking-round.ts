import {
  encode,
  hash,
  type Match,
  NATURE,
  notationOf,
  outcomesOf,
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
    fields: ['match', 'seat'],
    answer(request, { tables }) {
      const id = request.text('match')
      const { match } = tables.get(id)
      const actors = request.has('seat') ? [request.seat('seat', match.seats, 'chance')] : match.actors
      return { ...standing(id, match), moves: actors.flatMap((actor) => movesInWords(match, actor)) }
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
        views: {
          spectator: game.view(state, SPECTATOR),
          seats: [...Array(seats).keys()].map((seat) => game.view(state, seat)),
        },
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
      const reader = request.has('seat') ? request.seat('seat', match.seats, 'spectator') : SPECTATOR
      const record = writeRecord(match, { reader, ...(fair ? { fair } : {}) })
      return { match: request.text('match'), record, link: writeLink(match) }
    },
  },
}

function movesInWords(match: Match, actor: Seat) {
  const { game, state } = match
  const weights = actor === NATURE && match.actors.includes(NATURE) ? outcomesOf(game, state) : []
  return match.legal(actor).map((move, i) => ({
    seat: actorName(actor),
    move,
    notation: notationOf(game, state, actor, move),
    description: game.describe(state, actor, move),
    ...(weights[i] ? { weight: weights[i].weight } : {}),
  }))
}
