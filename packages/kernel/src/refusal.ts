/** Every mistake a user can make, by code. Messages are for people; programs read the code. */
export type RefusalCode =
  | 'unknown-game'
  | 'unknown-option'
  | 'bad-option'
  | 'bad-seats'
  | 'bad-seat'
  | 'not-your-move'
  | 'illegal-move'
  | 'unreadable-move'
  | 'ambiguous-move'
  | 'match-over'
  | 'cannot-undo'
  | 'cannot-redo'
  | 'no-consent'
  | 'malformed-record'
  | 'malformed-link'
  | 'malformed-state'
  | 'newer-rules'
  | 'other-rules'
  | 'bad-checksum'
  | 'wrong-result'
  | 'wrong-dice'
  | 'bad-request'
  | 'bad-file'

/** A refusal names the cause and the remedy; whatever was refused has changed nothing. */
export class Refusal extends Error {
  /** One of RefusalCode, or a code of the program around the rules. */
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}

export const refuse = (code: RefusalCode, message: string): never => {
  throw new Refusal(code, message)
}
