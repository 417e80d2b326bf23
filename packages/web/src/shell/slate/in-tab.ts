import type { SlateColumn, SlatePrice, SlateRow } from '../table/game-screen.ts'

/** Rows under one heading. */
export interface Group {
  readonly name: string
  readonly rows: SlateRow[]
}

export const inColumn = (prices: readonly SlatePrice[]): boolean => prices.some(({ column }) => column !== undefined)

/** The groups with only what belongs to one tab; what it has no price for stands last, and says why. */
export function inTab(groups: readonly Group[], tab: number, columns: number): Group[] {
  return groups.flatMap(({ name, rows }) => {
    const priced = rows.flatMap((row) => {
      const prices = row.prices.filter(({ column }) => (column ?? columns) === tab)
      const isOnlyHere = (row.closed !== undefined || row.folds !== undefined) && tab === columns
      return prices.length > 0 || isOnlyHere ? [{ ...row, ...gotten(prices), prices }] : []
    })
    const left = tab < columns ? [...priced, ...rows.flatMap((row) => closedIn(row, tab))] : usableFirst(priced)
    return left.length > 0 ? [{ name, rows: left }] : []
  })
}

/** A tab without any row says why there is none. */
export const emptyTab = ({ name, icon, why }: SlateColumn): Group[] =>
  why === undefined ? [] : [{ name: '', rows: [{ title: name, icon, prices: [], closed: () => why }] }]

/** What is brought may depend on how one gets there. */
function gotten([price]: readonly SlatePrice[]): Pick<SlateRow, 'gets'> {
  return price?.gets ? { gets: price.gets } : {}
}

/** Few rows are in sight: what can be done comes first, and what ends a turn stays last. */
function usableFirst(rows: readonly SlateRow[]): SlateRow[] {
  const place = ({ apart, closed }: SlateRow): number => (apart ? 2 : closed === undefined ? 0 : 1)
  return rows.toSorted((a, b) => place(a) - place(b))
}

function closedIn(row: SlateRow, tab: number): SlateRow[] {
  const why = row.whyEmpty?.(tab)
  if (why === undefined) return []
  const { gets: _, ...rest } = row
  return [{ ...rest, prices: [], closed: () => why }]
}
