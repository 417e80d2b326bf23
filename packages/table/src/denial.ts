import { Refusal } from '@estaminet/kernel'

/** Why a table says no, beside the refusals of the rules. */
export type DenialCode =
  | 'unknown-level'
  | 'not-open'
  | 'not-running'
  | 'not-seated'
  | 'not-host'
  | 'seat-taken'
  | 'seat-kept'
  | 'table-full'
  | 'already-seated'
  | 'nobody-here'
  | 'not-absent'
  | 'bot-plays'
  | 'unknown-question'
  | 'unknown-card'
  | 'unknown-window'
  | 'waited-enough'
  | 'stale'
  | 'paused'
  | 'held'
  | 'nothing-held'
  | 'nothing-asked'
  | 'too-late'
  | 'closed'
  | 'hushed'
  | 'no-team'
  | 'too-often'
  | 'too-early'
  | 'wrong-nonce'
  | 'one-screen'

export function deny(code: DenialCode, message: string): never {
  throw new Refusal(code, message)
}
