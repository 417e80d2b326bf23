import type { DiceVerdict } from './dice-check.ts'
import { diceNotes } from './dice-memory.ts'
import type { FromWorker } from './table-host.ts'

/**
 * Asks a worker, because no page carries the rules that draw every die again. Nothing where this browser remembers
 * nothing of the table, or could not start the worker.
 */
export async function diceVerdict(of: { table: string; record: unknown }): Promise<DiceVerdict | undefined> {
  const memory = diceNotes.of(of.table)
  if (!memory.promised) return undefined
  const worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<DiceVerdict | undefined>((answer) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.t === 'dice') answer(data.verdict)
    })
    worker.addEventListener('error', () => answer(undefined))
    worker.postMessage({ t: 'check', record: of.record, memory })
  }).finally(() => worker.terminate())
}
