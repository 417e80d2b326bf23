import { thin } from '../../texts/thin.ts'
import type { RulesTexts } from './en.ts'

export const fr: RulesTexts = thin({
  title: 'Règles',
  shelf: 'Les règles de la maison',
  shelfLead:
    'Chaque jeu raconté à notre façon, avec chaque question qu’il a fallu trancher et la raison de notre choix.',
  read: (game: string) => `${game} : lire les règles`,
  toTable: 'Retour à la table',
  open: 'Lire les règles',
  books: 'Les livres de règles',
  search: 'Chercher dans les règles',
  clear: 'Effacer la recherche',
  found: (count: number) =>
    count === 0 ? 'Rien trouvé' : count === 1 ? '1 passage' : `${count} passages, les meilleurs d’abord`,
  showAll: (count: number) => `Voir les ${count} passages`,
  walk: 'pour les parcourir',
  nothing: 'Essayez un mot de moins, ou le nom d’une pièce.',
  chapters: 'Chapitres',
  contents: 'Sommaire',
  chapterOf: (number: number, of: number) => `Chapitre ${number} sur ${of}`,
  expansions: 'Extensions',
  expansion: 'Extension',
  changes: 'Ce qui change ces règles',
  onThisPage: 'Sur cette page',
  inShort: 'En bref',
  example: 'Exemple',
  ruling: (numbers: string) => `Décision de la maison ${numbers}`,
  foldedRulings: (count: number) =>
    count === 1 ? 'Un cas rare, tranché par la maison' : `${count} cas rares, tranchés par la maison`,
  why: 'Pourquoi :',
  rulings: 'Décisions de la maison',
  rulingsHelp:
    'Là où les règles se taisent ou se contredisent, la maison dit ce qu’elle joue. Un trait de laiton le signale.',
  linkTo: (title: string) => `Lien vers « ${title} »`,
  before: 'Précédent',
  after: 'Suivant',
  table: (title: string) => `Tableau : ${title}`,
  figure: (number: number) => `Fig. ${number}`,
  missing: 'Ce chapitre n’existe pas',
  missingHelp: 'Toutes les règles sont dans la liste des chapitres.',
  toContents: 'Voir le sommaire',
  failed: 'Le livre de règles n’a pas pu être chargé. Réessayez dans un instant.',
})
