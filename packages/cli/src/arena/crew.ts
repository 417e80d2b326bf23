import { Threads } from '../threads.ts'
import type { Block } from './block.ts'
import { type Errand, sitDown } from './play-blocks.ts'

const PART = { name: 'play-blocks', source: new URL('./play-blocks.ts', import.meta.url) }

/**
 * Plays deals, so many at a time, each in a thread of its own; one at a time needs no thread. `take` gets the blocks as they are
 * done and says whether to go on.
 */
export async function playDeals(
  errand: Errand,
  deals: readonly number[],
  jobs: number,
  take: (block: Block) => boolean,
): Promise<void> {
  const count = Math.min(jobs, deals.length)
  if (count <= 1) return playHere(errand, deals, take)
  const threads = new Threads<number, Block>(PART, errand, count)
  try {
    await threads.share(deals, take)
  } finally {
    await threads.leave()
  }
}

async function playHere(errand: Errand, deals: readonly number[], take: (block: Block) => boolean): Promise<void> {
  const table = await sitDown(errand)
  try {
    for (const deal of deals) if (!take(await table.play(deal))) return
  } finally {
    table.leave()
  }
}
