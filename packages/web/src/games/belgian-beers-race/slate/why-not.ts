import type { Language } from '../../../shell/table/game-screen.ts'
import type { WhyNot } from '../foretell.ts'
import { say } from '../texts/index.ts'

/** A reason of the rules in words; nothing as long as they have not come. */
export function whyText(why: WhyNot | undefined, language: Language): string | undefined {
  if (!why) return undefined
  const { whyNot } = say(language)
  return 'count' in why ? whyNot[why.why](why.count) : whyNot[why.why]
}
