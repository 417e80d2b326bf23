import { field } from '@estaminet/kernel'
import type { Fact } from '../../content/effect.ts'
import type { Hook } from '../../content/hooks.ts'
import { type TeamCard, teamCards } from '../../content/team.ts'
import { allHold, type FlatTest, flatTest } from '../../engine/deck.ts'
import { lookAtDeclared, type Test } from '../../engine/facts.ts'
import type { RaceState } from '../../engine/state.ts'
import { MOVED, TOASTED } from '../../rules/deeds.ts'
import { isFor } from './conditions.ts'
import { openOf } from './decks.ts'
import { teamOf } from './members.ts'

/** By team: 1 when the act its open card asks for has been done. */
export const acted = field('team.acted')
/** What the buyer of the purchase under way would have with one cheese more; 0 while nothing is bought. */
export const oneMore = field('team.cheese')

/** Markers beside the track are cheese too. */
const cheeseOf = (s: RaceState, seat: number): number => s.cheese[seat] + s.cheeseMarkers[seat]

export function noteCheese(s: RaceState, seat: number): void {
  oneMore(s)[0] = cheeseOf(s, seat) + 1
}

/** The cheese that a purchase has brought, which nobody else can tell once it is done. */
export const isSo = (s: RaceState, seat: number, fact: Fact): boolean | undefined =>
  fact.form === 'yield' && fact.of === 'cheese' ? cheeseOf(s, seat) - oneMore(s)[0] + 1 >= fact.atLeast : undefined

/** By the hook of an act: whether the action that is over was one. A claim is none: it is noted when it is made. */
const WAS: Readonly<Partial<Record<Hook, Test>>> = {
  arrived: (s) => (s.deeds & MOVED) !== 0,
  tasteDeclared: (s) => s.tasted !== 0,
  buyDeclared: (s) => oneMore(s)[0] > 0,
  meet: (s) => (s.deeds & TOASTED) !== 0,
}

interface Act {
  readonly was: Test | undefined
  readonly isClaim: boolean
  readonly tests: readonly FlatTest[]
}

const actOf = (card: TeamCard): Act | undefined =>
  card.kind === 'act' ? { was: WAS[card.on], isClaim: card.on === 'claim', tests: card.when.map(flatTest) } : undefined

/** By card; a state is none. */
const ACTS = teamCards.map(actOf)

/** Whether what the team works on is a claim. */
export const asksForClaim = (s: RaceState, team: number): boolean => ACTS[openOf(s, team)]?.isClaim === true

/**
 * What the active player did in the action that is over counts for the card open then, by the roles held then: so it is looked at
 * before anything is revealed or swapped.
 */
export function noteActs(s: RaceState, seat: number): void {
  if (seat !== s.active) return
  const act = ACTS[openOf(s, teamOf(seat))]
  if (act?.was?.(s, seat)) note(s, seat)
  oneMore(s)[0] = 0
}

/** What the open card asks for has been done here: it counts if all else holds, and if the card is for this member. */
export function note(s: RaceState, seat: number): void {
  const team = teamOf(seat)
  const card = openOf(s, team)
  lookAtDeclared(s)
  if (isFor(s, seat, team, card) && allHold(s, seat, ACTS[card]?.tests ?? [])) acted(s)[team] = 1
}
