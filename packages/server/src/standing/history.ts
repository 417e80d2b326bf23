import type { Game } from '@estaminet/kernel'
import { modeOf, ownerOf, type PersonId, type TableDoc } from '@estaminet/table'

/** Somebody's finished games of one kind. */
export interface Played {
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
  readonly played: readonly Played[]
  readonly met: readonly Met[]
  readonly tallied: readonly Tallied[]
}

/** Head to head with as many as one remembers. */
const MOST_MET = 8
/** As many favourites as anybody has. */
const MOST_PLACES = 8

/** What finished tables tell of somebody who played at them with a seat of their own. */
export function historyOf(tables: readonly TableDoc[], person: PersonId, games: readonly Game[]): History {
  const own = tables.flatMap((doc) => {
    const game = games.find(({ id }) => id === doc.game)
    const seats = doc.seats.flatMap((seat, at) => (ownerOf(seat) === person ? [at] : []))
    const [seat] = seats
    // Whoever played several seats, or left theirs to a bot, is compared with nobody.
    const isTold = doc.status === 'over' && doc.result !== undefined && seats.length === 1 && !doc.seats[seat].standIn
    return game && isTold ? [{ doc, mode: modeOf(game, doc.options), seat, result: doc.result }] : []
  })
  const kinds = new Map<string, typeof own>()
  for (const one of own) {
    const kind = `${one.doc.game}/${one.mode}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  const played = [...kinds.values()].map((all) => {
    const totals = all.map(({ result, seat }) => result?.[seat].total ?? 0)
    return {
      game: all[0].doc.game,
      mode: all[0].mode,
      games: all.length,
      won: all.filter(({ result, seat }) => result?.[seat].rank === 1).length,
      best: Math.max(...totals),
      average: Math.round(totals.reduce((sum, total) => sum + total, 0) / totals.length),
    }
  })
  return { played: played.sort((a, b) => b.games - a.games), met: metAt(own, person), tallied: talliedAt(own) }
}

function talliedAt(own: readonly { readonly doc: TableDoc; readonly seat: number }[]): Tallied[] {
  const games = new Map<string, { games: number; points: Map<string, number>; places: Map<string, number> }>()
  const add = (sums: Map<string, number>, key: string, more: number) => sums.set(key, (sums.get(key) ?? 0) + more)
  for (const { doc, seat } of own) {
    const tally = doc.tallies?.[seat]
    if (!tally) continue
    const sums = games.get(doc.game) ?? { games: 0, points: new Map(), places: new Map() }
    games.set(doc.game, sums)
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

function metAt(own: readonly { readonly doc: TableDoc; readonly seat: number }[], person: PersonId): Met[] {
  const met = new Map<PersonId, { name: string; games: number; ahead: number; behind: number }>()
  // The newest table comes first, and with it what somebody is called now.
  for (const { doc, seat } of own) {
    const mine = doc.result?.[seat].rank ?? 0
    for (const [at, other] of doc.seats.entries()) {
      const who = ownerOf(other)
      if (who === undefined || who === person || other.standIn) continue
      const row = met.get(who) ?? { name: other.name, games: 0, ahead: 0, behind: 0 }
      const theirs = doc.result?.[at].rank ?? 0
      row.games++
      if (mine < theirs) row.ahead++
      if (mine > theirs) row.behind++
      met.set(who, row)
    }
  }
  return [...met.values()].sort((a, b) => b.games - a.games).slice(0, MOST_MET)
}
