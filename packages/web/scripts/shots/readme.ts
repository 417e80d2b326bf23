import type { Frame } from './album.ts'

/** The pictures the README shows, by the name of their shot. */
export const README: readonly (readonly [shot: string, frame: Frame])[] = [
  ['race-preview', { width: 1440, theme: 'paper', language: 'en' }],
  ['home', { width: 1440, theme: 'paper', language: 'fr' }],
  ['new-race', { width: 1440, theme: 'paper', language: 'nl' }],
  ['room-host', { width: 1440, theme: 'cellar', language: 'en' }],
  ['race-choosing', { width: 1440, theme: 'cellar', language: 'fr' }],
  ['ale-hex-preview', { width: 1440, theme: 'paper', language: 'nl' }],
  ['ale-over-four', { width: 1440, theme: 'cellar', language: 'en' }],
  ['rules-race-chapter', { width: 1440, theme: 'paper', language: 'en' }],
  ['race-choosing', { width: 768, theme: 'paper', language: 'nl' }],
  ['ale-move', { width: 768, theme: 'cellar', language: 'fr' }],
  ['race-preview', { width: 360, theme: 'paper', language: 'nl' }],
  ['ale-hex', { width: 360, theme: 'paper', language: 'en' }],
]
