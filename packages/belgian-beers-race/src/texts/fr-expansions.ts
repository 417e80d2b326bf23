import { counter, oneOf } from '@estaminet/kernel/wording'
import { COLOURS } from '../content/places.ts'
import { SETS, type SetName } from '../content/sets.ts'
import type { ExpansionTexts } from './expansions.ts'
import { frBoxes } from './fr-boxes.ts'
import { characters, confrontation, events } from './fr-expansion-cards.ts'
import { frLobby } from './fr-lobby.ts'
import { all, beersOf, breweries, dice, vp } from './fr-words.ts'

const count = counter('fr')
const kind = (one: string, other: string) => (n: number) => count(n, `brasserie ${one}`, `brasseries ${other}`)
const lying = (where: string) => (n: number) => `${breweries(n)} ${where}`
const quarter = (where: string, name: SetName) => (n: number) => `${breweries(n)} ${where} (${SETS[name].join(', ')})`
const either = oneOf('fr')

/** Avec son article, après « on joue ». */
const played = {
  punk: 'du punk',
  electro: 'de l’électro',
  metal: 'du metal',
  chanson: 'de la chanson',
  fanfare: 'de la fanfare',
  folk: 'du folk',
}

export const frExpansions: ExpansionTexts = {
  expansions: frBoxes,
  ...frLobby,

  confrontation,
  exchanging: {
    'L1-16': 'Échangez des bières en arrivant, pendant votre tour.',
    'L2-01': 'Soyez au moins au niveau 3 de la piste Échange.',
    'L2-17': 'Échangez en arrivant et donnez une bière brune.',
    'L2-18': 'Échangez des bières en arrivant et soyez ensuite au moins au niveau 3 de la piste Échange.',
    'L3-13': 'Terminez au niveau 6 de la piste Échange et au moins au niveau 3 de la piste Fromage.',
  },
  events,
  characters,
  majority: (what, points) => `${vp(points)} si vous avez plus de ${what} que chacun des autres.`,
  par: (what, par, points, beating) =>
    `${vp(points)} pour au moins ${par} ${what}${beating ? ', et plus que le Zythologue' : ''}.`,
  sets: {
    BORDER16: lying('à la frontière'),
    BORDER_NORTH: quarter('à la frontière nord', 'BORDER_NORTH'),
    BORDER_EAST: quarter('à la frontière est', 'BORDER_EAST'),
    BORDER_SOUTH: quarter('à la frontière sud', 'BORDER_SOUTH'),
    BORDER_WEST: quarter('à la frontière ouest', 'BORDER_WEST'),
    BRUSSELS: lying('de Bruxelles'),
    YELLOW: kind('jaune', 'jaunes'),
    BROWN: kind('brune', 'brunes'),
    RED: kind('rouge', 'rouges'),
    BLACK: kind('noire', 'noires'),
    BUY: kind('qui vend de la bière', 'qui vendent de la bière'),
    TASTE: lying('où l’on déguste'),
    CHEESE: kind('qui vend du fromage', 'qui vendent du fromage'),
    PLAYER3: lying('Joueur'),
    AUTHOR3: lying('Auteur'),
    CARDINAL4: lying('Points cardinaux'),
    TRAPPIST5: kind('trappiste', 'trappistes'),
    BONUS12: lying('à bonus'),
  },
  eachColour: (n) => `${breweries(n)} de chaque couleur`,
  breweries: (ids, n) =>
    n === ids.length ? `les brasseries ${all(ids.map(String))}` : `la brasserie ${either(ids.map(String))}`,
  visits: (wishes, points) => `${vp(points)} pour avoir visité ${all(wishes)}.`,

  styles: { punk: 'Punk', electro: 'Électro', metal: 'Metal', chanson: 'Chanson', fanfare: 'Fanfare', folk: 'Folk' },
  // biome-ignore format: one band a line
  bands: {
    'BD-01': 'Trois accords, et la pompe laissée ouverte.',
    'BD-02': 'Chaque morceau finit par une capsule qui saute.',
    'BD-03': 'On sent la basse avant de voir le bar.',
    'BD-04': 'Branché directement sur les plombs de la brasserie.',
    'BD-05': 'Acide, bruyant et mûri sous bois.',
    'BD-06': 'Ne joue qu’au-dessous du niveau du sol.',
    'BD-07': 'Elle chante la mousse, et ceux qui partent avant qu’elle retombe.',
    'BD-08': 'Quatre voix, quatre verres, un seul long soupir.',
    'BD-09': 'En marche depuis un siècle, le plus souvent dans les flaques.',
    'BD-10': 'Astiqués deux fois par semaine, accordés une fois par an.',
    'BD-11': 'Un violon, une digue, et rien pour arrêter le vent.',
    'BD-12': 'Des airs pour bras fatigués et pouces verts.',
  },
  concert: (style, opposite, { home, opposite: fewest, elsewhere }) =>
    `${dice(home)} là où l’on joue ${played[style]}, ${fewest} là où l’on joue ${played[opposite]}, ${elsewhere} ailleurs.`,

  // biome-ignore format: three drawings a line
  drawings: {
    'PX-01': 'Bougie solitaire', 'PX-02': 'Bout de cigare', 'PX-03': 'Feu tricolore',
    'PX-04': 'Paillasson', 'PX-05': 'Fond de tonneau', 'PX-06': 'Damier',
    'PX-07': 'Escalier', 'PX-08': 'Nœud papillon', 'PX-09': 'Verre bien rempli',
    'PX-10': 'Champignon', 'PX-11': 'Petit drapeau', 'PX-12': 'Abeille',
    'PX-13': 'Brioche de Pâques', 'PX-14': 'Cône de houblon', 'PX-15': 'Flèche du retour',
    'PX-16': 'Double trois', 'PX-17': 'Caricole', 'PX-18': 'Beffroi',
    'PX-19': 'Buveur souriant', 'PX-20': 'Cœur', 'PX-21': 'Cathédrale',
    'PX-22': 'Roue de vélo', 'PX-23': 'Pion pressé', 'PX-24': 'Tapis de fleurs',
  },
  drawing: (need) => `${all(COLOURS.flatMap((colour, at) => (need[at] > 0 ? beersOf(colour, need[at]) : [])))}.`,

  // biome-ignore format: one card a line
  team: {
    'TM-01': { title: 'Corvée de fromage', text: () => 'L’un de vous achète du fromage, et le reçoit.' },
    'TM-02': { title: 'Longtemps en selle', text: (n) => `L’un de vous parcourt à vélo une route d’au moins ${n} UT.` },
    'TM-03': { title: 'Chargé comme un mulet', text: (n) => `L’un de vous transporte au moins ${n} bières.` },
    'TM-04': { title: 'Un verre en ville', text: () => 'L’un de vous déguste une bière dans une brasserie de Bruxelles.' },
    'TM-05': { title: 'Bulle à verre', text: (n) => `Ensemble, vous possédez au moins ${n} bouteilles Premier visiteur.` },
    'TM-06': { title: 'Palette complète', text: () => 'Ensemble, vous possédez une bouteille Premier visiteur de chaque couleur.' },
    'TM-07': { title: 'Palais partagé', text: (n) => `Ensemble, vous avez dégusté au moins ${n} bières.` },
    'TM-08': { title: 'Patrouille frontalière', text: (n) => `Ensemble, vous avez visité au moins ${n} brasseries différentes à la frontière.` },
    'TM-09': { title: 'La tournée de A', text: () => 'A arrive dans une brasserie et y trinque ou y échange.' },
    'TM-10': { title: 'Le plateau de B', text: (n) => `B est au moins au niveau ${n} de la piste Fromage.` },
    'TM-11': { title: 'La boussole de A', text: (n) => `A a visité au moins ${breweries(n)} Points cardinaux.` },
    'TM-12': { title: 'La liste de B', text: () => 'B prend une carte Objectif de l’Embouteilleuse.' },
  },

  soloCard: {
    title: 'Le carnet du Zythologue',
    text: '5 PV pour chaque soir où vous possédez plus de bouteilles qu’il n’a de bouteilles et de sous-bocks ensemble. 5 PV chaque fois que vous trinquez avec lui, jusqu’à 4 fois.',
  },
  soloTitles: {
    beaten: 'Battu par le Zythologue',
    amateur: 'Amateur éclairé',
    connoisseur: 'Connaisseur',
    'great-zythologist': 'Grand Zythologue',
  },
}
