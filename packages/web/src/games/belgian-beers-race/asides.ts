import type { Aside, GameScreen } from '../../shell/table/game-screen.ts'
import { raceOf } from './model.ts'
import { say } from './texts/index.ts'

/** What may be asked of somebody while another plays. The closing moment of the Pixel Bag is missing: nobody answers that beforehand. */
export const asides: NonNullable<GameScreen['asides']> = (view, language) => {
  const race = raceOf(view)
  if (race.players.length < 2) return []
  const { give, exchange, drop, react, eat, drink, keep, drawing, roles, under } = say(language).asides
  const meetings: Aside[] = race.confrontation
    ? [
        { kinds: ['confrontation/pass'], ...react, as: 'window' },
        { kinds: ['confrontation/give', 'confrontation/take', 'confrontation/extra'], ...exchange },
        { kinds: ['effects/drop'], ...drop },
      ]
    : [{ kinds: ['give'], ...give }]
  return [
    ...meetings,
    { kinds: ['eat'], ...eat },
    ...(race.characters && !race.confrontation ? [{ kinds: ['characters/next'], ...drink }] : []),
    { kinds: ['keep'], ...keep },
    ...(race['pixel-bag'] ? [{ kinds: ['pixel-bag/keep'], ...drawing }] : []),
    ...(race.team
      ? [
          { kinds: ['team/answer'], ...roles, as: 'consent' as const },
          { kinds: ['team/put-under'], ...under },
        ]
      : []),
  ]
}
