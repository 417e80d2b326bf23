import type { Card, Goal, Place } from '@estaminet/heaven-and-ale'

/** Which drawing stands for what. */
const MONK_ICONS: Readonly<Record<string, string>> = { M1: 'monk-a', M2: 'monk-b', M3: 'monk-c', M4: 'monk-d' }

/** Of a tile ('hops 3', 'M2') or a box ('hops', 'M2'); the number box is drawn by its numbers. */
export const tileIcon = (tile: string): string => MONK_ICONS[tile] ?? tile.split(' ')[0]
export const isMonkName = (tile: string): boolean => tile in MONK_ICONS
export const fertilityOf = (tile: string): number => Number(tile.split(' ')[1] ?? 0)
export const ingredientOf = (tile: string): string => tile.split(' ')[0]

export const PLACE_ICONS: Readonly<Record<Place, string>> = {
  first: 'first',
  brew: 'brewmaster',
  mark: 'barley',
  cash: 'ducat',
}

export const CARD_ICONS: Readonly<Record<Card, string>> = {
  colour: 'hops',
  lowest: 'hand',
  barrel: 'barrel-large',
  cash: 'ducat',
  brew: 'brewmaster',
}

/** A number stands for itself. */
export const GOAL_ICONS: Readonly<Record<Goal, string | number>> = {
  G1: 'brewmaster',
  G2: 'water',
  G3: 1,
  G4: 5,
  G5: 20,
  G6: 'sun',
  G7: 'monk-c',
  G8: 'hops',
  G9: 'shed',
  G10: 'arches',
  G11: 'privilege',
  G12: 'shade',
}
