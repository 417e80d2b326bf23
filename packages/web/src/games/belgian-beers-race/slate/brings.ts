import type { Ask, Choice } from '@estaminet/table'
import type { Language, Preview } from '../../../shell/table/game-screen.ts'
import { deedOf } from '../choices.ts'
import { meetingOf } from '../expansions/screens.ts'
import { type Foretold, foretell, NOTHING } from '../foretell.ts'
import { pointsOfTaken, type RaceView } from '../model.ts'
import { cardTexts, say } from '../texts/index.ts'
import { less, reasonsIn } from './worth.ts'

type Line = Preview['lines'][number]

/** What the move brings whoever makes it if luck helps, without what comes whatever they answer. */
export function told(choice: Choice, ask: Ask, view: RaceView): Foretold {
  // A choice of the question before this one says nothing about the table as it is now.
  if (!ask.choices.includes(choice)) return NOTHING
  const { events, worth, pieces, home, night } = foretell(view, ask.seat, choice.move)
  const mine = events.filter((event) => 'seat' in event && event.seat === ask.seat)
  const anyway = comesAnyway(ask, view)
  const cards = new Set(anyway.events.flatMap((event) => (event.type === 'cardTaken' ? [event.card] : [])))
  return {
    events: mine.filter((event) => event.type !== 'cardTaken' || !cards.has(event.card)),
    worth: less(worth, anyway.worth),
    ...(pieces ? { pieces } : {}),
    ...(night ? { night } : {}),
    // On the way and at its end nobody decides how far home is.
    ...(home && view.steps.at(-1)?.step === 'action' ? { home } : {}),
  }
}

/** On the way the journey is decided: what its end brings was said before it began, and no beer brings it. */
function comesAnyway(ask: Ask, view: RaceView): Foretold {
  const step = view.steps.at(-1)?.step
  if (step === 'action' || step === 'start') return NOTHING
  const all = ask.choices.map((choice) => ({ choice, brings: foretell(view, ask.seat, choice.move) }))
  const plain = all.find(({ choice }) => {
    const deed = deedOf(choice)
    return deed.kind === 'done' || (deed.kind === 'eat' && deed.count === 0)
  })
  const least = () => all.reduce((low, one) => (one.brings.worth.points < low.brings.worth.points ? one : low))
  return (plain ?? least()).brings
}

/** What it is worth by the end, everything counted: evenings, tracks, cards, beers carried and tasted, the way home. */
export function pointLines({ worth }: Foretold, view: RaceView, language: Language): Line[] {
  const { points, parts } = worth
  if (parts.length === 0) return []
  return [
    {
      text: say(language).worth.byTheEnd(points),
      icon: 'trophy',
      ...(points === 0 ? {} : { mood: points > 0 ? ('gain' as const) : ('loss' as const) }),
      more: reasonsIn(worth, view, language),
    },
  ]
}

/** Cards the move wins if luck helps. */
export const cardsWon = (choice: Choice, ask: Ask, view: RaceView): string[] =>
  told(choice, ask, view).events.flatMap((event) => (event.type === 'cardTaken' ? [event.card] : []))

export const cardLines = ({ events }: Foretold, language: Language): Line[] =>
  events.flatMap((event): Line[] => {
    if (event.type !== 'cardTaken') return []
    const text = say(language).winsCard(cardTexts(language, event.card).title, pointsOfTaken(event))
    return [{ text, icon: 'lightning', mood: 'gain' }]
  })

/** How it is told that somebody is met: for a toast, for an Exchange, and alone. */
const MEETINGS: ReadonlySet<string> = new Set(['toastBegun', 'confrontation/met', 'solo/met'])

/** On the way: a beer that is drunk may be the one that whoever is met at its end would have got. */
export function missedLines(
  choice: Choice,
  ask: Ask,
  view: RaceView,
  language: Language,
  meeting = meetingOf(view, language),
): Line[] {
  if (deedOf(choice).kind !== 'drink' || !ask.choices.includes(choice)) return []
  const meets = ({ move }: Choice): boolean =>
    foretell(view, ask.seat, move).events.some(({ type }) => MEETINGS.has(type))
  const plain = ask.choices.find((other) => deedOf(other).kind === 'done')
  if (!plain || !meets(plain) || meets(choice)) return []
  return [{ text: meeting?.missed ?? say(language).missesToast, icon: meeting ? 'swap' : 'toast', mood: 'loss' }]
}
