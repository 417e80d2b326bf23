import { isClose, type Standing, standingOf } from '@estaminet/belgian-beers-race/base'
import type { RaceView } from './model.ts'
import { imagined } from './rules.ts'

/** What a reader sees is enough to count by the rules. */
export const standings = (view: RaceView): Standing[] => view.players.map((_, seat) => standingOf(imagined(view), seat))

export const isOneShort = (view: RaceView, seat: number, card: string): boolean => isClose(imagined(view), seat, card)
