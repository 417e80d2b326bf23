import type { TeamProgress, TeamStanding } from '@estaminet/belgian-beers-race'
import type { ExpansionViews, TeamMove } from '@estaminet/belgian-beers-race/board'
import { teamLine } from '@estaminet/belgian-beers-race/texts/expansion-lines'
import type { Ask, Choice } from '@estaminet/table'
import type { BoardProps, Language } from '../../../../shell/table/game-screen.ts'
import { foretell } from '../../foretell.ts'
import { type Colour, type RaceView, raceOf } from '../../model.ts'
import { ownSeat } from '../../own-seat.ts'
import { expansionRules, imagined } from '../../rules.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { list, say } from '../../texts/index.ts'
import { teamWords } from './texts/index.ts'

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

/** Whether a team has settled who is A and who is B: until then its roles are nobody's. */
export const isNamed = (view: RaceView, team: number): boolean =>
  view.team?.named.every((wish, seat) => wish !== null || teamAt(view, seat) !== team) ?? false

/** Whose team is shown. */
export const ownTeam = (board: BoardProps): number => teamAt(raceOf(board.view()), ownSeat(board))

export const progressOf = (view: RaceView, team: number): TeamProgress | undefined =>
  expansionRules().teamProgress(imagined(view), team)

export const standingOf = (view: RaceView, team: number): TeamStanding =>
  expansionRules().teamStanding(imagined(view), team)

/**
 * The open card of one's team, where a choice fulfils it if luck helps. What would be revealed after it is not known: a
 * card of the imagined table is nobody's.
 */
export function fulfilledBy(choice: Choice, ask: Ask, view: RaceView): string | undefined {
  if (!ask.choices.includes(choice)) return undefined
  const team = teamsOf(view)[teamAt(view, ask.seat)]
  const told: readonly { type: string; team?: unknown; card?: unknown }[] = foretell(view, ask.seat, choice.move).events
  const isDone = told.some(
    ({ type, ...of }) => type === 'team/fulfilled' && of.team === team?.name && of.card === team.card,
  )
  return isDone ? (team?.card ?? undefined) : undefined
}

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

/** Which colours a team still lacks, in words; nothing where it lacks none. */
export function missingLine(colours: readonly Colour[], language: Language): string {
  const { brews } = say(language)
  const names = colours.map((colour) => brews[colour])
  return names.length === 0 ? '' : teamWords(language).stillMissing(list(language, names))
}
