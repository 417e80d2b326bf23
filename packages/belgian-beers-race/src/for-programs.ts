import './content/check.ts'
import type { Options } from '@estaminet/kernel'
import { REFUSAL_RULE, refusalFor } from './content/combinations.ts'
import { enLobby } from './texts/en-lobby.ts'

export { data } from './data.ts'
export { brokenInvariants as laws } from './invariants.ts'

/** Why a table cannot be played, with the rule that says so: programs look it up, people only read the sentence. */
export function refusal(options: Options, seats: number): string | undefined {
  const reason = refusalFor(options, seats)
  return reason && `${enLobby.refusals[reason].slice(0, -1)} (${REFUSAL_RULE[reason]}).`
}
