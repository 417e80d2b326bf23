import { workerData } from 'node:worker_threads'
import { findGame } from '../games.ts'
import { serve } from '../threads.ts'
import { type Contest, playBlock } from './block.ts'
import { playerCalled } from './player.ts'

/** What a thread has to know to play blocks of a contest. */
export interface Errand {
  /** The game as it was named: an id, or the path of a module. */
  readonly named: string
  readonly contest: Contest
  readonly limit: number | undefined
  readonly withHabits: boolean
}

/** Players who have sat down, and a way to play one block after another. */
export async function sitDown({ named, contest, limit, withHabits }: Errand) {
  const game = await findGame(named)
  const players = await Promise.all(contest.bots.map((name) => playerCalled(name, game, limit)))
  return {
    play: (deal: number) => playBlock(game, contest, players, deal, withHabits),
    leave: () => {
      for (const player of players) player.stop()
    },
  }
}

if (workerData?.contest) {
  const table = await sitDown(workerData)
  serve(table.play, table.leave)
}
