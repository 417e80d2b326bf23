/** The things a hint weighs at Heaven & Ale. */
const en = {
  markers: 'resource markers',
  brewmaster: 'brewmaster',
  ducats: 'ducats',
  garden: 'garden',
  sheds: 'sheds',
  discs: 'discs',
  cards: 'privileges',
  barrels: 'barrels',
  track: 'the way ahead',
}

type AleTerms = Readonly<Record<keyof typeof en, string>>

const fr: AleTerms = {
  markers: 'marqueurs de ressource',
  brewmaster: 'maître brasseur',
  ducats: 'ducats',
  garden: 'jardin',
  sheds: 'bâtiments',
  discs: 'disques',
  cards: 'privilèges',
  barrels: 'barils',
  track: 'le chemin à venir',
}

const nl: AleTerms = {
  markers: 'grondstofstenen',
  brewmaster: 'brouwmeester',
  ducats: 'dukaten',
  garden: 'tuin',
  sheds: 'schuren',
  discs: 'schijven',
  cards: 'voorrechten',
  barrels: 'vaten',
  track: 'de weg voor je',
}

export const terms = { en, fr, nl }
