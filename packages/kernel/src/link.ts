import { readerOf } from './earlier-rules.ts'
import type { Game, Move, Seat } from './game.ts'
import { hashText } from './hash.ts'
import { Match } from './match.ts'
import { moversOf, movesOf } from './moves.ts'
import type { Options } from './options.ts'
import { Refusal, refuse } from './refusal.ts'
import { hash, type State } from './state.ts'

/**
 * The effective line of a match as one word for a link:
 * `e1.<game>.<rules>.<seats>.<options>.<moves>.<digits>.<check>`.
 * Each move is its index among everything that could be done then; the indices are one number in mixed radix, so a
 * forced move costs nothing and a choice of three costs 1.6 bits.
 */
export function writeLink<S extends State>(match: Match<S>): string {
  const { game } = match
  const s = game.setup(match.options, match.seats)
  const digits: { index: number; of: number }[] = []
  for (const step of match.line) {
    const all = everyMove(game, s)
    digits.push({ index: all.findIndex((one) => one.by === step.by && one.move === step.move), of: all.length })
    game.apply(s, step.by, step.move)
  }
  let value = 0n
  for (const { index, of } of digits.reverse()) value = value * BigInt(of) + BigInt(index)
  const head = ['e1', game.id, game.version, match.seats, writeOptions(game, match.options), digits.length].join('.')
  const body = `${head}.${toDigits(value)}`
  return `${body}.${checkOf(body, s)}`
}

/** No match comes near this; a longer word would only keep its reader busy. */
const LONGEST = 4096

/** Whether a text is meant as a link: its last word says so. */
export const isLink = (text: string): boolean => /^e1\.\S*$/.test(lastWord(text))

/** What follows the last sign that parts an address; looks at every letter once. */
function lastWord(text: string): string {
  const trimmed = text.trim()
  return trimmed.slice(1 + Math.max(...['/', '#', '?', '='].map((sign) => trimmed.lastIndexOf(sign))))
}

/** The version of the rules a link was made under. */
export const rulesOfLink = (text: string): number => Number(lastWord(text).split('.')[2])

/** Reads a link back; accepts a whole address that ends in one. */
export function readLink<S extends State>(games: (id: string) => Game<S>, text: string): Match<S> {
  const word = lastWord(text)
  if (word.length > LONGEST) return refuse('malformed-link', 'This is not a match link: none is as long.')
  const parts = word.split('.')
  const [format, id, rules, seats, options, moves, digits, check] = parts
  if (
    format !== 'e1' ||
    parts.length !== 8 ||
    id === undefined ||
    options === undefined ||
    digits === undefined ||
    check === undefined
  )
    return refuse('malformed-link', 'This is not a match link, or it was cut short.')
  if (check.slice(0, 8) !== hashText(parts.slice(0, 7).join('.')).slice(0, 8) || check.length !== 16)
    return refuse('bad-checksum', 'The link is damaged: its checksum differs. Copy it again, whole.')
  const game = games(id)
  // Moves are numbered among all that could be made, which no version reads otherwise: only the position may differ.
  readerOf(game, id, Number(rules))
  const match = new Match(game, { seats: Number(seats), options: readOptionsOf(game, options) })
  let value = fromDigits(digits)
  try {
    for (let left = Number(moves); left > 0; left--) {
      const all = everyMove(game, match.state)
      if (all.length === 0) return refuse('match-over', 'the match was already over')
      const chosen = all[Number(value % BigInt(all.length))] as { by: Seat; move: Move }
      value /= BigInt(all.length)
      match.repeat(chosen)
    }
  } catch (error) {
    if (error instanceof Refusal) refuse('malformed-link', `The link does not fit the rules: ${error.message}`)
    throw error
  }
  const compared = Number(rules) === game.version ? 16 : 8
  if (value !== 0n || !check.startsWith(checkOf(parts.slice(0, 7).join('.'), match.state).slice(0, compared)))
    refuse('wrong-result', 'The link replays to another position than the one it was made from.')
  return match
}

function everyMove<S extends State>(game: Game<S>, s: S): { by: Seat; move: Move }[] {
  return moversOf(game, s).flatMap((by) => movesOf(game, s, by).map((move) => ({ by, move })))
}

/** Half of the check guards the text, half the final position. */
const checkOf = (body: string, s: State) => hashText(body).slice(0, 8) + hash(s).slice(0, 8)

/** Only what differs from the defaults, e.g. `length-short`; `-` when nothing does. */
function writeOptions(game: Pick<Game, 'options'>, options: Options): string {
  const words = Object.entries(game.options)
    .filter(([name, field]) => options[name] !== field.default)
    .map(([name]) => `${name}~${options[name]}`)
  return words.join(',') || '-'
}

function readOptionsOf(game: Pick<Game, 'options'>, text: string): Options {
  const options: Record<string, string | boolean> = {}
  if (text !== '-')
    for (const word of text.split(',')) {
      const [name = '', value = ''] = word.split('~')
      options[name] = game.options[name]?.type === 'flag' ? value === 'true' : value
    }
  return options
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'

function toDigits(value: bigint): string {
  let text = ''
  for (let left = value; left > 0n; left >>= 6n) text += ALPHABET.charAt(Number(left & 63n))
  return text
}

function fromDigits(text: string): bigint {
  let value = 0n
  for (let i = text.length - 1; i >= 0; i--) {
    const digit = ALPHABET.indexOf(text.charAt(i))
    if (digit < 0) return refuse('malformed-link', 'The link holds a character that does not belong there.')
    value = (value << 6n) | BigInt(digit)
  }
  return value
}
