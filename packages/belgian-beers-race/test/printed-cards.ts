import type { Condition } from '../src/content/condition.ts'
import { type CardId, objectives } from '../src/content/objectives.ts'

/** Cards found by what they ask: their numbers may change, most are shown in the rulebook and stay in the deck. */
function asking(condition: Condition): CardId {
  const card = objectives.find((one) => JSON.stringify(one.condition) === JSON.stringify(condition))
  if (!card) throw new Error(`No card asks for ${JSON.stringify(condition)}`)
  return card.id
}

export const BOUGHT = asking({ form: 'bought' })
export const TASTED = asking({ form: 'tasted' })
export const TO_1_OR_30 = asking({ form: 'moved', at: { places: [1, 30] } })
export const TOASTED = asking({ form: 'toasted' })
export const CAMPED = asking({ form: 'camped' })
export const LONG_RIDE = asking({ form: 'moved', means: 'bike', longerThan: 4 })
export const LATE = asking({ form: 'late' })
export const STRANDED = asking({ form: 'stranded' })
export const TO_BRUSSELS = asking({ form: 'moved', at: { region: 'brussels' } })
export const YELLOW_CUBES = asking({ form: 'cubes', colour: 'yellow', atLeast: 4 })
export const EMPTY_BACKPACK = asking({ form: 'backpack', is: 'empty' })
export const FIRST_HOME = asking({ form: 'firstOnGrandPlace' })

const atALevel = objectives.filter(({ level, condition }) => level === 1 && condition.form === 'breathalyzer')
/** The card of level 1 that asks for a level of the Breathalyzer. */
export const AT_LEVEL = atALevel[0].id
