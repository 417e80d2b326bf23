import type { Ask, Choice } from '@estaminet/table'
import { For } from 'solid-js'
import type { Language, SlateRow } from '../../../../shell/table/game-screen.ts'
import type { Colour, RaceView } from '../../model.ts'
import { spread } from '../../slate/titles.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { game } from '../../texts/index.ts'
import { type Completion, completionOf, drawingsOf, moveOf, type PixelId } from './model.ts'
import { Pattern, Piece } from './pieces.tsx'
import { bagWords } from './texts/index.ts'

/**
 * A drawing is one row, completed with the fewest jokers. Other ways to do it stand behind a row for each number of
 * jokers, each with its beers and jokers drawn.
 */
export function rowsOf(rows: readonly SlateRow[], ask: Ask, view: RaceView, language: Language): SlateRow[] {
  const seen = new Set<number>()
  return rows.flatMap((row): SlateRow[] => {
    const [price] = row.prices
    const move = price && moveOf(price.choice)
    if (move?.kind === 'pixel-bag/drop') return [{ ...row, detail: bagWords(language).dropped(move.jokers) }]
    if (move?.kind === 'pixel-bag/swap')
      return [{ ...row, detail: bagWords(language).swapped, ...picture(ask, view, move.slot) }]
    if (move?.kind !== 'pixel-bag/complete') return [row]
    if (seen.has(move.slot)) return []
    seen.add(move.slot)
    const ways = rows.filter(({ prices }) => prices[0] && completionOf(prices[0].choice)?.slot === move.slot)
    return waysTo(ways, ask, view, language)
  })
}

interface Way {
  readonly row: SlateRow
  readonly choice: Choice
  readonly move: Completion
}

function waysTo(rows: readonly SlateRow[], ask: Ask, view: RaceView, language: Language): SlateRow[] {
  const ways = rows.flatMap((row): Way[] => {
    const choice = row.prices[0]?.choice
    const move = choice && completionOf(choice)
    return move ? [{ row, choice, move }] : []
  })
  const [best, ...others] = ways
  if (!best) return []
  const words = bagWords(language)
  const counts = [...new Set(others.map(({ move }) => move.jokers))]
  return [
    {
      ...wayRow(best, ask, language),
      title: `${words.complete}${titled(best.move.card, language)}`,
      detail:
        best.move.jokers > 0
          ? `${words.withJokers(best.move.jokers)}, ${substituted(best.move, view, ask.seat, language)}`
          : words.ready,
      ...picture(ask, view, best.move.slot),
      invites: true,
    },
    ...counts.map((jokers): SlateRow => {
      const alike = others.filter(({ move }) => move.jokers === jokers)
      const { group = '' } = best.row
      return {
        group,
        title: `${words.withJokers(jokers)}${titled(best.move.card, language)}`,
        detail: words.ways(alike.length),
        icon: 'joker',
        prices: [],
        folds: alike.map((way) => ({
          ...wayRow(way, ask, language),
          title: substituted(way.move, view, ask.seat, language),
          gets: () => <Pieces move={way.move} seat={ask.seat} />,
        })),
      }
    }),
  ]
}

const titled = (id: PixelId | undefined, language: Language): string => {
  const title = id && expansionWords(language)?.cards.drawings[id]
  return title ? (language === 'fr' ? ` «\u202f${title}\u202f»` : ` “${title}”`) : ''
}

const wayRow = ({ row, choice, move }: Way, _ask: Ask, language: Language): SlateRow => ({
  ...row,
  icon: 'pixel',
  prices: [
    {
      choice,
      price: `+${move.points ?? 0}`,
      unit: game(language)
        .vp(move.points ?? 0)
        .replace(/^\d+\s*/, ''),
      sentence: row.title,
    },
  ],
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
