import { EVERYONE } from '@estaminet/kernel'
import { teamCards } from '../../content/team.ts'
import type { RaceState } from '../../engine/state.ts'
import { sequel } from '../../engine/step.ts'
import { next } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import { earliest } from '../../rules/time.ts'
import { acted, asksForClaim, note } from './acts.ts'
import { IS_ACT, isReached } from './conditions.ts'
import { DECK, FULFILLED, fulfilledBy, openOf, where } from './decks.ts'
import { TEAMS, type TeamName, teamOf } from './members.ts'
import { ACTS, REVEAL, STATES, TEST } from './numbers.ts'

export type FulfilledEvent = {
  readonly type: 'team/fulfilled'
  readonly team: TeamName
  readonly card: string
  /** How many the team has now. */
  readonly count: number
}

/** `a`: the team, `b`: which kinds of cards. What is fulfilled is set aside, and the next card tested as soon as it is revealed. */
export const test = sequel(TEST, 'team/test', (s, _seat, team, tell, kinds) => {
  const card = openOf(s, team)
  if (card < 0 || !isFulfilled(s, team, card, kinds)) return
  where(s)[team * DECK + card] = FULFILLED
  acted(s)[team] = 0
  tellFulfilled(s, team, card, tell)
  next(s, TEST, 0, team, STATES)
  next(s, REVEAL, 0, team)
})

const isFulfilled = (s: RaceState, team: number, card: number, kinds: number): boolean =>
  IS_ACT[card] === 1 ? (kinds & ACTS) !== 0 && acted(s)[team] === 1 : (kinds & STATES) !== 0 && isReached(s, team, card)

function tellFulfilled(s: RaceState, team: number, card: number, tell: Tell): void {
  tell?.(
    {
      type: 'team/fulfilled',
      team: TEAMS[team],
      card: teamCards[card].id,
      count: fulfilledBy(s, team),
    } satisfies FulfilledEvent,
    EVERYONE,
  )
}

/** What is not fulfilled need not wait for its turn: nothing that comes before it has anything to do with this team. */
function testTeam(s: RaceState, team: number, kinds: number): void {
  const card = openOf(s, team)
  if (card >= 0 && isFulfilled(s, team, card, kinds)) next(s, TEST, 0, team, kinds)
}

/** Both teams, one after the other. */
function testBoth(s: RaceState, first: number, kinds: number): void {
  testTeam(s, 1 - first, kinds)
  testTeam(s, first, kinds)
}

/** After every action, the active player's team first. */
export const testAfterAction = (s: RaceState, seat: number): void => testBoth(s, teamOf(seat), ACTS | STATES)

/** When the day has begun for the last of all, the team that begins it first. */
export function testInTheMorning(s: RaceState, seat: number): void {
  if (isLast(s, seat)) testBoth(s, teamOf(earliest(s, (1 << s.seats) - 1)), STATES)
}

function isLast(s: RaceState, seat: number): boolean {
  const { time, height } = s
  for (let other = 0; other < s.seats; other++)
    if (time[other] > time[seat] || (time[other] === time[seat] && height[other] < height[seat])) return false
  return true
}

/**
 * An objective card is taken, in a camp too. Any other act waits for the claims of its action: what it reveals must not be fulfilled
 * by them.
 */
export function noteClaim(s: RaceState, seat: number): void {
  if (!asksForClaim(s, teamOf(seat))) return
  note(s, seat)
  testTeam(s, teamOf(seat), ACTS)
}
