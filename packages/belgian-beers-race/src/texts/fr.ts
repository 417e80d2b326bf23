import type { Texts } from './en.ts'
import { frCards } from './fr-cards.ts'
import { frEvents } from './fr-events.ts'
import { beers, categories, cheeses, colours, cubes, dice, faces, place, tu, vp } from './fr-words.ts'
import { frTowns } from './towns.ts'

/** Towns go without an article, the Grand-Place does not. */
const definite = (to: string) => (to === frTowns.GP ? `la ${to}` : to)

export const fr: Texts = {
  language: 'fr',
  name: 'The Belgian Beers Race',
  tagline: 'Trois jours, quarante brasseries, un seul retour : soyez sur la Grand-Place dimanche soir.',
  notice: {
    title: 'Pour adultes, et toujours avec mesure',
    lines: [
      'Dans cette course, personne ne prend jamais le volant : on roule à vélo, en bus ou dans la voiture d’autrui. Faites de même.',
      'L’alcool est réservé aux adultes et nuit dès qu’on en abuse. Respectez la loi de votre pays.',
      'Les brasseries existent bel et bien ; routes, distances et horaires ont été arrangés pour le jeu.',
    ],
  },

  options: {
    length: {
      name: 'Durée',
      help: 'Le temps que prend la course.',
      choices: {
        base: {
          name: 'Course complète',
          help: 'Trois journées de 12, 16 et 12 heures, comptées en demi-heures (unités de temps, UT), départ de la Grand-Place.',
        },
        short: {
          name: 'Course courte',
          help: 'Deux journées de 12 heures, comptées en demi-heures (unités de temps, UT), départ au choix, sans carte de niveau 3.',
        },
      },
    },
    leader: {
      name: 'Qui faut-il dépasser ?',
      help: 'Votre tour s’achève quand vous avez dépassé le disque de tête sur la piste de Temps.',
      choices: {
        all: {
          name: 'Tous les disques',
          help: 'Un disque qui a fini sa journée reste en tête : les autres finissent la leur d’une traite.',
        },
        awake: {
          name: 'Ceux qui courent encore',
          help: 'Les disques qui ont fini leur journée ne comptent plus ; les tours continuent d’alterner.',
        },
      },
    },
    arrival: {
      name: 'Ordre d’arrivée',
      help: 'Ce que veut dire arriver en premier sur la Grand-Place.',
      choices: {
        play: { name: 'Selon les tours', help: 'Le premier à y être arrivé dans l’ordre du jeu.' },
        clock: { name: 'Selon l’horloge', help: 'Le premier à y être arrivé selon l’heure du jour.' },
      },
    },
  },

  colours,
  beers,
  means: { hitch: 'autostop', bus: 'bus', bike: 'vélo' },
  faces,
  categories,
  regions: {
    brussels: 'Bruxelles',
    north: 'le nord',
    east: 'l’est',
    south: 'le sud',
    'south-west': 'le sud-ouest',
    west: 'l’ouest',
  },
  towns: frTowns,
  tracks: {
    time: 'Piste de Temps',
    score: 'Piste de Score',
    glass: 'Bières dégustées',
    breathalyzer: 'Éthylomètre',
    cheese: 'Fromage',
    cheers: 'Trinquer',
    bonus: 'Pistes Bonus',
  },
  pieces: {
    backpack: 'Sac à dos',
    cube: 'Bière transportée',
    bottle: 'Bouteille Premier visiteur',
    coaster: 'Sous-bock',
    visited: 'Brasserie visitée',
    bottleToken: 'Jeton Bouteille',
    machine: 'Embouteilleuse',
    rightRow: 'à portée de main',
    leftRow: 'en approche',
    disc: 'Disque',
    dice: 'Dés',
  },
  symbols: { buy: 'Acheter de la bière', cheese: 'Acheter de la bière et du fromage', taste: 'Déguster une bière' },
  kinds: {
    lightning: 'Éclair : à faire pendant votre tour',
    star: 'Étoile : un état à atteindre',
    flag: 'Drapeau : en fin de partie',
  },
  level: (level) => `Niveau ${level}`,
  days: ['vendredi', 'samedi', 'dimanche'],
  place,
  tu,
  vp,
  cubes,

  decisions: {
    start: 'Choisissez votre brasserie de départ.',
    action: 'Que faites-vous ?',
    transit: (left) => `En chemin : vous pouvez encore déguster ${cubes(left)}.`,
    offer: (count) => (count === 1 ? 'Choisissez la bière à offrir.' : `Choisissez les ${cubes(count)} à offrir.`),
    hand: (partner) => `Choisissez la bière que vous offrez à ${partner}.`,
    return: (host) => `${host} trinque avec vous : choisissez la bière que vous offrez en retour.`,
    cheese: 'Manger du fromage avant de trinquer ?',
    beers: (count) =>
      `Au niveau 8, vous dormez : choisissez ${count === 1 ? 'la seule bière' : `les ${count} bières`} que vous buvez.`,
    token: 'Vous franchissez un jeton Bouteille : le garder intact, ou le casser et retirer une carte ?',
    campsite: 'Sous la tente : déguster encore une bière pour 1 UT, ou aller dormir ?',
  },
  timeouts: {
    start: 'La première brasserie libre est choisie.',
    action: 'La journée s’arrête ici : en campant si c’est permis, sinon en restant sur place.',
    transit: 'Plus aucune bière n’est dégustée pendant ce trajet.',
    offer: 'Les bières de la couleur la plus nombreuse sont offertes.',
    hand: 'Une bière de la couleur la plus nombreuse est offerte.',
    return: 'Une bière de la couleur la plus nombreuse est offerte.',
    cheese: 'Juste assez de fromage pour ne pas s’endormir, s’il y en a assez ; sinon aucun.',
    beers: 'Les bières des premiers partenaires, dans le sens horaire, sont bues.',
    token: 'Le jeton reste intact.',
    campsite: 'Le campeur va dormir.',
  },
  moves: {
    bike: (to) => `Rouler à vélo vers ${definite(to)}`,
    bus: (to) => `Prendre le bus vers ${definite(to)}`,
    hitch: (to, count) => `Faire de l’autostop vers ${definite(to)} avec ${dice(count)}`,
    offer: (to) => `Faire de l’autostop vers ${definite(to)} en offrant des bières`,
    buy: 'Acheter de la bière',
    buyCheese: 'Acheter de la bière et du fromage',
    buyOnlyCheese: 'Acheter du fromage',
    taste: 'Déguster une bière',
    eat: 'Manger un fromage',
    camp: 'Camper',
    stop: 'Finir sa journée',
    drink: (beer) => `Déguster ${beer}`,
    done: 'Assez dégusté',
    give: (beer) => `Offrir ${beer}`,
    eatNow: (count) => (count === 0 ? 'Ne pas manger de fromage' : `Manger ${cheeses(count)}`),
    keep: 'Garder le jeton intact',
    break: (title) => `Casser le jeton et retirer « ${title} »`,
    begin: (from) => `Commencer à ${from}`,
  },

  score: {
    beers: 'Bières dégustées',
    bottles: 'Bouteilles Premier visiteur',
    coasters: 'Sous-bocks',
    'bonus-player': 'Bonus Joueur',
    'bonus-author': 'Bonus Auteur',
    'bonus-cardinal': 'Bonus Points cardinaux',
    'bonus-trappist': 'Bonus Trappistes',
    cubes: 'Bières dans le sac à dos',
    cheese: 'Piste Fromage',
    'cheese-markers': 'Jetons à côté de la piste Fromage',
    visited: 'Brasseries visitées',
    card: 'Carte Objectif',
    level3: 'Carte Drapeau',
    cheers: 'Piste Trinquer',
    'cheers-markers': 'Jetons à côté de la piste Trinquer',
    daily: 'Décompte journalier',
    return: 'Loin de la Grand-Place',
    floor: 'Personne ne finit sous zéro',
  },

  cards: frCards,
  events: frEvents,
}
