import type { Explanation } from '../../../../shell/explainer/explanation.ts'
import type { Language } from '../../../../shell/table/game-screen.ts'
import type { ExpansionScreen } from '../screens.ts'
import { cardsNamed, hinders } from './cards.ts'
import { DeclaredMove } from './declared.tsx'
import { exchangeQuestion } from './exchange.ts'
import { Hand } from './hand.tsx'
import { iconOfChoice, previewOf, rowsOfHand } from './rows.ts'
import { HandSize, RunningCards } from './running.tsx'
import { windowQuestion } from './window.ts'
import { cardText, meetingIn, wordsOf } from './words.ts'

const confrontation: ExpansionScreen = {
  OnMap: DeclaredMove,
  Badge: HandSize,
  Running: RunningCards,
  Hand,
  icon: iconOfChoice,
  question: (...asked) => windowQuestion(...asked) ?? exchangeQuestion(...asked),
  rows: rowsOfHand,
  preview: previewOf,
  explain,
  goal: (_view, language) => ({ bottles: { icon: 'cards', text: wordsOf(language).goal } }),
  meeting: meetingIn,
}

/** A card in full, or what a hand is. */
function explain(about: string, _view: unknown, language: Language): Explanation | undefined {
  const words = wordsOf(language)
  const [card] = cardsNamed({ card: about.split(' ')[1] })
  if (about.endsWith(' hand')) return { ...words.handAbout, rule: 'confrontation#hidden' }
  if (!card) return { ...words.meeting.about, rule: 'confrontation#exchange' }
  const { title, text } = cardText(card, language)
  const side = hinders(card) ? words.hinders : words.helps
  return {
    name: title,
    text: `${text} ${side}. ${words.waits(words.brief[card].when)}.`,
    rule: 'confrontation#playing',
  }
}

export default confrontation
