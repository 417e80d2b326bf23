import type { AleChoice } from '@estaminet/heaven-and-ale'
import type { Ask, Choice } from '@estaminet/table'
import { isMonkName } from '../icons.ts'
import { infoOf } from '../info.ts'

export type HexInfo = Extract<AleChoice, { kind: 'chooseHex' }>
export type Side = HexInfo['side']

/** Why a place is worth a row of its own, best first. */
const MERITS = ['closes', 'beside', 'fifth', 'between', 'plain'] as const
export type Merit = (typeof MERITS)[number]

export interface RankedPlace {
  readonly choice: Choice
  readonly info: HexInfo
  readonly merit: Merit
}

export interface Ranking {
  /** Places with something to say for them, best first, and at least one of each side. */
  readonly best: readonly RankedPlace[]
  /** What is left of each side. */
  readonly others: Readonly<Record<Side, readonly RankedPlace[]>>
}

/** As many as one compares; what closes a site is always told. */
const MOST = 4

/** Where a tile may go, ranked by what the rules say of each hex: a list of thirty is no help to anybody. */
export function ranked(ask: Ask): Ranking {
  const places = ask.choices
    .flatMap((choice) => {
      const info = infoOf(choice)
      return info.kind === 'chooseHex' ? [{ choice, info, merit: meritOf(info) }] : []
    })
    .sort(byWorth)
  const best = places.filter(({ merit }, at) => merit === 'closes' || (isNotable(merit) && at < MOST))
  for (const side of ['sunny', 'shady'] as const) {
    const [first] = places.filter(({ info }) => info.side === side)
    if (first && !best.some(({ info }) => info.side === side)) best.push(first)
  }
  const rest = places.filter((place) => !best.includes(place))
  const of = (side: Side) => rest.filter(({ info }) => info.side === side)
  // A heading for one place would take the room of the place itself.
  const alone = [of('sunny'), of('shady')].flatMap((places) => (places.length === 1 ? places : []))
  const others = (side: Side) => of(side).filter((place) => !alone.includes(place))
  return { best: [...best, ...alone], others: { sunny: others('sunny'), shady: others('shady') } }
}

const isNotable = (merit: Merit): boolean => merit === 'beside' || merit === 'fifth'

/** A monk wakes whatever lies beside him; any other tile is woken by the monks beside it. */
export const companions = ({ tile, beside }: HexInfo): readonly string[] =>
  isMonkName(tile) ? beside : beside.filter(isMonkName)

function meritOf(info: HexInfo): Merit {
  if (info.encloses.length > 0) return 'closes'
  if (companions(info).length > 0) return 'beside'
  if (info.fills.some(({ filled }) => filled === 5)) return 'fifth'
  return info.fills.length > 1 ? 'between' : 'plain'
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** What one more place of the same merit is better by. */
const worthOf = ({ worth, encloses }: HexInfo): number =>
  (worth ? worth.to - worth.from : 0) + sum(encloses.map(({ steps, wakes }) => steps + wakes))

function byWorth(a: RankedPlace, b: RankedPlace): number {
  return (
    MERITS.indexOf(a.merit) - MERITS.indexOf(b.merit) ||
    worthOf(b.info) - worthOf(a.info) ||
    companions(b.info).length - companions(a.info).length ||
    sum(b.info.fills.map(({ filled }) => filled)) - sum(a.info.fills.map(({ filled }) => filled))
  )
}
