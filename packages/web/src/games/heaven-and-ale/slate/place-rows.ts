import { type AleView, EMERGENCY_DUCATS } from '@estaminet/heaven-and-ale'
import type { Ask } from '@estaminet/table'
import type { SlateRow } from '../../../shell/table/game-screen.ts'
import type { Speech } from '../phrases.ts'
import { sentenceOf } from './preview.ts'
import { companions, type HexInfo, type RankedPlace, ranked, type Side } from './ranking.ts'

/** Where a tile may go, in words: the best places one by one, the others of each side behind one row. */
export function placeRows(ask: Ask, view: AleView, speech: Speech): readonly SlateRow[] {
  const { best, others } = ranked(ask)
  const { texts } = speech
  const row = (place: RankedPlace) => rowOf(place, ask, view, speech)
  const told = apart(best, best.map(row), speech)
  const fold = (side: Side): SlateRow[] =>
    others[side].length === 0
      ? []
      : [
          {
            title: texts.place.others[side](others[side].length),
            detail: texts.place.nothingCloses,
            icon: iconOf(side),
            prices: [],
            folds: others[side].map(row),
          },
        ]
  return [...told, ...fold('sunny'), ...fold('shady')]
}

/** Two places that read alike are told apart by what they lie beside, or else by their sites. */
function apart(places: readonly RankedPlace[], rows: readonly SlateRow[], { words, texts }: Speech): SlateRow[] {
  const key = ({ title, detail }: SlateRow) => `${title}|${detail}`
  return rows.map((row, at) => {
    const twins = places.filter((_, other) => key(rows[other]) === key(row))
    if (twins.length === 1) return row
    const { beside, fills } = places[at].info
    const isApart = new Set(twins.map(({ info }) => info.beside.join())).size === twins.length
    const sites = words.all(fills.map(({ site }) => words.site(site)))
    const neighbours = beside.length > 0 ? texts.place.beside(names(beside, words)) : texts.place.besideNone
    return { ...row, detail: [row.detail, isApart ? neighbours : sites].filter(Boolean).join(' · ') }
  })
}

const iconOf = (side: Side): string => (side === 'sunny' ? 'sun' : 'shade')

function rowOf(place: RankedPlace, ask: Ask, view: AleView, speech: Speech): SlateRow {
  const { choice, info } = place
  const { words, texts } = speech
  // Seen as cards beside the price.
  const cards = info.cards > 0 ? [texts.givesBack(info.cards, words.ducats(EMERGENCY_DUCATS * info.cards))] : []
  return {
    title: [texts.place.in[info.side], ...meritSaid(place, speech)].join(', '),
    detail: detailOf(place, speech),
    icon: info.encloses.length > 0 ? 'shed' : iconOf(info.side),
    prices: [
      {
        choice,
        sentence: sentenceOf(choice, view, ask.seat, speech),
        price: String(info.price),
        icon: 'ducat',
        spoken: [words.ducats(info.price), ...cards].join(', '),
      },
    ],
  }
}

function meritSaid({ info, merit }: RankedPlace, { words, texts }: Speech): string[] {
  switch (merit) {
    case 'closes':
      return [texts.place.closes(words.all(info.encloses.map(({ site }) => words.site(site))))]
    case 'beside': {
      const tiles = companions(info)
      return [tiles.length > FEW ? texts.place.besideMany(tiles.length) : texts.place.beside(names(tiles, words))]
    }
    case 'fifth':
      return [texts.place.fifth(words.site(fifthOf(info)?.site ?? ''))]
    case 'between':
      return [texts.place.twoSites]
    case 'plain':
      return []
  }
}

/** More tiles than this are counted, and named below. */
const FEW = 1

const names = (tiles: readonly string[], { all, tile }: Speech['words']): string => all(tiles.map(tile))

const fifthOf = ({ fills }: HexInfo) => fills.find(({ filled }) => filled === 5)

/** What a shed comes to; else whom it would stand beside, or how far its sites are. What it does is told in full where it is looked at. */
function detailOf({ info, merit }: RankedPlace, { words, texts }: Speech): string {
  const sites = texts.place.sites(info.fills.map(({ filled }) => filled))
  switch (merit) {
    case 'closes':
      return info.encloses.map(({ sum, steps, wakes }) => texts.place.closing(sum, steps, wakes)).join(' · ')
    case 'beside':
      return companions(info).length > FEW ? names(companions(info), words) : sites
    case 'fifth':
      return texts.place.sum(fifthOf(info)?.sum ?? 0)
    default:
      return sites
  }
}
