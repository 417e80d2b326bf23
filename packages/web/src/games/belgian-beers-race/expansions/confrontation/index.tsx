import type { ExpansionScreen } from '../expansion-screen.ts'
import { DeclaredPiece, DeclaredWay } from './declared.tsx'
import { exchangeQuestion } from './exchange.ts'
import { explain } from './explain.ts'
import { Hand } from './hand.tsx'
import { Held } from './held.tsx'
import { iconOfChoice, previewOf, rowsOfHand } from './rows.ts'
import { HandSize, RunningCards } from './running.tsx'
import { windowQuestion, windowTitle } from './window.ts'
import { meetingIn, wordsOf } from './words.ts'

const confrontation: ExpansionScreen = {
  OnMap: DeclaredPiece,
  OnRoads: DeclaredWay,
  Badge: HandSize,
  Running: RunningCards,
  Hand,
  Held,
  icon: iconOfChoice,
  question: (...asked) => windowQuestion(...asked) ?? exchangeQuestion(...asked),
  rows: rowsOfHand,
  preview: previewOf,
  explain,
  goal: (_view, language) => ({ bottles: { icon: 'cards', text: wordsOf(language).goal } }),
  meeting: meetingIn,
  windowTitle,
}

export default confrontation
