import type { BoxWords } from '../../../games.ts'
import { thin } from '../../../texts/thin.ts'

export const boxFr: BoxWords = thin({
  promise: 'Cultivez le jardin de l’abbaye, entre soleil et ombre, et brassez la bière la mieux équilibrée.',
  gist: 'un jardin entre soleil et ombre',
  levels: {
    'very-easy': 'connaît les règles et évite les bourdes ; « Facile » le bat presque à tous les coups',
    easy: 'pense un coup à l’avance ; bat « Très facile » presque à tous les coups',
    medium: 'pense son tour jusqu’au bout ; bat « Facile » neuf fois sur dix',
    hard: 'joue la manche d’avance ; bat « Moyen » neuf fois sur dix',
    expert: 'pense la manche pour tout le monde ; bat « Difficile » quatre fois sur cinq',
  },
  personalities: {
    usurer: { name: 'Grippe-sou', line: 'couve ses ducats et n’en dépense un qu’à regret' },
    abbot: { name: 'Abbé', line: 'remplit le jardin de moines' },
    cooper: { name: 'Tonnelier', line: 'joue pour chaque baril à sa portée' },
  },
  part: 'manche',
})
