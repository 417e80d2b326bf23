import { campaign } from '@estaminet/belgian-beers-race/solo'
import type { Explanation } from '../../../../shell/explainer/explanation.ts'
import type { Language } from '../../../../shell/table/game-screen.ts'
import type { RaceView } from '../../model.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { scale } from './scale.ts'
import { soloWords } from './texts/index.ts'
import { whyHeGoes } from './why.ts'

const RULE = 'solo'
const CAMPAIGN_RULE = 'campaign'

/** What he, his coaster, the card and the victory condition are. */
export function explain(about: string, view: RaceView, language: Language): Explanation | undefined {
  const { solo } = view
  const cards = expansionWords(language)?.cards
  const words = soloWords(language)
  if (!solo || !cards) return undefined
  switch (about.split(' ')[1]) {
    case 'him':
    case 'goal':
      return { name: words.name, text: whyHeGoes(solo, language), rule: RULE, current: true }
    case 'taken':
      return { name: words.name, text: words.taken, rule: CAMPAIGN_RULE, current: true }
    case 'card':
      return { name: cards.soloCard.title, text: cards.soloCard.text, rule: RULE }
    case 'title':
      return {
        name: words.now,
        text: scale(cards.soloTitles, solo.condition ? words.starFrom : words.victory),
        rule: RULE,
      }
    case 'condition': {
      const one = campaign.find(({ number }) => number === solo.condition?.number)
      const card = one && cards.campaign[one.number]
      return card && { name: card.title, text: card.text, rule: CAMPAIGN_RULE }
    }
    default:
      return undefined
  }
}
