import { type Match, NATURE, notationOf, type Seat, turnOf } from '@estaminet/kernel'

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

/** Turns of a seat: chance, and what others are asked in between, belong to them. */
export function tellTurns(match: Match): Turn[] {
  const { game } = match
  const s = match.at(0)
  const turns: { turn: number; seat: Seat | null; moves: ToldMove[] }[] = [{ turn: 0, seat: null, moves: [] }]
  tellMoves(match, 0).forEach((told, i) => {
    const by = told.seat
    const current = turns.at(-1)
    const seat = by === 'chance' ? current?.seat : (turnOf(game, s, match.seats) ?? by)
    if (seat === current?.seat) current?.moves.push(told)
    else turns.push({ turn: turns.length, seat: seat ?? null, moves: [told] })
    game.apply(s, match.line[i]?.by ?? NATURE, told.move)
  })
  return turns.filter(({ moves }) => moves.length > 0)
}
