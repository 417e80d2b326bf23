import {
  type AleEvent,
  type AleState,
  COLOURS,
  type ConversionStep,
  explainConversion,
  heavenAndAle,
  type PlayerView,
  standingOf,
} from '@estaminet/heaven-and-ale'
import { type Match, SPECTATOR } from '@estaminet/kernel'
import type { Teller, Turn } from '../../../after/course.ts'
import { isMonkName } from '../icons.ts'
import { eventOf } from '../info.ts'
import { aleView, barrelsOf } from '../phrases.ts'
import { lastOf } from '../track/level.ts'
import type { AleTale, Gardener } from './tale.ts'

/** Heaven & Ale, told by its rules. */
export const teller: Teller<AleState, AleTale> = {
  now: (s, seat) => standingOf(s, seat).total,
  part: (s) => s.round,
  tale: (match, turns) => ({ gardeners: gardenersOf(match, turns) }),
}

function gardenersOf({ state, seats }: Match<AleState>, turns: readonly Turn[]): Gardener[] {
  const events = turns.flatMap(({ told }) => told.map(({ event }) => eventOf(event)))
  const view = aleView(heavenAndAle.view(state, SPECTATOR))
  const { players } = view
  return Array.from({ length: seats }, (_, seat) => ({
    ...stepsOf(events, seat),
    ...countOf(explainConversion(state, seat)),
    ...gardenOf(players[seat]),
    barrels: barrelsOf(view, seat),
    passed: events
      .filter((event) => event.type === 'moved' && event.seat === seat)
      .reduce((sum, event) => sum + (event.type === 'moved' ? event.to - event.from - 1 : 0), 0),
    givenBack: players[seat].surrendered.length,
  }))
}

/** Steps of the markers by what brought them. A shed wakes its neighbours as soon as they are chosen. */
function stepsOf(events: readonly AleEvent[], seat: number): Pick<Gardener, 'discSteps' | 'shedSteps' | 'otherSteps'> {
  const steps = { discSteps: 0, shedSteps: 0, otherSteps: 0 }
  let isShed = false
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue
    if (event.type === 'siteEnclosed' || event.type === 'targetsChosen') isShed = true
    else if (event.type === 'discPlaced' || event.type === 'moved' || event.type === 'bought') isShed = false
    else if (event.type === 'markerAdvanced') {
      const from = event.reason === 'shed' || (event.reason === 'tile' && isShed) ? 'shedSteps' : 'discSteps'
      steps[event.reason === 'tile' || event.reason === 'shed' ? from : 'otherSteps'] += event.to - event.from
    }
  }
  return steps
}

/** Where the final count leaves everything. */
function countOf(steps: readonly ConversionStep[]): Pick<Gardener, 'level' | 'spare' | 'ducats' | 'stretch'> {
  const stands = steps.flatMap((step) => ('markers' in step ? [step.markers] : []))
  const [first, last] = [stands[0], stands.at(-1)]
  const rest = steps.find((step) => step.type === 'rest')
  if (!first || !last) throw new Error('A final count begins with its rate.')
  return {
    level: lastOf(last),
    spare: COLOURS.reduce((sum, colour) => sum + last[colour] - lastOf(last), 0),
    ducats: rest?.ducats ?? 0,
    stretch: Math.max(...COLOURS.map((colour) => first[colour])) - lastOf(first),
  }
}

function gardenOf({ garden, sheds, brewmaster }: PlayerView) {
  const hexes = Object.keys(garden)
  return {
    sunny: hexes.filter((hex) => hex.startsWith('s')).length,
    shady: hexes.filter((hex) => !hex.startsWith('s')).length,
    sheds: Object.keys(sheds).length,
    monks: Object.values(garden).filter(isMonkName).length,
    brewmaster,
  }
}
