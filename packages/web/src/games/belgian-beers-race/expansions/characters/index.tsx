import type { CharacterId } from '@estaminet/belgian-beers-race'
import type { SlateRow } from '../../../../shell/table/game-screen.ts'
import { deedOf } from '../../choices.ts'
import { raceOf } from '../../model.ts'
import { expansionWords } from '../../texts/expansions.ts'
import type { ExpansionScreen } from '../expansion-screen.ts'
import { HeldPair } from '../held-pair.tsx'
import { cardWords } from '../texts/cards.ts'
import { CharacterCard } from './choice.tsx'
import { CharacterBadge, CharacterSheet } from './sheet.tsx'
import { isCharacter, linesOf } from './standing.ts'

const ICONS: Readonly<Record<string, string>> = {
  'characters/keep': 'character',
  'characters/again': 'dice',
  'characters/leave': 'check',
  'characters/next': 'taste',
  'characters/shortcut': 'locate',
}

const kindIn = ({ prices }: SlateRow): string => (prices[0] ? deedOf(prices[0].choice).kind : '')

const characters: ExpansionScreen = {
  Sheet: CharacterSheet,
  Badge: CharacterBadge,
  Held: (props) => (
    <HeldPair
      {...props}
      seen={raceOf(props.board.view()).characters}
      lies={props.known?.characters}
      icon="character"
      expansion="characters"
      name={(id) => expansionWords(props.board.language())?.cards.characters[id as CharacterId]?.title ?? ''}
    />
  ),
  icon: (choice) => ICONS[deedOf(choice).kind],
  question(ask, view, _names, language) {
    const title = expansionWords(language)?.atPlay.decisions['characters/keep']
    if (!title || view.steps.at(-1)?.step !== 'characters/keep') return undefined
    const words = cardWords(language).character
    return { title, detail: ask.answered === undefined ? words.secret : words.chosen }
  },
  /** Two cards to choose from; trips by a shortcut stand behind one row, for the same trips are all in the list. */
  rows(rows, _ask, view, _names, language) {
    const shortcuts = rows.filter((row) => kindIn(row) === 'characters/shortcut')
    const others = rows
      .filter((row) => !shortcuts.includes(row))
      .map((row): SlateRow => {
        const id = String(row.prices[0]?.choice.info.card ?? '')
        if (kindIn(row) !== 'characters/keep' || !isCharacter(id)) return row
        const { detail: _, icon: __, ...plain } = row
        return { ...plain, mark: () => <CharacterCard card={id} view={view} language={language} /> }
      })
    const fold = cardWords(language).character.trips(shortcuts.length)
    return [...others, ...shortcuts.map((row) => ({ ...row, fold }))]
  },
  explain(about, view, language) {
    const [, id = ''] = about.split(' ')
    const lines = isCharacter(id) ? linesOf(id, view, language) : undefined
    if (!lines) return undefined
    const { title, strength, weakness, majority, visits } = lines
    return {
      name: title,
      text: [strength, weakness, majority, visits].join(' '),
      rule: 'characters#cards',
      current: true,
    }
  },
}

export default characters
