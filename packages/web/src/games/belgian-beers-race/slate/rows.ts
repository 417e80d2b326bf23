import type { Ask, Choice } from '@estaminet/table'
import type { Language, SlatePrice, SlateRow } from '../../../shell/table/game-screen.ts'
import { byTarget, journeyOf, meansOf, nearFirst } from '../choices.ts'
import type { Brought } from '../expansions/expansion-screen.ts'
import { broughtBy, meetingOf, pricingOf, spoiltBy } from '../expansions/screens.ts'
import { whyNoTrip } from '../foretell.ts'
import { type PlaceName, placeOf, type RaceView } from '../model.ts'
import { say, town } from '../texts/index.ts'
import { MEANS, riskOf, shortRiskOf } from './columns.ts'
import { answerRows, slotRows, timePrice } from './here.ts'
import { expansionRows, isOfExpansion } from './of-expansions.ts'
import type { RowMarks } from './row-marks.ts'
import { sentence } from './sentence.ts'
import { startRows } from './starts.ts'
import { whyText } from './why-not.ts'

/** The price list: destinations by means first, then what can be done here, each always in its place. */
export function rows(
  ask: Ask,
  view: RaceView,
  language: Language,
  marks: RowMarks,
  names: readonly string[],
): SlateRow[] {
  const step = view.steps.at(-1)?.step
  if (step === 'start') return startRows(ask.choices, view, language, marks)
  if (ask.free) return expansionRows(ask, view, language, names)
  const trips = byTarget(ask.choices)
  const here = ask.choices.filter((choice) => !journeyOf(choice) && !isOfExpansion(choice))
  const fewer = say(language).withFewerDice([...trips.values()].flatMap((choices) => bestAndRest(choices).rest).length)
  const all = [
    ...nearFirst(trips, view.lastDay).flatMap(([to, choices]) =>
      destination(ask, view, language, to, choices, fewer, marks),
    ),
    ...(step === 'action'
      ? amongSlots(slotRows(ask, here, view, language), expansionRows(ask, view, language, names))
      : [...answerRows(ask, here, view, language, marks), ...expansionRows(ask, view, language, names)]),
  ]
  return all
    .map((row) => ({ ...row, prices: row.prices.map((price) => spoilt(price, view, language)) }))
    .map((row) => (step === 'action' ? withSums(row, ask, view) : row))
}

/** What expansions add to a turn stands with what can be done here, before what ends the day. */
function amongSlots(slots: readonly SlateRow[], added: readonly SlateRow[]): SlateRow[] {
  const { group = '' } = slots[0] ?? {}
  return [
    ...slots.filter(({ apart }) => !apart),
    ...added.map((row) => ({ ...row, group })),
    ...slots.filter(({ apart }) => apart),
  ]
}

/** What would spoil something says so, and is asked about first. */
function spoilt(price: SlatePrice, view: RaceView, language: Language): SlatePrice {
  const what = spoiltBy(price.choice, view, language)
  return what ? { ...price, spoils: what.brief, sure: what.sure } : price
}

/** A price that cards have changed says so. */
function withSums(row: SlateRow, ask: Ask, view: RaceView): SlateRow {
  const pricing = pricingOf(view)
  if (!pricing) return row
  const summed = (price: SlatePrice): SlatePrice => {
    const sum = pricing.underPrice(view, ask.seat, price.choice)
    return sum === undefined ? price : { ...price, sum }
  }
  return {
    ...row,
    prices: row.prices.map(summed),
    ...(row.folds ? { folds: row.folds.map((one) => withSums(one, ask, view)) } : {}),
  }
}

/** A column holds one price a row: of several tries at a lift the one with most dice. */
function bestAndRest(choices: readonly Choice[]): { best: Choice[]; rest: Choice[] } {
  const best = meansOf(choices)
  return { best, rest: choices.filter((choice) => !best.includes(choice)) }
}

function destination(
  ask: Ask,
  view: RaceView,
  language: Language,
  to: PlaceName,
  choices: Choice[],
  fewer: string,
  marks: RowMarks,
): SlateRow[] {
  const t = say(language)
  const { best, rest } = bestAndRest(choices)
  const visited = view.players[ask.seat].visited.includes(to)
  const journey = journeyOf(choices[0])
  const meeting = meetingOf(view, language)?.brings
  const brought = (choice: Choice) => broughtBy(choice, view, language)
  const got = (more: readonly Brought[]) => marks.gets({ journey, visited, meeting, more, texts: t })
  const price = (choice: Choice): SlatePrice => {
    const journey = journeyOf(choice)
    return {
      choice,
      ...timePrice(journey?.cost, t),
      ...(journey
        ? {
            column: MEANS.indexOf(journey.kind),
            note: riskOf(journey, language),
            brief: shortRiskOf(journey, language),
          }
        : {}),
      sentence: sentence(choice, view, language),
    }
  }
  const row = (prices: readonly Choice[], detail: string, gets: SlateRow['gets']): SlateRow => ({
    group: t.goTo,
    title: town(language, to),
    detail,
    mark: marks.plate(to),
    ...(gets ? { gets } : {}),
    prices: prices.map(price),
  })
  const withFewer = (choice: Choice): SlateRow => {
    const dice = journeyOf(choice)?.dice ?? 1
    const said = t.fewerDice(dice, t.odds[dice] ?? '')
    return { ...row([choice], said, marks.fewerDice(said)), fold: fewer }
  }
  const brewery = to === 'GP' ? '' : placeOf(to).name
  return [
    {
      ...row(best, brewery, got([...new Map(best.flatMap(brought).map((one) => [one.word, one])).values()])),
      // Who arrives later by one means than by another may meet nobody any more.
      prices: best.map((choice) => ({ ...price(choice), gets: got(brought(choice)) })),
      whyEmpty: (column) => whyText(whyNoTrip(view, ask.seat, MEANS[column], to), view, language),
    },
    ...rest.map(withFewer),
  ]
}
