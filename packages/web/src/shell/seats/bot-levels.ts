import { boxOf } from '../../games.ts'
import { language, say } from '../../language.ts'

export const levelName = (level: string): string => say().create.levels[level] ?? level

/** How a level plays, and how well at this game. */
export const aboutLevel = (level: string, game: string): string =>
  boxOf(game)?.words[language()].levels?.[level] ?? say().create.levelHelp[level] ?? ''
