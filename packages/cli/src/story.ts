import { type Match, NATURE, notationOf, type Seat } from '@estaminet/kernel'

export interface ToldMove {
  readonly seat: Seat | 'chance'
  readonly move: number
  readonly notation: string
  readonly forced: boolean
}

export interface Turn {
  readonly turn: number
  /** Nobody's in turn 0: what chance did before the first choice. */
  readonly seat: Seat | null
  readonly moves: readonly ToldMove[]
}

/** The effective line from move `from` on, in notation. `before` is the state it starts from, and is used up. */
export function tellMoves(match: Match, from: number, before = match.at(from)): ToldMove[] {
  return match.line.slice(from).map(({ by, move, forced }) => {
    const notation = notationOf(match.game, before, by, move)
    match.game.apply(before, by, move)
    return { seat: by === NATURE ? 'chance' : by, move, notation, forced }
  })
}

/** A turn lasts while one seat moves; what chance does meanwhile belongs to it. */
export function tellTurns(match: Match): Turn[] {
  const turns: { turn: number; seat: Seat | null; moves: ToldMove[] }[] = [{ turn: 0, seat: null, moves: [] }]
  for (const told of tellMoves(match, 0)) {
    const current = turns.at(-1)
    if (told.seat === 'chance' || told.seat === current?.seat) current?.moves.push(told)
    else turns.push({ turn: turns.length, seat: told.seat, moves: [told] })
  }
  return turns.filter(({ moves }) => moves.length > 0)
}
