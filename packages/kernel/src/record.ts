import { readerOf } from './earlier-rules.ts'
import { type ChanceSource, checkHashes, commitmentTo, type FairSetup, fairChance, isSecret } from './fairness.ts'
import { type Game, type Move, NATURE, type Seat } from './game.ts'
import { hashText } from './hash.ts'
import { type LogEntry, Match } from './match.ts'
import { learns, moversOf } from './moves.ts'
import { atOnce, type Pieces } from './pieces.ts'
import { Refusal, refuse } from './refusal.ts'
import { hash, type State } from './state.ts'

/**
 * One JSON document for a match. In the log a number is a move of whoever had to move, `[seat, move]` one where
 * several could, `null` a move the reader of a running match may not know.
 */
export interface MatchRecord {
  readonly estaminet: 'record/1'
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Readonly<Record<string, string | boolean>>
  readonly players?: readonly string[]
  readonly fair?: FairSetup & { readonly secret?: string }
  readonly log: readonly RecordEntry[]
  /** State hash after every 25th entry of the log and after the last: lets `verify` name the first difference. */
  readonly hashes: readonly string[]
  /** Whose knowledge a running match holds; -2 is a spectator's. */
  readonly reader?: Seat
  readonly result?: { readonly totals: readonly number[]; readonly ranks: readonly number[] }
  readonly checksum: string
}

export type RecordEntry =
  | null
  | number
  | readonly [Seat, Move]
  | { readonly by: Seat; readonly undo: number }
  | { readonly by: Seat; readonly redo: number }
  | { readonly consent: number }

const HASH_EVERY = 25

export interface RecordNotes {
  readonly players?: readonly string[]
  readonly fair?: FairSetup & { readonly secret?: string }
  /** Required while the match runs: whose knowledge to write down. */
  readonly reader?: Seat
}

/** Writes a match down. The secret of its dice is written only when it is over. */
export const writeRecord = <S extends State>(match: Match<S>, notes?: RecordNotes): MatchRecord =>
  atOnce(writingRecord(match, notes))

/** The same one entry of the log at a time. */
export function* writingRecord<S extends State>(match: Match<S>, notes: RecordNotes = {}): Pieces<MatchRecord> {
  const { over, game } = match
  const reader = over ? undefined : (notes.reader ?? refuse('bad-request', 'A running match is written for a reader.'))
  const replay = new Match(game, { seats: match.seats, options: match.options })
  const log: RecordEntry[] = []
  const hashes: string[] = []
  let allKnown = true
  for (const [i, entry] of match.log.entries()) {
    const known = !('move' in entry) || reader === undefined || learns(game, replay.state, entry.by, entry.move, reader)
    allKnown &&= known
    log.push(known ? writeEntry(entry, replay) : null)
    replay.repeat(entry)
    // A hash of the whole state would let a reader test guesses about what is hidden from it.
    if (allKnown && ((i + 1) % HASH_EVERY === 0 || i === match.log.length - 1)) hashes.push(hash(replay.state))
    yield
  }
  const { secret, ...open } = notes.fair ?? {}
  const fair = notes.fair && { ...(open as FairSetup), ...(over && secret !== undefined ? { secret } : {}) }
  const scores = game.score(match.state)
  return signRecord({
    estaminet: 'record/1',
    game: game.id,
    rules: game.version,
    seats: match.seats,
    options: match.options,
    ...(notes.players ? { players: notes.players } : {}),
    ...(fair ? { fair } : {}),
    log,
    hashes,
    ...(reader === undefined
      ? { result: { totals: scores.map((score) => score.total), ranks: scores.map((score) => score.rank) } }
      : { reader }),
  })
}

/** Checks the form of a record, from text or JSON, without knowing its game. */
export function parseRecord(from: unknown): MatchRecord {
  const record = typeof from === 'string' ? parseJson(from) : from
  if (!isObject(record) || record.estaminet !== 'record/1')
    return refuse('malformed-record', 'This is not a match record ("estaminet": "record/1" is missing).')
  const wrong = FORM.find(([name, fits]) => !fits(record[name]))
  if (wrong) return refuse('malformed-record', `The record is malformed: "${wrong[0]}" is not as it should be.`)
  const known = new Set(FORM.map(([name]) => name))
  const stranger = Object.keys(record).find((name) => !known.has(name))
  if (stranger !== undefined) return refuse('malformed-record', `The record has an unknown part "${stranger}".`)
  const { checksum, ...rest } = record as unknown as MatchRecord
  if (signRecord(rest).checksum !== checksum)
    return refuse('bad-checksum', 'The record is damaged or was edited: its checksum differs.')
  return record as unknown as MatchRecord
}

/**
 * Replays a record, checking every move, the hashes, the result, and the dice where the secret is known. Hashes written under
 * earlier rules are of other states: they are counted, not compared.
 */
