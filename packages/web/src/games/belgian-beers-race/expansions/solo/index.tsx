import type { ExpansionScreen } from '../expansion-screen.ts'
import { evening } from './evening.ts'
import { explain } from './explain.ts'
import { brings, foretell, spoils } from './foresee.ts'
import { goal } from './goal.ts'
import { Line, Opponent } from './opponent.tsx'
import { outcome } from './outcome.ts'
import { HisRoad, Zythologist } from './road.tsx'
import { iconOf, questionOf, rowsOfReplacement } from './rows.ts'
import { soloWords } from './texts/index.ts'
import { keepTry } from './tries.ts'

const solo: ExpansionScreen = {
  OnMap: Zythologist,
  OnRoads: HisRoad,
  Opponent,
  Line,
  opponentTab: (language) => ({ icon: 'hat', name: soloWords(language).tab }),
  icon: iconOf,
  question: questionOf,
  rows: rowsOfReplacement,
  brings,
  foretell,
  spoils,
  goal,
  evening,
  outcome,
  ended: keepTry,
  explain,
}

export default solo
