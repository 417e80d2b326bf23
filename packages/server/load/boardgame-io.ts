import { CHANCE, type Game, movesOf, OVER, readOptions, type State } from '@estaminet/kernel'
import { gameOf } from '@estaminet/shelf'
import { numberAfter, type Prepared, type Question, questionIn, type Talk } from './talk.ts'

const SEATS = 4
const CELLS = '"cells":"'

/** What a frame says beside its number. */
interface Told {
  readonly question: Question | undefined
  readonly over: boolean
}

/** How a boardgame.io client talks: socket.io's frames over a bare socket, without its long polling. */
export const talkToBoardgameIo = (match: Prepared, seat: number): Talk =>
  talk(match, seat, (frame) => ({ question: questionIn(frame), over: frame.includes('"over":true') }))

/** The same for who has the rules and is sent the state alone: the list is made when it is asked, and no more. */
export function talkWithRules(match: Prepared, seat: number): Talk {
  const game = gameOf(match.game)
  const state = game.setup(readOptions(game, SEATS), SEATS)
  return talk(match, seat, (frame) => {
    const from = frame.indexOf(CELLS) + CELLS.length
    const cells = Buffer.from(frame.toString('latin1', from, frame.indexOf('"', from)), 'base64')
    new Uint8Array(state.cells.buffer, state.cells.byteOffset, state.cells.byteLength).set(cells)
    return { question: askedOf(game, state, seat), over: game.waiting(state) === OVER }
  })
}

function askedOf(game: Game, state: State, seat: number): Question | undefined {
  const mask = game.waiting(state)
  const isAsked = mask !== OVER && mask !== CHANCE && (mask & (1 << seat)) !== 0
  return isAsked ? { ask: '', seat, moves: movesOf(game, state, seat) } : undefined
}

function talk({ game, table }: Prepared, seat: number, read: (frame: Buffer) => Told): Talk {
  const playerID = String(seat)
  const event = (...args: unknown[]) => `42/${game},${JSON.stringify(args)}`
  return {
    path: '/socket.io/?EIO=4&transport=websocket',
    headers: {},
    greeting: undefined,
    hear(frame) {
      const kind = frame.toString('latin1', 0, 2)
      if (kind === '0{') return { reply: `40/${game},` }
      if (kind === '2') return { reply: '3' }
      if (kind === '40') return { reply: event('sync', table, playerID, undefined, 4) }
      // A sync ends with the bare position the match began with, as a binary frame of its own.
      const what = /^4(?:2|51-)\/[^,]+,\["(\w+)"/.exec(frame.toString('latin1', 0, 60))?.[1]
      if (what !== 'sync' && what !== 'update') return undefined
      return { n: numberAfter(frame, '"_stateID":'), ...read(frame) }
    },
    play(question, move, n) {
      const payload = { type: 'play', args: [question.seat, move], playerID }
      return event('update', { type: 'MAKE_MOVE', payload }, n, table, playerID)
    },
  }
}
