import { type CharacterId, type CharacterStanding, characterStanding, characters } from '@estaminet/belgian-beers-race'
import { majorityLine, visitsLine } from '@estaminet/belgian-beers-race/texts/expansion-lines'
import type { Language } from '../../../../shell/table/game-screen.ts'
import type { RaceView } from '../../model.ts'
import { imagined } from '../../rules.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { meetingOf } from '../screens.ts'
import { cardWords } from '../texts/cards.ts'

export const isCharacter = (id: string | null | undefined): id is CharacterId =>
  characters.some((card) => card.id === id)

/** How the character of a seat stands; nothing before all are shown. */
export const standingAt = (view: RaceView, seat: number): CharacterStanding | undefined =>
  isCharacter(view.characters?.kept[seat]) ? characterStanding(imagined(view), seat) : undefined

/** With few at the table coasters are few: one character is paid in points instead. */
const FEW = 2

/** What is written on a character, in full and in a few words. */
export interface CharacterLines {
  readonly title: string
  readonly strength: string
  readonly weakness: string
  readonly brief: readonly [string, string]
  readonly majority: string
  readonly visits: string
}

export function linesOf(id: CharacterId, view: RaceView, language: Language): CharacterLines | undefined {
  const { match } = view
  const texts = expansionWords(language)?.cards
  const card = characters.find((one) => one.id === id)
  if (!texts || !card) return undefined
  const { brief, coupled } = cardWords(language).character
  const [strength, weakness] = meetingOf(view, language)?.characters[id] ?? brief[id]
  return {
    ...texts.characters[id],
    brief: [id === 'CH-16' && match.seats <= FEW ? coupled : strength, weakness],
    majority: majorityLine(texts, card, match.seats === 1),
    visits: visitsLine(texts, card, match.length === 'short'),
  }
}
