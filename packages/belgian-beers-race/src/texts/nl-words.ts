import { counter, lister } from '@estaminet/kernel/wording'
import type { Colour, PlaceName } from '../content/condition.ts'
import { nlTowns } from './towns.ts'

const count = counter('nl')

export const colours = { yellow: 'geel', brown: 'bruin', red: 'rood', black: 'zwart' }
/** Een bier van die kleur, na "een". */
export const beers = { yellow: 'geel bier', brown: 'bruin bier', red: 'rood bier', black: 'zwart bier' }
export const faces = { failed: 'Mislukte autostop', tbbr: 'TBBR', late: 'Late bus' }
export const categories = { player: 'Speler', author: 'Auteur', cardinal: 'Windstreken', trappist: 'Trappist' }

export const tu = (n: number) => `${n} TE`
export const vp = (n: number) => `${n} OP`
export const cubes = (n: number) => count(n, 'bier', 'bieren')
const inflected = { yellow: 'gele', brown: 'bruine', red: 'rode', black: 'zwarte' }
export const beersOf = (colour: Colour, n: number) => count(n, `${colours[colour]} bier`, `${inflected[colour]} bieren`)
export const bottle = (colour: Colour) => `het ${inflected[colour]} Bierflesje`
export const cheeses = (n: number) => count(n, 'kaas', 'kazen')
export const tokens = (n: number) => count(n, 'fiche', 'fiches')
export const dice = (n: number) => count(n, 'dobbelsteen', 'dobbelstenen')
export const moves = (n: number) => count(n, 'verplaatsing', 'verplaatsingen')
export const breweries = (n: number) => count(n, 'brouwerij', 'brouwerijen')
export const all = lister('nl')

/** Een brouwerij bij haar gemeente; het nummer onderscheidt er twee van dezelfde. */
export const place = (id: PlaceName) => (id === 'GP' ? 'de Grote Markt' : `${nlTowns[id]}\u00a0(${id})`)
export const at = (id: PlaceName) => (id === 'GP' ? 'op de Grote Markt' : `in ${place(id)}`)
