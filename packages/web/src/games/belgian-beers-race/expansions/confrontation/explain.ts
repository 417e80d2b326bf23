import type { Explanation } from '../../../../shell/explainer/explanation.ts'
import type { Language } from '../../../../shell/table/game-screen.ts'
import { cardsNamed, hinders } from './cards.ts'
import type { ConfrontationWords } from './texts/words.ts'
import { type CardId, cardText, wordsOf } from './words.ts'

/** A card in full, or what a hand is. */
export function explain(about: string, _view: unknown, language: Language): Explanation | undefined {
  const words = wordsOf(language)
  const [, id, state] = about.split(' ')
  const [card] = cardsNamed({ card: id })
  if (about.endsWith(' hand')) return { ...words.handAbout, rule: 'confrontation#hidden' }
  if (!card) return { ...words.meeting.about, rule: 'confrontation#exchange' }
  const { title, text } = cardText(card, language)
  const side = hinders(card) ? words.hinders : words.helps
  return {
    name: title,
    text: [text, `${side}.`, ...momentOf(card, state, words)].join(' '),
    rule: 'confrontation#playing',
  }
}

/** When a card can be played; one that lies on the pile waits for nothing. */
function momentOf(card: CardId, state: string | undefined, words: ConfrontationWords): string[] {
  if (state === 'played') return []
  return [state === 'ready' ? words.readyNow : `${words.waits(words.brief[card].when)}.`]
}
