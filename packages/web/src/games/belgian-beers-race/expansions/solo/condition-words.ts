import type { ConditionView, Predicate } from '@estaminet/belgian-beers-race/solo'
import type { SoloWords } from './texts/index.ts'

type Words = SoloWords['condition']
type Part = ConditionView['parts'][number]

/** How many of its parts hold; of a single one its count, and of what is forbidden only whether it still holds. */
export function briefOf(
  when: readonly Predicate[],
  { kind, state, failedAt, parts }: ConditionView,
  words: Words,
): string {
  if (failedAt) return words.failedOn(failedAt.day)
  const [part] = parts
  if (kind === 'prohibition' || !part) return words.state[state]
  if (parts.length > 1) return words.of(parts.filter(({ met }) => met).length, parts.length)
  return partCount(when[0], part, words)
}

/** What a part of a condition counts. */
export function partName(part: Predicate, { parts }: Words): string {
  if (part.form === 'backpackFull') return parts.backpack
  if (part.form === 'onGrandPlace') return parts.away
  if (part.form !== 'count' && part.form !== 'beatsZythologist') return ''
  const { what } = part
  switch (what.of) {
    case 'toasts':
      return what.in ? parts.toastsElsewhere : parts.toasts
    case 'visited':
      return part.form === 'count' ? parts.visited : parts.visitedAgainst
    case 'bottles':
      return what.colour ? parts.bottles(what.colour) : ''
    case 'cubes':
      return what.colour ? parts.red(what.colour) : ''
    case 'cheese':
      return parts.cheese
    case 'objectivePoints':
      return parts.points
    case 'beers':
      return parts.beers
    case 'moves':
      return parts.moves
    case 'declared':
      return what.means === 'bike' ? parts.bike : parts.bus
    case 'tastings':
      return parts.tastings(what.colour)
    default:
      return ''
  }
}

/** How many there are, against what is wanted. */
export function partCount(part: Predicate, { has, atLeast, atMost, met }: Part, words: Words): string {
  if (part.form === 'onGrandPlace') return met ? words.yes : words.no
  if (atMost !== undefined) return has > atMost ? words.broken(has) : words.none
  return part.form === 'beatsZythologist' ? words.against(has, atLeast ?? 0) : words.of(has, atLeast ?? 0)
}
