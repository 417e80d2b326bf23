import type { Language, Theme, Width } from '../shots/album.ts'

/** One evening: what is pressed to lay its table, and how it is played. */
export interface Mode {
  readonly name: string
  /** Everybody who sits there; the others are bots. */
  readonly seats: number
  /** A table laid with one press. */
  readonly preset?: string
  /** Boxes taken from the shelf after that, or put back. */
  readonly boxes?: readonly string[]
  readonly short?: boolean
  /** A condition of the campaign: begun from its own page, or at a new table. */
  readonly condition?: { readonly number: number; readonly from: 'campaign' | 'lobby' }
  /** At a table of the house instead of on the device. */
  readonly atHouse?: boolean
  /** How its player sits there: up to a tablet by touch. */
  readonly width: Width
  readonly theme: Theme
  readonly language: Language
}

/** Everything that can be played from the front door. */
export const MODES: readonly Mode[] = [
  { name: 'short', seats: 2, preset: 'first', width: 360, theme: 'paper', language: 'nl' },
  { name: 'base', seats: 3, preset: 'classic', width: 1440, theme: 'cellar', language: 'fr' },
  { name: 'confrontation', seats: 3, preset: 'war', width: 1440, theme: 'paper', language: 'en' },
  {
    name: 'events',
    seats: 3,
    boxes: ['events'],
    short: true,
    atHouse: true,
    width: 768,
    theme: 'cellar',
    language: 'nl',
  },
  { name: 'characters', seats: 3, boxes: ['characters'], short: true, width: 360, theme: 'cellar', language: 'fr' },
  { name: 'bands', seats: 3, preset: 'tour', short: true, width: 1440, theme: 'paper', language: 'fr' },
  { name: 'pixel-bag', seats: 3, boxes: ['pixel-bag'], short: true, width: 360, theme: 'paper', language: 'nl' },
  { name: 'team', seats: 4, boxes: ['team'], atHouse: true, width: 1440, theme: 'cellar', language: 'en' },
  { name: 'solo', seats: 1, preset: 'alone', width: 1440, theme: 'paper', language: 'nl' },
  {
    name: 'solo-full',
    seats: 1,
    preset: 'alone',
    boxes: ['events', 'bands'],
    width: 360,
    theme: 'cellar',
    language: 'fr',
  },
  {
    name: 'campaign-4',
    seats: 1,
    condition: { number: 4, from: 'campaign' },
    width: 1440,
    theme: 'paper',
    language: 'nl',
  },
  {
    name: 'campaign-8',
    seats: 1,
    condition: { number: 8, from: 'campaign' },
    width: 768,
    theme: 'cellar',
    language: 'fr',
  },
  {
    name: 'campaign-15',
    seats: 1,
    condition: { number: 15, from: 'lobby' },
    width: 360,
    theme: 'paper',
    language: 'en',
  },
  { name: 'everything', seats: 4, preset: 'everything', width: 1440, theme: 'paper', language: 'en' },
  {
    name: 'everything-alone',
    seats: 4,
    preset: 'everything',
    boxes: ['team'],
    width: 1440,
    theme: 'cellar',
    language: 'nl',
  },
]
