import type { PlaceName } from '../../content/condition.ts'
import { GRAND_PLACE, placeId, placeNumber } from '../../content/places.ts'
import { afterStop, HOMEWARDS, ROUND_FROM, roundStop } from './last-walk.ts'
import { stopOn, stopsOn } from './routes.ts'
import type { SoloView } from './view.ts'

/** One road on his way. */
export interface Stretch {
  readonly from: PlaceName
  readonly to: PlaceName
}

export interface PlannedWalk {
  /** Where it leads: to his coaster, home on the last evening, or round Brussels from there. */
  readonly to: PlaceName
  readonly why: 'coaster' | 'home' | 'round'
  /** Step by step the roads it may take: several where ways are equally good, and the player will choose. */
  readonly steps: readonly (readonly Stretch[])[]
}

/** He goes round for ever: so many stops of it are a plan. */
const ROUND_AHEAD = 2

/** The way he means to go, as things are; nothing while he has nowhere to go. */
export function plannedWalk({
  place,
  destination,
  lastWalk,
}: Pick<SoloView, 'place' | 'destination' | 'lastWalk'>): PlannedWalk | undefined {
  if (place === null) return undefined
  if (lastWalk >= ROUND_FROM) return roundFrom(place, lastWalk)
  const to = lastWalk === HOMEWARDS ? placeId(GRAND_PLACE) : destination
  if (to === null || to === place) return undefined
  return { to, why: lastWalk === HOMEWARDS ? 'home' : 'coaster', steps: stepsTo(to, place) }
}

function stepsTo(to: PlaceName, place: PlaceName): Stretch[][] {
  const destination = placeNumber(to)
  const steps: Stretch[][] = []
  for (let here = [placeNumber(place)]; here.length > 0; ) {
    const step = here.flatMap((from) =>
      Array.from(
        { length: stopsOn(from, destination) },
        (_, which) => [from, stopOn(from, destination, which)] as const,
      ),
    )
    if (step.length > 0) steps.push(step.map(([from, stop]) => ({ from: placeId(from), to: placeId(stop) })))
    here = [...new Set(step.map(([, stop]) => stop))]
  }
  return steps
}

function roundFrom(place: PlaceName, walk: number): PlannedWalk {
  const steps: Stretch[][] = []
  let from = place
  for (let next = walk; steps.length < ROUND_AHEAD; next = afterStop(next)) {
    const to = placeId(roundStop(next))
    steps.push([{ from, to }])
    from = to
  }
  return { to: from, why: 'round', steps }
}
