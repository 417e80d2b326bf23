import './styles.ts'
import { clockAt, RETURN_PENALTY } from '@estaminet/belgian-beers-race/board'
import type { Options, View } from '@estaminet/kernel'
import type { GameScreen } from '../../shell/table/game-screen.ts'
import { asides, isAside } from './asides.ts'
import { Board } from './board/board.tsx'
import { goalOf, meetingOf, openExpansionScreens, outcomeOf, tellEnd, windowTitleOf } from './expansions/screens.ts'
import { bringRules, scoresOf } from './foretell.ts'
import { inHand } from './in-hand.ts'
import { lastLineOf } from './last-turn.ts'
import { kinds, line, mark, times } from './lines.ts'
import { raceOf } from './model.ts'
import { columns } from './slate/columns.ts'
import { heldChance } from './slate/held.ts'
import { marks } from './slate/marks.tsx'
import { preview } from './slate/preview.ts'
import { question } from './slate/question.ts'
import { rows } from './slate/rows.ts'
import { tally } from './tally.ts'
import { openExpansionWords } from './texts/expansions.ts'
import { game, momentTexts, say, words } from './texts/index.ts'

/** Every flag of the race is an expansion. */
const expansionsOf = (options: Options): string[] => Object.keys(options).filter((name) => options[name] === true)

/** So many things fit a phone before the first move; with more to say the last of them is left to the slate. */
const MOST_FACTS = 4

/** The Belgian Beers Race on the screen. */
const race: GameScreen = {
  words,
  async prepare(options, language) {
    const expansions = expansionsOf(options)
    if (expansions.length === 0) return
    await Promise.all([
      openExpansionScreens(expansions),
      openExpansionWords(language),
      bringRules(),
      import('./rules.ts').then(({ bringExpansions }) => bringExpansions()),
    ])
  },
  async rules(options) {
    const { bringExpansions, rulesWith } = await import('./rules.ts')
    const expansions = expansionsOf(options).length > 0
    if (expansions) await bringExpansions()
    return rulesWith(expansions)
  },
  Board,
  previewsOnBoard: true,
  columns: (ask, view, language) => columns(ask, raceOf(view), language),
  question: (ask, view, names, language) => question(ask, raceOf(view), names, language),
  rows: (ask, view, language, names) => rows(ask, raceOf(view), language, marks, names),
  preview: (choice, ask, view, names, language) => preview(choice, ask, raceOf(view), names, language),
  held: heldChance,
  inHand,
  windowTitle: windowTitleOf,
  asides,
  isAside,
  team: (team, view) => raceOf(view).team?.teams[team]?.name ?? '',
  points: (count, language) => game(language).vp(count),
  outcome: (view, language) => outcomeOf(raceOf(view), language),
  ended: (update) => {
    const view = update.view as View | undefined
    if (view) tellEnd(update, raceOf(view))
  },
  tally: (view, language) => tally(scoresOf(raceOf(view)), language, meetingOf(raceOf(view), language)),
  line,
  mark,
  kinds: (language, view) => kinds(language, raceOf(view)),
  moment: ({ length, day, time }, language) =>
    say(language).bar.moment(Number(day), clockAt(String(length), Number(day), Number(time)).time),
  goal: (language, view) => {
    const { evenings, bottles, home, time } = momentTexts(language).goal
    const race = raceOf(view)
    return [
      { icon: 'moon', text: evenings },
      ...goalOf('bottles', { icon: 'bottle', text: bottles }, race, language),
      ...goalOf('home', { icon: 'flag', text: home(RETURN_PENALTY) }, race, language),
      ...goalOf('time', { icon: 'clock', text: time }, race, language),
    ].slice(0, MOST_FACTS)
  },
  times: (told, view) => times(told, raceOf(view)),
  lastTurn: lastLineOf,
  chips: (view, language) => {
    const { day, match, players, active } = raceOf(view)
    const { time } = clockAt(match.length, day, players[Math.max(0, active)]?.time ?? 0)
    return [say(language).bar.day(day, match.length === 'short' ? 2 : 3), time]
  },
}

export default race
