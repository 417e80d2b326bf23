import type { Choice } from '@estaminet/table'
import type { Language, Preview } from '../../../../shell/table/game-screen.ts'
import { cardOf, carriedBy, type RaceView } from '../../model.ts'
import { expansionRules, imagined } from '../../rules.ts'
import { cardTexts, game, list } from '../../texts/index.ts'
import { completionOf, jokersOf } from './model.ts'
import { bagWords } from './texts/index.ts'

/** What completing a drawing does: what leaves the backpack, what it brings, and which objectives it takes further away. */
export function consequencesOf(choice: Choice, view: RaceView, seat: number, language: Language): Preview['lines'] {
  const completion = completionOf(choice)
  if (!completion) return []
  const words = bagWords(language)
  const beers = Object.values(completion.cubes).reduce((sum, count) => sum + count, 0)
  const gone = beers + completion.jokers
  const left = carriedBy(view.players[seat]) + jokersOf(view, seat) - gone
  const spoilt = expansionRules().spoiltBy(imagined(view), seat, completion.cubes)
  return [
    { text: words.leaves(gone, left), icon: 'backpack' },
    {
      text: words.instead(`+${game(language).vp(completion.points ?? 0)}`, beers),
      icon: 'pixel',
      mood: 'gain',
    },
    ...(spoilt.length === 0
      ? []
      : [
          {
            text: words.farther(
              list(
                language,
                spoilt.map((card) => cardTexts(language, card).title),
              ),
            ),
            icon: cardOf(spoilt[0])?.kind ?? 'star',
            mood: 'loss' as const,
          },
        ]),
  ]
}