export function readRecord<S extends State>(game: Game<S>, from: unknown): Match<S> {
  const record = parseRecord(from)
  const read = readerOf(game, record.game, record.rules)
  if (record.log.includes(null))
    refuse('malformed-record', 'This record of a running match holds only what its reader knew; it cannot be replayed.')
  const match = new Match(game, record)
  const dice = record.fair?.secret === undefined ? undefined : fairDice(record.fair, record.fair.secret, record.seats)
  let at = 0
  record.log.forEach((raw, i) => {
    const entry = () => readEntry(raw as Exclude<RecordEntry, null>, match, read)
    repeatFairly(match, entry, dice, `Entry ${i + 1} of ${record.log.length}`)
    if ((i + 1) % HASH_EVERY === 0 || i === record.log.length - 1)
      if (record.hashes[at++] !== hash(match.state) && record.rules === game.version)
        refuse('wrong-result', `The position after entry ${i + 1} differs from the recorded one.`)
  })
  if (record.hashes.length !== at) refuse('malformed-record', 'The record has too many or too few hashes.')
  if (record.result) checkResult(match, record.result)
  else if (match.over) refuse('wrong-result', 'The match is over but the record has no result.')
  return match
}

/** Repeats an entry that somebody brings; where the dice are known, nature must have drawn what they give. */
export function repeatFairly<S extends State>(
  match: Match<S>,
  entryOf: () => LogEntry,
  dice: ChanceSource | undefined,
  where: string,
): void {
  try {
    const entry = entryOf()
    if (dice && 'move' in entry && entry.by === NATURE) {
      const fair = match.drawOutcome(dice)
      if (fair !== entry.move) refuse('wrong-dice', `the dice give ${fair}, the record says ${entry.move}`)
    }
    match.repeat(entry)
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(error.code, `${where}: ${error.message}`)
    throw error
  }
}

function checkResult<S extends State>(
  match: Match<S>,
  result: { totals: readonly number[]; ranks: readonly number[] },
) {
  if (!match.over) refuse('wrong-result', 'The record has a result but the match is not over.')
  match.game.score(match.state).forEach((score, seat) => {
    if (score.total !== result.totals[seat] || score.rank !== result.ranks[seat])
      refuse(
        'wrong-result',
        `Seat ${seat} has ${score.total} points and rank ${score.rank}; the record says ${result.totals[seat]} and ${result.ranks[seat]}.`,
      )
  })
}

function fairDice(fair: FairSetup, secret: string, seats: number) {
  if (fair.nonces.length !== seats) refuse('malformed-record', 'There must be one nonce per seat.')
  if (!isSecret(secret) || commitmentTo(secret) !== fair.commitment)
    refuse('wrong-dice', 'The revealed secret does not fit the commitment made before the first move.')
  checkHashes(fair)
  return fairChance(secret, fair.match, fair.nonces)
}

function writeEntry<S extends State>(entry: LogEntry, before: Match<S>): RecordEntry {
  if (!('move' in entry)) return entry
  return severalCanMove(before) ? [entry.by, entry.move] : entry.move
}

/** An entry as a log has it. */
export function readEntry<S extends State>(
  raw: Exclude<RecordEntry, null>,
  before: Match<S>,
  read: (move: Move) => Move,
): LogEntry {
  if (typeof raw === 'number') {
    const [actor, ...others] = moversOf(before.game, before.state)
    if (actor === undefined) return refuse('match-over', 'The match was already over.')
    return others.length === 0
      ? { by: actor, move: read(raw) }
      : refuse('malformed-record', 'Several seats could move; the record does not say which did.')
  }
  return isPair(raw) ? { by: raw[0], move: read(raw[1]) } : raw
}

const severalCanMove = <S extends State>({ game, state }: Match<S>) => moversOf(game, state).length > 1

const isPair = (raw: RecordEntry): raw is readonly [Seat, Move] => Array.isArray(raw)

/** The checksum covers everything, whatever the order of the keys. */
export function signRecord(record: Omit<MatchRecord, 'checksum'>): MatchRecord {
  return { ...record, checksum: hashText(canonical(record)) }
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical)}]`
  if (!isObject(value)) return JSON.stringify(value)
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)}}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return refuse('malformed-record', 'This is not JSON: the record is damaged or cut short.')
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isInteger = (value: unknown): value is number => Number.isInteger(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const listOf = (fits: (value: unknown) => boolean) => (value: unknown) => Array.isArray(value) && value.every(fits)
const maybe = (fits: (value: unknown) => boolean) => (value: unknown) => value === undefined || fits(value)

const isEntry = (entry: unknown): boolean => {
  if (entry === null || isInteger(entry)) return true
  if (Array.isArray(entry)) return entry.length === 2 && entry.every(isInteger)
  if (!isObject(entry)) return false
  const keys = Object.keys(entry).sort().join()
  return ['by,undo', 'by,redo', 'consent'].includes(keys) && Object.values(entry).every(isInteger)
}

const isFair = (fair: unknown): boolean =>
  isObject(fair) &&
  isText(fair.match) &&
  isText(fair.commitment) &&
  maybe(listOf(isText))(fair.hashes) &&
  listOf(isText)(fair.nonces) &&
  maybe(isText)(fair.secret)

const FORM: readonly [string, (value: unknown) => boolean][] = [
  ['estaminet', isText],
  ['game', isText],
  ['rules', isInteger],
  ['seats', isInteger],
  ['options', isObject],
  ['players', maybe(listOf(isText))],
  ['fair', maybe(isFair)],
  ['log', listOf(isEntry)],
  ['hashes', listOf(isText)],
  ['reader', maybe(isInteger)],
  [
    'result',
    maybe((result) => isObject(result) && listOf(isInteger)(result.totals) && listOf(isInteger)(result.ranks)),
  ],
  ['checksum', isText],
]
