/**
 * What an objective card asks for, as plain data. One executor reads these forms; a card never carries code.
 * Conditions that name an event look at the action just resolved, all others at the player's state.
 */
export type Colour = 'yellow' | 'brown' | 'red' | 'black'
export type Means = 'hitch' | 'bus' | 'bike'
export type Category = 'player' | 'author' | 'cardinal' | 'trappist'
export type Region = 'brussels' | 'north' | 'east' | 'south' | 'south-west' | 'west'

// biome-ignore format: the map in four lines
export type CountryBrewery =
  | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17
  | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34
export type BrusselsBrewery = 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6'
export type Brewery = CountryBrewery | BrusselsBrewery
export type PlaceName = Brewery | 'GP'

/** A set of breweries, named in one way only. The Grand Place is never in it. */
export type Where =
  | { readonly places: readonly Brewery[] }
  | { readonly region: Region }
  | { readonly colour: Colour }
  | { readonly category: Category }
  | { readonly symbol: Offer }
export type Offer = 'buy' | 'cheese' | 'taste'

/**
 * What can happen in one action. A move is completed; `late` and `stranded` are the mishaps of the roll, whatever
 * follows; buying cheese alone is no `bought`.
 */
export type Happening = 'bought' | 'tasted' | 'moved' | 'toasted' | 'camped' | 'late' | 'stranded' | 'performed'

/** Filters narrow an event; a filter left out lets everything pass. */
export type EventCondition =
  | { readonly form: 'bought'; readonly at?: Where }
  /** `colour` also counts a beer tasted in transit, which has no place; `at` does not. */
  | { readonly form: 'tasted'; readonly at?: Where; readonly colour?: Colour }
  | {
      readonly form: 'moved'
      readonly at?: Where
      readonly means?: Means
      /** The printed value of the road is above this. */
      readonly longerThan?: number
      /** Beer was offered to the driver instead of a roll. */
      readonly offered?: true
    }
  | {
      readonly form: 'toasted'
      readonly at?: Where
      /** At least so many. */
      readonly partners?: number
      readonly given?: Colour
      readonly drunk?: Colour
    }
  | { readonly form: 'camped'; readonly at?: Where }
  /** A public transport roll with delay, at the place of arrival; where the player stands if the ride was cancelled. */
  | { readonly form: 'late'; readonly at?: Where }
  /** A failed hitchhike, where the player stands. */
  | { readonly form: 'stranded'; readonly at?: Where }
  /** Both have happened in the running turn, in any order. */
  | { readonly form: 'sameTurn'; readonly both: readonly [Happening, Happening] }

/** Counts mean "at least"; the breathalyzer means exactly. */
export type StateCondition =
  /** Position of the piece; markers beside the track do not count. */
  | { readonly form: 'track'; readonly track: 'cheers' | 'cheese' | 'glass'; readonly atLeast: number }
  /** First visitor bottles; 'each' asks for so many of every colour. */
  | { readonly form: 'bottles'; readonly colour: Colour | 'any' | 'each'; readonly atLeast: number }
  /** For 2, 3 and 4 players. */
  | { readonly form: 'coasters'; readonly atLeast: readonly [number, number, number] }
  | { readonly form: 'cubes'; readonly colour: Colour | 'any' | 'each'; readonly atLeast: number }
  | { readonly form: 'backpack'; readonly is: 'empty' | 'full' }
  | { readonly form: 'breathalyzer'; readonly exactly: number }
  /** Breweries visited, of all or of a set; a bonus track is complete when its whole category is visited. */
  | { readonly form: 'visited'; readonly of?: Where; readonly atLeast: number }
  | { readonly form: 'firstOnGrandPlace' }

/** `all` joins simple conditions; the events in it must belong to the same action. */
export type SimpleCondition = EventCondition | StateCondition
export type Condition = SimpleCondition | { readonly form: 'all'; readonly of: readonly SimpleCondition[] }

/** The printed pattern a card was written from. */
// biome-ignore format: one row per kind
export type Template =
  | 'CT-01' | 'CT-02' | 'CT-03' | 'CT-04' | 'CT-05' | 'CT-06' | 'CT-07' | 'CT-08' | 'CT-09' | 'CT-10'
  | 'CT-11' | 'CT-12' | 'CT-13' | 'CT-14' | 'CT-15' | 'CT-16'
  | 'CT-17' | 'CT-18' | 'CT-19' | 'CT-20'
  | 'DATA-24'

export interface ObjectiveCard {
  readonly id: string
  readonly level: 1 | 2 | 3
  /** Lightning: an action of one's own turn. Star: a state. Flag: a state at the end of the game. */
  readonly kind: 'lightning' | 'star' | 'flag'
  readonly vp: number
  readonly template: Template
  readonly condition: Condition
}
