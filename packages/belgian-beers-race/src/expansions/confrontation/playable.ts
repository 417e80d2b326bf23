import { confrontation } from '../../content/confrontation.ts'
import type { Effect, Fact, Predicate } from '../../content/effect.ts'
import { hookNumber } from '../../content/hooks.ts'
import { COLOUR_AT } from '../../content/places.ts'
import { ASLEEP_FROM } from '../../content/tracks.ts'
import { allHold, type FlatTest, flatTest } from '../../engine/deck.ts'
import { levelsBehind } from '../../engine/effects.ts'
import { lookAtDeclared } from '../../engine/facts.ts'
import * as reckon from '../../engine/reckon.ts'
import { left, type RaceState } from '../../engine/state.ts'
import { cubesForSale } from '../../rules/buying.ts'
import { convertingTime } from '../../rules/camping.ts'
import { type Idle, idleIf } from './idle.ts'
import { mayJump } from './queue-jumper.ts'
import { isInReserve } from './reserve.ts'

/** Whether a card can be played at a hook: from what lies open alone, so that everybody can tell whether a window opens. */

/** What a card looks at, at card * 32 + hook; nothing where it cannot be played. */
interface Grounds {
  /** What everybody has before their eyes. */
  readonly tests: readonly FlatTest[]
  /** What takes longer to find out, and only these cards ask. */
  readonly own: readonly Predicate[]
  readonly isIdle: Idle | undefined
}

const WHEN: readonly (Grounds | undefined)[] = confrontation.flatMap(({ effects }) => {
  const byHook: (Grounds | undefined)[] = Array.from({ length: 32 }, () => undefined)
  for (const effect of effects) byHook[hookNumber(effect.on)] = groundsOf(effect)
  return byHook
})

/** What a card does first shows whether it does anything: the rest goes with it. */
function groundsOf({ on, when = [], does }: Effect): Grounds {
  return {
    tests: when.filter((fact) => !isOwn(fact)).map(flatTest),
    own: when.filter(isOwn),
    isIdle: idleIf(on, does[0]),
  }
}

function isOwn({ form }: Fact): boolean {
  return form === 'yield' || form === 'levelAfter' || form === 'meetsObjectiveOutOfReach'
}

export const isPlayable = (s: RaceState, card: number, hook: number, subject: number): boolean =>
  seemsPlayable(s, card, hook, subject) && isOfUse(s, card, hook, subject)

/** At first sight: does not cost more than to look for the card. */
export function seemsPlayable(s: RaceState, card: number, hook: number, subject: number): boolean {
  const when = WHEN[card * 32 + hook]
  if (when === undefined) return false
  lookAtDeclared(s)
  return allHold(s, subject, when.tests)
}

/** At second sight; for a card that can be played at the hook. */
export function isOfUse(s: RaceState, card: number, hook: number, subject: number): boolean {
  const grounds = WHEN[card * 32 + hook]
  if (grounds === undefined) return false
  const { own, isIdle } = grounds
  for (let at = 0; at < own.length; at++) if (isSo(s, subject, own[at]) === (own[at].not === true)) return false
  return isIdle === undefined || !isIdle(s, subject, card)
}

/** What only these cards look at. */
export function isSo(s: RaceState, seat: number, fact: Fact): boolean | undefined {
  switch (fact.form) {
    case 'yield':
      if (fact.of === 'cubes') return cubesForSale(s, seat) >= fact.atLeast
      return fact.of === 'conversions' ? convertible(s, seat) >= fact.atLeast : undefined
    case 'levelAfter':
      return levelAfterTasting(s, seat) <= fact.atMost
    case 'coasters':
      return isInReserve(s)
    case 'meetsObjectiveOutOfReach':
      return mayJump(s, seat)
    case 'isPartner':
      // Nobody else is asked.
      return true
    default:
      return undefined
  }
}

/** The beer of the brewery, and what cards put behind it. */
const levelAfterTasting = (s: RaceState, seat: number): number =>
  s.level[seat] + reckon.tasteStep(s, seat, COLOUR_AT[s.place[seat]]) + levelsBehind(s, TASTE_DECLARED, seat)

const TASTE_DECLARED = hookNumber('tasteDeclared')

const beers = new Int8Array(4)

/** The most beers any choice by the tent allows: cheese as early as it helps, the weakest beers first. */
export function convertible(s: RaceState, seat: number): number {
  for (let colour = 0; colour < 4; colour++) beers[colour] = s.cubes[seat * 4 + colour]
  const most = reckon.mostConversions(s, seat)
  const lowers = reckon.cheeseStep(s, seat)
  const cost = convertingTime(s, seat)
  let cheese = s.cheese[seat]
  let level = s.level[seat]
  let time = left(s, seat)
  let free = 0
  let count = 0
  while (count < most && level < ASLEEP_FROM) {
    for (; cheese > 0 && level >= lowers && time > 0; cheese--) level -= lowers
    const colour = weakest(s, seat)
    if (colour < 0) break
    if (free > 0) free--
    else if (time === 0 || cost > time) break
    else {
      time -= cost
      free = reckon.conversionsPerTime(s, seat) - 1
    }
    level += stepOf(s, seat, colour)
    beers[colour]--
    count++
  }
  return count
}

/** What the next beer of a colour brings, after those that are gone. */
const stepOf = (s: RaceState, seat: number, colour: number): number =>
  reckon.tasteStep(s, seat, colour, s.cubes[seat * 4 + colour] - beers[colour])

/** The colour of those left that goes to the head least, or -1. */
function weakest(s: RaceState, seat: number): number {
  let found = -1
  let least = 0
  for (let colour = 0; colour < 4; colour++) {
    if (beers[colour] === 0) continue
    const step = stepOf(s, seat, colour)
    if (found >= 0 && step >= least) continue
    found = colour
    least = step
  }
  return found
}
