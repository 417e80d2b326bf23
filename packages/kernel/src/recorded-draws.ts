import { readerOf } from './earlier-rules.ts'
import { fairChance, plainHmac } from './fairness.ts'
import { type Game, type GameEvent, type Move, NATURE, type View } from './game.ts'
import { Match } from './match.ts'
import { turnOf } from './moves.ts'
import { notationOf } from './notation.ts'
import { type MatchRecord, readEntry } from './record.ts'
import { refuse } from './refusal.ts'
import { toHex } from './sha256.ts'
import { blankOf, copy, type State } from './state.ts'

/** A die or draw of a record, and how it follows from the secret. */
export interface RecordedDraw {
  /** Its entry in the log, from 0. */
  readonly entry: number
  readonly stream: string
  readonly ordinal: number
  /** HMAC-SHA-256 of it, in hex; the last one, should others have been rejected. */
  readonly digest: string
  /** The number it gives, from 0, and how many there are. */
  readonly number: number
  readonly total: number
  /** The outcome that number stands for, and what the record says. */
  readonly outcome: Move
  readonly said: Move
  /** Both in notation. */
  readonly outcomeText: string
  readonly saidText: string
  /** The outcome as the game tells it, for whoever puts it in words, and what the record says where that is another outcome. */
  readonly outcomeTold: GameEvent | undefined
  readonly saidTold: GameEvent | undefined
  /** What was told since the draw before it. */
  readonly since: readonly GameEvent[]
  /** Where the match stood for whoever had the turn, as the game says it. */
  readonly moment: View | undefined
}

/**
 * Every die and draw of a finished match, made again from its secret, one after another. What the record says is played on,
 * whether it follows or not, as far as the rules allow it. The form of the record has been checked; its secret is there.
 */
export function* recordedDraws<S extends State>(game: Game<S>, record: MatchRecord): Generator<RecordedDraw, void> {
  const { fair } = record
  if (fair?.secret === undefined) return refuse('malformed-record', 'The record holds no secret of its dice.')
  const read = readerOf(game, record.game, record.rules)
  const match = new Match(game, record)
  let made = { stream: '', ordinal: 0, digest: '', number: 0, total: 0 }
  let digest = ''
  const chance = fairChance(fair.secret, fair.match, fair.nonces, (key, text) => {
    const bytes = plainHmac(key, text)
    digest = toHex(bytes)
    return bytes
  })
  const noting = {
    draw(total: number, stream: string, ordinal: number): number {
      const number = chance.draw(total, stream, ordinal)
      made = { stream, ordinal, digest, number, total }
      return number
    },
  }
  let since: GameEvent[] = []
  for (const [entry, raw] of record.log.entries()) {
    if (raw === null)
      return refuse('malformed-record', 'This record of a running match holds only what its reader knew.')
    const one = readEntry(raw, match, read)
    if ('move' in one && one.by === NATURE) {
      const outcome = match.drawOutcome(noting)
      const said = one.move
      const text = (move: Move) => notationOf(game, match.state, NATURE, move)
      // What is no outcome at all cannot be described.
      const isOutcome = match.movesOf(NATURE).includes(said)
      const outcomeTold = toldOf(game, match.state, outcome)
      const differs = isOutcome && said !== outcome
      yield {
        entry,
        ...made,
        outcome,
        said,
        outcomeText: text(outcome),
        saidText: isOutcome ? text(said) : `${said}`,
        outcomeTold,
        saidTold: differs ? toldOf(game, match.state, said) : undefined,
        since,
        moment: game.moment?.(match.state, turnOf(game, match.state, match.seats) ?? 0),
      }
      since = []
    }
    match.repeat(one, (event) => since.push({ ...event }))
  }
}

/** What a game tells first when chance has decided: what was drawn. All that follows by itself is told after it. */
function toldOf<S extends State>(game: Game<S>, s: S, move: Move): GameEvent | undefined {
  const after = blankOf(s)
  copy(after, s)
  let first: GameEvent | undefined
  game.apply(after, NATURE, move, (event) => {
    first ??= { ...event }
  })
  return first
}
