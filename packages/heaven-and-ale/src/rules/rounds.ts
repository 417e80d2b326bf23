import { FIRST } from '../content/places.ts'
import { ARRIVED, NOT_DEPARTED } from '../content/ring.ts'
import { TABLES } from '../content/rounds.ts'
import { BEGIN_ROUND, DRAW_MONK, DRAW_TILE, MOVE, NEXT_TURN } from '../engine/moves.ts'
import type { AleState } from '../engine/state.ts'
import { detail, put, setDetail, strike } from '../engine/steps.ts'
import type { AleSink } from '../events.ts'
import { reportScores } from './scoring.ts'

export const roundsFor = (seats: number): number => TABLES[seats].monkStacks.length

/** Discs are refilled to one each, a second one on some spaces of the last round; the occupant of FIRST begins. */
export function beginRound(s: AleState, events?: AleSink): void {
  strike(s)
  s.ringDiscs.fill(1)
  const table = TABLES[s.seats]
  const last = s.round === table.monkStacks.length
  if (last) for (let i = 0; i < table.secondDiscs.length; i++) s.ringDiscs[table.secondDiscs[i]] = 2
  let first = 0
  while (s.place[first] !== FIRST) first++
  if (events) events({ type: 'roundBegan', round: s.round, last, first, discs: Array.from(s.ringDiscs) })
  put(s, NEXT_TURN, first)
}

/** Turns pass clockwise; who has arrived is skipped until the round ends. */
export function nextTurn(s: AleState, events?: AleSink): void {
  let seat = detail(s, 1)
  for (let tried = 0; tried < s.seats; tried++) {
    if (s.position[seat] !== ARRIVED) {
      setDetail(s, 1, (seat + 1) % s.seats)
      s.turn = seat
      put(s, MOVE)
      if (events) events({ type: 'turnBegan', seat })
      return
    }
    seat = (seat + 1) % s.seats
  }
  strike(s)
  endRound(s, events)
}

/** After the last round nothing is left to do; otherwise the next one is laid out: monks, resources, then discs. */
function endRound(s: AleState, events?: AleSink): void {
  if (events) events({ type: 'roundEnded', round: s.round })
  if (s.round === roundsFor(s.seats)) {
    if (events) reportScores(s, events)
    return
  }
  s.round++
  s.position.fill(NOT_DEPARTED)
  put(s, BEGIN_ROUND)
  put(s, DRAW_TILE)
  put(s, DRAW_MONK)
}
