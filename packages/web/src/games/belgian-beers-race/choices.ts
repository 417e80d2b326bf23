import { type Journey, type RaceChoice, ROADS } from '@estaminet/belgian-beers-race/board'
import type { Choice } from '@estaminet/table'
import type { PlaceName } from './model.ts'

export type { Journey }

/** What the race says about each of its moves. */
export type Deed = RaceChoice

export type CubeCounts = Extract<Deed, { readonly kind: 'drink-of' }>['cubes']

/** The wire carries the game's own description of a move; here it gets its type back. */
export const deedOf = (choice: Choice): Deed => choice.info as Deed

const JOURNEYS: readonly string[] = ['bike', 'bus', 'hitch', 'offer']
const isJourney = (deed: Deed): deed is Journey => JOURNEYS.includes(deed.kind)

export function journeyOf(choice: Choice | undefined): Journey | undefined {
  const deed = choice && deedOf(choice)
  return deed && isJourney(deed) ? deed : undefined
}

/** Whether nothing can be lost on the way: by bicycle, and on a bus that cards keep from costing more when it is late. */
export const isSafe = ({ kind, cost, lateCost }: Journey): boolean =>
  kind === 'bike' || (kind === 'bus' && lateCost === cost)

/** Where on the map a choice points, if it does. */
export function targetOf(choice: Choice | undefined): PlaceName | undefined {
  const deed = choice && deedOf(choice)
  if (!deed) return undefined
  return isJourney(deed) || deed.kind === 'start' ? deed.to : undefined
}

/** The choices that lead somewhere, place by place, in their order. */
export function byTarget(choices: readonly Choice[]): Map<PlaceName, Choice[]> {
  const places = new Map<PlaceName, Choice[]>()
  for (const choice of choices) {
    const to = targetOf(choice)
    if (to === undefined) continue
    const there = places.get(to)
    if (there) there.push(choice)
    else places.set(to, [choice])
  }
  return places
}

/** One choice per means, the one with most dice where there are several. */
export function meansOf(choices: readonly Choice[]): Choice[] {
  const best = new Map<string, Choice>()
  for (const choice of choices) {
    const journey = journeyOf(choice)
    if (journey) best.set(journey.kind, choice)
  }
  return [...best.values()]
}

/**
 * What is near comes first: by the length of the road, which no card changes and no beer, so that every place keeps its
 * own as long as one stays. Nobody searches for the way to the Grand Place on the last day, nor wants it on another.
 */
export const nearFirst = (places: Map<PlaceName, Choice[]>, lastDay: boolean): [PlaceName, Choice[]][] =>
  [...places].toSorted(([a, [byA]], [b, [byB]]) => {
    const home = Number(a === 'GP') - Number(b === 'GP')
    return lastDay ? -home || lengthOf(byA) - lengthOf(byB) : lengthOf(byA) - lengthOf(byB) || home
  })

/** How long a road takes by bicycle; all points of Brussels lie one apart. */
function lengthOf(choice: Choice): number {
  const [, , bike = 1] = ROADS[journeyOf(choice)?.road ?? ''] ?? []
  return bike
}

/** Nobody rolls dice for a lift while a bus takes no longer, nor for either while a bicycle does not. */
const SAFEST: readonly Deed['kind'][] = ['bike', 'bus']

/** Of several ways to one place the means looked at last, unless a safer one is as quick. */
export function preferred(choices: readonly Choice[], last: Journey['kind']): Choice | undefined {
  const same = choices.find((choice) => deedOf(choice).kind === last) ?? choices[0]
  const journey = journeyOf(same)
  if (journey?.kind !== 'hitch' && journey?.kind !== 'bus') return same
  const safer = SAFEST.flatMap((kind) => choices.find((choice) => deedOf(choice).kind === kind) ?? [])
  return safer.find((choice) => (journeyOf(choice)?.cost ?? Number.POSITIVE_INFINITY) <= journey.cost) ?? same
}

export const JOURNEY_ICON: Readonly<Record<Journey['kind'], string>> = {
  bike: 'bicycle',
  bus: 'bus',
  hitch: 'hitchhike',
  offer: 'offer',
}
