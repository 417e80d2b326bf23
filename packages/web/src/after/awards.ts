import type { Seat } from '@estaminet/kernel'

/** Something people unwittingly compete for. */
export interface Contest<Id extends string = string> {
  readonly id: Id
  readonly icon: string
  /** Below this it is nothing to speak of. */
  readonly least: number
  /** How far everybody got, by seat. */
  readonly counts: readonly number[]
}

export interface Award<Id extends string = string> {
  readonly id: Id
  readonly icon: string
  readonly seat: Seat
  readonly count: number
}

const MOST = 6
const ALONE = 3

/**
 * Who gets what: one for everybody as far as there is one, then the clearest of what is left, two for each at most.
 * Only who is alone at the top of a contest wins it; where there is but one player, there is nobody to be better than.
 */
export function awardsOf<Id extends string>(contests: readonly Contest<Id>[]): Award<Id>[] {
  const seats = contests[0]?.counts.length ?? 0
  const won = contests.flatMap(({ id, icon, least, counts }) => {
    const [best = 0, second = 0] = counts.toSorted((a, b) => b - a)
    if (best < least || (seats > 1 && best === second)) return []
    return [{ id, icon, seat: counts.indexOf(best), count: best, by: (best - second) / best }]
  })
  const clearest = won.toSorted((a, b) => b.by - a.by)
  const chosen = new Set<(typeof won)[number]>()
  const most = seats === 1 ? ALONE : Math.min(MOST, 2 * seats)
  for (const each of seats === 1 ? [ALONE] : [1, 2])
    for (const award of clearest) {
      const own = [...chosen].filter(({ seat }) => seat === award.seat).length
      if (own < each && chosen.size < most) chosen.add(award)
    }
  return won.filter((award) => chosen.has(award)).map(({ by: _by, ...award }) => award)
}
