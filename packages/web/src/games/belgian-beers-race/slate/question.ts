import type { Ask } from '@estaminet/table'
import type { JSX } from 'solid-js'
import type { Language } from '../../../shell/table/game-screen.ts'
import { deedOf } from '../choices.ts'
import { forcesOf } from '../expansions/screens.ts'
import { hourAt, leaderSpace, type RaceView } from '../model.ts'
import { game, say } from '../texts/index.ts'
import { expansionQuestion, meanwhileOf } from './of-expansions.ts'

/** Whose turn it is and what ends it; or the question the game asks in between. */
export function question(
  ask: Ask,
  view: RaceView,
  names: readonly string[],
  language: Language,
): { title: string; detail?: string; aside?: () => JSX.Element } {
  if (ask.free) return meanwhileOf(ask, language) ?? { title: say(language).answers }
  const t = say(language)
  const { decisions } = game(language)
  const step = view.steps.at(-1)
  const other = names[step?.more ?? 0] ?? ''
  const [first] = ask.choices
  const deed = first && deedOf(first)
  switch (step?.step) {
    case 'action':
      return {
        title: t.yourTurn(names[ask.seat] ?? ''),
        detail: turnDetail(ask.seat, view, language),
        ...asideOf(ask, view, language),
      }
    case 'start':
      return { title: decisions.start }
    case 'transit':
      return { title: decisions.transit(step.more), detail: t.arrives(hourAt(view, view.players[ask.seat].time)) }
    case 'offer':
      return { title: decisions.offer(deed?.kind === 'offer-cubes' ? count(deed.cubes) : 0) }
    case 'hand':
      return { title: decisions.hand(other) }
    case 'return':
      return { title: decisions.return(other) }
    case 'cheese':
      return {
        title: decisions.cheese,
        detail: `${t.board.breathalyzer} · ${game(language).level(view.players[ask.seat].level)}`,
      }
    case 'beers':
      return { title: decisions.beers(deed?.kind === 'drink-of' ? count(deed.cubes) : 0) }
    case 'token':
      return { title: decisions.token }
    case 'campsite':
      return { title: decisions.campsite, detail: t.timeLeft(view.dayLength - view.players[ask.seat].time) }
    default:
      return (step && expansionQuestion(step.step, ask, view, names, language)) ?? { title: decisions.action }
  }
}

/** The cards in the prices of this moment. */
function asideOf(ask: Ask, view: RaceView, language: Language): { aside?: () => JSX.Element } {
  const aside = forcesOf(view, ask, language)
  return aside ? { aside } : {}
}

const count = (cubes: Readonly<Record<string, number>>): number => Object.values(cubes).reduce((sum, n) => sum + n, 0)

function turnDetail(seat: number, view: RaceView, language: Language): string {
  const t = say(language)
  const space = leaderSpace(view, seat)
  const passing = (of: number) => t.passSpace(of, hourAt(view, of))
  const ends = space === undefined || space >= view.dayLength ? t.lastOne : space > 0 ? passing(space) : t.passStart
  return `${ends} · ${t.timeLeft(view.dayLength - view.players[seat].time)}`
}
