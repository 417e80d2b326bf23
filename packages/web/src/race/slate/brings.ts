import type { Ask, Choice } from '@estaminet/table'
import type { Language, Preview } from '../../shell/game-screen.ts'
import { type Foretold, foretell } from '../foretell.ts'
import { cardOf, type RaceView } from '../model.ts'
import { cardTexts, say } from '../texts/index.ts'

type Line = Preview['lines'][number]

/** What the move brings whoever makes it if luck helps. */
export function told(choice: Choice, ask: Ask, view: RaceView): Foretold {
  // A choice of the question before this one says nothing about the table as it is now.
  if (!ask.choices.includes(choice)) return NOTHING
  const { events, ...rest } = foretell(view, ask.seat, choice.move)
  return { ...rest, events: events.filter((event) => 'seat' in event && event.seat === ask.seat) }
}
const NOTHING: Foretold = { events: [], points: 0, penalty: 0 }

/** What it changes in the end, everything counted: tracks, cards, beers carried and tasted. */
export function pointLines({ points, penalty }: Foretold, language: Language): Line[] {
  const t = say(language)
  const count = Math.abs(points)
  return [
    ...(points === 0
      ? []
      : [
          {
            text: t.inTheEnd(`${points > 0 ? '+' : '−'}${count}`, count),
            icon: 'trophy',
            mood: points > 0 ? ('gain' as const) : ('loss' as const),
          },
        ]),
    ...(penalty === 0 ? [] : [{ text: t.notHome(penalty), icon: 'flag', mood: 'loss' as const }]),
  ]
}

/** Cards the move wins if luck helps. */
export const cardsWon = (choice: Choice, ask: Ask, view: RaceView): string[] =>
  told(choice, ask, view).events.flatMap((event) => (event.type === 'cardTaken' ? [event.card] : []))

export function cardLines(choice: Choice, ask: Ask, view: RaceView, language: Language): Line[] {
  return cardsWon(choice, ask, view).map((card) => ({
    text: say(language).winsCard(cardTexts(language, card).title, cardOf(card)?.vp ?? 0),
    icon: 'lightning',
    mood: 'gain',
  }))
}
