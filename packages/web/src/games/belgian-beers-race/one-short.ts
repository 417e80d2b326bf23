import { createEffect, on } from 'solid-js'
import { toast } from '../../shell/page/toasts.tsx'
import { nameOf } from '../../shell/seats/names.ts'
import type { BoardProps } from '../../shell/table/game-screen.ts'
import { eventOf, raceOf } from './model.ts'
import { isOneShort } from './standings.ts'
import { cardTexts, momentTexts } from './texts/index.ts'

/** A card that somebody takes who was quicker is gone from the belt before one looks there again. */
export function tellOfLostCards(board: BoardProps): void {
  createEffect(
    on(
      board.news,
      (news) => {
        const [me] = board.mine()
        if (board.mine().length !== 1) return
        for (const { event: told } of news) {
          const event = eventOf(told)
          if (event.type !== 'cardTaken' || event.seat === me || !isOneShort(raceOf(board.view()), me, event.card))
            continue
          const { title } = cardTexts(board.language(), event.card)
          toast({
            text: momentTexts(board.language()).oneShort(nameOf(board.seats(), event.seat), title),
            icon: 'lightning',
          })
        }
      },
      { defer: true },
    ),
  )
}
