import { COLOURS } from '@estaminet/belgian-beers-race/board'
import type { Explanation } from '../../../../shell/explainer/explanation.ts'
import type { Language } from '../../../../shell/table/game-screen.ts'
import type { Colour, RaceView } from '../../model.ts'
import type { ExpansionScreen } from '../expansion-screen.ts'
import { TeamBadge } from './badge.tsx'
import { cardTexts, missingLine, moveOf } from './model.ts'
import { TeamPanel } from './panel.tsx'
import { linesOf, questionOf, rowsOf } from './questions.ts'
import { teamWords } from './texts/index.ts'

function explain(about: string, view: RaceView, language: Language): Explanation | undefined {
  const [, which, card] = about.split(' ')
  if (which === 'theirs') {
    const { title, text } = cardTexts(card, view, language)
    return { name: title, text: teamWords(language).explain.theirs(text), rule: 'team' }
  }
  if (which !== 'team' && which !== 'card' && which !== 'badge') return undefined
  const { title, text } = teamWords(language).explain[which]
  return { name: title, text: [text, missingLine(missing(about), language)].join(' ').trim(), rule: 'team' }
}

/** The colours its card lacks, as it names them. */
const missing = (about: string): Colour[] => COLOURS.filter((colour) => about.split(' ').includes(colour))

const team: ExpansionScreen = {
  Beside: TeamPanel,
  Badge: TeamBadge,
  icon: (choice) => {
    const move = moveOf(choice)
    if (move.kind === 'team/name') return 'team'
    if (move.kind === 'team/put-under') return move.team === null ? 'check' : 'swap'
    return 'yes' in move && move.yes ? 'swap' : 'check'
  },
  goal: (_view, language) => ({ bottles: { icon: 'team', text: teamWords(language).goal } }),
  question: questionOf,
  rows: rowsOf,
  foretell: linesOf,
  explain,
}

export default team
