import type { AdvisedMove } from '@estaminet/bots/advice'
import type { Choice } from '@estaminet/table'
import type { SlateColumn, SlatePrice, SlateRow } from '../shell/table/game-screen.ts'
import type { Language } from '../texts/languages.ts'
import { written } from '../texts/minus.ts'
import type { HintTexts } from './texts/index.ts'

/** One of the choices a bot would make, in the words of the list. */
export interface HintLine {
  readonly choice: Choice
  readonly title: string
  /** By which means, where its row offers several; else what its row says below the name. */
  readonly how: string | undefined
  readonly price: HintPrice | undefined
  readonly worth: string
  /** What one may hope for with it: the chance to win or, alone, the points in the end. */
  readonly hope: string
  /** What it changes at once, the weightiest first. */
  readonly reasons: readonly string[]
}

/** What it costs, as its row writes and says it. */
type HintPrice = Pick<SlatePrice, 'price'> & { [part in 'unit' | 'icon' | 'spoken']: SlatePrice[part] | undefined }

/** What is said of a question. */
export interface OnSlate {
  readonly rows: readonly SlateRow[]
  readonly columns: readonly SlateColumn[]
  readonly choices: readonly Choice[]
  readonly seats: number
}

export interface Wording {
  readonly language: Language
  readonly texts: HintTexts
  /** The things its game weighs, by name; none at a game nobody has taught. */
  readonly terms: Readonly<Record<string, string>> | undefined
}

const MOST_REASONS = 3
/** Less is nothing to speak of. */
const LEAST = 0.1
/** A difference is believed beyond twice its error, which is never taken for less than half a point. */
const SURE = 2
const LEAST_ERROR = 0.5

export function linesOf(advice: readonly AdvisedMove[], slate: OnSlate, wording: Wording): HintLine[] {
  const { texts, language } = wording
  return advice.flatMap((advised, rank) => {
    const choice = slate.choices.find(({ move }) => move === advised.move)
    if (!choice) return []
    const isClose = rank > 0 && advised.behind <= SURE * Math.max(advised.error, LEAST_ERROR)
    return [
      {
        choice,
        ...namedOn(slate, choice),
        worth: rank === 0 ? texts.best : signed(-advised.behind, language),
        hope:
          slate.seats === 1
            ? texts.inTheEnd(whole(advised.worth, language))
            : texts.toWin(percent(advised.chance, language)),
        reasons: [...(isClose ? [texts.close] : []), ...reasonsOf(advised, wording)],
      },
    ]
  })
}

/** As its row calls it; a choice without a row of its own by its notation. */
function namedOn({ rows, columns }: OnSlate, choice: Choice): Pick<HintLine, 'title' | 'how' | 'price'> {
  const all = rows.flatMap((row) => [row, ...(row.folds ?? [])])
  for (const { title, detail, prices } of all) {
    const found = prices.find((one) => one.choice.move === choice.move)
    if (!found) continue
    const { price, unit, icon, spoken, column } = found
    return { title, how: column === undefined ? detail : columns[column]?.name, price: { price, unit, icon, spoken } }
  }
  return { title: choice.say, how: undefined, price: undefined }
}

const reasonsOf = ({ reasons }: AdvisedMove, { texts, terms, language }: Wording): string[] =>
  reasons
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .slice(0, MOST_REASONS)
    .map(({ term, points }) => `${terms ? (terms[term] ?? texts.rest) : texts.standing} ${signed(points, language)}`)

/** With its sign, and one figure behind the point. */
const signed = (points: number, language: Language): string =>
  written(
    points.toLocaleString(language, {
      signDisplay: 'exceptZero',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  )

const whole = (points: number, language: Language): string => Math.round(points).toLocaleString(language)

const percent = (chance: number, language: Language): string => chance.toLocaleString(language, { style: 'percent' })
