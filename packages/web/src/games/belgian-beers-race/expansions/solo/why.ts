import { plannedWalk, type SoloView } from '@estaminet/belgian-beers-race/solo'
import type { Language } from '../../../../shell/table/game-screen.ts'
import { town } from '../../texts/index.ts'
import { soloWords } from './texts/index.ts'

/** Why he goes where he goes, in one sentence; and that one will be asked, where ways are equally good. */
export function whyHeGoes(him: SoloView, language: Language): string {
  const { why, tie } = soloWords(language)
  if (him.chatting) return why.chat
  const plan = plannedWalk(him)
  if (!plan) return why.nowhere
  const reason = plan.why === 'coaster' ? why.coaster(town(language, plan.to)) : why[plan.why]
  return plan.steps.some((step) => step.length > 1) ? `${reason} ${tie}` : reason
}
