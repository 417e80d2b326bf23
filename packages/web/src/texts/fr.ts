import type { Texts } from './texts.ts'

export const fr: Texts = {
  language: 'Français',
  headline: ['Une maison,', 'deux jeux,', 'tous à table.'],
  lede: 'Estaminet est une maison pour de grands jeux de plateau belges et brassicoles. Le moteur et sa ligne de commande viennent d’abord\u202f; les tables où l’on jouera dans ce navigateur sont en construction.',
  commandsTitle: 'Deux commandes',
  start: 'ouvre la maison\u202f: cette page, sur votre propre machine.',
  test: 'lance toutes les vérifications et tous les tests, jusqu’à cette page dans un vrai navigateur.',
  gamesTitle: 'Les deux jeux',
  race: 'Filez de brasserie en brasserie, goûtez, trinquez, et rentrez à la Grand-Place avant la nuit.',
  heaven: 'Cultivez le jardin de l’abbaye, entre soleil et ombre, et brassez la bière la plus juste.',
  players: (from, to) => `${from} à ${to} joueurs`,
  minutes: (from, to) => `${from} à ${to} min`,
  moderation: 'Dégustez avec sagesse, ne conduisez jamais.',
  independent: 'Adaptation indépendante\u202f: les jeux appartiennent à leurs auteurs et éditeurs.',
  languages: 'Langue',
}
