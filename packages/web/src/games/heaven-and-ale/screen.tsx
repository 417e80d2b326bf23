import './styles.ts'
import { heavenAndAle } from '@estaminet/heaven-and-ale'
import type { GameScreen } from '../../shell/table/game-screen.ts'
import { Board } from './board/board.tsx'
import { infoOf } from './info.ts'
import { lastTurn } from './last-turn.ts'
import { kinds, line, mark } from './log.ts'
import { aleView, speechIn } from './phrases.ts'
import { incomeLine, together } from './slate/income.ts'
import { previewOf } from './slate/preview.ts'
import { withTileInHand, withTiles } from './slate/row-tiles.tsx'
import { question, rows } from './slate/slate.ts'
import { words as catalogue } from './texts/index.ts'

/** Heaven & Ale on the screen. */
const screen: GameScreen = {
  words: catalogue,
  rules: async () => heavenAndAle,
  Board,
  question: (ask, view, _names, language) => withTileInHand(question(ask, view, language), ask, aleView(view)),
  rows: (ask, view, language) => rows(ask, view, language).map(withTiles),
  preview: (choice, ask, view, _names, language) =>
    previewOf(infoOf(choice), aleView(view), ask.seat, speechIn(language)),
  line,
  mark,
  kinds,
  lastTurn: (told, seat, _names, language) => lastTurn(told, seat, language),
  together,
  lineOfMany: incomeLine,
  moment: ({ round }, language) => speechIn(language).texts.moment(Number(round)),
  goal: (language) => speechIn(language).texts.goal.map((text) => ({ text })),
  chips(view, language, reader) {
    const { round, rounds, players } = aleView(view)
    const { words } = speechIn(language)
    const purse = players[reader] ? [words.ducats(players[reader].ducats)] : []
    return [round === rounds ? words.lastRound : words.round(round, rounds), ...purse]
  },
}

export default screen
