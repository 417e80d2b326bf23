import type { Language } from '../../../shell/table/game-screen.ts'
import type { Journey } from '../choices.ts'
import { pricingOf } from '../expansions/screens.ts'
import { type WhyNot, whyNoWay } from '../foretell.ts'
import type { RaceView } from '../model.ts'
import { say } from '../texts/index.ts'

/** A reason of the rules in words; nothing as long as they have not come. */
export function whyText(why: WhyNot | undefined, view: RaceView, language: Language): string | undefined {
  if (!why) return undefined
  const { whyNot } = say(language)
  if ('count' in why) return whyNot[why.why](why.count)
  return why.why === 'card' ? whyNot.card(titleOf(why.card, view, language)) : whyNot[why.why]
}

/** Why nobody gets anywhere in this way now: in two short lines over its column, and in a sentence. */
export function noWayText(
  view: RaceView,
  seat: number,
  kind: Journey['kind'],
  language: Language,
): { readonly brief: string; readonly text: string } | undefined {
  const why = whyNoWay(view, seat, kind)
  if (!why) return undefined
  const { noWay } = say(language)
  if ('count' in why) return noWay[why.why](why.count)
  return why.why === 'card' ? noWay.card(titleOf(why.card, view, language)) : noWay[why.why]
}

const titleOf = (card: string, view: RaceView, language: Language): string =>
  pricingOf(view)?.titleOf(card, language) ?? card
