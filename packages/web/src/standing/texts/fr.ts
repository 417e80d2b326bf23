import { counter } from '@estaminet/kernel/wording'
import { thin } from '../../texts/thin.ts'
import type { StandingWords } from './en.ts'

const count = counter('fr')
const inPoints = (points: number) => count(points, 'point', 'points')

/** Le classement, en français. */
export const fr: StandingWords = thin({
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
  before: 'Précédents',
  after: 'Suivants',
  mine: {
    title: 'Votre classement',
    none: 'Vous n’avez encore joué aucune partie classée.',
    soFar: (games, least) =>
      `${games} ${games < 2 ? 'partie classée' : 'parties classées'} sur ${least} : vos points s’affichent après ${least}.`,
    points: (points, games) => `${inPoints(points)} après ${count(games, 'partie classée', 'parties classées')}.`,
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
  history: {
    title: 'Vos parties dans la maison',
    none: 'Vous n’avez encore terminé aucune partie à une table de la maison.',
    played: 'Par jeu et façon de jouer',
    met: 'Face à face',
    games: 'Parties',
    won: 'Gagnées',
    average: 'Moyenne',
    best: 'Record',
    ahead: 'Devant',
    behind: 'Derrière',
    sources: (game) => `D’où viennent vos points : ${game}`,
    over: (games) => (games < 2 ? 'compté sur une partie' : `compté sur ${games} parties`),
    source: 'Des points pour',
    favourites: 'Vos brasseries préférées',
    brewery: 'Brasserie',
    stamps: (stamped, all, stars) =>
      `La campagne : ${stamped} ${stamped < 2 ? 'tampon' : 'tampons'} sur ${all}, ${stars} ${stars < 2 ? 'étoile' : 'étoiles'}.`,
    campaign: 'Voir la campagne',
    device: 'Vos parties sur cet appareil',
    deviceHelp: 'Les parties en solo et contre des robots, jouées sans la maison. Elles ne sont comptées qu’ici.',
  },
  daily: {
    title: 'La partie du jour',
    lede: (game) => `Une partie de ${game} par jour, en solo, avec les mêmes dés pour tout le monde dans cette maison.`,
    today: 'Aujourd’hui',
    until: (time) => `Elle compte jusqu’à ${time}, quand commence la suivante.`,
    once: 'Chacun a un seul essai. Ce que le hasard a montré ne se reprend pas, et un robot qui joue pour vous met fin à l’essai.',
    name: 'Votre nom',
    play: 'Jouer la partie du jour',
    goOn: 'Continuer votre partie',
    seeAgain: 'Revoir votre partie',
    finished: (people) =>
      people === 0
        ? 'Personne ne l’a encore terminée.'
        : people === 1
          ? 'Une personne l’a terminée.'
          : `${people} personnes l’ont terminée.`,
    soFar: (place, people, points) => `Rang ${place} sur ${people} jusqu’ici, avec ${inPoints(points)}.`,
    late: 'Votre partie n’a pas compté : elle a fini trop tard, ou un robot y a joué.',
    yesterday: 'Hier',
    earlier: 'Les jours d’avant',
    backToday: 'La partie d’aujourd’hui',
    noDay: 'Il n’y a pas de partie pour ce jour.',
    nobodyThen: 'Personne ne l’a terminée.',
    yours: (place, people, points) => `Rang ${place} sur ${people}, avec ${inPoints(points)}.`,
    trust:
      'Tout repose sur la confiance : qui a plusieurs noms peut jouer deux fois avec les mêmes dés. Jouez franc jeu, ce n’est que de la bière.',
    check: {
      title: 'Vérifier les dés',
      text: 'Au début de la journée, la maison promet son secret ; elle le dit quand la journée est finie. Le SHA-256 du secret est ce qui avait été promis, et chaque dé de la journée en découle ; la page qui vérifie les dés fait le calcul.',
      promise: 'Promis pour aujourd’hui',
      promisedThen: 'Promis pour ce jour',
      secretThen: 'Le secret de ce jour',
      promised: 'Promis pour hier',
      secret: 'Le secret d’hier',
      page: 'Vérifier une partie terminée',
    },
    failed: 'La maison n’a pas répondu. Rien n’est perdu : réessayez.',
  },
  failed: 'La maison n’a pas répondu : la liste viendra avec elle.',
})
