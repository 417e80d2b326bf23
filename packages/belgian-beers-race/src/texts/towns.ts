import type { PlaceName } from '../content/condition.ts'

/** Towns whose name is the same in every language. */
// biome-ignore format: a gazetteer
const everywhere = {
  1: 'Westvleteren', 2: 'Esen', 5: 'Damme', 6: 'Vichte', 7: 'Pipaix', 8: 'Montignies-sur-Roc', 9: 'Irchonwelz',
  10: 'Ertvelde', 11: 'Erpe-Mere', 12: 'Belsele', 14: 'Binche', 15: 'Chimay', 17: 'Westmalle', 18: 'Beerzel',
  19: 'Gembloux', 20: 'Falmignoul', 21: 'Oud-Turnhout', 22: 'Purnode', 23: 'Jandrain', 24: 'Couthuin', 25: 'Wilderen',
  26: 'Rochefort', 27: 'Helchteren', 28: 'Orval', 29: 'Baillonville', 30: 'Rulles', 31: 'Opitter', 33: 'Courtil',
  34: 'Aubel', B1: 'Anderlecht', B2: 'Anderlecht', B3: 'Dansaert',
}

type Towns = Readonly<Record<PlaceName, string>>

// biome-ignore format: one language a block
export const enTowns: Towns = {
  ...everywhere, 3: 'Bruges', 4: 'Dottignies', 13: 'Bierghes', 16: 'Mechelen', 32: 'Liège',
  B4: 'Tour & Taxis', B5: 'Laeken', B6: 'Laeken', GP: 'Grand Place',
}
// biome-ignore format: one language a block
export const frTowns: Towns = {
  ...everywhere, 3: 'Bruges', 4: 'Dottignies', 13: 'Bierghes', 16: 'Malines', 32: 'Liège',
  B4: 'Tour & Taxis', B5: 'Laeken', B6: 'Laeken', GP: 'Grand-Place',
}
// biome-ignore format: one language a block
export const nlTowns: Towns = {
  ...everywhere, 3: 'Brugge', 4: 'Dottenijs', 13: 'Bierk', 16: 'Mechelen', 32: 'Luik',
  B4: 'Thurn & Taxis', B5: 'Laken', B6: 'Laken', GP: 'Grote Markt',
}
