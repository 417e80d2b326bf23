import type { Brewery } from '../src/content/condition.ts'

/** What a traveller notes about the breweries: an independent list to hold the content against. */
const IN_BRUSSELS: readonly Brewery[] = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6']
const COUNTRY = Array.from({ length: 34 }, (_, i) => (i + 1) as Brewery)
export const BREWERIES: readonly Brewery[] = [...COUNTRY, ...IN_BRUSSELS]

/** Nothing is sold here. */
export const NO_SHOPS: readonly Brewery[] = [5, 24, 27, 32, 'B2', 'B5', 'B6']
export const CHEESE_SHOPS: readonly Brewery[] = [3, 7, 12, 15, 17, 19, 25, 28, 33, 34]
/** Nothing is poured here. */
export const NO_TAPS: readonly Brewery[] = [4, 6, 10, 11, 12, 18, 23, 26, 29, 31, 'B1', 'B4']
