import {
  ASLEEP_FROM,
  BICYCLE_FORBIDDEN_FROM,
  CHEESE_MARKER_POINTS,
  CHEESE_POINTS,
  DOUBLING_FROM,
  LAST_GLASS,
  VISITED_POINTS,
  VISITED_STEPS,
} from '@estaminet/belgian-beers-race/board'
import type { Ask, Choice } from '@estaminet/table'
import type { Language, Preview } from '../../../shell/table/game-screen.ts'
import { colon } from '../../../texts/thin.ts'
import { type Deed, deedOf, isSafe, type Journey, journeyOf } from '../choices.ts'
import { foretoldBy, meetingOf, pricingOf } from '../expansions/screens.ts'
import { beersOnTheBus, type Foretold, type Pieces, toastTime } from '../foretell.ts'
import {
  BONUS_ICON,
  cardOf,
  carriedBy,
  hourAt,
  inBrussels,
  leaderSpace,
  type PlaceName,
  type Player,
  placeOf,
  type RaceView,
} from '../model.ts'
import { game, list, numberedTown, say, town } from '../texts/index.ts'
import { cardLines, missedLines, pointLines, told } from './brings.ts'
import { homeLines } from './last-day.ts'
import { nightLines } from './night.ts'
import { expansionPreview, isOfExpansion } from './of-expansions.ts'
import { isInTent, localTitle } from './titles.ts'

type Line = Preview['lines'][number]

/** What the considered move will do, in the order it happens, and what its price is made of. `good`: what it brings if luck helps. */
export function preview(
  choice: Choice,
  ask: Ask,
  view: RaceView,
  names: readonly string[],
  language: Language,
  good = told(choice, ask, view),
): Preview {
  const what = consequences(choice, ask, view, good, names, language)
  const sums = isOpen(choice, ask, view) ? (pricingOf(view)?.sumsOf(view, ask.seat, choice, language) ?? []) : []
  return sums.length > 0 ? { ...what, sums } : what
}

/** Whether it may be chosen now, in a turn of one's own: a choice of the question before says nothing about this table. */
const isOpen = (choice: Choice, ask: Ask, view: RaceView): boolean =>
  view.steps.at(-1)?.step === 'action' && ask.choices.includes(choice)

function consequences(
  choice: Choice,
  ask: Ask,
  view: RaceView,
  good: Foretold,
  names: readonly string[],
  language: Language,
): Preview {
  if (isOfExpansion(choice)) return expansionPreview(choice, ask, view, names, language)
  const journey = journeyOf(choice)
  const brings = [
    ...foretoldBy(choice, view, language, ask),
    ...homeLines(choice, ask, view, good, language),
    ...pointLines(good, view, language),
    ...cardLines(good, language),
    ...nightLines(choice, ask.seat, view, good, language),
  ]
  if (!journey) {
    const deed = deedOf(choice)
    const lines = [
      ...(deed.kind === 'start'
        ? [...startLines(good, language), ...thereLines(deed.to, language)]
        : hereLines(deed, ask.seat, view, good, language)),
      ...missedLines(choice, ask, view, language),
      ...brings,
    ]
    return { ...here(deed, ask.seat, view, language), lines }
  }
  const t = say(language)
  const lines = [
    ...riskLines(choice, journey, ask, view, language),
    ...brings,
    ...roadLines(journey, ask.seat, view, good, language),
    ...arrivalLines(journey, ask.seat, view, language),
    ...toastLines(journey, ask.seat, view, good, names, language),
    ...thereLines(journey.to, language),
    // Alone every turn goes on until the day ends.
    ...(view.players.length > 1 ? [turnLine(journey, ask.seat, view, language)] : []),
  ]
  return {
    title: t.journeys[journey.kind](deedTown(journey.to, language)),
    cost: game(language).tu(journey.cost),
    lines: [{ text: t.arrives(hourAt(view, journey.time)), icon: 'clock' }, ...lines],
  }
}

/** In Brussels two breweries may share a quarter: the button says which of them. */
const deedTown = (to: PlaceName, language: Language): string =>
  inBrussels(to) ? numberedTown(language, to) : town(language, to)

