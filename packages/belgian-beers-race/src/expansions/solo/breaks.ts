import type { CampaignNumber } from '../../content/campaign.ts'
import type { PlaceName } from '../../content/condition.ts'
import { loopFor } from '../../engine/play.ts'
import { inPlay } from '../../engine/registry.ts'
import type { RaceState } from '../../engine/state.ts'
import type { ToldEvent } from '../../events.ts'
import { tryOut } from '../../try-out.ts'
import { conditionOf } from './condition.ts'
import type { SoloEvent } from './events.ts'
import { failedAt } from './zythologist.ts'

/** Where he goes is a decision of its own, which is looked at when it is asked. */
const ENDS = ['solo/way']

/** What he does about a move, if it goes as planned. */
export interface HisAnswer {
  /** Where they toast. */
  readonly toastAt: PlaceName | null
  /** Where his step ends; nothing while he stays, or while the player has still to choose his way. */
  readonly goesTo: PlaceName | null
  /** Of ways that are equally good the player will choose. */
  readonly asks: boolean
  /** The victory condition that it breaks. A toast cannot be refused: it is the move that leads to it which breaks it. */
  readonly breaks: CampaignNumber | null
}

const NO_ANSWER: HisAnswer = { toastAt: null, goesTo: null, asks: false, breaks: null }

export function hisAnswerTo(s: RaceState, move: number): HisAnswer {
  if (!inPlay(s).some(({ id }) => id === 'solo')) return NO_ANSWER
  const { after, told } = tryOut(s, move, 'good', { draws: true, ends: ENDS })
  const condition = conditionOf(s)
  const isBroken = failedAt(s) === 0 && failedAt(after) !== 0
  return {
    toastAt: his(told, 'solo/toasted')?.place ?? null,
    goesTo: his(told, 'solo/walked')?.to ?? null,
    asks: questionOf(after) === 'solo/way',
    breaks: isBroken && condition ? condition.number : null,
  }
}

/** What happened with him is told among all that happened. */
const his = <Type extends SoloEvent['type']>(told: readonly ToldEvent[], type: Type) =>
  told.find((event): event is Extract<SoloEvent, { type: Type }> => event.type === type)

const questionOf = (s: RaceState): string | undefined => loopFor(s).questionOf(s)

/** The victory condition that a move would break, so that somebody can be asked before it is made. */
export const brokenBy = (s: RaceState, move: number): CampaignNumber | undefined =>
  hisAnswerTo(s, move).breaks ?? undefined
