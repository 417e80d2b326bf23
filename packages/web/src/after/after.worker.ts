import { analysing } from '@estaminet/bots/advice'
import { atOnce, Refusal } from '@estaminet/kernel'
import type { FromTeller } from './hear-story.ts'
import { insightOf } from './insight.ts'
import { tell } from './tell.ts'

/** How closely doubtful choices are looked at, and for how long at most: the page is read meanwhile. */
const CLOSELY = 12
const SAMPLES = 8
const LONGEST = 25_000

/** Reads a match and tells it, then looks at it closely: no page carries the rules of all games. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  try {
    const { story, match } = tell(data)
    post({ t: 'story', story })
    const until = Date.now() + LONGEST
    const effort = { closely: CLOSELY, samples: SAMPLES, goOn: () => Date.now() < until }
    const analysis = atOnce(analysing(match, effort))
    post({ t: 'insight', insight: insightOf(analysis, story.course) })
  } catch (error) {
    const { code, message } = error instanceof Refusal ? error : { code: 'broken', message: String(error) }
    post({ t: 'untold', code, message })
  }
})

const post = (message: FromTeller): void => postMessage(message)
