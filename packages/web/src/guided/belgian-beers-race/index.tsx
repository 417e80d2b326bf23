import type { MatchRecord } from '@estaminet/kernel'
import type { GuidedGame } from '../guided-game.ts'
import { Landlady } from './landlady.tsx'
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
    time: ['.race .time'],
    map: ['.race .map-spot'],
    machine: ['.race .machine-spot', '.race .cards-spot', '.race .tabs button:nth-child(3)'],
    board: ['.race .board-spot', '.race .counters-spot'],
    total: ['.race .board-spot .score', '.race .counters-spot .points', '.race .counters-spot'],
    level: ['.race .board-spot figure:has(.breathalyzer)', '.race .counters-spot'],
    target: ['.race .map-spot [role="button"]'],
  },
  nameOf: (sign) => `.race .map-spot [data-town="${sign}"]`,
  words: { en, fr, nl },
  Figure: Landlady,
}
