import { findBot } from '@estaminet/bots'
import { Match, type State, seeded } from '@estaminet/kernel'
import { type PlayedGame, playThrough } from './play.ts'
import type { GoldenTitle, Order } from './title.ts'

export type Made<S extends State> = PlayedGame<S>

/** Plays game after game until one fits, and keeps the best; nothing where none fits at all. */
export function makeToOrder<S extends State>(title: GoldenTitle<S>, order: Order<S>): Made<S> | undefined {
  let best: Made<S> | undefined
  let most = 0
  for (let seed = 0; seed < order.tries && most < order.enough; seed++) {
    const match = Match.begin(title.game, order.table)
    const temper = {
      leanings: Array.from({ length: match.seats }, () => order.leaning),
      mood: order.mood,
      rng: seeded(`${order.name} ${seed}`),
      tables: [match.at(0), match.at(0)],
      ...(order.kind ? { kindTo: 0 } : {}),
      ...(order.bot ? { bot: findBot(order.bot, title.game) } : {}),
    }
    const { shown, remarks } = playThrough(title, match, temper)
    const fit = match.over ? order.fits(match, shown) : 0
    if (fit <= most) continue
    most = fit
    best = { seed, match, shown, remarks }
  }
  return best
}
