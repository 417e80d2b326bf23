import type { BoardProps } from '../../../../shell/table/game-screen.ts'
import { raceOf } from '../../model.ts'

/** Whose band the board speaks of: whoever is asked, else the reader, else whoever plays. */
export const ownSeat = (board: Pick<BoardProps, 'ask' | 'reader' | 'view'>): number =>
  board.ask()?.seat ?? (board.reader() >= 0 ? board.reader() : Math.max(0, raceOf(board.view()).active))
