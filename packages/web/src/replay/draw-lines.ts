import type { GameEvent } from '@estaminet/kernel'
import type { Language } from '../texts/languages.ts'
import type { Die } from './dice.ts'
import type { GameDraws } from './draw-words.ts'

/** A die or draw as somebody reads it who has never seen its notation. */
export interface DrawLine {
  readonly die: Die
  /** Its place among all of them, from 1. */
  readonly at: number
  /** What was drawn. */
  readonly kind: string | undefined
  /** Its place among those of its kind drawn in one go: the third of eight coasters. */
  readonly among: { readonly at: number; readonly of: number } | undefined
  /** For whom. */
  readonly seat: number | undefined
  readonly time: string | undefined
  /** What came of it. */
  readonly text: string
  /** What the record says instead; nothing where it says the same. */
  readonly said: string | undefined
}

/** The draws of a day or a round; without a title those before the first turn. */
export interface DrawPart {
  readonly title: string | undefined
  readonly lines: readonly DrawLine[]
}

/** Every draw of a match in words, part by part. Without the words of its game it is in notation, and all of one part. */
export function drawParts(
  dice: readonly Die[],
  game: GameDraws | undefined,
  names: readonly string[],
  language: Language,
): DrawPart[] {
  const parts: { readonly title: string | undefined; readonly lines: DrawLine[] }[] = []
  const kinds = dice.map(({ outcomeTold }) => outcomeTold && game?.kind(outcomeTold, language))
  const inWords = (told: GameEvent | undefined, notation: string): string =>
    (told && game?.line(told, names, language)) ?? notation
  let isSetup = game?.begins !== undefined
  dice.forEach((die, index) => {
    if (die.since.some(({ type }) => type === game?.begins)) isSetup = false
    const { moment } = die
    const title = isSetup || !moment ? undefined : game?.part(moment, language)
    if (parts.length === 0 || parts.at(-1)?.title !== title) parts.push({ title, lines: [] })
    const seat = seatOf(die)
    parts.at(-1)?.lines.push({
      die,
      at: index + 1,
      kind: kinds[index],
      among: amongOf(dice, kinds, index),
      seat,
      time: isSetup || !moment || seat === undefined ? undefined : game?.time?.(moment),
      text: inWords(die.outcomeTold, die.outcomeText),
      said: die.said === die.outcome ? undefined : inWords(die.saidTold, die.saidText),
    })
  })
  return parts
}

const seatOf = ({ outcomeTold }: Die): number | undefined =>
  typeof outcomeTold?.seat === 'number' ? outcomeTold.seat : undefined

/** Those of one kind for the same seat that follow one another with nobody's choice between them were drawn in one go. */
function amongOf(dice: readonly Die[], kinds: readonly (string | undefined)[], index: number): DrawLine['among'] {
  const isNext = (at: number): boolean =>
    kinds[at] !== undefined &&
    kinds[at] === kinds[at + 1] &&
    dice[at].entry + 1 === dice[at + 1]?.entry &&
    seatOf(dice[at]) === seatOf(dice[at + 1])
  let first = index
  while (first > 0 && isNext(first - 1)) first--
  let last = index
  while (isNext(last)) last++
  return first === last ? undefined : { at: index - first + 1, of: last - first + 1 }
}

const WORD = 8

/** The 32 bits of its digest, in hex, that give its number: the first ones below the largest multiple of what they are divided by. */
export function wordOf({ digest, total }: Pick<Die, 'digest' | 'total'>): string {
  const limit = Math.floor(2 ** 32 / total) * total
  let at = 0
  while (Number.parseInt(digest.slice(at, at + WORD), 16) >= limit) at += WORD
  return digest.slice(at, at + WORD)
}
