import { EVERYONE } from '@estaminet/kernel'
import { type CampaignRule, campaign } from '../../content/campaign.ts'
import { tagsOf } from '../../content/objective-tags.ts'
import { objectives } from '../../content/objectives.ts'
import { CARDS, type RaceState, REMOVED } from '../../engine/state.ts'
import { next } from '../../engine/steps.ts'
import type { Tell } from '../../events.ts'
import { keepCoaster } from '../../rules/arriving.ts'
import { cardId } from '../../rules/objectives.ts'
import type { SoloEvent } from './events.ts'
import { DESTINATION } from './numbers.ts'
import {
  condition,
  gained,
  hisCards,
  hisDestination,
  lost,
  NOWHERE,
  setDestination,
  setGained,
  setLost,
  stood,
} from './zythologist.ts'

/** What some victory conditions change in the rules, by the number of the condition; 0 is a game without one. */

const ruleOf = <Name extends CampaignRule['rule']>(
  number: number,
  name: Name,
): Extract<CampaignRule, { rule: Name }> | undefined =>
  campaign
    .find((one) => one.number === number)
    ?.rules?.find((rule): rule is Extract<CampaignRule, { rule: Name }> => rule.rule === name)

const NUMBERS = Array.from({ length: campaign.length + 1 }, (_, number) => number)
const RACE_POINTS = Int8Array.from(NUMBERS, (number) => ruleOf(number, 'destination-race')?.points ?? 0)
const IS_FRESH_GROUND = Int8Array.from(NUMBERS, (number) => (ruleOf(number, 'fresh-ground') ? 1 : 0))
const IS_RIGHTMOST_HIS = Int8Array.from(NUMBERS, (number) => (ruleOf(number, 'rightmost-card') ? 1 : 0))
/** At condition * CARDS + card. */
const WITHOUT = Int8Array.from(
  NUMBERS.flatMap((number) => {
    const tag = ruleOf(number, 'without')?.tag
    return objectives.map((card) => (tag !== undefined && tagsOf(card).includes(tag) ? 1 : 0))
  }),
)

/** Whether the card is not in this game. */
export const isWithout = (s: RaceState, card: number): boolean => WITHOUT[condition(s) * CARDS + card] === 1

/** The player places no visited token where he has stood. */
export const isFreshGround = (s: RaceState, place: number): boolean =>
  IS_FRESH_GROUND[condition(s)] === 0 || stood(s)[place] === 0

/** Whoever is first at his destination: the player takes the coaster and some points, and he is given another destination. */
export function winRace(s: RaceState, seat: number, place: number, tell: Tell): void {
  const points = RACE_POINTS[condition(s)]
  if (points === 0 || place !== hisDestination(s)) return
  keepCoaster(s, seat, place, tell)
  s.score[seat] += points
  setGained(s, gained(s) + points)
  setDestination(s, NOWHERE)
  tell?.({ type: 'solo/race-won', seat, points, score: s.score[seat] } satisfies SoloEvent, EVERYONE)
  next(s, DESTINATION)
}

/** He is first: the player loses as much, down to nothing. */
export function loseRace(s: RaceState, seat: number, tell: Tell): void {
  const points = Math.min(RACE_POINTS[condition(s)], s.score[seat])
  if (points === 0) return
  s.score[seat] -= points
  setLost(s, lost(s) + points)
  tell?.({ type: 'solo/race-lost', seat, points, score: s.score[seat] } satisfies SoloEvent, EVERYONE)
}

/** At each of his steps he takes the rightmost card; whether he did. */
export function takeRightmost(s: RaceState, tell: Tell): boolean {
  const card = s.machine[0] - 1
  if (IS_RIGHTMOST_HIS[condition(s)] === 0 || card < 0) return false
  s.machine[0] = 0
  s.card[card] = REMOVED
  hisCards(s)[card] = 1
  tell?.({ type: 'solo/card', card: cardId(card) } satisfies SoloEvent, EVERYONE)
  return true
}
