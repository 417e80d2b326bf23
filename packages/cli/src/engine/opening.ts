import { type Game, Match, type MatchSetup, parseRecord, readLink, readRecord, refuse } from '@estaminet/kernel'
import { gameCard } from '../commands/games.ts'
import { findIn } from '../games.ts'
import { tellMoves } from '../story.ts'
import type { Answer } from './answer.ts'
import { engineDice } from './dice.ts'
import type { Request } from './request.ts'
import { standing, type Table } from './tables.ts'

/** Requests that open and close matches. */
export const opening: Readonly<Record<string, Answer>> = {
  games: {
    fields: [],
    answer: (_, { games }) => ({ games: games.map(gameCard) }),
  },

  data: {
    fields: ['game'],
    answer(request, { games, printed }) {
      const { id } = findIn(games)(request.text('game'))
      const data = printed.get(id) ?? refuse('bad-request', `${id} has nothing printed that a program could read.`)
      return { game: id, data }
    },
  },

  new: {
    fields: ['game', 'seats', 'options', 'seed', 'chance'],
    answer(request, { games, tables }) {
      const table = newTable(findIn(games)(request.text('game')), request)
      return { ...standing(tables.add(table), table.match), moves: tellMoves(table.match, 0) }
    },
  },

  load: {
    fields: ['record', 'link', 'state', 'game', 'seats', 'options'],
    answer(request, { games, tables }) {
      const match = loadMatch(findIn(games), request)
      return {
        ...standing(tables.add({ match }), match),
        game: match.game.id,
        seats: match.seats,
        options: match.options,
      }
    },
  },

  close: {
    fields: ['match'],
    answer(request, { tables }) {
      tables.close(request.text('match'))
      return { match: request.text('match'), closed: true }
    },
  },
}

function newTable(game: Game, request: Request): Table {
  const setup: MatchSetup = { seats: request.integer('seats'), options: request.any('options') }
  const seed = request.has('seed') ? request.textOrInteger('seed') : undefined
  if (request.has('chance') && request.oneOf('chance', 'manual', 'fair') === 'manual') {
    if (seed !== undefined)
      refuse('bad-request', 'A seed is for dice the engine rolls; with manual chance you decide them.')
    return { match: Match.begin(game, setup) }
  }
  // Seats and options are checked here, before dice are made for them.
  const { seats } = new Match(game, setup)
  const { fair, chance } = engineDice(seats, seed)
  return { match: Match.begin(game, { ...setup, chance }), fair }
}

function loadMatch(games: (id: string) => Game, request: Request): Match {
  const given = ['record', 'link', 'state'].filter((name) => request.has(name))
  if (given.length !== 1) return refuse('bad-request', '"load" takes a record, a link or a state.')
  const told = ['game', 'seats', 'options'].find((name) => request.has(name))
  if (request.has('state')) return loadPosition(games, request)
  if (told !== undefined) return refuse('bad-request', `A ${given[0]} says itself what is played: leave "${told}" out.`)
  if (request.has('link')) return readLink(games, request.text('link'))
  const record = parseRecord(request.any('record'))
  return readRecord(games(record.game), record)
}

/** A position alone: it says neither which game it belongs to nor how it came about. */
function loadPosition(games: (id: string) => Game, request: Request): Match {
  const game = games(request.text('game'))
  return Match.begin(game, {
    seats: request.integer('seats'),
    options: request.any('options'),
    position: request.text('state'),
  })
}
