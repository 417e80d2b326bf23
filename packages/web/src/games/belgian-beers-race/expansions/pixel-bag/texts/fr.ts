import { counter } from '@estaminet/kernel/wording'
import { thin } from '../../../../../texts/thin.ts'
import type { PixelBagWords } from './en.ts'

const count = counter('fr')
const jokers = (n: number) => count(n, 'joker', 'jokers')

export const fr: PixelBagWords = thin({
  drawings: 'Dessins',
  completed: (n) => count(n, 'terminé', 'terminés'),
  worth: (points) => `soit ${points}`,
  secret: 'face cachée jusqu’à la fin',
  unfinished: 'inachevé',
  none: 'Plus de carte à piocher',
  notYet: 'Pas encore distribués',
  ready: 'prêt',
  readyWith: (n) => (n === 1 ? 'prêt avec votre joker' : `prêt avec ${jokers(n)}`),
  missing: (what) => `il manque ${what}`,
  stillMissing: 'il manque',
  show: (title) => `Montrer « ${title} » dans le sac à dos`,
  complete: 'Terminer',
  completeIt: (drawing) => `Terminer ${drawing}`,
  leaves: (gone, left) =>
    `${count(gone, 'bière ou joker quitte', 'bières et jokers quittent')} le sac à dos, il en reste ${left}`,
  instead: (points, beers) => `${points}, au lieu de ${beers} pour ces bières`,
  farther: (cards) => `s’éloigne : ${cards}`,
  jokers,
  bag: (what) => `Dans le sac à dos : ${what}`,
  empty: 'rien',
  withJokers: (n) => `Avec ${jokers(n)}`,
  otherWays: (n) => count(n, 'autre façon, avec d’autres jokers', 'autres façons, avec d’autres jokers'),
  standsFor: (what) => `à la place de ${what}`,
  meanwhile: {
    ready: 'Vous pouvez terminer un dessin entre-temps',
    jokers: 'Vous pouvez abandonner des jokers entre-temps',
    detail: 'Personne ne l’attend.',
  },
  dropped: (n) =>
    n === 0 ? 'fait place à une bière ; plus aucun joker ensuite' : `fait place à une bière ; ${jokers(n)} ensuite`,
  swapped: 'une nouvelle carte est piochée à sa place',
  explain: {
    drawing: {
      title: 'Un dessin',
      text: 'Réunissez ses bières dans votre sac à dos, dans n’importe quel ordre, et terminez-le dès que rien d’autre n’est en cours. Ses bières quittent le sac, vous piochez une nouvelle carte et ses points comptent à la fin.',
    },
    joker: {
      title: 'Un joker',
      text: 'Qui déguste une bière de son sac à dos en reçoit un à la place. Il vaut n’importe quelle couleur dans un dessin, et rien d’autre. Il prend de la place ; on peut l’abandonner à tout moment.',
    },
    completed: {
      title: 'Dessins terminés',
      text: 'Chacun voit combien les autres en ont terminé ; lesquels, seulement à la fin.',
    },
  },
})
