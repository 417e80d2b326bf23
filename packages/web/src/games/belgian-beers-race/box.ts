import { NAME } from '@estaminet/belgian-beers-race/name'
import type { ExpansionBox, GameBox } from '../../games.ts'
import { boxEn as en } from './texts/box-en.ts'
import { boxFr as fr } from './texts/box-fr.ts'
import { boxNl as nl } from './texts/box-nl.ts'

/** Minutes each person takes over the full race as it comes; the short one is half as long, whatever is added. */
const AS_IT_COMES = 30

const expansions: readonly ExpansionBox[] = [
  { option: 'confrontation', icon: 'cards', paint: 'brick', minutes: 8, hard: 3 },
  { option: 'events', icon: 'event', paint: 'petrol', minutes: 2, hard: 1 },
  { option: 'characters', icon: 'character', paint: 'wood', minutes: 3, hard: 2 },
  { option: 'bands', icon: 'note', paint: 'plum', minutes: 6, hard: 2 },
  { option: 'pixel-bag', icon: 'pixel', paint: 'moss', minutes: 4, hard: 2 },
  { option: 'team', icon: 'team', paint: 'sky', minutes: 5, hard: 3 },
  // Nobody else to wait for, but every road of the Zythologist to think about.
  { option: 'solo', icon: 'hat', paint: 'stout', minutes: 15, hard: 2 },
]

export const box: GameBox = {
  name: NAME,
  icon: 'bicycle',
  players: [1, 4],
  minutes: [30, 120],
  aPerson(options) {
    const added = expansions.reduce((all, { option, minutes }) => all + (options[option] === true ? minutes : 0), 0)
    return (AS_IT_COMES + added) / (options.length === 'short' ? 2 : 1)
  },
  quickest: { length: 'short' },
  expansions,
  words: { en, fr, nl },
}
