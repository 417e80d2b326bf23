import type { StandingWords } from './en.ts'

/** Le classement, en français. */
export const fr: StandingWords = {
  title: 'Classement',
  lede: 'Les résultats des tables classées, pour chaque jeu et chaque façon d’y jouer. Qui ouvre une table décide si elle est classée.',
  game: 'Jeu',
  mode: 'Façon de jouer',
  modes: { base: 'Tel quel', short: 'Partie courte', expansions: 'Avec extensions' },
  place: 'Rang',
  name: 'Nom',
  points: 'Points',
  games: 'Parties',
  you: 'vous',
  nobody: (least) => `Personne n’a encore joué ${least} parties classées de ce jeu.`,
  listed: (from, to, all) => `${from} à ${to} sur ${all}`,
  before: 'Les précédents',
  after: 'Les suivants',
  mine: {
    title: 'Votre classement',
    none: 'Vous n’avez encore joué aucune partie classée.',
    soFar: (games, least) =>
      `${games} sur ${least} ${games === 1 ? 'partie classée' : 'parties classées'} : le nombre se montre après ${least}.`,
    points: (points, games) => `${points} points après ${games} parties classées.`,
    all: 'Voir le classement',
  },
  how: {
    title: 'Ce qui compte, et comment',
    lines: [
      'Une table classée réunit deux personnes ou plus, une place pour chacune, avec les dés de la maison et sans robot. Ce que les autres ont vu ne s’y reprend pas.',
      'À la fin, chacun est comparé à chacun d’après son rang ; une équipe compte pour un. Battre plus fort que soi rapporte davantage. On part de 1000 points, et le nombre monte à mesure que la maison connaît mieux quelqu’un.',
      'Qui laisse sa place à un robot et ne revient pas est dernier.',
      'Personne n’a besoin d’un compte ici, et l’on peut donc jouer sous plusieurs noms : cette liste repose sur la confiance.',
    ],
  },
  failed: 'La maison n’a pas répondu : la liste viendra avec elle.',
}
