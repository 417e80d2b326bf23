import { enBoxes as expansions } from '@estaminet/belgian-beers-race/texts/en-boxes'
import type { BoxWords } from '../../../games.ts'

export const boxEn: BoxWords = {
  promise: 'Hurry from brewery to brewery, taste, toast, and be back on the Grand Place before night.',
  gist: 'a race through forty breweries',
  part: 'day',
  expansions,
  alone: {
    icon: 'hat',
    name: 'the Zythologist',
    line: 'the table plays him, by rules you can read',
    more: { href: '/campaign', text: 'Fifteen victory conditions: the campaign' },
  },
  levels: {
    'very-easy': 'knows the rules and avoids blunders; Easy beats it almost every time',
    easy: 'thinks one step ahead; beats Very easy almost every time',
    medium: 'thinks its whole action through, dice and all; beats Easy four times in five',
    hard: 'thinks the next hours through; beats Medium most of the time',
    expert: 'thinks the next hours through far more often than Hard, and weighs every answer that way',
  },
  personalities: {
    taster: { name: 'Taster', line: 'stops for a beer wherever one is poured' },
    collector: { name: 'Collector', line: 'goes out of its way for one more bottle or coaster' },
    cyclist: { name: 'Cyclist', line: 'takes the bicycle where others wait for a car' },
    socialite: { name: 'Socialite', line: 'never lets a chance to toast go by' },
    sprinter: { name: 'Sprinter', line: 'hurries on to the next brewery before the glass is dry' },
  },
}
