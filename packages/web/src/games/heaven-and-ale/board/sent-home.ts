import { createEffect, on } from 'solid-js'
import { toast } from '../../../shell/page/toasts.tsx'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { speechIn } from '../phrases.ts'
import { isGivenFirst, isSentHome } from '../unasked.ts'

/** Whose home is the only space left is walked there without being asked: they are told why. */
export function tellOfHome(board: BoardProps): void {
  createEffect(
    on(board.news, (news, last) => {
      // What was walked before this table was opened is over.
      if (last && isSentHome(news, board.mine())) {
        const { words, texts } = speechIn(board.language())
        const isFirst = isGivenFirst(news, board.mine())
        const text = isFirst ? texts.nothingLeftLast(words.places.first.name) : texts.nothingLeft
        toast({ text, icon: 'first' })
      }
      return true
    }),
  )
}
