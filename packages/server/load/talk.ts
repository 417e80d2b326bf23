/** What a client is asked: quoted by its answer. */
export interface Question {
  readonly ask: string
  readonly seat: number
  readonly moves: readonly number[]
}

/** What a frame from a server amounts to, for somebody who only wants to play on. */
export type Heard =
  /** The table after step `n`, all that is needed to draw it; `done`: the move that brought it there, acknowledged with it. */
  | { readonly n: number; readonly question: Question | undefined; readonly over: boolean; readonly done?: string }
  /** The server wants to hear this before it goes on. */
  | { readonly reply: string }
  /** A move was acknowledged. */
  | { readonly done: string }
  | { readonly fault: string }
  | undefined

/** A match with a place for everybody, and what each needs to be let in. */
export interface Prepared {
  readonly game: string
  readonly table: string
  readonly cookies: readonly string[]
}

/** How a client of one kind of server talks for a seat of a match. */
export interface Talk {
  readonly path: string
  readonly headers: Record<string, string>
  /** Said when the connection opens. */
  readonly greeting: string | undefined
  hear(frame: Buffer): Heard
  play(question: Question, move: number, n: number, cmd: string): string
}

/**
 * Both servers write a question the same way. Looking for it costs the clients far less than reading whole frames, and they share the
 * machine with the server.
 */
export function questionIn(frame: Buffer): Question | undefined {
  const at = frame.indexOf('"asks":[{')
  if (at < 0) return undefined
  const end = frame.indexOf('],"waiting"', at)
  const text = frame.toString('latin1', at, end < 0 ? frame.length : end)
  const [, ask = '', seat = ''] = /"id":"([^"]*)","seat":(\d+)/.exec(text) ?? []
  return {
    ask,
    seat: Number(seat),
    moves: Array.from(text.matchAll(/"move":(\d+),"say"/g), ([, move]) => Number(move)),
  }
}

/** The whole number that follows the first such mark. */
export function numberAfter(frame: Buffer, mark: string): number {
  const at = frame.indexOf(mark) + mark.length
  return Number.parseInt(frame.toString('latin1', at, at + 12), 10)
}
