import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '@estaminet/kernel'
import { findGame } from '../games.ts'
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

/** A thread plays the deals it is told, one after another, until it is told nothing more. */
async function serve(port: NonNullable<typeof parentPort>): Promise<void> {
  const table = await sitDown(workerData)
  port.on('message', async (deal: number | 'enough') => {
    if (deal === 'enough') {
      table.leave()
      port.close()
      return
    }
    try {
      port.postMessage({ block: await table.play(deal) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      port.postMessage({ refused: { code: error.code, message: error.message } })
    }
  })
}

if (parentPort && workerData?.contest) await serve(parentPort)
