import { frBoxes as expansions } from '@estaminet/belgian-beers-race/texts/fr-boxes'
import type { BoxWords } from '../../../games.ts'
import { thin } from '../../../texts/thin.ts'

export const boxFr: BoxWords = thin({
  promise: 'Filez de brasserie en brasserie, dégustez, trinquez, et soyez de retour sur la Grand-Place avant la nuit.',
  gist: 'une course entre quarante brasseries',
  part: 'jour',
  expansions,
  alone: {
    icon: 'hat',
    name: 'le Zythologue',
    line: 'la table le joue, selon des règles que vous pouvez lire',
    more: { href: '/campaign', text: 'Quinze conditions de victoire : la campagne' },
  },
  levels: {
    'very-easy': 'connaît les règles et évite les bourdes ; « Facile » le bat presque à tous les coups',
    easy: 'pense un coup à l’avance ; bat « Très facile » presque à tous les coups',
    medium: 'pense son action jusqu’au bout, dés compris ; bat « Facile » quatre fois sur cinq',
    hard: 'imagine les prochaines heures ; bat « Moyen » le plus souvent',
    expert: 'imagine les prochaines heures bien plus souvent que « Difficile », et pèse ainsi chaque réponse',
  },
  personalities: {
    taster: { name: 'Dégustateur', line: 's’arrête pour une bière partout où l’on en verse' },
    collector: { name: 'Collectionneur', line: 'fait un détour pour une bouteille ou un sous-bock de plus' },
    cyclist: { name: 'Cycliste', line: 'prend le vélo là où d’autres attendent une voiture' },
    socialite: { name: 'Bon vivant', line: 'ne laisse passer aucune occasion de trinquer' },
    sprinter: { name: 'Sprinteur', line: 'file vers la brasserie suivante, le verre à peine vidé' },
  },
})
