import { belgianBeersRace } from '@estaminet/belgian-beers-race'
import { pickWeighted, seeded } from '@estaminet/kernel'
import type { Pace } from '../src/index.ts'
import { people, Talk } from './talk.ts'

/** Thirsty players, who stay on the road: they meet sooner, and what can be proposed is. */
const APPETITE: Readonly<Record<string, number>> = { taste: 50, buy: 50, bus: 3, camp: 0, stop: 0 }

export interface Questioned {
  readonly talk: Talk
  readonly seat: number
  /** What the first choice is called. */
  readonly kind: string
}

/** Plays races of four until somebody is asked out of turn, one of these things where some are named. */
export function questioned(
  pace: Pace,
  { kinds, options = {}, orders = {} }: { kinds?: readonly string[]; options?: object; orders?: object } = {},
): Questioned {
  for (let attempt = 0; attempt < 8; attempt++) {
    const rng = seeded(`race ${attempt}`)
    const secret = attempt.toString(16).padStart(64, '0')
    const talk = Talk.of(belgianBeersRace, 4, { pace, secret, options: { ...options } })
    for (const seat of [0, 1, 2, 3]) talk.says(people[seat], { t: 'orders', seat, confirm: false, ...orders })
    while (talk.doc.status === 'running') {
      const [seat] = talk.table.asked()
      const { game, state } = talk.match
      const moves = talk.moves(seat)
      const { kind } = game.describe(state, seat, moves[0])
      const isAside = game.pace?.(state, seat) === 'answer' && (kinds?.includes(kind) ?? true)
      if (isAside) return { talk, seat, kind }
      const weights = moves.map((move) => {
        const { kind, say } = game.describe(state, seat, move)
        return say[0] === 'swap' ? 50 : (APPETITE[kind] ?? 1)
      })
      talk.plays(seat, moves[pickWeighted(weights, weights.length, rng)])
    }
  }
  throw new Error('nobody was ever asked out of turn')
}
