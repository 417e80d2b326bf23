import type { TeamProgress, TeamStanding } from '@estaminet/belgian-beers-race'
import type { ExpansionViews, TeamMove } from '@estaminet/belgian-beers-race/board'
import { teamLine } from '@estaminet/belgian-beers-race/texts/expansion-lines'
import type { Choice } from '@estaminet/table'
import type { BoardProps, Language } from '../../../../shell/table/game-screen.ts'
import { type RaceView, raceOf } from '../../model.ts'
import { imagined } from '../../play-out.ts'
import { expansionRules } from '../../rules.ts'
import { expansionWords } from '../../texts/expansions.ts'

export type OneTeam = ExpansionViews['team']['teams'][number]

/** The wire carries the game's own description of a move; here it gets its type back. */
export const moveOf = (choice: Choice): TeamMove => choice.info as unknown as TeamMove

export const teamsOf = (view: RaceView): readonly OneTeam[] => view.team?.teams ?? []

/** The number of a seat's team: seats alternate. */
export const teamAt = (view: RaceView, seat: number): number =>
  Math.max(
    0,
    teamsOf(view).findIndex(({ a, b }) => a === seat || b === seat),
  )

export const roleOf = (view: RaceView, seat: number): 'A' | 'B' =>
  teamsOf(view)[teamAt(view, seat)]?.a === seat ? 'A' : 'B'

export function mateOf(view: RaceView, seat: number): number {
  const team = teamsOf(view)[teamAt(view, seat)]
  return team?.a === seat ? team.b : (team?.a ?? seat)
}

/** Whose team is shown: one's own; at a shared screen, of whoever is asked; for spectators, of the active player. */
export function ownTeam(board: BoardProps): number {
  const view = raceOf(board.view())
  const seat = board.ask()?.seat ?? (board.reader() >= 0 ? board.reader() : Math.max(0, view.active))
  return teamAt(view, seat)
}

export const progressOf = (view: RaceView, team: number): TeamProgress | undefined =>
  expansionRules().teamProgress(imagined(view), team)

export const standingOf = (view: RaceView, team: number): TeamStanding =>
  expansionRules().teamStanding(imagined(view), team)

/** Points for so many cards. */
export const pointsFor = (count: number): number => expansionRules().TEAM_POINTS[count] ?? 0

export const DECK = (): number => expansionRules().teamCards.length

/** What a card is called and what it asks for. */
export function cardTexts(id: string, view: RaceView, language: Language): { title: string; text: string } {
  const words = expansionWords(language)?.cards
  const card = expansionRules().teamCards.find((one) => one.id === id)
  if (!words || !card) return { title: id, text: '' }
  return { title: words.team[card.id].title, text: teamLine(words, card, view.match.length === 'short') }
}
