import type { Ask, Choice } from '@estaminet/table'
import type { Language, SlatePrice, SlateRow } from '../../../shell/table/game-screen.ts'
import { colon } from '../../../texts/thin.ts'
import { type Deed, deedOf } from '../choices.ts'
import { type HereKind, whyNotHere } from '../foretell.ts'
import { type Colour, cardOf, type RaceView } from '../model.ts'
import { objectiveTexts } from '../objective.ts'
import { game, type RaceTexts, say, town } from '../texts/index.ts'
import type { RowMarks } from './row-marks.ts'
import { sentence } from './sentence.ts'
import { isInTent, localTitle, spread } from './titles.ts'
import { whyText } from './why-not.ts'

/** With more time left than this nobody ends a day without being asked. */
const MUCH_TIME = 4

/** Everything that can be done where one is, each in its place whether it can be done now or not. */
const SLOTS = [
  { what: 'buy', icon: 'buy', is: (deed) => deed.kind === 'buy' && !deed.cheese },
  { what: 'cheese', icon: 'buy', is: (deed) => deed.kind === 'buy' && deed.cheese },
  { what: 'taste', icon: 'taste', is: (deed) => deed.kind === 'taste' },
  { what: 'eat', icon: 'eat', is: (deed) => deed.kind === 'cheese' },
  { what: 'camp', icon: 'camp', is: (deed) => deed.kind === 'camp' },
  { what: 'stop', icon: 'callday', is: (deed) => deed.kind === 'stop' },
] as const satisfies readonly { what: HereKind; icon: string; is: (deed: Deed) => boolean }[]

const ENDS_DAY: readonly HereKind[] = ['camp', 'stop']

/** What one may do here in a turn of one's own. */
export function slotRows(ask: Ask, here: readonly Choice[], view: RaceView, language: Language): SlateRow[] {
  const { moves } = game(language)
  const names: Readonly<Record<HereKind, string>> = {
    buy: moves.buy,
    cheese: say(language).beerAndCheese,
    taste: moves.taste,
    eat: moves.eat,
    camp: moves.camp,
    stop: moves.stop,
  }
  return SLOTS.map(({ what, icon, is }): SlateRow => {
    const choice = here.find((one) => is(deedOf(one)))
    const apart = ENDS_DAY.includes(what)
    if (choice) return { ...rowOf(ask, choice, view, language), icon, apart }
    return {
      group: whereIn(ask, view, language),
      title: names[what],
      icon,
      apart,
      prices: [],
      closed: () => whyText(whyNotHere(view, ask.seat, what), view, language),
    }
  })
}

const DEED_ICON: Readonly<Record<string, string>> = {
  drink: 'taste',
  cheese: 'eat',
  done: 'check',
  give: 'toast',
  eat: 'eat',
  keep: 'bottle',
  break: 'bottle-broken',
  'offer-cubes': 'offer',
  'drink-of': 'taste',
}

/** The answers to a question in between. */
export function answerRows(
  ask: Ask,
  here: readonly Choice[],
  view: RaceView,
  language: Language,
  marks: RowMarks,
): SlateRow[] {
  return here.map((choice) => {
    const deed = deedOf(choice)
    const cubes = cubesIn(deed)
    return {
      ...rowOf(ask, choice, view, language),
      group: say(language).answers,
      ...detailOf(deed, view.players[ask.seat].level, view, language),
      icon: deed.kind === 'eat' && deed.count === 0 ? 'close' : (DEED_ICON[deed.kind] ?? 'check'),
      ...(cubes.length > 0 ? { gets: marks.cubes(cubes) } : {}),
    }
  })
}

function whereIn(ask: Ask, view: RaceView, language: Language): string {
  const { place } = view.players[ask.seat]
  return place === null || place === 'GP' ? say(language).onGrandPlace : say(language).hereIn(town(language, place))
}

function rowOf(ask: Ask, choice: Choice, view: RaceView, language: Language): SlateRow {
  const deed = deedOf(choice)
  const { place, time } = view.players[ask.seat]
  const timeLeft = view.dayLength - time
  const isHome = view.lastDay && place === 'GP'
  return {
    group: whereIn(ask, view, language),
    title: localTitle(deed, language, isInTent(view)),
    // On the last day the ways come first, for one of them leads home; back there nothing is better than to stay.
    invites: view.lastDay ? isHome && deed.kind === 'stop' : deed.kind === 'buy' || deed.kind === 'taste',
    prices: [{ choice, ...localPrice(deed, timeLeft, language), sentence: sentence(choice, view, language) }],
  }
}

function cubesIn(deed: Deed): readonly Colour[] {
  if (deed.kind === 'drink' || deed.kind === 'give') return [deed.colour]
  if (deed.kind === 'offer-cubes' || deed.kind === 'drink-of') return spread(deed.cubes)
  return []
}

function detailOf(deed: Deed, level: number, view: RaceView, language: Language): { detail?: string } {
  if (deed.kind === 'keep') return { detail: say(language).cardsStay }
  if (deed.kind === 'break') {
    const points = game(language).vp(cardOf(deed.card)?.vp ?? 0)
    return { detail: `${points}${colon(language)}${objectiveTexts(deed.card, view, language).text}` }
  }
  return deed.kind === 'eat' && deed.level !== level ? { detail: say(language).level(level, deed.level) } : {}
}

export const timePrice = (cost: number | undefined, t: RaceTexts): { price: string; unit?: string } =>
  cost === undefined ? { price: '' } : { price: String(cost), unit: t.tu(cost) }

function localPrice(deed: Deed, timeLeft: number, language: Language): Pick<SlatePrice, 'price' | 'unit' | 'sure'> {
  const t = say(language)
  // Whoever has no room for beer pays for the cheese.
  if (deed.kind === 'buy' && deed.cheeseSold && deed.cubes > 0)
    return { price: String(deed.cost), unit: `${t.tu(deed.cost)}, ${deed.cheese ? t.cheeseFree : t.noCheese}` }
  if (deed.kind === 'buy' || deed.kind === 'taste') return timePrice(deed.cost, t)
  if (deed.kind === 'cheese') return { price: '', unit: t.free }
  const sure =
    timeLeft > MUCH_TIME && (deed.kind === 'camp' || deed.kind === 'stop')
      ? { sure: t.giveUp[deed.kind](timeLeft) }
      : {}
  if (deed.kind === 'camp') return { price: '', unit: t.endsDay, ...sure }
  // Its name says that the day ends: what is given up for it does not.
  if (deed.kind === 'stop') return { ...timePrice(timeLeft, t), ...sure }
  return { price: '' }
}
