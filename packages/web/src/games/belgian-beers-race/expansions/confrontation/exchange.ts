import { CHEERS_POINTS } from '@estaminet/belgian-beers-race/board'
import type { Ask } from '@estaminet/table'
import type { Language } from '../../../../shell/table/game-screen.ts'
import { written } from '../../../../texts/minus.ts'
import type { RaceView } from '../../model.ts'
import { heaps } from '../../slate/titles.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { wordsOf } from './words.ts'

/** Beers change hands: what is given says what comes back, and what is taken how much. */
export function exchangeQuestion(
  ask: Ask,
  view: RaceView,
  names: readonly string[],
  language: Language,
): { title: string; detail: string } | undefined {
  const step = view.steps.at(-1)?.step
  const partner = ask.choices[0]?.info.partner
  const title = step && expansionWords(language)?.atPlay.decisions[step]
  if (!title || typeof partner !== 'number') return undefined
  const who = names[partner] ?? ''
  const { exchange } = wordsOf(language)
  if (step === 'confrontation/give')
    return {
      title,
      detail: exchange.give(who, heaps(view.players[partner].cubes, language), ...stepOf(ask.seat, view)),
    }
  return step === 'confrontation/take' ? { title, detail: exchange.take(who) } : undefined
}

/** What the track is worth to somebody now, and after one exchange more. */
function stepOf(seat: number, view: RaceView): [from: string, to: string] {
  const { cheers } = view.players[seat]
  const worth = (level: number) => written(CHEERS_POINTS[Math.min(level, CHEERS_POINTS.length - 1)] ?? 0)
  return [worth(cheers), worth(cheers + 1)]
}
