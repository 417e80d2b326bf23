import { counter, oneOf } from '@estaminet/kernel/wording'
import { COLOURS } from '../content/places.ts'
import { SETS, type SetName } from '../content/sets.ts'
import type { ExpansionTexts } from './expansions.ts'
import { characters, confrontation, events } from './fr-expansion-cards.ts'
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
  expansions: {
    confrontation: {
      name: 'Affrontement',
      line: 'Une main de cartes pour s’aider soi-même et gêner les autres ; au lieu de trinquer, on échange.',
    },
    events: { name: 'Évènements', line: 'Chaque jour, une carte change la course pour tout le monde.' },
    characters: { name: 'Personnages', line: 'À chacun sa force, sa faiblesse et ses brasseries à visiter.' },
    bands: {
      name: 'Groupes en tournée',
      line: 'Donnez des concerts là où l’on déguste et gagnez des fans à votre style.',
    },
    'pixel-bag': { name: 'Sac à pixels', line: 'Composez des dessins avec les bières de votre sac à dos.' },
    team: { name: 'En équipe', line: 'Deux contre deux : c’est le plus faible de chaque paire qui fait le score.' },
    solo: { name: 'Solo', line: 'Seul sur la route avec le Zythologue, qui a déjà tout dégusté.' },
    campaign: {
      name: 'Représentant en bières',
      line: 'Des parties en solo, chacune avec sa propre condition de victoire.',
    },
  },
  refusals: {
    'solo-confrontation': 'Solo et Affrontement s’excluent : seul, on n’a personne contre qui jouer une carte.',
    'team-seats': 'En équipe, il faut exactement 4 joueurs.',
    'solo-seats': 'En solo, il faut exactement 1 joueur.',
    players: 'Il faut au moins 2 joueurs pour la course, ou le mode Solo.',
    'solo-short': 'En solo, on joue toujours la course complète.',
    'campaign-alone': 'Une condition de victoire du Représentant en bières demande le mode Solo.',
  },

  confrontation,
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
    text: '5 PV pour chaque soir où vous possédez plus de bouteilles qu’il n’a de bouteilles et de sous-bocks. 5 PV chaque fois que vous trinquez avec lui, jusqu’à 4 fois.',
  },
  soloTitles: {
    beaten: 'Battu par le Zythologue',
    amateur: 'Amateur éclairé',
    connoisseur: 'Connaisseur',
    'great-zythologist': 'Grand Zythologue',
  },
  // biome-ignore format: one condition a line
  campaign: {
    1: { title: 'Garder ses distances', text: 'Ne trinquez jamais avec le Zythologue. Chaque destination qu’il atteint vous coûte 5 PV ; arrivez-y avant lui et vous marquez 5 PV.' },
    2: { title: 'Cas limite', text: 'Visitez les 16 brasseries de la frontière.' },
    3: { title: 'Assortiment', text: 'Possédez au moins autant de bouteilles Premier visiteur de chaque couleur que le Zythologue.' },
    4: { title: 'Terrain vierge', text: 'Visitez plus de brasseries que le Zythologue. Là où il est passé avant vous, votre visite ne compte pas.' },
    5: { title: 'Le pique-nique', text: 'Terminez avec un sac à dos plein et au niveau 4 de la piste Fromage. Les cartes Objectif sur le sac à dos restent dans la boîte.' },
    6: { title: 'Livraison à l’abbaye', text: 'Visitez les 5 brasseries trappistes et terminez avec de la bière rouge dans votre sac à dos, et aucune autre.' },
    7: { title: 'Meilleures notes', text: 'Ayez plus de points en cartes de l’Embouteilleuse que le Zythologue, qui prend à chaque pas la plus à droite à portée de main.' },
    8: { title: 'Jusqu’à la dernière goutte', text: 'Atteignez le bout de la piste Bières dégustées : 20 bières.' },
    9: { title: 'Tous les bonus', text: 'Visitez les 12 brasseries à bonus.' },
    10: { title: 'Partout sauf chez soi', text: 'Terminez n’importe où sauf sur la Grand-Place. Les points du retour manqué sont perdus quand même.' },
    11: { title: 'Tout ce qui brille', text: 'Visitez les 20 brasseries jaunes.' },
    12: { title: 'Compagnie choisie', text: 'Trinquez au moins une fois avec le Zythologue, et seulement dans des brasseries noires ou rouges.' },
    13: { title: 'Au pouce levé', text: 'Déplacez-vous uniquement en autostop, à Bruxelles aussi.' },
    14: { title: 'Rien que du jaune', text: 'Ne dégustez que des bières jaunes, même quand vous trinquez avec le Zythologue.' },
    15: { title: 'Sans pédaler', text: 'Ne partez jamais à vélo.' },
  },
}
