import { type Band, CONCERT_DICE, STYLES, wheelDistance } from '../content/bands.ts'
import { alsoBeatsZythologist, type CharacterCard, type CharacterId, MAJORITY_POINTS } from '../content/characters.ts'
import { gridNeed, type PixelCard } from '../content/pixels.ts'
import { COLOURS } from '../content/places.ts'
import type { TeamCard, TeamId } from '../content/team.ts'
import type { ExpansionTexts } from './expansions.ts'

// Lines that hold a card's numbers are made from the card, so that no language can tell another story.

export function visitsLine(texts: ExpansionTexts, { visits, vp }: CharacterCard, short: boolean): string {
  const wishes = visits.map(({ of, standard, short: fewer }) => {
    const n = short ? fewer : standard
    if (visits.length === COLOURS.length) return texts.eachColour(n)
    return typeof of === 'string' ? texts.sets[of](n) : texts.breweries(of, n)
  })
  return texts.visits([...new Set(wishes)], vp)
}

export function majorityLine(
  texts: ExpansionTexts,
  { id, majority, par }: CharacterCard & { readonly id: CharacterId },
  alone: boolean,
): string {
  const what = texts.characters[id].majority
  return alone
    ? texts.par(what, par, MAJORITY_POINTS, alsoBeatsZythologist(majority))
    : texts.majority(what, MAJORITY_POINTS)
}

export function concertLine(texts: ExpansionTexts, { style }: Band): string {
  const at = STYLES.indexOf(style)
  const half = STYLES.length / 2
  const opposite = STYLES[(at + half) % STYLES.length]
  const dice = (steps: number) => CONCERT_DICE[wheelDistance(at, (at + steps) % STYLES.length)]
  return texts.concert(style, opposite, { home: dice(0), opposite: dice(half), elsewhere: dice(1) })
}

export const drawingLine = (texts: ExpansionTexts, { grid }: PixelCard): string => texts.drawing(gridNeed(grid))

/** A Team card asks for one number at most, or for the same of each colour. */
export function teamLine(texts: ExpansionTexts, card: TeamCard & { readonly id: TeamId }, short: boolean): string {
  let n = 0
  for (const predicate of card.when) {
    if (predicate.form === 'printed') n = predicate.atLeast
    if (predicate.form === 'count' && 'atLeast' in predicate)
      n = short ? (predicate.short ?? predicate.atLeast) : predicate.atLeast
  }
  return texts.team[card.id].text(n)
}
