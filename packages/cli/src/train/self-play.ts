import { FEATURES, FEW_HEXES, isTurnOver, type Judge, lookAt, projected, WEIGHTS, WholeTurn } from '@estaminet/bots/ale'
import { type AleState, heavenAndAle, MOST_OPTIONS, pointsOf } from '@estaminet/heaven-and-ale'
import { CHANCE, type Move, OVER, type Rng, readOptions, type Seat } from '@estaminet/kernel'
import { playNature } from '../playout.ts'

/** What one seat went through in one game. */
export interface Track {
  /** What was seen of it, position after position. */
  readonly seen: Float32Array
  /** What the judgement said there. */
  readonly judged: Float64Array
  /** Whether a round had just ended. */
  readonly isEnd: Uint8Array
  readonly points: number
}

/** How far what a move is worth is blurred, in points, and how often it is blurred much. */
const USUAL_NOISE = 0.3
const WILD_NOISE = 5
const WILD = 0.04
/** Positions of one seat in a game are never more. */
const LONGEST = 400

/** Others do not think their turns through as closely as one's own: so the searches play on, and so is learned. */
export const turnsBy = (judge: Judge): WholeTurn => new WholeTurn(judge, FEW_HEXES)

export const newTable = (seats: number): AleState => heavenAndAle.setup(readOptions(heavenAndAle, seats, {}), seats)

/** Plays to the end; `choose` for whoever is asked, `watch` when something has been chosen or a round is over. */
export function playThrough(
  s: AleState,
  rng: Rng,
  choose: (seat: Seat) => Move,
  watch: (seat: Seat | 'round') => void = () => {},
): void {
  let wasDrawn = true
  for (let mask = heavenAndAle.waiting(s); mask !== OVER; mask = heavenAndAle.waiting(s)) {
    if (mask === CHANCE) {
      if (!wasDrawn) watch('round')
      wasDrawn = true
      playNature(heavenAndAle, s, rng)
      continue
    }
    wasDrawn = false
    const seat = 31 - Math.clz32(mask & -mask)
    heavenAndAle.apply(s, seat, choose(seat))
    watch(seat)
  }
}

const list = new Int32Array(MOST_OPTIONS)
const worths = new Float64Array(MOST_OPTIONS)

/** One game of some of these players, a little blurred, so that what is seldom seen is seen as well. */
export function tracksOf(seats: number, players: readonly WholeTurn[], rng: Rng): Track[] {
  const s = newTable(seats)
  const seated = Array.from({ length: seats }, () => players[rng.below(players.length)])
  const diaries = Array.from({ length: seats }, () => new Diary())
  const choose = (seat: Seat): Move => {
    const moves = seated[seat].weigh(s, seat, list, worths)
    const noise = unit(rng) < WILD ? WILD_NOISE : USUAL_NOISE
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < moves; i++) {
      const value = worths[i] - noise * Math.log(-Math.log(unit(rng)))
      if (value <= most) continue
      most = value
      best = i
    }
    return list[best]
  }
  playThrough(s, rng, choose, (who) => {
    if (who === 'round') for (const [seat, diary] of diaries.entries()) diary.write(s, seat, true)
    else if (isTurnOver(s, who) && isSomebodyAsked(s)) diaries[who].write(s, who, false)
  })
  return diaries.map((diary, seat) => diary.close(pointsOf(s, seat)))
}

function isSomebodyAsked(s: AleState): boolean {
  const mask = heavenAndAle.waiting(s)
  return mask !== OVER && mask !== CHANCE
}

const unit = (rng: Rng): number => (rng.below(1 << 24) + 0.5) / (1 << 24)

const page = new Float32Array(FEATURES)

class Diary {
  private readonly seen: number[][] = []
  private readonly judged: number[] = []
  private readonly isEnd: number[] = []

  write(s: AleState, seat: Seat, isEnd: boolean): void {
    if (this.judged.length === LONGEST) return
    const points = projected(s, seat, WEIGHTS)
    lookAt(s, seat, points, page)
    this.seen.push(Array.from(page))
    this.judged.push(points)
    this.isEnd.push(isEnd ? 1 : 0)
  }

  close(points: number): Track {
    return {
      seen: Float32Array.from(this.seen.flat()),
      judged: Float64Array.from(this.judged),
      isEnd: Uint8Array.from(this.isEnd),
      points,
    }
  }
}
