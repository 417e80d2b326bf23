import { NAME } from '@estaminet/heaven-and-ale/name'
import type { GameBox } from '../../games.ts'
import { boxEn as en } from './texts/box-en.ts'
import { boxFr as fr } from './texts/box-fr.ts'
import { boxNl as nl } from './texts/box-nl.ts'

export const box: GameBox = {
  name: NAME,
  icon: 'arches',
  players: [2, 4],
  minutes: [40, 80],
  aPerson: () => 20,
  quickest: {},
  words: { en, fr, nl },
}
