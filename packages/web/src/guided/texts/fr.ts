import { thin } from '../../texts/thin.ts'
import type { CoachWords } from './en.ts'

export const fr: CoachWords = thin({
  step: (at, of) => `Étape ${at} sur ${of}`,
  goOn: 'Continuer',
  again: 'Refaire cette étape',
  skip: 'Passer cette étape',
  againShort: 'Refaire',
  skipShort: 'Passer',
  list: 'Les étapes',
  done: 'faite',
  leave: 'Quitter, garder ma place',
  watch: (name) => `${name} joue. Regardez.`,
  watchNobody: 'Un instant.',
  onward: 'Prenez le choix qui brille.',
  back: (step) => `Vous revoilà ! Vous en étiez à « ${step} ».`,
  startOver: 'Tout reprendre',
  later: 'Les autres choix viendront plus tard. Aucune horloge ne tourne, personne n’attend.',
  notNow: 'Bonne question, mais pour plus tard : d’abord le choix qui brille.',
  won: (mine, other) => `Vous avez gagné, ${mine} points à ${other}.`,
  known: 'Ce que vous savez maintenant',
  firstGame: 'Votre première vraie partie, contre un robot très facile',
  onceMore: 'Refaire la partie guidée',
})
