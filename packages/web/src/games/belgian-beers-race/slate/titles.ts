import { COLOURS } from '@estaminet/belgian-beers-race/board'
import type { Language } from '../../../shell/table/game-screen.ts'
import type { CubeCounts, Deed } from '../choices.ts'
import type { Colour, RaceView } from '../model.ts'
import { cardTexts, game, list, say } from '../texts/index.ts'

/** What is done without travelling, as a verb. Whoever has tasted enough in the tent turns in. */
export function localTitle(deed: Deed, language: Language, isInTent = false): string {
  const t = say(language)
  const { moves, cubes, beers } = game(language)
  switch (deed.kind) {
    case 'buy':
      if (deed.cubes === 0) return moves.buyOnlyCheese
      return deed.cheese ? t.buyWithCheese(deed.cubes) : t.buy(cubes(deed.cubes))
    case 'taste':
      return moves.drink(beers[deed.colour])
    case 'cheese':
      return moves.eat
    case 'camp':
      return moves.camp
    case 'stop':
      return moves.stop
    case 'drink':
      return moves.drink(beers[deed.colour])
    case 'give':
      return moves.give(beers[deed.colour])
    case 'eat':
      return moves.eatNow(deed.count)
    case 'keep':
      return moves.keep
    case 'break':
      return moves.break(cardTexts(language, deed.card).title)
    case 'offer-cubes':
    case 'drink-of':
      return heaps(deed.cubes, language)
    default:
      return isInTent ? t.turnIn : moves.done
  }
}

export const isInTent = ({ steps }: Pick<RaceView, 'steps'>): boolean => steps.at(-1)?.step === 'campsite'

/** Which beers they are, by their colours: how many was asked, so that alone tells the answers apart. */
export function heaps(cubes: CubeCounts, language: Language): string {
  const { brews } = say(language)
  const each = COLOURS.flatMap((colour) => (cubes[colour] ? [`${cubes[colour]} × ${brews[colour]}`] : []))
  return list(language, each)
}

/** One entry per cube. */
export const spread = (cubes: CubeCounts): Colour[] =>
  (Object.entries(cubes) as [Colour, number][]).flatMap(([colour, count]) => Array<Colour>(count).fill(colour))
