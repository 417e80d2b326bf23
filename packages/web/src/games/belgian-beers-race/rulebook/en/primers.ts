import { primersWith } from '../primer-pictures.ts'

export const primers = primersWith({
  confrontation: {
    title: 'Confrontation',
    says: [
      'You hold a secret hand of cards, and you will get no more. Each card you keep to the end is worth 1 VP.',
      'When somebody sets off, buys or arrives, play one: to hinder them, or to help yourself. It costs no time.',
      'Nobody toasts: where you arrive you exchange beers, and you choose them all, both ways.',
    ],
  },
  events: {
    title: 'Events',
    says: [
      'Each day has its event, face up from the start.',
      'It holds for everybody, whether it helps or hinders.',
      'It ends with the evening; the next morning has another.',
    ],
  },
  characters: {
    title: 'Characters',
    says: [
      'You get two characters and keep one, in secret.',
      'Its strength and its weakness are with you from the first turn to the last.',
      'At the end: 5 VPs for having the most of something, and points for breweries visited.',
    ],
  },
  bands: {
    title: 'Bands on Tour',
    says: [
      'Where beer is tasted you may give a concert: 2 TUs, with a beer or without.',
      'Roll 3 dice where your style is at home, 1 where its opposite is, 2 elsewhere.',
      'Dice bring fans. In the end two fans are 1 VP, and the bands with the most fans win awards.',
    ],
  },
  'pixel-bag': {
    title: 'Pixel Bag',
    says: [
      'You hold two secret drawings made of beers.',
      'A purchase brings 4 beers. With the right colours in your backpack, complete a drawing when you like.',
      'A carried beer you drink leaves a joker, good for any colour.',
    ],
  },
  team: {
    title: 'Team',
    says: [
      'Two against two: the lower of your two totals counts.',
      'Your team has one card face up. Fulfil it, and the next one comes; the more you fulfil, the more each is worth.',
      'Some cards are for A or for B alone. Meet your teammate in a brewery, and you may swap roles.',
    ],
  },
  solo: {
    title: 'Solo',
    says: [
      'After each of your moves the Zythologist takes a step, and the bottle where he stops.',
      'Meet him with a beer and you toast: 5 VPs each time, up to four.',
      'With 250 VPs you have won.',
    ],
  },
  campaign: {
    title: 'Brewery Representative',
    says: [
      'Fifteen Solo games, each with a victory condition you pick first.',
      'Fulfil it by the end and you have passed, whatever your points.',
      'With 250 VPs as well, it is the best result there is.',
    ],
  },
})
