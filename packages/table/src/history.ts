import type { Game } from '@estaminet/kernel'
import { ownerOf, type PersonId, type SeatTally, type TableDoc } from './doc.ts'
import { modeOf } from './rated.ts'

/** A finished match as somebody who played it, with one seat of their own, looks back on it. */
export interface LookedBack {
  readonly game: string
  readonly mode: string
  readonly total: number
  readonly rank: number
  /** Tables of old do not say. */
  readonly tally?: SeatTally
  /** The other people at the table. */
  readonly others: readonly { readonly who: PersonId; readonly name: string; readonly rank: number }[]
}

/** Somebody's finished games of one kind. */
export interface GamesOfAKind {
  readonly game: string
  readonly mode: string
  readonly games: number
  /** How often nobody did better. */
  readonly won: number
  readonly best: number
  readonly average: number
}

/** Somebody who was met at several tables: how often one did better than they, or they did. */
export interface Met {
  readonly name: string
  readonly games: number
  readonly ahead: number
  readonly behind: number
}

/** What somebody's finished matches of one game were made of, all together; tables of old do not say. */
export interface Tallied {
  readonly game: string
  readonly games: number
  /** All points, by their reasons. */
  readonly points: Readonly<Record<string, number>>
  /** Where they went, the place they went to in most games first. */
  readonly places: readonly { readonly place: string; readonly games: number }[]
}

export interface History {
  readonly played: readonly GamesOfAKind[]
  readonly met: readonly Met[]
  readonly tallied: readonly Tallied[]
}

/** Head to head with as many as one remembers. */
const MOST_MET = 8
/** As many favourites as anybody has. */
const MOST_PLACES = 8

type Ended = Pick<TableDoc, 'game' | 'options' | 'status' | 'result' | 'tallies' | 'seats'>

/** What a finished table tells of somebody; nothing where they played several seats or left theirs to a bot: nobody is compared with that. */
export function lookedBackOn(doc: Ended, person: PersonId, game: Pick<Game, 'options'>): LookedBack | undefined {
  const { result, seats, tallies } = doc
  const [seat, ...more] = seats.flatMap((one, at) => (ownerOf(one) === person ? [at] : []))
  if (doc.status !== 'over' || result === undefined || seat === undefined) return undefined
  if (more.length > 0 || seats[seat].standIn) return undefined
  const tally = tallies?.[seat]
  return {
    game: doc.game,
    mode: modeOf(game, doc.options),
    total: result[seat].total,
    rank: result[seat].rank,
    ...(tally ? { tally } : {}),
    others: seats.flatMap((other, at) => {
      const who = ownerOf(other)
      return who === undefined || who === person || other.standIn
        ? []
        : [{ who, name: other.name, rank: result[at].rank }]
    }),
  }
}

/** All of them together; the newest comes first, and with it what somebody is called now. */
export function historyOf(matches: readonly LookedBack[]): History {
  const kinds = new Map<string, LookedBack[]>()
  for (const one of matches) {
    const kind = `${one.game}/${one.mode}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  const played = [...kinds.values()].map((all): GamesOfAKind => {
    const totals = all.map(({ total }) => total)
    return {
      game: all[0].game,
      mode: all[0].mode,
      games: all.length,
      won: all.filter(({ rank }) => rank === 1).length,
      best: Math.max(...totals),
      average: Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length),
    }
  })
  return { played: played.sort((a, b) => b.games - a.games), met: metIn(matches), tallied: talliedIn(matches) }
}

function talliedIn(matches: readonly LookedBack[]): Tallied[] {
  const games = new Map<string, { games: number; points: Map<string, number>; places: Map<string, number> }>()
  const add = (sums: Map<string, number>, key: string, more: number) => sums.set(key, (sums.get(key) ?? 0) + more)
  for (const { game, tally } of matches) {
    if (!tally) continue
    const sums = games.get(game) ?? { games: 0, points: new Map(), places: new Map() }
    games.set(game, sums)
    sums.games++
    for (const [reason, points] of Object.entries(tally.points)) add(sums.points, reason, points)
    for (const place of tally.places ?? []) add(sums.places, place, 1)
  }
  return [...games]
    .map(([game, { games, points, places }]) => ({
      game,
      games,
      points: Object.fromEntries(points),
      places: [...places]
        .map(([place, games]) => ({ place, games }))
        .sort((a, b) => b.games - a.games)
        .slice(0, MOST_PLACES),
    }))
    .sort((a, b) => b.games - a.games)
}

function metIn(matches: readonly LookedBack[]): Met[] {
  const met = new Map<PersonId, { name: string; games: number; ahead: number; behind: number }>()
  for (const { rank, others } of matches)
    for (const { who, name, rank: theirs } of others) {
      const row = met.get(who) ?? { name, games: 0, ahead: 0, behind: 0 }
      row.games++
      if (rank < theirs) row.ahead++
      if (rank > theirs) row.behind++
      met.set(who, row)
    }
  return [...met.values()].sort((a, b) => b.games - a.games).slice(0, MOST_MET)
}
