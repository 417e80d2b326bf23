import type { GameDraws } from '../../replay/draw-words.ts'
import { isMonkName } from './icons.ts'
import { eventOf } from './info.ts'
import { sentence } from './log.ts'
import { drawKinds } from './texts/draws.ts'
import { words, wordsIn } from './texts/index.ts'

/** Tiles and monks lie there before a round begins: they belong to it, those of the first round too. */
export const draws: GameDraws = {
  open: (language) => words.open(language),
  part: ({ round, rounds }, language) => wordsIn(language).round(Number(round), Number(rounds)),
  kind(drawn, language) {
    const told = eventOf(drawn)
    const { first, tile, monk } = drawKinds[language]
    if (told.type === 'firstPlayer') return first
    if (told.type !== 'drawn') return undefined
    return isMonkName(told.tile) ? monk : tile
  },
  line: sentence,
}
