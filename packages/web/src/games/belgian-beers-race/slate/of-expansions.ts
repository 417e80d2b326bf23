import type { Ask, Choice } from '@estaminet/table'
import type { Language, Preview, SlateRow } from '../../../shell/table/game-screen.ts'
import { deedOf } from '../choices.ts'
import { iconOf, screenOf } from '../expansions/screens.ts'
import type { RaceView } from '../model.ts'
import { type ExpansionWords, expansionWords } from '../texts/expansions.ts'
import { say } from '../texts/index.ts'
import { timePrice } from './here.ts'

/** Whether a choice is one of an expansion: its kind has the name of the expansion before it. */
export const isOfExpansion = (choice: Choice): boolean => kindOf(choice).includes('/')

const kindOf = (choice: Choice): string => deedOf(choice).kind

const expansionOf = (choice: Choice): string => kindOf(choice).split('/')[0]

/** What expansions add to a question, each as the sentence its expansion has for it. */
export function expansionRows(ask: Ask, view: RaceView, language: Language, names: readonly string[]): SlateRow[] {
  const choices = ask.choices.filter(isOfExpansion)
  return [...new Set(choices.map(expansionOf))].flatMap((id) => {
    const own = rowsOf(
      choices.filter((choice) => expansionOf(choice) === id),
      language,
      names,
    )
    return screenOf(id)?.rows?.(own, ask, view, names, language) ?? own
  })
}

function rowsOf(choices: readonly Choice[], language: Language, names: readonly string[]): SlateRow[] {
  return choices.map((choice): SlateRow => {
    const title = titleOf(choice, language, names)
    const detail = aboutCards(choice, language)
    return {
      group: say(language).answers,
      title,
      ...(detail === undefined ? {} : { detail }),
      icon: iconOf(expansionOf(choice), choice),
      prices: [{ choice, ...timePrice(costOf(choice), say(language)), sentence: title }],
    }
  })
}

export function expansionPreview(
  choice: Choice,
  ask: Ask,
  view: RaceView,
  names: readonly string[],
  language: Language,
): Preview {
  const about = aboutCards(choice, language)
  return {
    title: titleOf(choice, language, names),
    lines: about === undefined ? [] : [{ text: about, icon: 'info' }],
    ...screenOf(expansionOf(choice))?.preview?.(choice, ask, view, names, language),
  }
}

/** The question of an expansion, by the step that asks it. */
export function expansionQuestion(
  step: string,
  ask: Ask,
  view: RaceView,
  names: readonly string[],
  language: Language,
): { title: string; detail?: string } | undefined {
  const title = expansionWords(language)?.atPlay.decisions[step]
  return screenOf(step.split('/')[0])?.question?.(ask, view, names, language) ?? (title ? { title } : undefined)
}

/** What one may do in the turns of others. */
export function meanwhileOf(ask: Ask, language: Language): { title: string; detail?: string } | undefined {
  const [first] = ask.choices
  return first && screenOf(expansionOf(first))?.meanwhile?.(ask, language)
}

function titleOf(choice: Choice, language: Language, names: readonly string[]): string {
  const tell = expansionWords(language)?.atPlay.moves[kindOf(choice)]
  return tell?.(choice.info, (seat) => names[seat] ?? '') ?? choice.say
}

const costOf = ({ info }: Choice): number | undefined => (typeof info.cost === 'number' ? info.cost : undefined)

/** What the cards it names do, for nobody knows them by heart. */
function aboutCards({ info }: Choice, language: Language): string | undefined {
  const words = expansionWords(language)
  const named = [info.card, ...(Array.isArray(info.cards) ? info.cards : [])]
  const texts = words ? named.flatMap((id) => (typeof id === 'string' ? (aboutCard(id, words) ?? []) : [])) : []
  return texts.length === 0 ? undefined : texts.join(' ')
}

function aboutCard(id: string, { cards }: ExpansionWords): string | undefined {
  const character = own(cards.characters, id)
  if (character) return `${character.strength} ${character.weakness}`
  return own(cards.confrontation, id)?.text ?? own(cards.events, id)?.text ?? own(cards.bands, id)
}

const own = <Text>(cards: Readonly<Record<string, Text>>, id: string): Text | undefined => cards[id]
