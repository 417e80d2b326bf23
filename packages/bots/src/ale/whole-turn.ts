import {
  type AleState,
  CHOOSE_HEX,
  CHOOSE_TILE,
  FERTILITY,
  FIRST_MONK,
  FIRST_MONK_BOX,
  GARDEN,
  heavenAndAle,
  isMonk,
  MOST_NEXT,
  MOST_OPTIONS,
  MOST_SITES,
  NEXT_HEXES,
  NEXT_SITES,
  NO_TILE,
  optionOf,
  questionOf,
  SUNNY,
} from '@estaminet/heaven-and-ale'
import { blankOf, CHANCE, copy, type Move, OVER, type Seat, topOf } from '@estaminet/kernel'
import { aroundSite, filledIn, SIDES } from './around-site.ts'
import { type Judge, liked } from './judgement.ts'
import { INDIFFERENT } from './personalities.ts'

/** How many hexes of a side are tried: more than there are, so all of them, or the few by which others are thought to choose. */
export const ALL_HEXES = 15
export const FEW_HEXES = 2
/** A turn is never longer: a move, a tile, a hex, cards given for it, two sheds; or a move, a disc, a number, a card. */
const DEEPEST = 12

/**
 * Thinks a turn through to its end: every move with the best answers to all that follows from it. A tile may lie on any
 * hex that closes a site; of the others only the most promising ones of each side are tried. One tile at a time is
 * thought of: whether to buy another is asked when it has been bought.
 */
export class WholeTurn {
  private readonly judge: Judge
  private readonly hexesASide: number
  private readonly likes: typeof INDIFFERENT
  private readonly states: AleState[] = []
  private readonly lists = Array.from({ length: DEEPEST }, () => new Int32Array(MOST_OPTIONS))

  constructor(judge: Judge, hexesASide: number, likes = INDIFFERENT) {
    this.judge = judge
    this.hexesASide = hexesASide
    this.likes = likes
  }

  /** What a move is worth to its player, made in `s`, which stays as it is. */
  worth(s: AleState, seat: Seat, move: Move): number {
    this.sitDown(s)
    return this.after(s, seat, move, 0)
  }

  /** The best of all moves open to a seat. */
  best(s: AleState, seat: Seat): Move {
    this.sitDown(s)
    const list = this.lists[0]
    const moves = this.shortened(s, seat, list, heavenAndAle.legal(s, seat, list))
    let chosen = list[0]
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < moves; i++) {
      const value = moves === 1 ? 0 : this.after(s, seat, list[i], 1)
      if (value <= most) continue
      most = value
      chosen = list[i]
    }
    return chosen
  }

  /** Writes all moves worth a thought and what each of them is worth; how many they are. */
  weigh(s: AleState, seat: Seat, list: Int32Array, worths: Float64Array): number {
    this.sitDown(s)
    const moves = this.shortened(s, seat, list, heavenAndAle.legal(s, seat, list))
    for (let i = 0; i < moves; i++) worths[i] = moves === 1 ? 0 : this.after(s, seat, list[i], 1)
    return moves
  }

  /** Boards to think on, made once for each table. */
  private sitDown(s: AleState): void {
    if (this.states[0]?.layout === s.layout) return
    for (let depth = 0; depth < DEEPEST; depth++) this.states[depth] = blankOf(s)
  }

  private after(s: AleState, seat: Seat, move: Move, depth: number): number {
    const tried = this.states[depth]
    copy(tried, s)
    heavenAndAle.apply(tried, seat, move)
    return this.finished(tried, seat, depth + 1)
  }

  private finished(s: AleState, seat: Seat, depth: number): number {
    if (isTurnOver(s, seat) || depth === DEEPEST) return this.judge(s, seat) + liked(s, seat, this.likes)
    const list = this.lists[depth]
    const moves = this.shortened(s, seat, list, heavenAndAle.legal(s, seat, list))
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < moves; i++) {
      const value = this.after(s, seat, list[i], depth)
      if (value > most) most = value
    }
    return most
  }

  /** Of many hexes those worth a thought, in front; how many they are. */
  private shortened(s: AleState, seat: Seat, list: Int32Array, moves: number): number {
    if (s.stack[topOf(s.stack)] !== CHOOSE_HEX || moves <= 2 * this.hexesASide) return moves
    const tile = s.stack[topOf(s.stack) + 2]
    for (let i = 0; i < moves; i++) promise[i] = promiseOf(s, seat, tile, optionOf(list[i]))
    let kept = 0
    kept = this.keep(list, moves, kept, true)
    return this.keep(list, moves, kept, false)
  }

  /** Brings the best of one side to the front, behind those already there. */
  private keep(list: Int32Array, moves: number, from: number, sunny: boolean): number {
    let kept = from
    for (let n = 0; n < moves; n++) {
      let best = -1
      for (let i = kept; i < moves; i++)
        if (optionOf(list[i]) < SUNNY === sunny && (best < 0 || promise[i] > promise[best])) best = i
      if (best < 0 || (kept - from >= this.hexesASide && promise[best] < CLOSES)) break
      swap(list, kept, best)
      swap(promise, kept, best)
      kept++
    }
    return kept
  }
}

/** A site that would be closed is never overlooked. */
const CLOSES = 1000
const promise = new Float64Array(MOST_OPTIONS)

function swap(of: Int32Array | Float64Array, a: number, b: number): void {
  const held = of[a]
  of[a] = of[b]
  of[b] = held
}

/** A rough look at a hex: how far the sites beside it are, and what lies next to it. */
function promiseOf(s: AleState, seat: Seat, tile: number, hex: number): number {
  const start = seat * GARDEN
  let worth = 0
  for (let i = hex * MOST_SITES; i < (hex + 1) * MOST_SITES; i++) {
    const site = NEXT_SITES[i]
    if (site < 0) continue
    const filled = 1 + filledIn(aroundSite(s, seat, site))
    worth += filled === SIDES ? CLOSES : filled
  }
  for (let i = hex * MOST_NEXT; i < (hex + 1) * MOST_NEXT; i++) {
    const lies = NEXT_HEXES[i] < 0 ? NO_TILE : s.garden[start + NEXT_HEXES[i]]
    if (lies === NO_TILE) continue
    if (isMonk(lies)) worth += ((~s.discs[seat] >> (FIRST_MONK_BOX + lies - FIRST_MONK)) & 1) * (1 + FERTILITY[tile])
    if (isMonk(tile)) worth += 1 + FERTILITY[lies]
  }
  return worth
}

/** Whether all is done that belongs to the turn; behind a tile bought the next one is another question. */
export function isTurnOver(s: AleState, seat: Seat): boolean {
  const mask = heavenAndAle.waiting(s)
  if (mask === OVER || mask === CHANCE || mask !== 1 << seat) return true
  const top = topOf(s.stack)
  if (s.stack[top] === CHOOSE_TILE) return s.stack[top + 2] > 0
  const asked = questionOf(s)
  return asked === 'move' || asked === 'pickStart'
}
