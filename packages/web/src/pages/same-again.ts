import type { TableInfo, TablePlan } from '@estaminet/table'
import { levelOf, nextLevel } from '../shell/seats/bot-seats.ts'

/** The same game once more, everybody in the same seat and colour, and with the same time to react: the dice say who begins. */
export function sameAgain({ game, options, pace, noAdvice, windows, ...info }: TableInfo, stronger = false): TablePlan {
  const seats = info.seats.map((seat) =>
    seat.kind === 'bot'
      ? ({ kind: 'bot', level: (stronger && nextLevel(seat, game)) || levelOf(seat) } as const)
      : ({ kind: 'me', ...(seat.name ? { name: seat.name } : {}) } as const),
  )
  return {
    game,
    options,
    seats,
    access: 'link',
    pace,
    ...(windows ? { asides: windows } : {}),
    ...(noAdvice ? { noAdvice } : {}),
  }
}
