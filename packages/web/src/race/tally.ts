import {
  BONUS_POINTS,
  CATEGORIES,
  CHEERS_MARKER_POINTS,
  CHEERS_POINTS,
  CHEESE_MARKER_POINTS,
  CHEESE_POINTS,
  POINTS_PER_BEER,
  VISITED_POINTS,
} from '@estaminet/belgian-beers-race/board'
import type { Language } from '../shell/game-screen.ts'
import { bottlesOf, cardOf, carriedBy, type Player, type RaceView } from './model.ts'
import { say } from './texts/index.ts'

interface TallyLine {
  readonly name: string
  readonly icon: string
  /** One number a seat. */
  readonly points: readonly number[]
}

/** Why everybody has the points they have, once the game is over. Reasons that brought nobody anything are left out. */
export function tally({ players, levelThree }: RaceView, language: Language): TallyLine[] {
  const t = say(language).tally
  const line = (name: string, icon: string, of: (player: Player) => number): TallyLine => ({
    name,
    icon,
    points: players.map(of),
  })
  const lines = [
    ...[0, 1].map((day) => line(t.evening(day + 1), 'moon', ({ daily }) => daily[day] ?? 0)),
    line(t.lastEvening, 'taste', (one) => POINTS_PER_BEER * one.glass + bottlesOf(one) + one.coasters),
    line(t.cards, 'lightning', ({ cards }) => sum(cards.map((card) => cardOf(card)?.vp ?? 0))),
    line(t.visits, 'pin', ({ visited }) => VISITED_POINTS[visited.length]),
    line(t.bonus, 'star', ({ bonus }) =>
      sum(CATEGORIES.map((category) => BONUS_POINTS[category][bonus[category]] ?? 0)),
    ),
    line(t.cheese, 'cheese', (one) => CHEESE_POINTS[one.cheese] + CHEESE_MARKER_POINTS * one.cheeseMarkers),
    line(t.cheers, 'toast', (one) => CHEERS_POINTS[one.cheers] + CHEERS_MARKER_POINTS * one.cheersMarkers),
    line(t.backpack, 'backpack', carriedBy),
    line(t.home, 'late', ({ penalty }) => 0 - penalty),
  ]
  // Who fulfils the cards that everybody may score is the one thing the board does not show.
  const rest = line(levelThree.length > 0 ? t.flags : t.floor, 'flag', ({ score }) => score)
  const flags = {
    ...rest,
    points: rest.points.map((total, seat) => total - sum(lines.map(({ points }) => points[seat]))),
  }
  return [...lines, flags].filter(({ points }) => points.some((one) => one !== 0))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
