import type { ObjectiveCard, SimpleCondition } from './condition.ts'

/** What an expansion must know of an objective card: read from its condition, so that no card can be tagged wrongly. */
export type ObjectiveTag = 'toast' | 'coaster' | 'backpack' | 'first-on-grand-place' | 'visits' | 'several-partners'

/** The level 3 cards printed with a V: breweries to visit. */
export const asksForVisits = (card: ObjectiveCard) => card.template === 'CT-18' || card.template === 'CT-20'

export function tagsOf(card: ObjectiveCard): readonly ObjectiveTag[] {
  const parts: readonly SimpleCondition[] = card.condition.form === 'all' ? card.condition.of : [card.condition]
  const tags = new Set(parts.flatMap(tagsOfPart))
  if (asksForVisits(card)) tags.add('visits')
  return [...tags]
}

function tagsOfPart(part: SimpleCondition): readonly ObjectiveTag[] {
  switch (part.form) {
    case 'toasted':
      return (part.partners ?? 1) > 1 ? ['toast', 'several-partners'] : ['toast']
    case 'sameTurn':
      return part.both.includes('toasted') ? ['toast'] : []
    case 'track':
      return part.track === 'cheers' ? ['toast'] : []
    case 'coasters':
      return ['coaster']
    case 'cubes':
    case 'backpack':
      return ['backpack']
    case 'firstOnGrandPlace':
      return ['first-on-grand-place']
    default:
      return []
  }
}

/** Alone no number of coasters is printed and there is one partner at most: cards that ask for either leave the game. */
export const playableAlone = (card: ObjectiveCard): boolean => {
  const tags = tagsOf(card)
  return !tags.includes('coaster') && !tags.includes('several-partners')
}
