import {
  checkHashes,
  commitmentTo,
  type Game,
  isSecret,
  type MatchRecord,
  type Options,
  parseRecord,
  type RecordEntry,
  type RecordedDraw,
  Refusal,
  readRecord,
  recordedDraws,
  signRecord,
} from '@estaminet/kernel'

/** What a seat added to the dice: nothing, what it had promised, something else, or what it promised and kept back. */
export type Part = 'none' | 'fits' | 'differs' | 'kept'

/** A die with its place in the match; none where it was taken back. */
export type Die = RecordedDraw & { readonly n: number | undefined }

/** All that can be said of the dice of one record, by whoever has it. */
export interface DiceReport {
  readonly game: string
  readonly options: Options
  readonly match: string
  readonly players: readonly string[]
  readonly secret: string
  readonly commitment: string
  readonly isSecretRight: boolean
  readonly parts: readonly { readonly nonce: string; readonly hash: string; readonly state: Part }[]
  readonly dice: readonly Die[]
  /** Those that are not what they must be. */
  readonly wrong: readonly Die[]
  /** Why the record does not fit together, beside its dice. */
  readonly broken: string | undefined
}

/** `none`: there is no secret to compute from; `sealed`: it is not told yet. */
export type Found = DiceReport | 'none' | 'sealed'

/** Computes every die again. Whoever calls is given the thread back between them. */
export async function diceOf(from: unknown, gameOf: (id: string) => Game, breath: () => Promise<void>): Promise<Found> {
  const { record, edited } = formed(from)
  const { fair } = record
  if (!fair) return 'none'
  if (fair.secret === undefined) return 'sealed'
  const game = gameOf(record.game)
  const dice: RecordedDraw[] = []
  let broken = edited
  try {
    for (const die of recordedDraws(game, record)) if (dice.push(die) % AT_ONCE === 0) await breath()
  } catch (error) {
    broken ??= messageOf(error)
  }
  const line = lineOf(record.log)
  const placed = dice.map((die): Die => {
    const at = line.indexOf(die.entry)
    return { ...die, n: at < 0 ? undefined : at + 1 }
  })
  const wrong = placed.filter(({ outcome, said }) => outcome !== said)
  if (wrong.length === 0) broken ??= refusalOf(() => readRecord(game, record))
  return {
    game: record.game,
    options: record.options,
    match: fair.match,
    players: record.players ?? [],
    secret: fair.secret,
    commitment: fair.commitment,
    isSecretRight: isSecret(fair.secret) && commitmentTo(fair.secret) === fair.commitment,
    parts: fair.nonces.map((nonce, seat) => {
      const hash = fair.hashes?.[seat] ?? ''
      return { nonce, hash, state: partOf(nonce, hash, fair.hashes !== undefined) }
    }),
    dice: placed,
    wrong,
    broken,
  }
}

const AT_ONCE = 20

/** A record whose text was edited is still looked at: it should be seen where. */
function formed(from: unknown): { record: MatchRecord; edited: string | undefined } {
  try {
    return { record: parseRecord(from), edited: undefined }
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'bad-checksum') throw error
    const { checksum: _, ...rest } = (typeof from === 'string' ? JSON.parse(from) : from) as MatchRecord
    return { record: signRecord(rest), edited: error.message }
  }
}

function partOf(nonce: string, hash: string, hasHashes: boolean): Part {
  if (nonce === '') return hash === '' ? 'none' : 'kept'
  return !hasHashes || refusalOf(() => checkHashes({ hashes: [hash], nonces: [nonce] })) === undefined
    ? 'fits'
    : 'differs'
}

/** The entries that stand at the end: what was taken back is not among them. */
function lineOf(log: readonly RecordEntry[]): number[] {
  const line: number[] = []
  const undone: number[] = []
  log.forEach((entry, at) => {
    if (entry === null || typeof entry === 'number' || 'length' in entry) {
      line.push(at)
      undone.length = 0
    } else if ('undo' in entry) undone.push(...line.splice(line.length - entry.undo).reverse())
    else if ('redo' in entry) line.push(...undone.splice(undone.length - entry.redo).reverse())
    else if ('consent' in entry) {
      line.splice(line.length - entry.consent)
      undone.length = 0
    }
  })
  return line
}

function refusalOf(act: () => unknown): string | undefined {
  try {
    act()
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

function messageOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  throw error
}
