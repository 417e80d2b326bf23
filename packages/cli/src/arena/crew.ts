import { Worker } from 'node:worker_threads'
import { Refusal } from '@estaminet/kernel'
import type { Block } from './block.ts'
import { type Errand, sitDown } from './play-blocks.ts'

/** Whether this is the built program, all of whose files lie side by side (`scripts/program.mjs`). */
const built = new URL(import.meta.url).pathname.endsWith('.js')
const THREAD = new URL(built ? './play-blocks.js' : './thread.mjs', import.meta.url)

type Report = { readonly block: Block } | { readonly refused: { readonly code: string; readonly message: string } }

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
  const threads = Math.min(jobs, deals.length)
  if (threads <= 1) return playHere(errand, deals, take)
  const waiting = [...deals]
  const workers = Array.from({ length: threads }, () => new Worker(THREAD, { workerData: errand, execArgv: [] }))
  try {
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((done, fail) => {
            const next = () => {
              const deal = waiting.shift()
              if (deal === undefined) done()
              else worker.postMessage(deal)
            }
            worker.on('error', fail)
            worker.on('message', (report: Report) => {
              if ('refused' in report) fail(new Refusal(report.refused.code, report.refused.message))
              else {
                if (!take(report.block)) waiting.length = 0
                next()
              }
            })
            next()
          }),
      ),
    )
  } finally {
    for (const worker of workers) worker.postMessage('enough')
    await Promise.all(workers.map((worker) => gone(worker)))
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

/** A thread in the middle of a block would finish it first: nobody waits for that long. */
const LEAVE_MS = 500

function gone(worker: Worker): Promise<unknown> {
  return new Promise((left) => {
    const timer = setTimeout(() => left(worker.terminate()), LEAVE_MS)
    worker.once('exit', () => {
      clearTimeout(timer)
      left(undefined)
    })
  })
}
