import { raceWith } from '../../src/race.ts'
import { whispers } from './whispers.ts'

/** A race whose tables may whisper. A program that takes a game takes this module too. */
export default raceWith([whispers])
