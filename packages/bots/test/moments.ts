import { type RaceState, belgianBeersRace as race } from '@estaminet/belgian-beers-race'
import { movesOf, NATURE, type Options, type Seat } from '@estaminet/kernel'
import { expect } from 'vitest'
import { findBot } from '../src/index.ts'
import { play } from './play.ts'

/** Every expansion that two or more may share a table with, whoever sits in teams. */
export const COMPANY = { bands: true, characters: true, events: true, 'pixel-bag': true, confrontation: true }
/** With so many moves a new action is asked for. */
export const ACTION = 8

export interface Moments {
  readonly count: number
  /** A seat chooses among so many moves, or more. */
  readonly least: number
  readonly options: Options
  readonly seats?: number
  /** The question by its name; left out: any. */
  readonly step?: string
}

interface Steps {
  readonly steps: readonly { readonly step: string }[]
}

/** The first moments of a game in which a seat chooses, with cards of others it cannot see. */
export function firstMoments(
  { count, least, options, seats = 2, step }: Moments,
  choose: (s: RaceState, seat: Seat) => void,
): void {
  let asked = 0
  const watch = (s: RaceState, seat: Seat) => {
    if (asked >= count || seat === NATURE || movesOf(race, s, seat).length < least) return
    if (step !== undefined && (race.view(s, seat) as unknown as Steps).steps.at(-1)?.step !== step) return
    asked++
    choose(s, seat)
  }
  play({ game: race, seats, bots: [findBot('random', race)], seed: 'hidden', options, watch })
  expect(asked).toBe(count)
}
