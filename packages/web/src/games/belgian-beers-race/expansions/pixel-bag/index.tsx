import type { Explanation } from '../../../../shell/explainer/explanation.ts'
import type { Language } from '../../../../shell/table/game-screen.ts'
import type { ExpansionScreen } from '../expansion-screen.ts'
import { Backpack } from './backpack.tsx'
import { consequencesOf } from './consequences.ts'
import { DrawingCounts } from './counts.tsx'
import { Drawings } from './drawings.tsx'
import { Held } from './held.tsx'
import { moveOf } from './model.ts'
import { rowsOf } from './rows.tsx'
import { bagWords } from './texts/index.ts'

const ICONS: Readonly<Record<string, string>> = {
  'pixel-bag/complete': 'pixel',
  'pixel-bag/drop': 'joker',
  'pixel-bag/swap': 'swap',
  'pixel-bag/keep': 'check',
  'pixel-bag/confirm': 'check',
}

const RULES = { drawing: 'pixel-bag#completing', joker: 'pixel-bag#jokers', completed: 'pixel-bag#scoring' } as const

function explain(about: string, language: Language): Explanation | undefined {
  const which = about.split(' ')[1]
  if (which !== 'drawing' && which !== 'joker' && which !== 'completed') return undefined
  const { title, text } = bagWords(language).explain[which]
  return { name: title, text, rule: RULES[which] }
}

const pixelBag: ExpansionScreen = {
  Backpack,
  Collection: Drawings,
  Counts: DrawingCounts,
  Held,
  icon: (choice) => ICONS[moveOf(choice).kind],
  rows: (rows, ask, view, _names, language) => rowsOf(rows, ask, view, language),
  preview: (choice, ask, view, _names, language) => ({ lines: consequencesOf(choice, view, ask.seat, language) }),
  meanwhile: (ask, language) => {
    const { meanwhile } = bagWords(language)
    const isReady = ask.choices.some((choice) => moveOf(choice).kind === 'pixel-bag/complete')
    return { title: isReady ? meanwhile.ready : meanwhile.jokers, detail: meanwhile.detail }
  },
  explain: (about, _view, language) => explain(about, language),
}

export default pixelBag
