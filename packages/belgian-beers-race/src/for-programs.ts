import './content/check.ts'
import type { Options } from '@estaminet/kernel'
import { refusalFor } from './content/combinations.ts'
import { enLobby } from './texts/en-lobby.ts'

export { data } from './data.ts'
export { brokenInvariants as laws } from './invariants.ts'

export function refusal(options: Options, seats: number): string | undefined {
  const reason = refusalFor(options, seats)
  return reason && enLobby.refusals[reason]
}
