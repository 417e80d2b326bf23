import { randomInt } from 'node:crypto'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import {
  CHANCE,
  type Game,
  type GameEvent,
  MAX_MOVES,
  NATURE,
  OVER,
  pickWeighted,
  readOptions,
  type Seat,
  SPECTATOR,
  type State,
  seatsIn,
  seeded,
} from '@estaminet/kernel'
import { gamesForFour } from './games.ts'

/**
 * boardgame.io's own server, in memory, hosting the same rules as fast as it lets them be: see docs/benchmarks.md. Every
 * client is sent the view of its seat, its choices, the events and the scores: all it needs to draw the table. Or, with
 * `SENDS=state`, its state and the events, as boardgame.io does by itself, for clients that have the rules.
 */
const load = createRequire(import.meta.url)
const { Server, Origins } = load('boardgame.io/server') as typeof import('boardgame.io/server')
const { ActivePlayers, INVALID_MOVE } = load('boardgame.io/core') as typeof import('boardgame.io/core')

/** What boardgame.io keeps between moves. */
interface Position {
  readonly cells: Int16Array
  readonly events: readonly GameEvent[]
}

const rng = seeded(String(randomInt(2 ** 47)))
const moves = new Int32Array(MAX_MOVES)
const weights = new Int32Array(MAX_MOVES)

const sendsStateOnly = process.env.SENDS === 'state'

function hosted<S extends State>(game: Game<S>, seats: number) {
  const options = readOptions(game, seats, {})
  const scratch = game.setup(options, seats)
  let drawn: { of: Position; shown: ReturnType<typeof shownToAll> } | undefined
  let packed: { of: Position; shown: ReturnType<typeof packedUp> } | undefined
  const positionAfter = (events: readonly GameEvent[]): Position => ({ cells: scratch.cells.slice(), events })

  return {
    name: game.id,
    disableUndo: true,
    // The rules know whose move it is.
    turn: { activePlayers: ActivePlayers.ALL },
    setup(): Position {
      scratch.cells.set(game.setup(options, seats).cells)
      settle(game, scratch, () => {})
      return positionAfter([])
    },
    moves: {
      play({ G }: { G: Position }, seat: Seat, move: number): Position | typeof INVALID_MOVE {
        scratch.cells.set(G.cells)
        const asked = game.waiting(scratch)
        if (asked === CHANCE || asked === OVER || !(asked & (1 << seat))) return INVALID_MOVE
        if (!moves.subarray(0, game.legal(scratch, seat, moves)).includes(move)) return INVALID_MOVE
        const events: GameEvent[] = []
        const note = (event: GameEvent) => events.push(event)
        game.apply(scratch, seat, move, note)
        settle(game, scratch, note)
        return positionAfter(events)
      },
    },
    playerView({ G, playerID }: { G: Position; playerID: string | null }) {
      // It asks for every client of the match in a row; what all of them see is made once.
      if (sendsStateOnly) {
        if (packed?.of !== G) packed = { of: G, shown: packedUp(G) }
        return packed.shown
      }
      const reader = playerID === null ? SPECTATOR : Number(playerID)
      scratch.cells.set(G.cells)
      if (drawn?.of !== G) drawn = { of: G, shown: shownToAll(game, scratch, G) }
      const { view, events, waiting, scores, over } = drawn.shown
      const asks = waiting.includes(reader) ? [{ id: '', seat: reader, choices: choicesOf(game, scratch, reader) }] : []
      return { view, events, asks, waiting, scores, over }
    },
  }
}

/** As one text: numbers, or bytes beside the text, would take it longer. */
const packedUp = ({ cells, events }: Position) => ({
  cells: Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength).toString('base64'),
  events,
})

function shownToAll<S extends State>(game: Game<S>, s: S, { events }: Position) {
  const mask = game.waiting(s)
  return {
    view: game.view(s, SPECTATOR),
    events,
    waiting: mask === OVER ? [] : seatsIn(mask),
    scores: game.score(s).map(({ total, rank }) => ({ total, rank })),
    over: mask === OVER,
  }
}

function choicesOf<S extends State>(game: Game<S>, s: S, seat: Seat) {
  return Array.from(moves.subarray(0, game.legal(s, seat, moves)), (move) => {
    const info = game.describe(s, seat, move)
    return { move, say: info.say.join(' '), info }
  })
}

/** Plays chance and forced moves until somebody has a choice. */
function settle<S extends State>(game: Game<S>, s: S, note: (event: GameEvent) => void): void {
  for (let mask = game.waiting(s); mask !== OVER; mask = game.waiting(s)) {
    if (mask === CHANCE) {
      const count = game.chance(s, moves, weights)
      game.apply(s, NATURE, moves[pickWeighted(weights, count, rng)] as number, note)
    } else {
      if (mask & (mask - 1)) return
      const seat = 31 - Math.clz32(mask)
      if (game.legal(s, seat, moves) > 1) return
      game.apply(s, seat, moves[0] as number, note)
    }
  }
}

const server = Server({ games: gamesForFour.map((game) => hosted(game, 4)), origins: [Origins.LOCALHOST] })
const { appServer } = await server.run({ port: 0 })
console.log(`http://localhost:${(appServer.address() as AddressInfo).port}`)