function riskLines(choice: Choice, journey: Journey, ask: Ask, view: RaceView, language: Language): Line[] {
  const t = say(language)
  const why = isOpen(choice, ask, view) ? (pricingOf(view)?.behindRisk(view, ask.seat, choice, language) ?? '') : ''
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
  if (journey.to === 'GP' && view.lastDay) lines.push(home(language))
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

/** Where the last day should end. */
const home = (language: Language): Line => ({ text: say(language).backHome, icon: 'flag', mood: 'gain' })

/** What one can do there, and what not: nobody should travel for a beer that is not poured. */
function thereLines(to: PlaceName, language: Language): Line[] {
  const { buys, tastes, neither } = say(language).there
  const { sells, taste } = placeOf(to)
  if (sells === 'nothing' && !taste) return [{ text: neither, icon: 'buy' }]
  return [
    { text: buys[sells], icon: 'buy' },
    { text: tastes[taste ? 'beer' : 'nothing'], icon: 'taste' },
  ]
}

/** Whoever starts somewhere finds there what a visitor finds. */
function startLines({ events }: Foretold, language: Language): Line[] {
  const t = say(language)
  const { categories } = game(language)
  return events.flatMap((event): Line[] => {
    if (event.type === 'bottleTaken') return [{ text: t.firstBottle, icon: 'bottle', mood: 'gain' }]
    if (event.type === 'coasterTaken') return [{ text: t.coasterThere, icon: 'coaster', mood: 'gain' }]
    if (event.type !== 'bonusGained') return []
    return [{ text: t.bonus(categories[event.category]), icon: BONUS_ICON[event.category], mood: 'gain' }]
  })
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

/** A level with what it takes away or gives back. */
export function levelLine(from: number, to: number, language: Language): Line {
  const t = say(language)
  const crossed = (threshold: number): boolean => from < threshold && to >= threshold
  const loss = crossed(ASLEEP_FROM)
    ? t.asleep
    : crossed(DOUBLING_FROM)
      ? t.slow
      : crossed(BICYCLE_FORBIDDEN_FROM)
        ? t.noBicycle
        : undefined
  const gain = from >= BICYCLE_FORBIDDEN_FROM && to < BICYCLE_FORBIDDEN_FROM ? t.ridesAgain : undefined
  const more = loss ?? gain
  return {
    text: more ? `${t.level(from, to)}${colon(language)}${more}` : t.level(from, to),
    icon: 'breathalyzer',
    ...(loss ? { mood: 'loss' as const } : gain || to < from ? { mood: 'gain' as const } : {}),
  }
}

function here(deed: Deed, seat: number, view: RaceView, language: Language): { title: string; cost?: string } {
  if (deed.kind === 'start') return { title: game(language).moves.begin(town(language, deed.to)) }
  const title = localTitle(deed, language, isInTent(view))
  if (deed.kind === 'buy' || deed.kind === 'taste') return { title, cost: game(language).tu(deed.cost) }
  // In the tent the time left can still be spent.
  if (deed.kind === 'stop') return { title, cost: game(language).tu(view.dayLength - view.players[seat].time) }
  return { title }
}

function hereLines(deed: Deed, seat: number, view: RaceView, { pieces }: Foretold, language: Language): Line[] {
  const t = say(language)
  const player = view.players[seat]
  switch (deed.kind) {
    case 'buy':
      return [
        {
          text: `${t.board.backpack} ${carriedBy(player)} → ${carriedBy(player) + deed.cubes}`,
          icon: 'backpack',
          mood: 'gain',
        },
        ...(deed.cheese && pieces ? cheeseBought(player, pieces, language) : []),
        ...(deed.cheeseSold && !deed.cheese ? [{ text: t.whyNoCheese, icon: 'info' }] : []),
      ]
    case 'taste':
    case 'drink': {
      const level = deed.kind === 'drink' ? deed.level : pieces?.level
      return [
        { text: t.glass(player.glass, Math.min(player.glass + 1, LAST_GLASS)), icon: 'taste', mood: 'gain' },
        ...(level === undefined ? [] : [levelLine(player.level, level, language)]),
      ]
    }
    case 'cheese':
    case 'eat':
      return deed.level === player.level
        ? []
        : [
            levelLine(player.level, deed.level, language),
            cheeseLost(player.cheese, deed.kind === 'eat' ? deed.count : 1, language),
          ]
    case 'camp':
      return [{ text: t.tonight, icon: 'moon' }]
    case 'stop':
      return [{ text: t.dayEnds, icon: 'moon' }, ...(view.lastDay && player.place === 'GP' ? [home(language)] : [])]
    case 'break':
      return [{ text: t.cardGone(cardOf(deed.card)?.vp ?? 0), icon: 'bottle-broken', mood: 'loss' }]
    default:
      return []
  }
}

/** Cheese that is eaten no longer counts at the end. */
const cheeseLost = (cheese: number, eaten: number, language: Language): Line => ({
  text: cheeseWorth(cheese, cheese - eaten, language),
  icon: 'cheese',
  mood: 'loss',
})

/** Where there is no room for another cheese a marker is worth points of its own. */
function cheeseBought(player: Player, pieces: Pieces, language: Language): Line[] {
  const markers = pieces.cheeseMarkers - player.cheeseMarkers
  const texts = [
    ...(pieces.cheese > player.cheese ? [cheeseWorth(player.cheese, pieces.cheese, language)] : []),
    ...(markers > 0 ? [say(language).cheeseBeside(markers * CHEESE_MARKER_POINTS)] : []),
  ]
  return texts.map((text) => ({ text, icon: 'cheese', mood: 'gain' }))
}

function cheeseWorth(from: number, to: number, language: Language): string {
  const t = say(language)
  return `${t.board.cheese} ${CHEESE_POINTS[from]} → ${CHEESE_POINTS[to]} ${t.points(CHEESE_POINTS[to])}`
}
