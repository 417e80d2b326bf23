import { isReaction } from '@estaminet/belgian-beers-race/board'
import type { GameScreen } from '../../shell/table/game-screen.ts'
import { type RaceView, raceOf } from './model.ts'
import { expansionWords } from './texts/expansions.ts'

/** The own cards that may answer what others do. */
export const inHand: NonNullable<GameScreen['inHand']> = (view, language) => {
  const race = raceOf(view)
  const { own } = race.confrontation ?? {}
  const titles = expansionWords(language)?.cards.confrontation
  if (!own || !titles) return []
  const others = opponentsOf(own.seat, race)
  return own.hand
    .filter(isReaction)
    .map((card) => ({ card, name: titles[card].title, against: card.startsWith('CF-N') ? others : [] }))
}

/** Cards that hinder never hit a teammate. */
function opponentsOf(seat: number, { players, team }: RaceView): number[] {
  const pair = team?.teams.find(({ a, b }) => a === seat || b === seat)
  return [...players.keys()].filter((one) => one !== seat && one !== pair?.a && one !== pair?.b)
}
