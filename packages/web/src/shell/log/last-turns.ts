import { type Accessor, createMemo } from 'solid-js'
import { language } from '../../language.ts'
import { namesOf } from '../seats/names.ts'
import type { GameScreen, LastTurn } from '../table/game-screen.ts'
import type { TableModel } from '../table/table-model.ts'

/** The last turn of every seat, for games that can say it. */
export function createLastTurns(model: TableModel, screen: GameScreen): (seat: number) => LastTurn | undefined {
  const seats = createMemo(() => model.seats().length)
  const turns: Accessor<readonly (LastTurn | undefined)[]> = createMemo(() => {
    const [told, names, tongue] = [model.told(), namesOf(model.seats()), language()]
    return Array.from({ length: seats() }, (_, seat) => screen.lastTurn?.(told, seat, names, tongue))
  })
  return (seat) => turns()[seat]
}
