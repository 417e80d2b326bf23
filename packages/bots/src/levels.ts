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

/** The next stronger level at a game; none above the strongest. */
export function strongerThan(level: string, game: string): string | undefined {
  const here = levelsAt(game)
  return here[here.indexOf(levelPlayed(level, here)) + 1]
}

/** Whom somebody meets at their first game of all. */
export const FIRST_LEVEL = LEVELS[0]

/** The level that plays for somebody whose clock ran out, and wherever none was chosen. */
export const STAND_IN_LEVEL = 'easy'

/** Who plays where a level was asked for. A table kept for long may ask for one that has left the house: somebody must play on. */
export function levelPlayed(asked: string, here: readonly string[]): string {
  if (here.includes(asked)) return asked
  return here.includes(STAND_IN_LEVEL) ? STAND_IN_LEVEL : (here[0] ?? asked)
}
