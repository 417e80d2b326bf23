/** One finished game of a campaign, as somebody keeps it: on a device, or with their name in a house. */
export interface CampaignTry {
  readonly table: string
  /** The number of the victory condition. */
  readonly condition: number
  /** When it was over. */
  readonly at: number
  readonly points: number
  readonly passed: boolean
  /** The day on which a prohibition was broken. */
  readonly failedOn?: number
}

/** As many as anybody looks back on; the best of each condition stays whatever comes after it. */
export const MOST_TRIES = 90

/** What several memories hold together, each table once, the newest first. */
export function mergedTries(...memories: readonly (readonly CampaignTry[])[]): CampaignTry[] {
  const byTable = new Map<string, CampaignTry>()
  for (const one of memories.flat()) {
    const known = byTable.get(one.table)
    byTable.set(one.table, known ? { ...one, at: Math.min(one.at, known.at) } : one)
  }
  const all = [...byTable.values()].sort((a, b) => b.at - a.at)
  if (all.length <= MOST_TRIES) return all
  const best = new Set([...new Set(all.map(({ condition }) => condition))].map((number) => bestTry(all, number)?.table))
  const others = all.filter(({ table }) => !best.has(table)).slice(0, MOST_TRIES - best.size)
  return all.filter((one) => best.has(one.table) || others.includes(one))
}

/** The best game with a condition: one that passed before any that failed, then by points. */
export function bestTry(tries: readonly CampaignTry[], condition: number): CampaignTry | undefined {
  let best: CampaignTry | undefined
  for (const one of tries) if (one.condition === condition && (!best || isBetter(one, best))) best = one
  return best
}

const isBetter = (one: CampaignTry, than: CampaignTry): boolean =>
  one.passed === than.passed ? one.points > than.points : one.passed
