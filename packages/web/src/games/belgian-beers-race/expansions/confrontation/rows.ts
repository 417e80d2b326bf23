import type { Ask, Choice } from '@estaminet/table'
import type { Language, Preview, SlateRow } from '../../../../shell/table/game-screen.ts'
import { targetOf } from '../../choices.ts'
import type { RaceView } from '../../model.ts'
import { pointLines, told } from '../../slate/brings.ts'
import { preview } from '../../slate/preview.ts'
import { town } from '../../texts/index.ts'
import { cardsNamed, iconOfCard } from './cards.ts'
import { answerLines } from './window.ts'
import { type CardId, cardText, wordsOf } from './words.ts'

/**
 * The list beside the hand: one card a row. Rides with the same card, answers of several cards and pairs to keep stand
 * behind the first of them, and passing comes last.
 */
export function rowsOfHand(
  rows: readonly SlateRow[],
  ask: Ask,
  view: RaceView,
  names: readonly string[],
  language: Language,
): readonly SlateRow[] {
  const words = wordsOf(language)
  const title = (card: CardId): string => cardText(card, language).title
  const folds = new Map<string, SlateRow[]>()
  const alone: SlateRow[] = []
  const last: SlateRow[] = []
  for (const row of rows) {
    const choice = row.prices[0]?.choice
    const cards = choice ? cardsNamed(choice.info) : []
    const kind = String(choice?.info.kind)
    if (kind === 'confrontation/pass') last.push({ ...row, ...keeping(view, language), icon: 'next', apart: true })
    else if (kind === 'confrontation/ride') add(folds, words.withCard(title(cards[0])), rideOf(row, language))
    else if (kind === 'confrontation/answer' && cards.length > 1) add(folds, words.several, row)
    else if (kind === 'confrontation/pick' && cards.length > 1) add(folds, words.keepWith(title(cards[0])), row)
    else if (choice && kind === 'confrontation/answer') alone.push(withOutcome(row, choice))
    else alone.push(kind === 'confrontation/pick' ? row : inBrief(row, cards))
  }
  function withOutcome(row: SlateRow, choice: Choice): SlateRow {
    const [line] = answerLines(choice, ask, view, names, language)
    return line ? { ...row, detail: line.text } : row
  }
  /** Among what else can be done in a turn a card says as much as it does in the hand; the preview has all of it. */
  function inBrief(row: SlateRow, cards: readonly CardId[]): SlateRow {
    return cards.length > 0 ? { ...row, detail: cards.map((card) => words.brief[card].does).join(', ') } : row
  }
  return [...alone, ...[...folds].flatMap(([name, all]) => folded(name, all)), ...last]
}

/** Whoever passes keeps what is worth something at the end. */
const keeping = ({ confrontation }: RaceView, language: Language): { detail?: string } =>
  (confrontation?.own?.hand.length ?? 0) > 0 ? { detail: wordsOf(language).keeps } : {}

/** Behind their card rides differ by where they lead. */
function rideOf(row: SlateRow, language: Language): SlateRow {
  const to = targetOf(plainOf(row.prices[0]?.choice))
  if (to === undefined) return row
  const name = town(language, to)
  return { ...row, title: to === 'GP' ? name : `${name}\u00a0(${to})` }
}

function add(folds: Map<string, SlateRow[]>, name: string, row: SlateRow): void {
  const rows = folds.get(name)
  if (rows) rows.push(row)
  else folds.set(name, [row])
}

/** One row needs nothing before it. */
function folded(name: string, rows: readonly SlateRow[]): readonly SlateRow[] {
  const [first] = rows
  if (rows.length === 1) return rows
  const { group, icon } = first
  const short = rows.map(({ detail: _, ...row }) => row)
  return [{ ...(group ? { group } : {}), title: name, ...(icon ? { icon } : {}), prices: [], folds: short }]
}

/** The sign of a choice: of the first card it plays. */
export function iconOfChoice({ info }: Choice): string | undefined {
  const [card] = cardsNamed(info)
  if (card) return iconOfCard(card)
  return String(info.kind).startsWith('confrontation/') ? 'swap' : undefined
}

/** What is done with a card announced is what it is without it, and what the card does. */
const PLAIN: Readonly<Record<string, string>> = {
  'confrontation/ride': 'bike',
  'confrontation/buy': 'buy',
  'confrontation/taste': 'taste',
}

function plainOf(choice: Choice | undefined): Choice | undefined {
  const kind = PLAIN[String(choice?.info.kind)]
  return choice && kind !== undefined ? { ...choice, info: { ...choice.info, kind } } : undefined
}

export function previewOf(
  choice: Choice,
  ask: Ask,
  view: RaceView,
  names: readonly string[],
  language: Language,
): Partial<Preview> | undefined {
  const good = told(choice, ask, view)
  const lines = answerLines(choice, ask, view, names, language)
  if (lines.length > 0) return { lines: [...lines, ...pointLines(good, view, language)] }
  const kept = choice.info.kind === 'confrontation/pass' ? keeping(view, language).detail : undefined
  if (kept !== undefined) return { lines: [{ text: kept, icon: 'cards' }] }
  const without = plainOf(choice)
  if (!without) return undefined
  const plain = preview(without, ask, view, names, language, good)
  const cards = cardsNamed(choice.info).map((card) => ({ text: cardText(card, language).text, icon: iconOfCard(card) }))
  return {
    ...(plain.cost === undefined ? {} : { cost: plain.cost }),
    lines: [...plain.lines.slice(0, 1), ...cards, ...plain.lines.slice(1)],
  }
}
