import { VISITED_POINTS, VISITED_STEPS } from '@estaminet/belgian-beers-race/board'
import type { Ask } from '@estaminet/table'
import type { Language, Preview } from '../../../shell/table/game-screen.ts'
import { isSafe, type Journey, journeyOf } from '../choices.ts'
import { meetingOf } from '../expansions/screens.ts'
import { beersOnTheBus, type Foretold, toastTime } from '../foretell.ts'
import {
  BONUS_ICON,
  carriedBy,
  hourAt,
  inBrussels,
  leaderSpace,
  type PlaceName,
  placeOf,
  type RaceView,
} from '../model.ts'
import { game, list, numberedTown, say, town } from '../texts/index.ts'
import { homeLine } from './last-day.ts'
import { levelLine } from './level-line.ts'

type Line = Preview['lines'][number]

export const tripTitle = (journey: Journey, language: Language): string =>
  say(language).journeys[journey.kind](deedTown(journey.to, language))

/** The ride, what is found at its end and what can be done there, and whether the turn goes on. */
export const wayLines = (
  journey: Journey,
  seat: number,
  view: RaceView,
  good: Foretold,
  names: readonly string[],
  language: Language,
): Line[] => [
  ...roadLines(journey, seat, view, good, language),
  ...arrivalLines(journey, seat, view, language),
  ...toastLines(journey, seat, view, good, names, language),
  ...thereLines(journey.to, language),
  // Alone every turn goes on until the day ends.
  ...(view.players.length > 1 ? [turnLine(journey, seat, view, language)] : []),
]

/** In Brussels two breweries may share a quarter: the button says which of them. */
const deedTown = (to: PlaceName, language: Language): string =>
  inBrussels(to) ? numberedTown(language, to) : town(language, to)

/** What may go wrong. `why`: what cards make of the delay. */
export function riskLines(journey: Journey, why: string, ask: Ask, view: RaceView, language: Language): Line[] {
  const t = say(language)
  if (journey.kind === 'bus' && isSafe(journey)) return [{ text: t.columns.safe + why, icon: 'check' }]
  if (journey.kind === 'bus') {
    const late = journey.time - journey.cost + (journey.lateCost ?? 0)
    const left = view.dayLength - view.players[ask.seat].time
    // A ride that no longer fits costs the rest of the day; on the last day only the delay.
    const lost = view.lastDay ? Math.min((journey.lateCost ?? 0) - journey.cost, left) : left
    const text = journey.mayBeCancelled ? t.lateCancelled(lost) : t.late(hourAt(view, late))
    return [{ text: text + why, icon: 'dice', mood: 'risk' }]
  }
  if (journey.kind === 'hitch')
    return [
      { text: t.noLift(t.odds[journey.dice ?? 1] ?? '', journey.waiting ?? 0) + why, icon: 'dice', mood: 'risk' },
      ...(isHeldBack(journey, ask) ? [{ text: t.whyFewer, icon: 'info' }] : []),
    ]
  if (journey.kind === 'offer')
    return [
      { text: t.beersToDriver(journey.cubes ?? 0), icon: 'offer', mood: 'loss' },
      { text: t.sure, icon: 'check' },
    ]
  return []
}

/** Whether the same lift may be tried with more dice. */
const isHeldBack = ({ to, dice = 1 }: Journey, ask: Ask): boolean =>
  ask.choices.some((choice) => {
    const other = journeyOf(choice)
    return other?.kind === 'hitch' && other.to === to && (other.dice ?? 1) > dice
  })

/** The ride itself: beers on the bus, a clearer head by bicycle. */
function roadLines(journey: Journey, seat: number, view: RaceView, good: Foretold, language: Language): Line[] {
  const t = say(language)
  const player = view.players[seat]
  if (journey.kind === 'bus') {
    const beers = Math.min(beersOnTheBus(view, seat, journey.to), carriedBy(player))
    return beers > 0 ? [{ text: t.onTheWay(beers), icon: 'taste' }] : []
  }
  const level = soberedTo(good)
  if (level === undefined) return []
  return [{ text: t.level(player.level, level), icon: 'breathalyzer', mood: 'gain' }]
}

/** The level a ride leads down to; nothing where it leaves it as it is. */
const soberedTo = ({ events }: Foretold): number | undefined =>
  events.find((event) => event.type === 'soberedUp')?.level

function arrivalLines(journey: Journey, seat: number, view: RaceView, language: Language): Line[] {
  const t = say(language)
  const { categories } = game(language)
  const lines: Line[] = []
  if (journey.to === 'GP' && view.lastDay) lines.push(homeLine(language))
  if (journey.crosses.length > 0) lines.push({ text: t.crossesToken, icon: 'bottle' })
  if (journey.bottle) lines.push({ text: t.firstBottle, icon: 'bottle', mood: 'gain' })
  if (journey.coaster) lines.push({ text: t.coasterThere, icon: 'coaster', mood: 'gain' })
  if (journey.firstVisit) {
    const visits = view.players[seat].visited.length + 1
    const more = VISITED_POINTS[visits] - VISITED_POINTS[visits - 1]
    if (more > 0) lines.push({ text: t.visitsWorth(visits, more), icon: 'pin', mood: 'gain' })
    const next = VISITED_STEPS.find(([from]) => from > visits)
    if (more === 0 && next) lines.push({ text: t.visitsOf(visits, ...next), icon: 'pin' })
  }
  for (const category of journey.bonuses)
    lines.push({ text: t.bonus(categories[category]), icon: BONUS_ICON[category], mood: 'gain' })
  return lines
}

/** What one can do there, and what not: nobody should travel for a beer that is not poured. */
export function thereLines(to: PlaceName, language: Language): Line[] {
  const { buys, tastes, neither } = say(language).there
  const { sells, taste } = placeOf(to)
  if (sells === 'nothing' && !taste) return [{ text: neither, icon: 'buy' }]
  return [
    { text: buys[sells], icon: 'buy' },
    { text: tastes[taste ? 'beer' : 'nothing'], icon: 'taste' },
  ]
}

function toastLines(
  journey: Journey,
  seat: number,
  view: RaceView,
  good: Foretold,
  names: readonly string[],
  language: Language,
): Line[] {
  const { toast } = journey
  if (toast.length === 0) return []
  const partners = list(
    language,
    toast.map((other) => names[other] ?? ''),
  )
  const meeting = meetingOf(view, language)
  if (meeting) return [{ text: meeting.with(partners), icon: 'swap' }]
  const before = soberedTo(good) ?? view.players[seat].level
  return [
    { text: say(language).toastWith(partners, toastTime(view, seat)), icon: 'toast' },
    ...(good.pieces ? [levelLine(before, good.pieces.level, language)] : []),
  ]
}

function turnLine(journey: Journey, seat: number, view: RaceView, language: Language): Line {
  const t = say(language)
  const space = leaderSpace(view, seat)
  const ends = journey.time >= view.dayLength || space === undefined || journey.time > space
  return { text: ends ? t.turnEnds : t.turnGoesOn, icon: ends ? 'people' : 'arrow' }
}
