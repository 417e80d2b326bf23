import type { CampaignNumber } from '../../content/campaign.ts'
import { inPlay } from '../../engine/expansion.ts'
import type { RaceState } from '../../engine/state.ts'
import { tryOut } from '../../try-out.ts'
import { conditionOf } from './condition.ts'
import { failedAt } from './zythologist.ts'

/** Where he goes is a decision of its own, which is looked at when it is asked. */
const ENDS = ['solo/way']

/**
 * The victory condition that a move would break if it goes as planned, so that somebody can be asked before it is made. A toast
 * cannot be refused: it is the move that leads to it which breaks it.
 */
export function brokenBy(s: RaceState, move: number): CampaignNumber | undefined {
  if (!inPlay(s).some(({ id }) => id === 'solo')) return undefined
  const condition = conditionOf(s)
  if (condition === undefined || condition.kind !== 'prohibition' || failedAt(s) !== 0) return undefined
  const { after } = tryOut(s, move, 'good', { draws: true, ends: ENDS })
  return failedAt(after) === 0 ? undefined : condition.number
}
