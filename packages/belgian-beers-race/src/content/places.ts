import type { Category, Colour, PlaceName } from './condition.ts'

/** What stands where. The Grand Place is a place but no brewery: nothing is sold, tasted or collected there. */
export interface Place {
  readonly id: PlaceName
  readonly name: string
  readonly town: string
  readonly province: string
  readonly lat: number
  readonly lon: number
  /** Colour of the beer sold and tasted; nothing on the Grand Place. */
  readonly colour?: Colour
  readonly beer?: string
  readonly sells: 'nothing' | 'beer' | 'beer+cheese'
  readonly taste: boolean
  readonly bonuses: readonly Category[]
  /** On the border of the country. */
  readonly border: boolean
}

/** A place's number is its index: 0 the Grand Place, 1 to 34 the country, 35 to 40 B1 to B6. */
// biome-ignore format: one row per place
export const PLACES: readonly Place[] = [
  { id: 'GP', name: 'Grand-Place / Grote Markt', town: 'Brussels', province: 'Brussels', lat: 50.847, lon: 4.352, sells: 'nothing', taste: false, bonuses: [], border: false },
  { id: 1, name: 'Sint-Sixtusabdij van Westvleteren', town: 'Westvleteren', province: 'West Flanders', lat: 50.9, lon: 2.72, colour: 'red', beer: 'Westvleteren 12 (Trappist quadrupel)', sells: 'beer', taste: true, bonuses: ['trappist', 'cardinal'], border: true },
  { id: 2, name: 'De Dolle Brouwers', town: 'Esen (Diksmuide)', province: 'West Flanders', lat: 51.03, lon: 2.9, colour: 'black', beer: 'Extra Export Stout (also Oerbier)', sells: 'beer', taste: true, bonuses: [], border: true },
  { id: 3, name: 'Brouwerij De Halve Maan', town: 'Brugge', province: 'West Flanders', lat: 51.2, lon: 3.22, colour: 'yellow', beer: 'Brugse Zot Blond', sells: 'beer+cheese', taste: true, bonuses: ['player'], border: false },
  { id: 4, name: 'Brouwerij De Ranke', town: 'Dottignies (Mouscron)', province: 'Hainaut', lat: 50.73, lon: 3.3, colour: 'yellow', beer: 'XX Bitter', sells: 'beer', taste: false, bonuses: [], border: true },
  { id: 5, name: 'Siphon Brewing', town: 'Damme', province: 'West Flanders', lat: 51.27, lon: 3.3, colour: 'black', beer: 'Cassandra oyster stout', sells: 'nothing', taste: true, bonuses: [], border: true },
  { id: 6, name: 'Brouwerij Verhaeghe', town: 'Vichte (Anzegem)', province: 'West Flanders', lat: 50.83, lon: 3.39, colour: 'brown', beer: 'Duchesse de Bourgogne', sells: 'beer', taste: false, bonuses: [], border: false },
  { id: 7, name: 'Brasserie Dubuisson', town: 'Pipaix (Leuze-en-Hainaut)', province: 'Hainaut', lat: 50.58, lon: 3.57, colour: 'brown', beer: 'Bush Ambrée', sells: 'beer+cheese', taste: true, bonuses: [], border: true },
  { id: 8, name: 'Brasserie de l’Abbaye des Rocs', town: 'Montignies-sur-Roc (Honnelles)', province: 'Hainaut', lat: 50.37, lon: 3.73, colour: 'brown', beer: 'Abbaye des Rocs Brune', sells: 'beer', taste: true, bonuses: [], border: true },
  { id: 9, name: 'Brasserie des Légendes', town: 'Irchonwelz (Ath)', province: 'Hainaut', lat: 50.62, lon: 3.76, colour: 'yellow', beer: 'Goliath Blonde', sells: 'beer', taste: true, bonuses: ['author'], border: false },
  { id: 10, name: 'Brouwerij Van Steenberge', town: 'Ertvelde (Evergem)', province: 'East Flanders', lat: 51.18, lon: 3.75, colour: 'brown', beer: 'Gulden Draak', sells: 'beer', taste: false, bonuses: [], border: true },
  { id: 11, name: 'De Glazen Toren', town: 'Erpe-Mere', province: 'East Flanders', lat: 50.92, lon: 3.98, colour: 'yellow', beer: 'Ondineke Oilsjtersen Tripel', sells: 'beer', taste: false, bonuses: [], border: false },
  { id: 12, name: 'Brouwerij Boelens', town: 'Belsele (Sint-Niklaas)', province: 'East Flanders', lat: 51.15, lon: 4.09, colour: 'yellow', beer: 'Bieken (honey blonde)', sells: 'beer+cheese', taste: false, bonuses: [], border: false },
  { id: 13, name: 'Gueuzerie Tilquin', town: 'Bierghes (Rebecq)', province: 'Walloon Brabant', lat: 50.7, lon: 4.12, colour: 'brown', beer: 'Oude Gueuze / fruit lambics', sells: 'beer', taste: true, bonuses: [], border: false },
  { id: 14, name: 'Brasserie La Binchoise', town: 'Binche', province: 'Hainaut', lat: 50.41, lon: 4.17, colour: 'yellow', beer: 'Binchoise Blonde', sells: 'beer', taste: true, bonuses: ['player'], border: true },
  { id: 15, name: 'Abbaye Notre-Dame de Scourmont (Chimay)', town: 'Forges (Chimay)', province: 'Hainaut', lat: 49.99, lon: 4.34, colour: 'red', beer: 'Chimay Bleue', sells: 'beer+cheese', taste: true, bonuses: ['trappist'], border: true },
  { id: 16, name: 'Brouwerij Het Anker', town: 'Mechelen', province: 'Antwerp', lat: 51.03, lon: 4.47, colour: 'brown', beer: 'Gouden Carolus Classic', sells: 'beer', taste: true, bonuses: [], border: false },
  { id: 17, name: 'Abdij der Trappisten van Westmalle', town: 'Westmalle (Malle)', province: 'Antwerp', lat: 51.28, lon: 4.66, colour: 'red', beer: 'Westmalle Tripel / Dubbel', sells: 'beer+cheese', taste: true, bonuses: ['trappist', 'cardinal'], border: true },
  { id: 18, name: '’t Hofbrouwerijke', town: 'Beerzel (Putte)', province: 'Antwerp', lat: 51.06, lon: 4.67, colour: 'black', beer: 'Hofblues stout', sells: 'beer', taste: false, bonuses: [], border: false },
  { id: 19, name: 'Brasserie de Bertinchamps', town: 'Gembloux', province: 'Namur', lat: 50.54, lon: 4.66, colour: 'yellow', beer: 'Bertinchamps Blonde', sells: 'beer+cheese', taste: true, bonuses: [], border: false },
  { id: 20, name: 'Brasserie Caracole', town: 'Falmignoul (Dinant)', province: 'Namur', lat: 50.2, lon: 4.89, colour: 'brown', beer: 'Caracole Ambrée / Nostradamus', sells: 'beer', taste: true, bonuses: [], border: false },
  { id: 21, name: 'Brouwerij Het Nest', town: 'Oud-Turnhout', province: 'Antwerp', lat: 51.32, lon: 4.99, colour: 'yellow', beer: 'SchuppenBoer tripel', sells: 'beer', taste: true, bonuses: ['player'], border: true },
  { id: 22, name: 'Brasserie du Bocq', town: 'Purnode (Yvoir)', province: 'Namur', lat: 50.31, lon: 4.95, colour: 'brown', beer: 'La Gauloise Ambrée', sells: 'beer', taste: true, bonuses: [], border: false },
  { id: 23, name: 'Brasserie de Jandrain-Jandrenouille', town: 'Jandrain (Orp-Jauche)', province: 'Walloon Brabant', lat: 50.68, lon: 4.98, colour: 'yellow', beer: 'IV Saison', sells: 'beer', taste: false, bonuses: [], border: false },
  { id: 24, name: 'Brasserie de Marsinne (Léopold 7)', town: 'Couthuin (Héron)', province: 'Liège', lat: 50.53, lon: 5.12, colour: 'yellow', beer: 'Léopold 7', sells: 'nothing', taste: true, bonuses: [], border: false },
  { id: 25, name: 'Brouwerij & Stokerij Wilderen', town: 'Wilderen (Sint-Truiden)', province: 'Limburg', lat: 50.82, lon: 5.14, colour: 'yellow', beer: 'Wilderen Goud', sells: 'beer+cheese', taste: true, bonuses: [], border: false },
  { id: 26, name: 'Abbaye Notre-Dame de Saint-Rémy', town: 'Rochefort', province: 'Namur', lat: 50.18, lon: 5.22, colour: 'red', beer: 'Trappistes Rochefort 10', sells: 'beer', taste: false, bonuses: ['trappist'], border: false },
  { id: 27, name: 'Brouwerij Ter Dolen', town: 'Helchteren (Houthalen-Helchteren)', province: 'Limburg', lat: 51.06, lon: 5.37, colour: 'yellow', beer: 'Ter Dolen Blond', sells: 'nothing', taste: true, bonuses: [], border: false },
  { id: 28, name: 'Abbaye Notre-Dame d’Orval', town: 'Villers-devant-Orval (Florenville)', province: 'Luxembourg', lat: 49.64, lon: 5.35, colour: 'red', beer: 'Orval', sells: 'beer+cheese', taste: true, bonuses: ['trappist', 'author'], border: true },
  { id: 29, name: 'Brasserie Minne', town: 'Baillonville (Somme-Leuze)', province: 'Namur', lat: 50.29, lon: 5.34, colour: 'black', beer: 'Ardenne Stout', sells: 'beer', taste: false, bonuses: [], border: false },
  { id: 30, name: 'Brasserie Artisanale de Rulles', town: 'Rulles (Habay)', province: 'Luxembourg', lat: 49.72, lon: 5.56, colour: 'yellow', beer: 'La Rulles Blonde', sells: 'beer', taste: true, bonuses: ['cardinal'], border: true },
  { id: 31, name: 'Brouwerij Cornelissen', town: 'Opitter (Bree)', province: 'Limburg', lat: 51.12, lon: 5.65, colour: 'brown', beer: 'Kriekenbier / Bosbier (fruit)', sells: 'beer', taste: false, bonuses: [], border: true },
  { id: 32, name: 'Brasserie {C}', town: 'Liège', province: 'Liège', lat: 50.65, lon: 5.58, colour: 'yellow', beer: 'Curtius', sells: 'nothing', taste: true, bonuses: [], border: false },
  { id: 33, name: 'Brasserie Lupulus (Les 3 Fourquets)', town: 'Courtil (Gouvy)', province: 'Luxembourg', lat: 50.21, lon: 5.9, colour: 'yellow', beer: 'Lupulus Blonde', sells: 'beer+cheese', taste: true, bonuses: [], border: true },
  { id: 34, name: 'Brasserie de l’Abbaye du Val-Dieu', town: 'Aubel', province: 'Liège', lat: 50.69, lon: 5.82, colour: 'yellow', beer: 'Val-Dieu Blonde', sells: 'beer+cheese', taste: true, bonuses: ['cardinal'], border: true },
  { id: 'B1', name: 'Brasserie Cantillon', town: 'Anderlecht', province: 'Brussels', lat: 50.841, lon: 4.335, colour: 'brown', beer: 'Kriek / Gueuze 100% Lambic', sells: 'beer', taste: false, bonuses: [], border: false },
  { id: 'B2', name: 'Brasserie de l’Ermitage', town: 'Anderlecht', province: 'Brussels', lat: 50.84, lon: 4.336, colour: 'yellow', beer: 'Lanterne pale ale', sells: 'nothing', taste: true, bonuses: ['author'], border: false },
  { id: 'B3', name: 'Brussels Beer Project', town: 'Dansaert (Brussels)', province: 'Brussels', lat: 50.852, lon: 4.345, colour: 'yellow', beer: 'Delta IPA', sells: 'beer', taste: true, bonuses: [], border: false },
  { id: 'B4', name: 'Brasserie de la Senne', town: 'Tour & Taxis (Brussels)', province: 'Brussels', lat: 50.866, lon: 4.344, colour: 'black', beer: 'Stouterik', sells: 'beer', taste: false, bonuses: [], border: false },
  { id: 'B5', name: 'Brasserie En Stoemelings', town: 'Laeken (Brussels)', province: 'Brussels', lat: 50.868, lon: 4.347, colour: 'yellow', beer: 'Curieuse Neus', sells: 'nothing', taste: true, bonuses: [], border: false },
  { id: 'B6', name: 'La Source Beer Co.', town: 'Laeken (Brussels)', province: 'Brussels', lat: 50.869, lon: 4.35, colour: 'yellow', beer: 'hoppy blondes / saisons', sells: 'nothing', taste: true, bonuses: [], border: false },
]

