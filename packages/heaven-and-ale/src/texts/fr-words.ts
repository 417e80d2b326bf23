import { counter, lister } from '@estaminet/kernel/wording'
import { ARRIVED } from '../content/ring.ts'
import type { Colour } from '../content/tiles.ts'
import { tileNamer } from './naming.ts'

const count = counter('fr')

export const ducats = (n: number) => count(n, 'ducat', 'ducats')
export const points = (n: number) => count(n, 'point', 'points')
export const steps = (n: number) => count(n, 'case', 'cases')
export const cards = (n: number) => count(n, 'privilège', 'privilèges')
export const exchanges = (n: number) => count(n, 'échange', 'échanges')
export const all = lister('fr')

export const ingredients = { wood: 'bois', yeast: 'levure', hops: 'houblon', water: 'eau', barley: 'orge' }
export const theIngredient = {
  wood: 'le bois',
  yeast: 'la levure',
  hops: 'le houblon',
  water: 'l’eau',
  barley: 'l’orge',
}

export const monks = {
  M1: {
    name: 'Frère Arnould',
    office: 'cellérier',
    line: 'Compte les barils tous les soirs. Deux fois, après le souper.',
  },
  M2: {
    name: 'Frère Fiacre',
    office: 'jardinier',
    line: 'Parle au houblon, qui lui coupe moins la parole que l’abbé.',
  },
  M3: {
    name: 'Frère Bède',
    office: 'copiste',
    line: 'Recopie la même recette depuis Pâques. Elle s’améliore à chaque fois.',
  },
  M4: { name: 'Frère Martin', office: 'aumônier', line: 'Donne tout, à commencer par ce qui n’est pas à lui.' },
}

export const privileges = {
  colour: {
    name: 'Bonne récolte',
    help: 'Une ressource au choix : son marqueur avance d’une case par tuile que vous en avez, soleil et ombre.',
  },
  lowest: {
    name: 'Coup de main',
    help: 'Votre dernier marqueur avance d’une case par disque posé sur vos cases d’activation.',
  },
  barrel: { name: 'Tonnellerie', help: 'À la fin, chacun de vos barils vaut 1 point de plus.' },
  cash: { name: 'Dîme', help: '12 ducats, tout de suite.' },
  brew: { name: 'Vieille recette', help: 'Votre maître brasseur avance de 5 cases, tout de suite.' },
}

export const places = {
  first: {
    name: 'Premier joueur',
    help: 'Aucun revenu. Vous ouvrez la manche suivante ; 1 point si vous y êtes en fin de partie.',
  },
  brew: { name: 'Salle de brassage', help: 'Votre maître brasseur avance d’une case.' },
  mark: { name: 'Grenier', help: 'Un marqueur de votre choix avance de 2 cases.' },
  cash: { name: 'Trésor', help: '2 ducats.' },
}

export const sheds = {
  T0: { name: 'Abri à bois', help: 'Ne réveille aucune tuile.' },
  T1: { name: 'Remise à outils', help: 'Réveille une voisine de votre choix.' },
  T2: { name: 'Remise à charrettes', help: 'Réveille deux voisines qui se font face.' },
  T3: { name: 'Fenil', help: 'Réveille trois voisines, une sur deux autour de lui.' },
  T4: { name: 'Malterie', help: 'Réveille quatre voisines de votre choix.' },
}

export const goals = {
  G1: { name: 'Maître brasseur à 1', help: 'Votre maître brasseur est au moins sur la case 1.' },
  G2: { name: 'Les cinq à 1', help: 'Vos cinq marqueurs sont tous au moins sur la case 1.' },
  G3: { name: 'Six tuiles de 1', help: 'Au moins six tuiles ressource de fertilité 1 dans votre jardin.' },
  G4: { name: 'Six tuiles de 5', help: 'Au moins six tuiles ressource de fertilité 5 dans votre jardin.' },
  G5: { name: 'Un marqueur à 20', help: 'Au moins un de vos marqueurs est sur 20, au bout de la piste de production.' },
  G6: { name: 'Plein soleil', help: 'Une tuile sur chacun des 15 emplacements ensoleillés.' },
  G7: { name: 'Quatre disques de moines', help: 'Un disque sur chacune de vos quatre cases moine.' },
  G8: { name: 'Cinq disques de ressources', help: 'Un disque sur chacune de vos cinq cases ressource.' },
  G9: { name: 'Trois bâtiments identiques', help: 'Au moins trois de vos bâtiments sont du même type.' },
  G10: { name: 'Quatre sortes de bâtiments', help: 'Vos bâtiments sont d’au moins quatre types.' },
  G11: { name: 'Trois privilèges', help: 'Au moins trois privilèges sont posés près de vos paires.' },
  G12: { name: 'Pleine ombre', help: 'Une tuile sur chacun des 15 emplacements ombragés.' },
}

export const score = {
  production: 'Production',
  largeBarrel: 'Gros barils',
  smallBarrel: 'Petits barils',
  barrelCard: 'Tonnellerie',
  firstPlace: 'Premier joueur',
}

const shedNames: Readonly<Record<string, { readonly name: string }>> = sheds

export const tile = tileNamer(ingredients, monks)
export const site = (id: string) => `le site ${whereabouts[id]}`
const whereabouts: Readonly<Record<string, string>> = {
  b1: 'du nord',
  b2: 'de l’ouest',
  b3: 'du milieu',
  b4: 'de l’est',
  b5: 'du sud-ouest',
  b6: 'du sud',
  b7: 'du sud-est',
}
export const shed = (id: string) => shedNames[id].name
export const marker = (colour: Colour) => `le marqueur ${ingredients[colour]}`
export const box = (id: string) => (id === 'X' ? 'la case numéro' : `la case ${tile(id)}`)
export const space = (at: number) => (at === ARRIVED ? 'la zone de départ' : `l’espace ${at}`)
