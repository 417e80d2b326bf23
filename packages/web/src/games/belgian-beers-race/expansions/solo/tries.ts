import type { Update } from '@estaminet/table'
import { type CampaignTry, mergedTries } from '@estaminet/table/campaign'
import { house } from '../../../../host/house.ts'
import { remember, remembered } from '../../../../memory.ts'
import { raceOf } from '../../model.ts'

const MEMORY = 'campaign'

/** The games of the campaign this device remembers. */
export function triesHere(): CampaignTry[] {
  try {
    const kept: unknown = JSON.parse(remembered(MEMORY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTry) : []
  } catch {
    return []
  }
}

const isTry = (one: Partial<CampaignTry> | null): one is CampaignTry =>
  typeof one?.table === 'string' && typeof one.condition === 'number' && typeof one.points === 'number'

function keep(tries: readonly CampaignTry[]): CampaignTry[] {
  const all = mergedTries(triesHere(), tries)
  remember(MEMORY, JSON.stringify(all))
  return all
}

/** Both memories as one, where the house knows this guest; without it, or while it is away, that of the device. */
export async function allTries(): Promise<CampaignTry[]> {
  if (remembered('guest') === undefined) return triesHere()
  return keep(await house.keepTries(triesHere()).catch(() => []))
}

/** A game of the campaign is over: whoever played it keeps its result. */
export function keepTry({ table, view, scores, mine }: Update): void {
  const condition = view && raceOf(view as Parameters<typeof raceOf>[0]).solo?.condition
  if (!condition || !mine.includes(0)) return
  const failedOn = condition.failedAt?.day
  keep([
    {
      table,
      condition: condition.number,
      at: Date.now(),
      points: scores[0].total,
      passed: condition.state === 'reached',
      ...(failedOn === undefined ? {} : { failedOn }),
    },
  ])
  void allTries()
}
