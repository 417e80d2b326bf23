/** The things a hint weighs at the race. */
const en = {
  points: 'points scored',
  beers: 'beers tasted',
  backpack: 'backpack',
  bottles: 'bottles',
  coasters: 'coasters',
  breweries: 'breweries visited',
  cheese: 'cheese',
  cheers: 'cheers',
  cards: 'objective cards',
  head: 'a clear head',
  time: 'time',
  place: 'where you stand',
}

type RaceTerms = Readonly<Record<keyof typeof en, string>>

const fr: RaceTerms = {
  points: 'points marqués',
  beers: 'bières dégustées',
  backpack: 'sac à dos',
  bottles: 'bouteilles',
  coasters: 'sous-bocks',
  breweries: 'brasseries visitées',
  cheese: 'fromage',
  cheers: 'trinquer',
  cards: 'cartes Objectif',
  head: 'les idées claires',
  time: 'temps',
  place: 'l’endroit où vous êtes',
}

const nl: RaceTerms = {
  points: 'gescoorde punten',
  beers: 'geproefde bieren',
  backpack: 'rugzak',
  bottles: 'flesjes',
  coasters: 'Bierviltjes',
  breweries: 'bezochte brouwerijen',
  cheese: 'kaas',
  cheers: 'toosten',
  cards: 'Opdrachtkaarten',
  head: 'een helder hoofd',
  time: 'tijd',
  place: 'waar je staat',
}

export const terms = { en, fr, nl }
