import { type AleEvent, type AleState, heavenAndAle } from '@estaminet/heaven-and-ale'
import { copy, type EventSink } from '@estaminet/kernel'
import type { Ask } from '@estaminet/table'
import { aleView } from '../../src/games/heaven-and-ale/phrases.ts'
import { type Asked, askOf, atRandom, endOf } from './at-random.ts'

/** A tile for which some hexes can only be paid by giving privileges back. */
export const HELPED = 'chooseHex, helped'
/** A tile that would close a site on some hexes. */
export const CLOSING = 'chooseHex, closing'
export const kinds = [
  'pickStart',
  'move',
  'chooseTile',
  'chooseHex',
  HELPED,
  CLOSING,
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

/** Plays until each kind of question has been met a few times, each once at least, keeping the questions and everything told. */
export function moments(perKind: number): { met: Map<string, Moment[]>; told: AleEvent[] } {
  const met = new Map<string, Moment[]>()
  const told: AleEvent[] = []
  const tell = (event: unknown) => void told.push(event as AleEvent)
  for (let game = 0; game < 60 && !kinds.every((kind) => (met.get(kind)?.length ?? 0) >= perKind); game++)
    playOnce(game, 2 + (game % 3), tell, (kind, moment) => {
      const list = met.get(kind) ?? []
      if (list.length < perKind) met.set(kind, [...list, moment])
    })
  const missing = kinds.filter((kind) => !met.has(kind))
  if (missing.length > 0) throw new Error(`Nobody was asked: ${missing.join('; ')}`)
  return { met, told }
}

const options = { picks: 'clockwise', exchange: 'exhaustive' }

function playOnce(seed: number, seats: number, hear: EventSink, meet: (kind: string, moment: Moment) => void): void {
  // Short walks fill gardens.
  const among = (asked: Asked<AleState>) => (isWalk(asked) ? Math.min(asked.moves.length, 3) : asked.moves.length)
  endOf(atRandom(heavenAndAle, { seats, options, seed, hear, among }), (asked) => {
    const { s, seat } = asked
    const ask = askOf(heavenAndAle, asked)
    const here = copy(heavenAndAle.setup(options, seats), s)
    const isHelped = ask.choices.some(({ info }) => Number(info.cards) > 0)
    const isClosing = ask.choices.some(({ info }) => Array.isArray(info.encloses) && info.encloses.length > 0)
    meet(isHelped ? HELPED : isClosing ? CLOSING : String(ask.choices[0].info.kind), {
      ask,
      view: aleView(heavenAndAle.view(s, seat)),
      play(move) {
        const after = copy(heavenAndAle.setup(options, seats), here)
        heavenAndAle.apply(after, seat, move)
        return aleView(heavenAndAle.view(after, seat))
      },
    })
  })
}

const isWalk = ({ s, seat, moves }: Asked<AleState>): boolean =>
  heavenAndAle.describe(s, seat, moves[0]).kind === 'move'
