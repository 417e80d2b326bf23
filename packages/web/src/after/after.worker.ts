import { type Analysis, analysing } from '@estaminet/bots/advice'
import { atOnce, Refusal } from '@estaminet/kernel'
import { insightOf } from './insight.ts'
import { missedOf } from './missed.ts'
import { strongIn } from './strong.ts'
import { tell } from './tell.ts'
import { type FromTeller, GO_ON } from './telling.ts'

/** How closely doubtful choices are looked at, and for how long at most unasked: the page is read meanwhile. */
const CLOSELY = 12
const SAMPLES = 8
const LONGEST = 25_000

let told: ReturnType<typeof tell> | undefined
let found: Analysis | undefined

/** Reads a match and tells it, then looks at it closely: no page carries the rules of all games. Asked to, it looks at the rest. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  try {
    if (data === GO_ON) return look(Number.POSITIVE_INFINITY)
    told = tell(data)
    post({ t: 'story', story: told.story })
    look(LONGEST)
  } catch (error) {
    const { code, message } = error instanceof Refusal ? error : { code: 'broken', message: String(error) }
    post({ t: 'untold', code, message })
  }
})

function look(longest: number): void {
  if (!told) return
  const { timeline, story } = told
  const until = Date.now() + longest
  let done = 0
  found = atOnce(
    analysing(timeline.match, {
      closely: CLOSELY,
      samples: SAMPLES,
      ...(found ? { from: found } : {}),
      goOn: () => Date.now() < until,
      progress(share) {
        const percent = Math.floor(share * 100)
        if (percent > done) post({ t: 'progress', share })
        done = Math.max(done, percent)
      },
    }),
  )
  const insight = insightOf(found, story.course, missedOf(found, timeline), strongIn(found, timeline))
  post({ t: 'insight', insight })
}

const post = (message: FromTeller): void => postMessage(message)
