import { type AleView, COLOURS, type Gains, type PlayerView } from '@estaminet/heaven-and-ale'
import type { View } from '@estaminet/kernel'
import type { Language } from '../../shell/table/game-screen.ts'
import { around6 } from './geometry.ts'
import { fertilityOf } from './icons.ts'
import { type AleTexts, type Texts, textsIn, wordsIn } from './texts/index.ts'

/** Both catalogues of one language. */
export interface Speech {
  readonly words: Texts
  readonly texts: AleTexts
}
export const speechIn = (language: Language): Speech => ({ words: wordsIn(language), texts: textsIn(language) })

/** The table sends the game's own view; this is the one place that says so. */
export const aleView = (view: View): AleView => view as AleView

export function gainPhrases(gains: Gains, { words }: Speech): string[] {
  const phrases: string[] = []
  if (gains.ducats !== undefined && gains.ducats > 0) phrases.push(words.gains.ducats(gains.ducats))
  if (gains.brewmaster !== undefined) phrases.push(words.gains.brewmaster(gains.brewmaster))
  for (const colour of COLOURS) {
    const steps = gains[colour]
    if (steps !== undefined) phrases.push(words.gains.marker(words.ingredients[colour], steps))
  }
  return phrases
}

export interface Filling {
  readonly filled: number
  readonly sum: number
}

/** How far a site is closed, with a tile more if one is being considered. */
export function fillingOf(player: PlayerView, site: string, more?: { hex: string; tile: string }): Filling {
  const tiles = around6(site).flatMap((hex) => {
    const tile = more?.hex === hex ? more.tile : player.garden[hex]
    return tile === undefined ? [] : [tile]
  })
  return { filled: tiles.length, sum: tiles.reduce((sum, tile) => sum + fertilityOf(tile), 0) }
}

/** How many barrels somebody has. */
export const barrelsOf = ({ barrels }: AleView, seat: number): number =>
  barrels.flatMap(({ large, small }) => [large, small]).filter((owner) => owner === seat).length

export interface Named {
  readonly name: string
  readonly help: string
}

/** A shed by its type, as events and views write it. */
export function shedOf(id: string, words: Texts): Named {
  const sheds: Readonly<Record<string, Named>> = words.sheds
  return sheds[id]
}
