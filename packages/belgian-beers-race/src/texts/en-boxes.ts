import type { Boxes } from './lobby.ts'

export const enBoxes: Boxes = {
  confrontation: {
    name: 'Confrontation',
    line: 'A hand of cards to help yourself and to hinder the others; toasts become exchanges.',
  },
  events: { name: 'Events', line: 'A card a day changes the race for everybody.' },
  characters: { name: 'Characters', line: 'Everybody has a strength, a weakness and breweries to visit.' },
  bands: { name: 'Bands on Tour', line: 'Give concerts where beer is tasted, and win fans for your style.' },
  'pixel-bag': { name: 'Pixel Bag', line: 'Make drawings out of the beers in your backpack.' },
  team: { name: 'Team', line: 'Two against two: the weaker of each pair sets the score.' },
  solo: { name: 'Solo', line: 'Alone on the road with the Zythologist, who has tasted everything already.' },
  campaign: { name: 'Brewery Representative', line: 'Solo games, each with a victory condition of its own.' },
}
