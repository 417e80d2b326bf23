import { thin } from '../../texts/thin.ts'
import type { HintTexts } from './en.ts'

export const fr: HintTexts = thin({
  title: 'Ce que choisirait un robot',
  thinking: 'Il joue la suite des meilleurs choix dans sa tête…',
  progress: 'Où en est sa réflexion',
  none: 'Il n’a pas de conseil ici.',
  putAway: 'Ranger le conseil',
  best: 'le mieux',
  unit: 'points',
  close: 'presque aussi bien',
  toWin: (chance) => `${chance} de chances de gagner`,
  inTheEnd: (points) => `${points} à la fin`,
  found: (choice) => `Son premier choix : ${choice}`,
  about:
    'L’avis d’un robot qui ne voit que ce que vous voyez. À droite, les points face à son meilleur choix ; dessous, ce qui change aussitôt.',
  rest: 'tout le reste',
  standing: 'les points tels qu’ils sont',
})
