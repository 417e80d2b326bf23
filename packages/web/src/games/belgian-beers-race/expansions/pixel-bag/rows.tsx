import type { Ask, Choice } from '@estaminet/table'
import { For } from 'solid-js'
import type { Language, SlateRow } from '../../../../shell/table/game-screen.ts'
import type { Colour, RaceView } from '../../model.ts'
import { spread } from '../../slate/titles.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { game } from '../../texts/index.ts'
import { type Completion, drawingsOf, moveOf, type PixelId } from './model.ts'
import { Pattern, Piece } from './pieces.tsx'
import { bagWords } from './texts/index.ts'

/**
 * A drawing is one row, completed with the fewest jokers; other ways to do it are folded away, each with its beers and
 * jokers drawn. Among the tiles of a turn there is room for its name and what it brings alone.
 */
export function rowsOf(rows: readonly SlateRow[], ask: Ask, view: RaceView, language: Language): SlateRow[] {
  const isTile = view.steps.at(-1)?.step === 'action' && !ask.free
  const words = bagWords(language)
  const seen = new Set<number>()
  const proposed: SlateRow[] = []
  const others: SlateRow[] = []
  for (const row of rows) {
    const choice = row.prices[0]?.choice
    const move = choice && moveOf(choice)
    if (move?.kind === 'pixel-bag/drop') proposed.push(isTile ? row : { ...row, detail: words.dropped(move.jokers) })
    else if (move?.kind === 'pixel-bag/swap')
      proposed.push({ ...row, detail: words.swapped, ...picture(ask, view, move.slot) })
    else if (!choice || move?.kind !== 'pixel-bag/complete') proposed.push(row)
    else if (seen.has(move.slot)) others.push(otherWay(row, choice, move, ask, view, language))
    else {
      seen.add(move.slot)
      proposed.push(bestWay(row, choice, move, isTile, ask, view, language))
    }
  }
  const fold = words.otherWays(others.length)
  return [...proposed, ...others.map((row) => ({ ...row, fold }))]
}

function bestWay(
  row: SlateRow,
  choice: Choice,
  move: Completion,
  isTile: boolean,
  ask: Ask,
  view: RaceView,
  language: Language,
): SlateRow {
  const words = bagWords(language)
  const drawing = titled(move.card, language)
  const title = drawing ? words.completeIt(drawing) : words.complete
  const price = priced(row, choice, move, language)
  const jokers = move.jokers > 0 ? words.withJokers(move.jokers) : words.ready
  if (isTile)
    return {
      ...row,
      title,
      icon: 'pixel',
      invites: true,
      prices: [{ ...price, unit: `${price.unit}, ${jokers.toLocaleLowerCase(language)}` }],
    }
  const instead = move.jokers > 0 ? `, ${substituted(move, view, ask.seat, language)}` : ''
  return { ...row, title, detail: `${jokers}${instead}`, prices: [price], ...picture(ask, view, move.slot) }
}

const otherWay = (
  row: SlateRow,
  choice: Choice,
  move: Completion,
  ask: Ask,
  view: RaceView,
  language: Language,
): SlateRow => ({
  ...row,
  title: wayWith(bagWords(language).withJokers(move.jokers), titled(move.card, language), language),
  detail: substituted(move, view, ask.seat, language),
  icon: 'joker',
  gets: () => <Pieces move={move} seat={ask.seat} />,
  prices: [priced(row, choice, move, language)],
})

/** “Bee” with 2 jokers. */
const wayWith = (jokers: string, drawing: string, language: Language): string =>
  drawing ? `${drawing} ${jokers.toLocaleLowerCase(language)}` : jokers

/** The title of a drawing in quotation marks, as far as one may know it. */
const titled = (id: PixelId | undefined, language: Language): string => {
  const title = id && expansionWords(language)?.cards.drawings[id]
  return title ? (language === 'fr' ? `«\u202f${title}\u202f»` : `“${title}”`) : ''
}

const priced = (row: SlateRow, choice: Choice, { points = 0 }: Completion, language: Language) => ({
  choice,
  price: `+${points}`,
  unit: game(language)
    .vp(points)
    .replace(/^\d+\s*/, ''),
  sentence: row.title,
})

/** What jokers stand for in it: what the drawing asks for and the beers do not give. */
function substituted(move: Completion, view: RaceView, seat: number, language: Language): string {
  const drawing = drawingsOf(view, seat).find(({ slot }) => slot === move.slot)
  const wanted = drawing?.laid.cells.flatMap(({ wants }) => wants ?? []) ?? []
  const need = (colour: Colour): number => wanted.filter((one) => one === colour).length - (move.cubes[colour] ?? 0)
  const cards = expansionWords(language)?.cards
  const what = cards?.drawing([need('yellow'), need('brown'), need('red'), need('black')]).replace(/\.$/, '') ?? ''
  return bagWords(language).standsFor(what)
}

/** The drawing itself before the title, where it is one's own. */
function picture(ask: Ask, view: RaceView, slot: number): Pick<SlateRow, 'mark'> {
  const drawing = drawingsOf(view, ask.seat).find((one) => one.slot === slot)
  return drawing ? { mark: () => <Pattern laid={drawing.laid} seat={ask.seat} /> } : {}
}

function Pieces(props: { move: Completion; seat: number }) {
  const pieces = (): (Colour | 'joker')[] => [
    ...spread(props.move.cubes),
    ...Array<'joker'>(props.move.jokers).fill('joker'),
  ]
  return (
    <span class="pixel-pieces" aria-hidden="true">
      <For each={pieces()}>{(piece) => <Piece of={piece} seat={props.seat} size={15} />}</For>
    </span>
  )
}
