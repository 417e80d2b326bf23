import { BIKE } from '../content/roads.ts'
import { ridePerLevel } from '../engine/reckon.ts'
import { left, type RaceState } from '../engine/state.ts'
import type { Tell } from '../events.ts'
import type { Journey } from '../race-move.ts'
import { arrive } from './arriving.ts'
import { soberUp } from './breathalyzer.ts'
import { spendOnTheWay } from './delays.ts'
import { declaredTime, journey } from './moving.ts'

/** No die: pay, sober up by one level for every four units in a row as a rule, arrive. */
export function goByBicycle(s: RaceState, seat: number, tell: Tell): void {
  const units = declaredTime(s, seat)
  const perLevel = ridePerLevel(s, seat)
  const ride = s.ride[seat] + units
  spendOnTheWay(s, seat, units, 'move', tell)
  s.ride[seat] = left(s, seat) === 0 ? 0 : ride % perLevel
  const drops = (ride / perLevel) | 0
  if (drops > 0 && s.level[seat] > 0) {
    soberUp(s, seat, drops)
    tell?.({ type: 'soberedUp', seat, level: s.level[seat] })
  }
  arrive(s, seat, tell)
}

export function describeBicycle(s: RaceState, seat: number, to: number): Journey {
  const info = journey(s, seat, 'bike', BIKE, to)
  return { ...info, say: ['bike', info.to] }
}
