import type { SeatInfo, TableInfo } from '@estaminet/table'

/** A table in the list of one's own. */
export interface Row {
  readonly id: string
  readonly href: string
  readonly game: string
  readonly options: TableInfo['options']
  readonly pace: TableInfo['pace']['kind']
  readonly seats: readonly SeatInfo[]
  readonly mine: readonly number[]
  readonly local: boolean
  /** It lies on this device and could go on at the house. */
  readonly canBeGiven: boolean
  readonly myTurn: boolean
  /** When my clock runs out, where one runs. */
  readonly ends: number | undefined
  readonly touchedAt: number
  readonly over: boolean
  readonly result: TableInfo['result']
}

/** So many are listed unasked, and every one that waits for its reader. */
const MOST = 5

/** Those that wait for me first, and of these the one whose clock ends next; then the newest. */
export const inOrder = (rows: readonly Row[]): Row[] =>
  [...rows].sort(
    (a, b) =>
      Number(b.myTurn) - Number(a.myTurn) ||
      endOf(a) - endOf(b) ||
      // Two that have no clock.
      b.touchedAt - a.touchedAt,
  )

/** A clock that nobody waits for says nothing; two without one are alike. */
const endOf = ({ myTurn, ends }: Row): number => (myTurn && ends !== undefined ? ends : Number.MAX_VALUE)

/** What of a list is shown before all of it is asked for. */
export const firstOf = (ordered: readonly Row[]): readonly Row[] =>
  ordered.slice(0, Math.max(MOST, ordered.filter(({ myTurn }) => myTurn).length))
