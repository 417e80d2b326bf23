import { counter, lister } from '@estaminet/kernel/wording'
import type { Colour, PlaceName } from '../content/condition.ts'
import { frTowns } from './towns.ts'

const count = counter('fr')

export const colours = { yellow: 'jaune', brown: 'brun', red: 'rouge', black: 'noir' }
/** Une bière de cette couleur, avec son article. */
export const beers = {
  yellow: 'une bière jaune',
  brown: 'une bière brune',
  red: 'une bière rouge',
  black: 'une bière noire',
}
export const faces = { failed: 'Autostop raté', tbbr: 'TBBR', late: 'Bus en retard' }
export const categories = { player: 'Joueur', author: 'Auteur', cardinal: 'Points cardinaux', trappist: 'Trappistes' }

export const tu = (n: number) => `${n} UT`
export const vp = (n: number) => `${n} PV`
export const cubes = (n: number) => count(n, 'bière', 'bières')
const feminine = { yellow: 'jaune', brown: 'brune', red: 'rouge', black: 'noire' }
export const beersOf = (colour: Colour, n: number) =>
  count(n, `bière ${feminine[colour]}`, `bières ${feminine[colour]}s`)
export const bottle = (colour: Colour) => `la bouteille ${feminine[colour]}`
export const tasted = (n: number) => count(n, 'bière dégustée', 'bières dégustées')
export const markers = (n: number) => count(n, 'jeton', 'jetons')
export const cheeses = (n: number) => count(n, 'fromage', 'fromages')
export const dice = (n: number) => count(n, 'dé', 'dés')
export const failedDice = (n: number) => count(n, 'dé raté', 'dés ratés')
export const moves = (n: number) => count(n, 'déplacement', 'déplacements')
export const breweries = (n: number) => count(n, 'brasserie', 'brasseries')
export const all = lister('fr')

/** Une brasserie par sa commune ; le numéro distingue celles d’une même commune. */
export const place = (id: PlaceName) => (id === 'GP' ? 'la Grand-Place' : `${frTowns[id]}\u00a0(${id})`)
export const from = (id: PlaceName) => (/^[AEIO]/.test(place(id)) ? `d’${place(id)}` : `de ${place(id)}`)
export const at = (id: PlaceName) => (id === 'GP' ? 'sur la Grand-Place' : `à ${place(id)}`)
