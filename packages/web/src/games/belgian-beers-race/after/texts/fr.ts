import { de } from '../../../../texts/elide.ts'
import { thin } from '../../../../texts/thin.ts'
import type { RaceAfterTexts } from './en.ts'

export const fr: RaceAfterTexts = thin<RaceAfterTexts>({
  kicker: 'Dernière tournée',
  home: (name) => `${name} est à bon port.`,
  away: (name) => `${name} gagne à distance.`,
  team: (name) => `L’équipe ${name} gagne.`,
  teamSum: (team, points, name, cards, count) =>
    `${team} : ${points} ${de(name)}, le plus faible, et ${cards} pour ${count > 1 ? `${count} cartes` : `${count} carte`}.`,
  part: (day) => `Jour ${day}`,
  evening: 'le décompte du soir',
  routes: {
    title: 'Le chemin de chacun',
    show: (name) => `Le chemin ${de(name)}`,
    play: 'Refaire la route',
    stop: 'Arrêter',
    map: 'Carte de Belgique avec le chemin de chacun',
    words: 'En mots',
  },
  awards: {
    roads: {
      title: 'Le chemin des écoliers',
      text: (name, n) => `${n} routes pour ${name}. La ligne droite devait être en travaux.`,
    },
    bike: { title: 'Mollets d’acier', text: (name, n) => `${n} fois à vélo. ${name} jure que ça descendait.` },
    bus: { title: 'Abonnement annuel', text: (name, n) => `${n} bus. ${name} tutoie tous les chauffeurs.` },
    lifts: {
      title: 'Le pouce d’or',
      text: (name, n) => `${n} voitures se sont arrêtées pour ${name}. Ce doit être le sourire.`,
    },
    waits: { title: 'Le plus bel abribus', text: (name, n) => `${n} fois, ${name} n’a rien vu venir.` },
    bottles: {
      title: 'Avant tout le monde',
      text: (name, n) => `${n} brasseries ont eu ${name} pour toute première visite.`,
    },
    coasters: {
      title: 'Cale-table d’honneur',
      text: (name, n) => `${n} sous-bocks : là où ${name} s’assied, plus une table ne boite.`,
    },
    cards: { title: 'Élève modèle', text: (name, n) => `${name} a rempli ${n} objectifs, tampon à l’appui.` },
    toasts: {
      title: 'L’ami du genre humain',
      text: (name, n) => `Trinqué ${n} fois : ${name} n’aime pas voir un verre tout seul.`,
    },
    exchanges: {
      title: 'Donnant, donnant',
      text: (name, n) => `${n} échanges : ce que porte ${name}, d’autres l’ont acheté.`,
    },
    cheese: {
      title: 'Ministère du Fromage',
      text: (name, n) => `${n} fromages dans un seul sac. Personne ne s’est assis près ${de(name)}.`,
    },
    tents: {
      title: 'Le grand air',
      text: (name, n) => `${name} a planté la tente ${n} fois. Il y avait pourtant des hôtels.`,
    },
    stops: {
      title: 'L’art de s’arrêter',
      text: (name, n) => `${name} a fini sa journée avant l’heure ${n} fois, en plein soleil.`,
    },
    concerts: {
      title: 'Encore une petite',
      text: (name, n) => `${n} concerts. Avant chacun, ${name} jurait que c’était le dernier.`,
    },
    fans: {
      title: 'Dédicaces sur sous-bock',
      text: (name, n) => `${n} fans. ${name} n’a plus rien à dédicacer.`,
    },
    tricks: {
      title: 'Avec mes amitiés',
      text: (name, n) => `${n} cartes offertes aux autres. ${name} appelle ça de l’affection.`,
    },
    boosts: {
      title: 'Charité bien ordonnée',
      text: (name, n) => `${n} cartes pour ${name}, de la part ${de(name)}.`,
    },
    targets: {
      title: 'À suivre de près',
      text: (name, n) => `${n} cartes visaient ${name}. Il faut du talent pour valoir ça.`,
    },
    shields: {
      title: 'Absent pour tous',
      text: (name, n) =>
        n === 1
          ? `Une carte a sonné chez ${name}. Personne n’a ouvert.`
          : `${n} cartes ont sonné chez ${name}. Personne n’a ouvert.`,
    },
    drawings: {
      title: 'Maître ancien',
      text: (name, n) => `${n} dessins achevés. Le musée demande aussi le sac à dos ${de(name)}.`,
    },
    jokers: { title: 'Plan B', text: (name, n) => `${n} jokers pour ${name}. Le plan A ne donne plus de nouvelles.` },
    redraws: {
      title: 'Différend artistique',
      text: (name, n) => `${n} dessins rendus. ${name} ne sentait pas la couleur.`,
    },
    teamCards: {
      title: 'Pour l’équipe',
      text: (name, n) => `${n} cartes de l’équipe réussies aux tours ${de(name)}. Il y a eu du gâteau.`,
    },
    rain: {
      title: 'Imperméable',
      text: (name, n) => `${n} PV les jours où l’évènement était contre tout le monde. ${name} n’a rien remarqué.`,
    },
    sun: {
      title: 'Sous une bonne étoile',
      text: (name, n) => `${n} PV les jours où l’évènement était favorable. ${name} parle d’organisation.`,
    },
  },
})