export const GRAND_PLACE = 0
export const BRUSSELS_FROM = 35
export const PLACE_COUNT = 41

export const isBrussels = (place: number): boolean => place === GRAND_PLACE || place >= BRUSSELS_FROM

export const COLOURS = ['yellow', 'brown', 'red', 'black'] as const satisfies readonly Colour[]
export const CATEGORIES = ['player', 'author', 'cardinal', 'trappist'] as const satisfies readonly Category[]

const NUMBER = new Map<PlaceName, number>(PLACES.map((place, at) => [place.id, at]))

/** The index of a place, or -1. */
export const placeNumber = (id: PlaceName): number => NUMBER.get(id) ?? -1
export const placeId = (place: number): PlaceName => PLACES[place].id

/** The columns the rules read, one cell per place; -1 and 0 on the Grand Place. */
export const COLOUR_AT = Int8Array.from(PLACES, (place) => (place.colour ? COLOURS.indexOf(place.colour) : -1))
export const BUY_AT = Int8Array.from(PLACES, (place) => (place.sells === 'nothing' ? 0 : 1))
export const CHEESE_AT = Int8Array.from(PLACES, (place) => (place.sells === 'beer+cheese' ? 1 : 0))
export const TASTE_AT = Int8Array.from(PLACES, (place) => (place.taste ? 1 : 0))
/** Bonus categories as a mask: bit c is CATEGORIES[c]. */
export const BONUS_AT = Int8Array.from(PLACES, (place) =>
  place.bonuses.reduce((mask, category) => mask | (1 << CATEGORIES.indexOf(category)), 0),
)
