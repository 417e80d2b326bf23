import { decode, type Game, isOpen, movesOf, type Options, Refusal, SPECTATOR, type State } from '@estaminet/kernel'
import { choiceOf, listName } from './choice.ts'
import type { BareAsk, FromHost, Position } from './from-host.ts'
import { pointsOf } from './points.ts'
import type { Ask, Choice, HeldRules, Update } from './protocol.ts'

/** A frame that shows a table. */
export type Shows = Extract<FromHost, { t: 'update' | 'position' | 'cells' }>
type Around = Omit<Position, 't' | 'at' | 'cells'>

/** By which rules a client makes what it is not told. */
interface Rules {
  readonly game: Game
  readonly blank: State
}

/** What it knows: its reader's projection, and what is around it. */
interface Known {
  readonly rules: Rules
  readonly at: number
  readonly state: State | undefined
  readonly around: Around
}

/**
 * One client of a table. Whole updates it takes as they come; once it has the rules it holds its reader's projection and
 * nothing else, and makes view, choices and points of it as the host does. It never plays a move itself.
 */
export class Following {
  private rules: Rules | undefined
  private known: Known | undefined

  /** The rules have come: what is said from the next `hello` on may be a position. */
  hold(game: Game, options: Options, seats: number): void {
    this.rules = { game, blank: game.setup(options, seats) }
  }

  /** What a `hello` says of them. */
  get held(): HeldRules | undefined {
    return this.rules && { rules: this.rules.game.version, layout: this.rules.blank.layout.hash }
  }

  /** The whole update that a frame amounts to. None where one before it was missed: then it is time for another `hello`. */
  hear(frame: Shows): Update | undefined {
    if (frame.t === 'update') {
      const { done: _, ...update } = frame
      this.known = undefined
      return update
    }
    try {
      this.known = frame.t === 'position' ? this.begin(frame) : this.goOn(frame)
      return this.known && wholeOf(this.known)
    } catch {
      // These are not the rules of the host, whatever they are called. Whole updates need none.
      this.rules = undefined
      this.known = undefined
      return undefined
    }
  }

  private begin({ t: _, done: __, at, cells, ...around }: Extract<Shows, { t: 'position' }>): Known | undefined {
    const { rules } = this
    // The same state goes on: what did not change on it need not be drawn again.
    return rules && { rules, at, around, state: cells === undefined ? undefined : decode(cells, rules.blank) }
  }

  private goOn(frame: Extract<Shows, { t: 'cells' }>): Known | undefined {
    const { t: _, done: __, at, d, gone = [], ...changed } = frame
    const { known } = this
    if (known?.at !== at[0] || !known.state) return undefined
    for (let i = 0; i < d.length; i += 2) known.state.cells[d[i]] = d[i + 1]
    const around = { ...known.around, ...changed }
    for (const name of gone) Reflect.deleteProperty(around, name)
    return { ...known, at: at[1], around }
  }
}

function wholeOf({ rules: { game }, state, around: { asks, scores, ...around } }: Known): Update {
  if (!state) return { t: 'update', ...around, asks: [], scores: [] }
  const { reader = SPECTATOR } = around
  return {
    t: 'update',
    ...around,
    view: game.view(state, isOpen(state) ? SPECTATOR : reader),
    asks: asks.map((ask): Ask => ({ ...ask, choices: ask.choices ?? choicesOf(game, state, ask) })),
    scores: scores ?? pointsOf(game, state),
  }
}

/** The list that its question names. */
function choicesOf(game: Game, state: State, { id, seat }: BareAsk): Choice[] {
  const moves = movesOf(game, state, seat)
  if (!id.endsWith(listName(moves))) throw new Refusal('other-rules', `Seat ${seat} is asked something else.`)
  return moves.map((move) => choiceOf(game, state, seat, move))
}
