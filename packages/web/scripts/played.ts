import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { findBot, levelsOf } from '@estaminet/bots'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import { digest, type Game, type MoveInfo, movesOf, type Options, seeded, type View } from '@estaminet/kernel'
import { type SeatPlan, Table } from '@estaminet/table'
import type { SavedTable } from '../src/host/table-host.ts'

const GAMES = { race: belgianBeersRace as unknown as Game, ale: heavenAndAle as unknown as Game }
const ME = { id: 'me', name: 'Camille' }
/** The same every time: whoever compares two pictures compares the drawing, not the dice. */
const SECRET = '5'.repeat(64)

type Told = MoveInfo & { readonly move: number }

/** A question put to the person at the screen. */
export interface Moment {
  readonly kinds: ReadonlySet<string>
  readonly choices: number
  /** Each of them, as the game describes it. */
  readonly told: readonly Told[]
  readonly view: View
  /** How many questions the person has met so far. */
  readonly met: number
}

export interface MatchPlan {
  readonly game: keyof typeof GAMES
  readonly seats: number
  readonly options?: Options
}

type Until = (moment: Moment) => boolean

const MOST_GAMES = 30
const HOUR = 3_600_000

/**
 * A table of the page itself, played by bots until the person in the first seat meets a moment; without one, to its
 * end. The browser keeps such tables, so it opens there. The first game in which the moment comes is taken.
 */
export function played(match: MatchPlan, until?: Until): SavedTable {
  for (let game = 0; game < MOST_GAMES; game++) {
    const table = playedOnce(match, until ?? (() => false), game)
    if (until === undefined || table.doc.status === 'running') return { doc: table.doc, log: table.match?.log ?? [] }
  }
  throw new Error(`In ${MOST_GAMES} games of ${match.game} the moment never came.`)
}

function playedOnce(match: MatchPlan, until: Until, seed: number): Table {
  const game = GAMES[match.game]
  const others = Array.from({ length: match.seats - 1 }, (): SeatPlan => ({ kind: 'bot', level: 'easy' }))
  const birth = {
    id: `local-${match.game}-${match.seats}`,
    code: 'LOCAL',
    secret: SECRET,
    botSeed: SECRET,
    levels: levelsOf(game),
    closed: 0,
  }
  const plan = {
    game: game.id,
    options: match.options ?? {},
    seats: [{ kind: 'me', name: ME.name } as const, ...others],
    access: 'link' as const,
    pace: { kind: 'live' as const },
  }
  // In a time of its own, which is past when a page opens the table.
  let now = Date.now() - HOUR
  const table = Table.create(game, plan, ME, birth, now)
  const about = { table: birth.id, cmd: 'shot' }
  const nonces = table.seatsOf(ME.id).map((seat) => ({ seat, nonce: hex(seed * 8 + seat) }))
  for (const { seat, nonce } of nonces) table.execute({ t: 'hash', ...about, seat, hash: digest(nonce) }, ME, now)
  table.execute({ t: 'start', ...about }, ME, now)
  for (const part of nonces) table.execute({ t: 'nonce', ...about, ...part }, ME, now)

  const rng = seeded(`${match.game} ${seed}`)
  for (let met = 0; table.doc.status === 'running'; ) {
    const [seat] = table.asked()
    const { match: running } = table
    if (!running) break
    if (seat === undefined) {
      // A window that nobody is seen to answer closes by the clock.
      now = Math.max(now, table.dueAt() ?? now)
      table.house({ t: 'tick' }, now)
      continue
    }
    const moves = movesOf(game, running.state, seat)
    if (seat === 0) {
      const told = moves.map((move) => ({ ...game.describe(running.state, seat, move), move }))
      const kinds = new Set(told.map(({ kind }) => kind))
      if (until({ kinds, choices: moves.length, told, view: game.view(running.state, 0), met: met++ })) break
    }
    const view = () => game.view(running.state, seat)
    const move = findBot('easy', game).choose({ game, seat, moves, view, rng })
    if (table.seat(seat).kind === 'bot') table.house({ t: 'bot', seat, ask: table.askId(seat), move }, now)
    else table.execute({ t: 'play', ...about, ask: table.askId(seat), seat, move }, ME, now)
  }
  return table
}

const hex = (number: number): string => number.toString(16).padStart(32, '0')
