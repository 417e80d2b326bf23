import { baseRace, isClose, type Standing, standingOf } from '@estaminet/belgian-beers-race/base'
import { seeded } from '@estaminet/kernel'
import type { RaceView } from './model.ts'

/** Nothing on the table is hidden: what it says is enough to count by the rules. */
const tableOf = (view: RaceView) => baseRace.imagine(view, seeded('standing'))

export function standings(view: RaceView): Standing[] {
  const s = tableOf(view)
  return view.players.map((_, seat) => standingOf(s, seat))
}

export const isOneShort = (view: RaceView, seat: number, card: string): boolean => isClose(tableOf(view), seat, card)
