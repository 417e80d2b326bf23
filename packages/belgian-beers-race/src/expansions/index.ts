import type { Expansion } from '../engine/expansion.ts'
import { bandsOnTour } from './bands/index.ts'
import { everybodysCharacter } from './characters/index.ts'
import { confrontationCards } from './confrontation/index.ts'
import { dailyEvents } from './events/index.ts'
import { pixelBag } from './pixel-bag/index.ts'
import { solo } from './solo/index.ts'
import { team } from './team/index.ts'

/** All expansions, in the order in which their effects apply. A match without any is played as if there were none. */
export const EXPANSIONS: readonly Expansion[] = [
  team,
  dailyEvents,
  everybodysCharacter,
  bandsOnTour,
  pixelBag,
  solo,
  confrontationCards,
]
