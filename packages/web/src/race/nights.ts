import { createEffect, on } from 'solid-js'
import type { BoardProps } from '../shell/game-screen.ts'
import { namesOf } from '../shell/names.ts'
import { toast } from '../shell/toasts.tsx'
import { line } from './lines.ts'

/** What a night does to whoever plays: points, a clearer head, a late start. */
const NIGHT: ReadonlySet<string> = new Set(['delayed', 'slept', 'dailyScored'])

/** The night passes between two moves: what it brought is said once more, long enough to be read. */
export function tellOfNights(board: BoardProps): void {
  // Nights before this table was opened are over.
  createEffect(
    on(
      board.news,
      (news) => {
        const mine = news.filter(({ event }) => NIGHT.has(event.type) && event.seat === board.reader())
        const says = mine.flatMap(({ event }) => line(event, namesOf(board.seats()), board.language()) ?? [])
        if (says.length > 0) toast({ text: says.join(' '), icon: 'moon' })
      },
      { defer: true },
    ),
  )
}
