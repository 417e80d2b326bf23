/** How a table is filled: the first bot alone against the others, or all of them in equal shares. */
export type TableKind = 'one' | 'half'

/** Bots by their number, seat by seat. */
export type Seating = readonly number[]

/**
 * The tables of one deal: a company of bots in every rotation around it, no seating twice. Where there are more bots than
 * seats, each deal is for the next company of them. Whoever plays alone plays the same deal after another.
 */
export function seatingsOf(bots: number, seats: number, kind: TableKind, deal: number): Seating[] {
  if (seats === 1) return Array.from({ length: bots }, (_, bot) => [bot])
  const companies = companiesOf(bots, Math.min(bots, seats))
  return rotations(seated(companies[deal % companies.length], seats, kind))
}

/** How many deals it takes until every company has had one. */
export const companyCount = (bots: number, seats: number): number =>
  seats === 1 ? 1 : companiesOf(bots, Math.min(bots, seats)).length

function seated(company: readonly number[], seats: number, kind: TableKind): Seating {
  const [first, ...others] = company
  if (others.length === 0) return Array<number>(seats).fill(first)
  return Array.from({ length: seats }, (_, seat) => {
    if (kind === 'half') return company[seat % company.length]
    return seat === 0 ? first : others[(seat - 1) % others.length]
  })
}

function rotations(seating: Seating): Seating[] {
  const all = seating.map((_, by) => seating.map((_, seat) => seating[(seat + by) % seating.length]))
  return all.filter((one, at) => all.findIndex((other) => other.join() === one.join()) === at)
}

/** Every choice of so many bots, in their order. */
function companiesOf(bots: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]]
  return Array.from({ length: bots - from }, (_, i) => from + i).flatMap((bot) =>
    companiesOf(bots, size - 1, bot + 1).map((rest) => [bot, ...rest]),
  )
}
