import type { BandId } from '../content/bands.ts'

/** Invented bands. A band does not change its name at the language border. */
export const BAND_NAMES: Readonly<Record<BandId, string>> = {
  'BD-01': 'Foam Riot',
  'BD-02': 'Kapot Kapsule',
  'BD-03': 'Neon Bock',
  'BD-04': 'Voltage Tripel',
  'BD-05': 'Gueuzehammer',
  'BD-06': 'Cellar of Doom',
  'BD-07': 'Madame Mousse',
  'BD-08': 'Les Verres à Pied',
  'BD-09': 'Harmonie De Natte Voet',
  'BD-10': 'The Brass Taps',
  'BD-11': 'Polder & Pint',
  'BD-12': 'The Hop Pickers’ Sigh',
}
