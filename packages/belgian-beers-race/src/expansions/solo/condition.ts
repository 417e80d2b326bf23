import { EVERYONE } from '@estaminet/kernel'
import { type CampaignCondition, type CampaignNumber, campaign } from '../../content/campaign.ts'
import type { Fact, Predicate, Quantity } from '../../content/effect.ts'
import { COLOURS, GRAND_PLACE, PLACE_COUNT } from '../../content/places.ts'
import { MEANS } from '../../content/roads.ts'
import { SETS_AT, setBit, setBits } from '../../content/sets.ts'
import { quantityOf } from '../../engine/quantity.ts'
import { slots } from '../../engine/reckon.ts'
import { carried, LEVEL_THREE_FROM, type RaceState } from '../../engine/state.ts'
import type { Tell } from '../../events.ts'
import { CARD_POINTS } from '../../rules/objectives.ts'
import type { SoloEvent } from './events.ts'
import * as z from './zythologist.ts'

/** The victory condition of this game, where one was picked. */
export const conditionOf = (s: RaceState): (CampaignCondition & { readonly number: CampaignNumber }) | undefined =>
  campaign[z.condition(s) - 1]

/** What a condition looks at: how many there are, and the number that is asked for. */
export interface Measure {
  readonly has: number
  readonly atLeast?: number
  readonly atMost?: number
}

export function measure(s: RaceState, seat: number, fact: Fact): Measure {
  switch (fact.form) {
    case 'count':
      return 'atMost' in fact
        ? { has: countOf(s, seat, fact.what), atMost: fact.atMost }
        : { has: countOf(s, seat, fact.what), atLeast: fact.atLeast }
    case 'beatsZythologist':
      return { has: countOf(s, seat, fact.what), atLeast: hisCount(s, fact.what) + fact.by }
    case 'backpackFull':
      return { has: carried(s, seat), atLeast: slots(s, seat) }
    case 'onGrandPlace':
      return { has: s.place[seat] === GRAND_PLACE ? 1 : 0, atLeast: 1 }
    default:
      throw new RangeError(`No condition looks at ${fact.form}.`)
  }
}

export function isMet(s: RaceState, seat: number, predicate: Predicate): boolean {
  const { has, atLeast = 0, atMost = has } = measure(s, seat, predicate)
  return (has >= atLeast && has <= atMost) !== (predicate.not === true)
}

/** Whether it would be passed if the game ended now. */
export const isFulfilled = (s: RaceState, seat: number): boolean =>
  conditionOf(s)?.when.every((predicate) => isMet(s, seat, predicate)) ?? false

/** A prohibition is lost at the first violation: what is forbidden cannot be undone. */
export function watch(s: RaceState, seat: number, tell: Tell): void {
  const one = conditionOf(s)
  if (one === undefined || one.kind !== 'prohibition' || z.failedAt(s) !== 0) return
  for (let at = 0; at < one.when.length; at++) {
    const predicate = one.when[at]
    if (predicate.form !== 'count' || !('atMost' in predicate)) continue
    if (countOf(s, seat, predicate.what) <= predicate.atMost) continue
    z.setFailedAt(s, momentOf(s.day + 1, s.time[seat]))
    tell?.({ type: 'solo/failed', seat, condition: one.number } satisfies SoloEvent, EVERYONE)
    return
  }
}

/** A day, counted from 1, and a space of the Time Track as one number. */
const SPACES = 64
export const momentOf = (day: number, time: number): number => day * SPACES + time
export const momentIn = (moment: number): { day: number; time: number } | null =>
  moment === 0 ? null : { day: Math.floor(moment / SPACES), time: moment % SPACES }

/** What a player has; what only this expansion counts is counted here. */
function countOf(s: RaceState, seat: number, what: Quantity): number {
  switch (what.of) {
    case 'toasts':
      return what.in === undefined ? z.toastCount(s) : toastsIn(s, setBits(what.in))
    case 'tastings':
      return z.tastings(s)[COLOURS.indexOf(what.colour)]
    case 'declared':
      return z.declared(s)[MEANS.indexOf(what.means)]
    case 'moves':
      return z.movesMade(s)
    default:
      return quantityOf(s, seat, what)
  }
}

/** The same of his, where he has any. */
export function hisCount(s: RaceState, what: Quantity): number {
  switch (what.of) {
    case 'bottles':
      return what.colour === undefined ? z.hisBottleCount(s) : z.hisBottles(s)[COLOURS.indexOf(what.colour)]
    case 'bottlesAndCoasters':
      return z.reserve(s)
    case 'visited':
      return what.in === undefined ? z.stoodCount(s) : stoodIn(s, setBits(what.in))
    case 'objectivePoints':
      return printedOn(z.hisCards(s))
    default:
      return 0
  }
}

function stoodIn(s: RaceState, sets: number): number {
  const stood = z.stood(s)
  let count = 0
  for (let place = 1; place < PLACE_COUNT; place++) if ((SETS_AT[place] & sets) !== 0) count += stood[place]
  return count
}

/** Toasts are told apart by the colour of the brewery, and conditions name no other sets for them. */
function toastsIn(s: RaceState, sets: number): number {
  let count = 0
  for (let colour = 0; colour < COLOURS.length; colour++)
    if ((COLOUR_SETS[colour] & sets) !== 0) count += z.toasts(s)[colour]
  return count
}
const COLOUR_SETS = Int32Array.of(setBit('YELLOW'), setBit('BROWN'), setBit('RED'), setBit('BLACK'))

/** What is printed on the cards that are marked. */
function printedOn(cards: Int16Array): number {
  let points = 0
  for (let card = 0; card < LEVEL_THREE_FROM; card++) if (cards[card] === 1) points += CARD_POINTS[card]
  return points
}
