import type { ExpansionScreen } from '../screens.ts'
import { EventOfTheDay } from './day.tsx'

const events: ExpansionScreen = { Day: EventOfTheDay }

export default events
