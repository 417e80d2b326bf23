import type { Bot } from './bot.ts'

/** Any legal move, each as likely as the next. */
export const random: Bot = {
  id: 'random',
  choose: ({ moves, rng }) => moves[rng.below(moves.length)] as number,
}
