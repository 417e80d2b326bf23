import type { AdvisedMove } from '@estaminet/bots/advice'
import type { Move, Seat, View } from '@estaminet/kernel'
import { createSignal, onCleanup } from 'solid-js'

/** A question as its player sees it. */
export interface Asked {
  readonly game: string
  readonly question: string
  readonly seat: Seat
  readonly moves: readonly Move[]
  readonly view: View
}

export type FromAdviser =
  | { readonly t: 'progress'; readonly share: number }
  | { readonly t: 'advice'; readonly advice: readonly AdvisedMove[] }

/** Has a worker think it over. Whoever asked and is gone has it stop. */
export function hearAdvice(asked: Asked) {
  const [share, setShare] = createSignal(0)
  const [advice, setAdvice] = createSignal<readonly AdvisedMove[]>()
  const worker = new Worker(new URL('./hint.worker.ts', import.meta.url), { type: 'module' })
  onCleanup(() => worker.terminate())
  worker.addEventListener('message', ({ data }: MessageEvent<FromAdviser>) => {
    if (data.t === 'progress') return void setShare(data.share)
    setAdvice(data.advice)
    worker.terminate()
  })
  // A page older than the house may not know what it sees: then it has no hint.
  worker.addEventListener('error', () => setAdvice([]))
  worker.postMessage(asked)
  return { share, advice }
}
