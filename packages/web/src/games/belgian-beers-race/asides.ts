import type { View } from '@estaminet/kernel'
import type { Aside, GameScreen } from '../../shell/table/game-screen.ts'
import { deedOf } from './choices.ts'
import { raceOf } from './model.ts'
import { type RaceTexts, say } from './texts/index.ts'

type Asked = Pick<Aside, 'kinds' | 'as'> & { readonly about: keyof RaceTexts['asides'] }

/** What may be asked of somebody while another plays. The closing moment of the Pixel Bag is missing: nobody answers that beforehand. */
function askedAside(view: View): readonly Asked[] {
  const race = raceOf(view)
  if (race.players.length < 2) return []
  const meetings: Asked[] = race.confrontation
    ? [
        { about: 'react', kinds: ['confrontation/pass'], as: 'window' },
        { about: 'exchange', kinds: ['confrontation/give', 'confrontation/take', 'confrontation/extra'] },
        { about: 'drop', kinds: ['effects/drop'] },
      ]
    : [{ about: 'give', kinds: ['give'] }]
  const team: Asked[] = race.team
    ? [
        { about: 'roles', kinds: ['team/answer'], as: 'consent' },
        { about: 'under', kinds: ['team/put-under'] },
      ]
    : []
  return [
    ...meetings,
    { about: 'eat', kinds: ['eat'] },
    ...(race.characters && !race.confrontation ? [{ about: 'drink', kinds: ['characters/next'] } as const] : []),
    { about: 'keep', kinds: ['keep'] },
    ...(race['pixel-bag'] ? [{ about: 'drawing', kinds: ['pixel-bag/keep'] } as const] : []),
    ...team,
  ]
}

export const asides: NonNullable<GameScreen['asides']> = (view, language) =>
  askedAside(view).map(({ about, ...aside }) => ({ ...aside, ...say(language).asides[about] }))

/** Somebody else has the turn, and the next time this may be answered beforehand. */
export const isAside: NonNullable<GameScreen['isAside']> = ({ seat, free, choices }, view) => {
  const [first] = choices
  if (free || !first || raceOf(view).active === seat) return false
  return askedAside(view).some(({ kinds }) => kinds.includes(deedOf(first).kind))
}
