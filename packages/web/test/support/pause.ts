import { setTimeout as wait } from 'node:timers/promises'
import type { APIResponse } from 'playwright-core'

/** Between two looks at something that has not come yet: looking without end takes the time from what is looked for. */
export const pause = (): Promise<void> => wait(50)

/** What a house says that asks for a moment's patience: too many requests, and not ready. */
const PATIENCE = [429, 503]

/** Asks a house until it has a moment to answer. */
export async function untilHeard(ask: () => Promise<APIResponse>): Promise<APIResponse> {
  for (;;) {
    const answer = await ask()
    if (!PATIENCE.includes(answer.status())) return answer
    await pause()
  }
}
