import { NAME } from '@estaminet/belgian-beers-race/name'
import type { GameBox } from '../../games.ts'
import { boxEn as en } from './texts/box-en.ts'
import { boxFr as fr } from './texts/box-fr.ts'
import { boxNl as nl } from './texts/box-nl.ts'

export const box: GameBox = {
  name: NAME,
  icon: 'bicycle',
  players: [2, 4],
  minutes: [30, 120],
  aPerson: ({ length }) => (length === 'short' ? 15 : 30),
  quickest: { length: 'short' },
  options: ['length', 'leader', 'arrival'],
  words: { en, fr, nl },
}
