import { events as deck } from '@estaminet/belgian-beers-race'
import type { Fact, Language } from '../../../../shell/table/game-screen.ts'
import type { RaceView } from '../../model.ts'
import { momentTexts } from '../../texts/index.ts'

/** The event of the last day is known from the start, and may set what the way home costs. */
export function goal({ events }: RaceView, language: Language): { readonly home?: Fact } {
  const last = events?.days.findLast((id) => id !== null)
  const deeds = deck.find(({ id }) => id === last)?.effects.flatMap(({ does }) => does) ?? []
  const [points] = deeds.flatMap((deed) => (deed.form === 'scoreRule' && deed.item === 'latecomer' ? [deed.n] : []))
  return points === undefined ? {} : { home: { icon: 'flag', text: momentTexts(language).goal.home(points) } }
}
