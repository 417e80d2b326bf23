import { type AleEvent, heavenAndAle } from '@estaminet/heaven-and-ale'
import { CHANCE, copy, movesOf, OVER, outcomesOf, pickWeighted, type Rng, seeded } from '@estaminet/kernel'
import type { Ask } from '@estaminet/table'
import { aleView } from '../../src/games/heaven-and-ale/phrases.ts'

/** A tile for which some hexes can only be paid by giving privileges back. */
export const HELPED = 'chooseHex, helped'
export const kinds = [
  'pickStart',
  'move',
  'chooseTile',
  'chooseHex',
  HELPED,
  'surrender',
  'buildTargets',
  'chooseBox',
  'chooseNumber',
  'chooseCard',
  'cardColour',
  'cardLowest',
  'pickPlace',
  'markColour',
]

/** A question as the table sends it, with what it is asked about. */
export interface Moment {
  readonly ask: Ask
  readonly view: ReturnType<typeof aleView>
  /** What the table looks like after one of the choices. */
  play(move: number): ReturnType<typeof aleView>
}

/** Plays until each kind of question has been met a few times, keeping the questions and everything told. */
export function moments(perKind: number): { met: Map<string, Moment[]>; told: AleEvent[] } {
  const met = new Map<string, Moment[]>()
  const told: AleEvent[] = []
  for (let game = 0; game < 60 && !kinds.every((kind) => (met.get(kind)?.length ?? 0) >= perKind); game++)
    playOnce(
      seeded(game),
      2 + (game % 3),
      (kind, moment) => {
        const list = met.get(kind) ?? []
        if (list.length < perKind) met.set(kind, [...list, moment])
      },
      told,
    )
  return { met, told }
}

function playOnce(rng: Rng, seats: number, meet: (kind: string, moment: Moment) => void, told: AleEvent[]): void {
  const options = { picks: 'clockwise', exchange: 'exhaustive' }
  const s = heavenAndAle.setup(options, seats)
  for (;;) {
    const waiting = heavenAndAle.waiting(s)
    if (waiting === OVER) return
    const tell = (event: unknown) => void told.push(event as AleEvent)
    if (waiting === CHANCE) {
      const outcomes = outcomesOf(heavenAndAle, s)
      const at = pickWeighted(
        outcomes.map(({ weight }) => weight),
        outcomes.length,
        rng,
      )
      heavenAndAle.apply(s, -1, outcomes[at].move, tell)
      continue
    }
    const seat = Math.log2(waiting)
    const moves = movesOf(heavenAndAle, s, seat)
    const choices = moves.map((move) => {
      const info = heavenAndAle.describe(s, seat, move)
      return { move, say: info.say.join(' '), info: { ...info } }
    })
    const kind = String(choices[0].info.kind)
    const here = copy(heavenAndAle.setup(options, seats), s)
    const isHelped = choices.some(({ info }) => Number(info.cards) > 0)
    meet(isHelped ? HELPED : kind, {
      ask: { id: 'q', seat, choices, sealed: false },
      view: aleView(heavenAndAle.view(s, seat)),
      play(move) {
        const after = copy(heavenAndAle.setup(options, seats), here)
        heavenAndAle.apply(after, seat, move)
        return aleView(heavenAndAle.view(after, seat))
      },
    })
    const near = kind === 'move' ? Math.min(moves.length, 3) : moves.length
    heavenAndAle.apply(s, seat, moves[rng.below(near)], tell)
  }
}
