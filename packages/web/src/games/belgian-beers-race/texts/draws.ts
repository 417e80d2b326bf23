import { thin } from '../../../texts/thin.ts'

/** What dice are rolled for. */
export type RolledFor = 'bus' | 'hitch' | 'concert'

/** What chance brings in the race, by the event that tells it, and the dice by what they are rolled for. */
const en = {
  dice: {
    bus: (n: number, faces: string) =>
      `${n === 1 ? 'The die for the bus shows' : 'The dice for the bus show'} ${faces}`,
    hitch: (n: number, faces: string) =>
      `${n === 1 ? 'The die for a lift shows' : 'The dice for a lift show'} ${faces}`,
    concert: (n: number, faces: string) =>
      `${n === 1 ? 'The die of the concert shows' : 'The dice of the concert show'} ${faces}`,
  },
  face: (name: string) => `“${name}”`,
  drawn: {
    firstPlayer: 'First player',
    coasterPlaced: 'Coaster for the map',
    cardDrawn: 'Card for the Bottling Machine',
    levelThreeRevealed: 'Objective card of level 3',
    'events/drawn': 'Event of the day',
    'characters/dealt': 'Character, to choose from',
    'bands/dealt': 'Band, to choose from',
    'confrontation/dealt': 'Confrontation card',
    'pixel-bag/drawn': 'Drawing for the backpack',
    'team/revealed': 'Team card',
    'solo/started': 'Where the Zythologist starts',
    'solo/destination': 'Where the Zythologist goes',
    'solo/redrawn': 'Where the Zythologist goes',
  },
}

type RaceDraws = typeof en

const fr: RaceDraws = thin({
  dice: {
    bus: (n, faces) => `${n === 1 ? 'Le dé du bus montre' : 'Les dés du bus montrent'} ${faces}`,
    hitch: (n, faces) => `${n === 1 ? 'Le dé de l’autostop montre' : 'Les dés de l’autostop montrent'} ${faces}`,
    concert: (n, faces) => `${n === 1 ? 'Le dé du concert montre' : 'Les dés du concert montrent'} ${faces}`,
  },
  face: (name) => `« ${name} »`,
  drawn: {
    firstPlayer: 'Premier joueur',
    coasterPlaced: 'Sous-bock pour une brasserie',
    cardDrawn: 'Carte pour l’Embouteilleuse',
    levelThreeRevealed: 'Carte Objectif de niveau 3',
    'events/drawn': 'Évènement du jour',
    'characters/dealt': 'Personnage au choix',
    'bands/dealt': 'Groupe au choix',
    'confrontation/dealt': 'Carte Affrontement',
    'pixel-bag/drawn': 'Dessin pour le sac à dos',
    'team/revealed': 'Carte d’équipe',
    'solo/started': 'Où commence le Zythologue',
    'solo/destination': 'Où va le Zythologue',
    'solo/redrawn': 'Où va le Zythologue',
  },
} satisfies RaceDraws)

const nl: RaceDraws = {
  dice: {
    bus: (n, faces) => `${n === 1 ? 'De dobbelsteen voor de bus toont' : 'De dobbelstenen voor de bus tonen'} ${faces}`,
    hitch: (n, faces) =>
      `${n === 1 ? 'De dobbelsteen voor een lift toont' : 'De dobbelstenen voor een lift tonen'} ${faces}`,
    concert: (n, faces) =>
      `${n === 1 ? 'De dobbelsteen van het concert toont' : 'De dobbelstenen van het concert tonen'} ${faces}`,
  },
  face: (name) => `“${name}”`,
  drawn: {
    firstPlayer: 'Wie begint',
    coasterPlaced: 'Bierviltje voor een brouwerij',
    cardDrawn: 'Kaart voor de Bottelmachine',
    levelThreeRevealed: 'Opdrachtkaart van niveau 3',
    'events/drawn': 'Gebeurtenis van de dag',
    'characters/dealt': 'Personage om uit te kiezen',
    'bands/dealt': 'Band om uit te kiezen',
    'confrontation/dealt': 'Confrontatiekaart',
    'pixel-bag/drawn': 'Tekening voor de rugzak',
    'team/revealed': 'Teamkaart',
    'solo/started': 'Waar de Zytholoog begint',
    'solo/destination': 'Waar de Zytholoog naartoe gaat',
    'solo/redrawn': 'Waar de Zytholoog naartoe gaat',
  },
}

export const drawKinds = { en, fr, nl }
