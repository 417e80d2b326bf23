import { type RaceEvent, type RaceState, standingOf } from '@estaminet/belgian-beers-race'
import { type Match, SPECTATOR } from '@estaminet/kernel'
import type { Told } from '@estaminet/table'
import type { Teller, Turn } from '../../../after/course.ts'
import type { PlaceName } from '../model.ts'
import { expansionDeeds } from './expansion-deeds.ts'
import { type Deeds, type Leg, type RaceTale, WALKER } from './tale.ts'

type Heard =
  | RaceEvent
  | { readonly type: 'solo/walked'; readonly from: PlaceName; readonly to: PlaceName }
  | { readonly type: 'solo/toasted'; readonly seat: number }
  | { readonly type: 'confrontation/exchanged'; readonly seat: number; readonly partner: number }

const heard = ({ event }: Told): Heard => event as unknown as Heard

/** The race, told by its rules. */
export const teller: Teller<RaceState, RaceTale> = {
  now: (s, seat) => standingOf(s, seat).now,
  part: (s) => s.day + 1,
  tale: (match, turns) => ({ legs: turns.flatMap(legsOf), deeds: deedsOf(match, turns) }),
}

const legsOf = ({ moment: { part: day }, told }: Turn): Leg[] =>
  told.map(heard).flatMap((event): Leg[] => {
    if (event.type === 'solo/walked') return [{ seat: WALKER, from: event.from, to: event.to, day }]
    if (event.type !== 'moved') return []
    return [{ seat: event.seat, from: event.from, to: event.to, means: event.means, day }]
  })

const isToastOf = (seat: number, event: Heard): boolean =>
  (event.type === 'solo/toasted' && event.seat === seat) ||
  (event.type === 'toastBegun' && (event.seat === seat || event.partners.includes(seat)))

function deedsOf({ game, state, seats }: Match<RaceState>, turns: readonly Turn[]): Deeds[] {
  const view = game.view(state, SPECTATOR)
  const events = turns.flatMap(({ told }) => told.map(heard))
  return Array.from({ length: seats }, (_, seat) => {
    const own = events.filter((event) => 'seat' in event && event.seat === seat)
    const count = (fits: (event: Heard) => boolean): number => own.filter(fits).length
    const by = (means: string) => count((event) => event.type === 'moved' && event.means === means)
    return {
      roads: count(({ type }) => type === 'moved'),
      bike: by('bike'),
      bus: by('bus'),
      lifts: by('hitch'),
      waits: count((event) => event.type === 'diceRolled' && (event.result === 'late' || event.result === 'failed')),
      bottles: count(({ type }) => type === 'bottleTaken'),
      coasters: count(({ type }) => type === 'coasterTaken'),
      cards: count(({ type }) => type === 'cardTaken'),
      toasts: events.filter((event) => isToastOf(seat, event)).length,
      exchanges: events.filter(
        (event) => event.type === 'confrontation/exchanged' && (event.seat === seat || event.partner === seat),
      ).length,
      cheese: count(({ type }) => type === 'cheeseBought'),
      tents: count(({ type }) => type === 'camped'),
      stops: count(({ type }) => type === 'calledItADay'),
      ...expansionDeeds(turns, seat, view),
    }
  })
}
