import { counter, lister } from '@estaminet/kernel/wording'
import type { Colour, PlaceName } from '../content/condition.ts'
import { enTowns } from './towns.ts'

const count = counter('en')

export const colours = { yellow: 'yellow', brown: 'brown', red: 'red', black: 'black' }
/** A beer of that colour, after "a". */
export const beers = { yellow: 'yellow beer', brown: 'brown beer', red: 'red beer', black: 'black beer' }
export const faces = { failed: 'Failed hitchhike', tbbr: 'TBBR', late: 'Late bus' }
export const categories = { player: 'Player', author: 'Author', cardinal: 'Cardinal Points', trappist: 'Trappist' }

export const tu = (n: number) => count(n, 'TU', 'TUs')
export const vp = (n: number) => count(n, 'VP', 'VPs')
export const cubes = (n: number) => count(n, 'beer', 'beers')
/** 3 yellow beers. */
export const beersOf = (colour: Colour, n: number) => count(n, `${colours[colour]} beer`, `${colours[colour]} beers`)
export const cheeses = (n: number) => count(n, 'cheese', 'cheeses')
export const dice = (n: number) => count(n, 'die', 'dice')
export const moves = (n: number) => count(n, 'move', 'moves')
export const breweries = (n: number) => count(n, 'brewery', 'breweries')
export const all = lister('en')

/** A brewery by its town; its number tells two of one town apart. */
export const place = (id: PlaceName) => (id === 'GP' ? 'the Grand Place' : `${enTowns[id]}\u00a0(${id})`)
export const at = (id: PlaceName) => (id === 'GP' ? 'on the Grand Place' : `at ${place(id)}`)
