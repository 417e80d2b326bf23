import { advise } from '@estaminet/bots/advice'
import { seeded } from '@estaminet/kernel'
import { gameOf } from '@estaminet/shelf'
import type { Asked, FromAdviser } from './hear-advice.ts'

/** How often each of the best choices is played on, and for how long at most: somebody waits for it. */
const SAMPLES = 12
const LONGEST = 5000

/** Thinks one question over, from what its player sees: no page carries a player of the house. */
addEventListener('message', ({ data: { game, question, seat, moves, view } }: MessageEvent<Asked>) => {
  const until = Date.now() + LONGEST
  const effort = {
    samples: SAMPLES,
    progress: (share: number) => post({ t: 'progress', share }),
    goOn: () => Date.now() < until,
  }
  // Asked the same again it says the same again.
  const place = { game: gameOf(game), seat, moves, view: () => view, rng: seeded(question) }
  post({ t: 'advice', advice: advise(place, effort) })
})

const post = (message: FromAdviser): void => postMessage(message)
