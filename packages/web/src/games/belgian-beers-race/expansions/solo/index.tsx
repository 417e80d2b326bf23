import type { ExpansionScreen } from '../screens.ts'
import { explain } from './explain.ts'
import { brings, foretell, spoils } from './foresee.ts'
import { Line, Opponent } from './opponent.tsx'
import { outcome } from './outcome.ts'
import { HisRoad, Zythologist } from './road.tsx'

const solo: ExpansionScreen = {
  OnMap: Zythologist,
  OnRoads: HisRoad,
  Opponent,
  Line,
  icon: () => 'hat',
  brings,
  foretell,
  spoils,
  outcome,
  explain,
}

export default solo
