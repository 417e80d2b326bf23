import type { BoardProps } from '../../shell/table/game-screen.ts'
import { raceOf } from './model.ts'

/** Whose things the board shows: one's own; at a shared screen, of whoever is asked; for spectators, of the active player. */
export const ownSeat = (board: Pick<BoardProps, 'ask' | 'reader' | 'view'>): number =>
  board.ask()?.seat ?? (board.reader() >= 0 ? board.reader() : Math.max(0, raceOf(board.view()).active))
