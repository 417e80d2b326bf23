import type { MatchRecord } from '@estaminet/kernel'
import type { GuidedGame } from '../guided-game.ts'
import { Brother } from './brother.tsx'
import record from './record.json' with { type: 'json' }
import { steps } from './steps.ts'
import { en } from './texts/en.ts'
import { fr } from './texts/fr.ts'
import { nl } from './texts/nl.ts'

export const guided: GuidedGame = {
  // JSON knows no pairs: a list of numbers and pairs is read as one of lists. A test reads it as a record.
  record: record as unknown as MatchRecord,
  steps,
  spots: {
    ring: ['.ale .ale-ring-mat', '.ale .ale-strip', '.ale .ale-unrolled'],
    garden: ['.ale .ale-garden-mat', '.ale .ale-garden'],
    production: ['.ale .ale-production-mat', '.ale .ale-flat', '.ale .ale-production'],
    boxes: ['.ale .ale-boxes-mat', '.ale .ale-boxes'],
    wall: ['.ale .ale-wall', '.ale .ale-ring-middle'],
    target: [
      '.ale .ale-garden [role="button"]',
      '.ale .ale-ring-mat [role="button"]',
      '.ale .ale-strip [role="button"]',
      '.ale .ale-unrolled [role="button"]',
      '.ale :is(.ale-boxes, .ale-box-row) [role="button"]',
      '.ale .ale-places [role="button"]',
      '.ale .ale-production [role="button"]',
    ],
  },
  tabs: {
    production: '.ale .ale-tabs button:nth-child(3)',
    boxes: '.ale .ale-tabs button:nth-child(3)',
    wall: '.ale .ale-tabs button:nth-child(4)',
  },
  words: { en, fr, nl },
  Figure: Brother,
}
