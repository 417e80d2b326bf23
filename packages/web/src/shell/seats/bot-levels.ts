import { parted } from '@estaminet/bots/levels'
import { boxOf, type ExpansionWords } from '../../games.ts'
import { language, say } from '../../language.ts'
import { colon } from '../../texts/thin.ts'

export const levelName = (player: string): string => {
  const { level } = parted(player)
  return say().create.levels[level] ?? level
}

/** How a level plays, and how well at this game. */
export function aboutLevel(player: string, game: string): string {
  const { level } = parted(player)
  return boxOf(game)?.words[language()].levels?.[level] ?? say().create.levelHelp[level] ?? ''
}

/** What a way of playing is called at this game, and what is liked by whoever plays so. */
export const aboutPersonality = (personality: string | undefined, game: string): ExpansionWords | undefined =>
  personality === undefined ? undefined : boxOf(game)?.words[language()].personalities?.[personality]

/** The face of a way of playing, in the sprite; that of any bot where it has none. */
export const faceOf = (player: string, game: string): string => {
  const { personality } = parted(player)
  return aboutPersonality(personality, game) ? `face-${personality}` : 'bot'
}

/** The level, and the way of playing where there is one: “Medium, Taster”. */
export const playerName = (player: string, game: string): string =>
  [levelName(player), aboutPersonality(parted(player).personality, game)?.name]
    .filter((name) => name !== undefined)
    .join(', ')

/** What is known of a bot: what it likes, where it likes something, and otherwise how well it plays. */
export const aboutPlayer = (player: string, game: string): string =>
  aboutPersonality(parted(player).personality, game)?.line ?? aboutLevel(player, game)

/** “Medium, Taster: stops for a beer wherever one is poured”. */
export const introduced = (player: string, game: string): string =>
  `${playerName(player, game)}${colon(language())}${aboutPlayer(player, game)}`
