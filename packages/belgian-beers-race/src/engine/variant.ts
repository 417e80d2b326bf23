import type { Tell } from '../events.ts'
import type { Reduction } from './expansion.ts'
import { all } from './registry.ts'
import type { RaceState } from './state.ts'

/** What the expansions of a match change in the rules of the base: each thing looked for once, not at every turn. */

/** What the seat may announce with a move beside cards in its hand. */
export function reductionOf(s: RaceState, seat: number): Reduction | undefined {
  const list = reductions(s)
  for (let at = 0; at < list.length; at++) if (list[at].may(s, seat)) return list[at]
  return undefined
}
const reductions = all('reduction')

const meetings = all('meeting')
const tokens = all('token')

/** The step that stands for one of the base in this match, or that one. */
export const meetingStep = (s: RaceState, base: number): number =>
  s.expansions === 0 ? base : (meetings(s)[0] ?? base)
export const tokenStep = (s: RaceState, base: number): number => (s.expansions === 0 ? base : (tokens(s)[0] ?? base))

/** Everybody else who does not play together with this seat, as a mask. */
export function opponentsOf(s: RaceState, seat: number): number {
  const list = mates(s)
  let opponents = ((1 << s.seats) - 1) & ~(1 << seat)
  for (let at = 0; at < list.length; at++) opponents &= ~list[at](s, seat)
  return opponents
}
const mates = all('mates')

/** Whether a card that leaves the machine is replaced at once. */
export const refillsAtOnce = (s: RaceState): boolean => refillers(s).length > 0
const refillers = all('refillsAtOnce')

/** How many partners the meeting stands for; -1 where it is a toast. */
export const partnersMet = (s: RaceState): number => (meetingCounts(s).length === 0 ? -1 : meetingCounts(s)[0](s))
const meetingCounts = all('met')

/** Whether one of those present is met, not all of them. */
export const meetsOne = (s: RaceState): boolean => pairs(s).length > 0
const pairs = all('meetsOne')

export const cheersStop = (s: RaceState): boolean => cheersStops(s).length > 0
const cheersStops = all('cheersStop')

/** Whether a card has made the bus late. */
export function isLateByCard(s: RaceState): boolean {
  const list = latecomers(s)
  for (let at = 0; at < list.length; at++) if (list[at](s)) return true
  return false
}
const latecomers = all('isLateByCard')

/** What fills a backpack beside beers. */
export function besideBeers(s: RaceState, seat: number): number {
  const list = fillings(s)
  let filled = 0
  for (let at = 0; at < list.length; at++) filled += list[at](s, seat)
  return filled
}
const fillings = all('fills')

/** An objective was removed at a bottle token; once for each token, however many cards go. */
export function removal(s: RaceState, seat: number, tell: Tell): void {
  const list = removals(s)
  for (let at = 0; at < list.length; at++) list[at](s, seat, tell)
}
const removals = all('removed')
