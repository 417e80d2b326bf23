import { remember, remembered } from '../memory.ts'
import { DiceNotes } from './dice-notes.ts'

export const diceNotes = new DiceNotes(
  () => remembered('dice'),
  (text) => remember('dice', text),
)
