import { isClose, type Standing, standingOf } from '@estaminet/belgian-beers-race/base'
import { seeded } from '@estaminet/kernel'
import type { RaceView } from './model.ts'
import { rulesOf } from './rules.ts'

/** What a reader sees is enough to count by the rules; what it hides may be anything. */
const tableOf = (view: RaceView) => rulesOf(view).imagine(view, seeded('standing'))

export function standings(view: RaceView): Standing[] {
  const s = tableOf(view)
  return view.players.map((_, seat) => standingOf(s, seat))
}

export const isOneShort = (view: RaceView, seat: number, card: string): boolean => isClose(tableOf(view), seat, card)
