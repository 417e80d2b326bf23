import type { Expansion } from '../engine/expansion.ts'
import { bandsOnTour } from './bands/index.ts'

/** All expansions, in the order in which their effects apply. The base game knows none. */
export const EXPANSIONS: readonly Expansion[] = [bandsOnTour]
