import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import type { Insight } from './insight.ts'
import type { Story, Untold } from './story.ts'
import { type FromTeller, GO_ON } from './telling.ts'

/** Has a match told by a worker, from its record or its link: the story at once, and what a close look finds when it is there. */
export function hearStory(from: Accessor<unknown>) {
  const [story, setStory] = createSignal<Story>()
  const [insight, setInsight] = createSignal<Insight>()
  const [untold, setUntold] = createSignal<Untold>()
  /** How much of the close look is done, while it is being taken. */
  const [share, setShare] = createSignal<number>()
  let worker: Worker | undefined
  createEffect(
    on(from, (match) => {
      setStory(undefined)
      setInsight(undefined)
      setUntold(undefined)
      setShare(0)
      if (match === undefined) return
      const teller = new Worker(new URL('./after.worker.ts', import.meta.url), { type: 'module' })
      worker = teller
      onCleanup(() => teller.terminate())
      teller.addEventListener('message', ({ data }: MessageEvent<FromTeller>) => {
        if (data.t === 'story') setStory(data.story)
        else if (data.t === 'progress') setShare(data.share)
        else if (data.t === 'insight') {
          setInsight(data.insight)
          setShare(undefined)
        }
        // A story that has been told stays, whatever the closer look has come to.
        else if (story()) setShare(undefined)
        else setUntold(data)
      })
      teller.addEventListener('error', ({ message }) => {
        if (story()) setShare(undefined)
        else setUntold({ code: 'broken', message })
      })
      teller.postMessage(match)
    }),
  )
  function goOn(): void {
    setShare(0)
    worker?.postMessage(GO_ON)
  }
  return { story, insight, untold, share, goOn }
}
