import { alePersonalities } from './ale/personalities.ts'
import { called, type Personality, parted } from './personality.ts'
import { racePersonalities } from './race/personalities.ts'

export { called, parted } from './personality.ts'

/** The levels of the house, the weakest first. `easy` means easy at every game. */
export const LEVELS: readonly string[] = ['very-easy', 'easy', 'medium', 'hard', 'expert']

/** Who has been taught some games only. */
const TAUGHT: Readonly<Record<string, readonly string[]>> = {
  medium: ['belgian-beers-race', 'heaven-and-ale'],
  hard: ['belgian-beers-race', 'heaven-and-ale'],
  expert: ['belgian-beers-race', 'heaven-and-ale'],
}

/** The levels a host may choose at a game, the weakest first. */
export const levelsAt = (game: string): readonly string[] =>
  LEVELS.filter((level) => TAUGHT[level]?.includes(game) ?? true)

const PERSONALITIES: Readonly<Record<string, readonly Personality[]>> = {
  'belgian-beers-race': racePersonalities,
  'heaven-and-ale': alePersonalities,
}

/** The ways of playing a host may choose at a game beside the level. */
export const personalitiesOf = (game: string): readonly string[] => (PERSONALITIES[game] ?? []).map(({ id }) => id)

/** Whoever does not judge a position in points has nothing that could be tilted. */
export const hasPersonalities = (level: string): boolean => level in TAUGHT

/** Everybody a host may choose at a game: each level as it comes, and with each personality it may have. */
export const playersAt = (game: string): readonly string[] =>
  levelsAt(game).flatMap((level) => [
    level,
    ...(hasPersonalities(level) ? personalitiesOf(game).map((personality) => called(level, personality)) : []),
  ])

/** The next stronger level at a game, of the same personality; none above the strongest. */
export function strongerThan(player: string, game: string): string | undefined {
  const here = levelsAt(game)
  const next = here[here.indexOf(levelPlayed(player, here)) + 1]
  return next === undefined ? undefined : levelPlayed(called(next, parted(player).personality), playersAt(game))
}

/** Whom somebody meets at their first game of all. */
export const FIRST_LEVEL = LEVELS[0]

/** The level that plays for somebody whose clock ran out, and wherever none was chosen. */
export const STAND_IN_LEVEL = 'easy'

/**
 * Who plays where a level was asked for. A table kept for long may ask for one that has left the house: somebody must play
 * on. A personality nobody has gives way to its level as it comes.
 */
export function levelPlayed(asked: string, here: readonly string[]): string {
  const { level } = parted(asked)
  for (const one of [asked, level]) if (here.includes(one)) return one
  return here.includes(STAND_IN_LEVEL) ? STAND_IN_LEVEL : (here[0] ?? asked)
}
