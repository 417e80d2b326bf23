import { BAND_NAMES, expansionTexts } from '@estaminet/belgian-beers-race/texts/expansions'
import { type CardTally, cardOf, conditionOf, type ExpansionTally } from './expansion-tally.ts'

const words = expansionTexts.en

/** No card idle, and nobody who wins much more or much less often than a fair share. */
const WINS = { least: 0.5, most: 1.6 } as const

export const winShare = ({ won, fair }: CardTally): number => (fair === 0 ? 0 : won / fair)

const titles = (texts: Readonly<Record<string, { readonly title: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([id, { title }]) => [id, title]))

/** A deck: the titles of its cards, what it is to deal one and to use one, and whether somebody keeps one for the whole game. */
interface DeckWords {
  readonly name: string
  readonly titles: Readonly<Record<string, string>>
  readonly dealt: string
  readonly used: string
  readonly kept?: true
}

const DECKS: Readonly<Record<string, DeckWords>> = {
  events: { name: 'event', titles: titles(words.events), dealt: 'days', used: 'touched somebody' },
  characters: { name: 'character', titles: titles(words.characters), dealt: 'dealt', used: 'kept', kept: true },
  bands: { name: 'band', titles: BAND_NAMES, dealt: 'dealt', used: 'kept', kept: true },
  'pixel-bag': { name: 'drawing', titles: words.drawings, dealt: 'drawn', used: 'completed' },
  team: { name: 'Team card', titles: titles(words.team), dealt: 'open', used: 'fulfilled' },
  confrontation: { name: 'card', titles: titles(words.confrontation), dealt: 'in hand', used: 'played' },
}

const decksIn = (expansions: readonly string[]): DeckWords[] => expansions.flatMap((id) => DECKS[id] ?? [])

/** Cards out of bounds, each with the reason. */
export function outOfBounds(tally: ExpansionTally, expansions: readonly string[]): string[] {
  return decksIn(expansions).flatMap(({ titles, kept }) =>
    Object.keys(titles).flatMap((id) => {
      const card = cardOf(tally, id)
      if (card.used === 0) return [`${id} is never used`]
      const share = winShare(card)
      return kept && (share < WINS.least || share > WINS.most) ? [`${id} wins ${share.toFixed(2)} of a fair share`] : []
    }),
  )
}

/** Everything counted, as the tables of a page. */
export function expansionsInWords(tally: ExpansionTally, expansions: readonly string[]): string {
  const faults = outOfBounds(tally, expansions)
  return [
    `${tally.games} games with ${expansions.join(', ')}`,
    ...decksIn(expansions).flatMap((deck) => ['', ...tableOf(tally, deck)]),
    ...(expansions.includes('solo') ? ['', ...conditionTable(tally)] : []),
    '',
    ...(faults.length === 0 ? ['Everything within bounds.'] : faults),
    '',
  ].join('\n')
}

const percent = (part: number, of: number): string => (of === 0 ? '–' : `${((100 * part) / of).toFixed(1)} %`)
const mean = (sum: number, of: number): string => (of === 0 ? '–' : (sum / of).toFixed(1))

function tableOf(tally: ExpansionTally, { name, titles, dealt, used, kept }: DeckWords): string[] {
  const more = kept ? (name === 'band' ? ['wins', 'concerts'] : ['wins', 'majority', 'visits']) : []
  const head = [name, 'title', dealt, used, ...more]
  return [
    row(head),
    row(head.map(() => '---')).replaceAll(' ', ''),
    ...Object.entries(titles).map(([id, title]) => {
      const card = cardOf(tally, id)
      const cells = {
        wins: winShare(card).toFixed(2),
        concerts: mean(card.concerts, card.used),
        majority: percent(card.majority, card.used),
        visits: percent(card.visits, card.used),
      }
      return row([
        id,
        title,
        `${card.dealt}`,
        percent(card.used, card.dealt),
        ...more.map((one) => cells[one as keyof typeof cells]),
      ])
    }),
  ]
}

function conditionTable(tally: ExpansionTally): string[] {
  return [
    row(['condition', 'title', 'games', 'passed', 'points']),
    '|---|---|---|---|---|',
    ...['none', ...Object.keys(words.campaign)].map((id) => {
      const { games, passed, points } = conditionOf(tally, id)
      const title = titles(words.campaign)[id] ?? '250 points'
      return row([id, title, `${games}`, percent(passed, games), mean(points, games)])
    }),
  ]
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
