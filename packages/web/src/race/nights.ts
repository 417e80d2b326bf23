import { createEffect, on } from 'solid-js'
import type { BoardProps } from '../shell/game-screen.ts'
import { namesOf } from '../shell/names.ts'
import { toast } from '../shell/toasts.tsx'
import { colon } from '../texts/thin.ts'
import { line } from './lines.ts'
import { game } from './texts/index.ts'

/** What a night does to whoever plays: points, a clearer head, a late start; the others' points beside it. */
const NIGHT: ReadonlySet<string> = new Set(['delayed', 'slept', 'dailyScored'])

/** The night passes between two moves: what it brought is said once more, long enough to be read. */
export function tellOfNights(board: BoardProps): void {
  // Nights before this table was opened are over.
  createEffect(
    on(
      board.news,
      (news) => {
        const [names, language] = [namesOf(board.seats()), board.language()]
        const mine = news.filter(({ event }) => NIGHT.has(event.type) && event.seat === board.reader())
        const says = mine.flatMap(({ event }) => line(event, names, language) ?? [])
        const others = news.flatMap(({ event }) =>
          event.type === 'dailyScored' && event.seat !== board.reader()
            ? [`${names[Number(event.seat)]}${colon(language)}${game(language).vp(Number(event.score))}.`]
            : [],
        )
        if (says.length > 0) toast({ text: [...says, ...others].join(' '), icon: 'moon' })
      },
      { defer: true },
    ),
  )
}
