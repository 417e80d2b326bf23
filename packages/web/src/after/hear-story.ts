import { type Accessor, createEffect, createSignal, on, onCleanup } from 'solid-js'
import type { Insight } from './insight.ts'
import type { Story, Untold } from './story.ts'

export type FromTeller =
  | { readonly t: 'story'; readonly story: Story }
  | { readonly t: 'insight'; readonly insight: Insight }
  | ({ readonly t: 'untold' } & Untold)

/** Has a match told by a worker, from its record or its link: the story at once, and what a close look finds when it is there. */
export function hearStory(from: Accessor<unknown>) {
  const [story, setStory] = createSignal<Story>()
  const [insight, setInsight] = createSignal<Insight>()
  const [untold, setUntold] = createSignal<Untold>()
  createEffect(
    on(from, (match) => {
      setStory(undefined)
      setInsight(undefined)
      setUntold(undefined)
      if (match === undefined) return
      const worker = new Worker(new URL('./after.worker.ts', import.meta.url), { type: 'module' })
      onCleanup(() => worker.terminate())
      worker.addEventListener('message', ({ data }: MessageEvent<FromTeller>) => {
        if (data.t === 'story') setStory(data.story)
        else if (data.t === 'insight') setInsight(data.insight)
        // A story that has been told stays, whatever the closer look has come to.
        else if (!story()) setUntold(data)
      })
      worker.addEventListener('error', ({ message }) => {
        if (!story()) setUntold({ code: 'broken', message })
      })
      worker.postMessage(match)
    }),
  )
  return { story, insight, untold }
}
