import type { Ask, Choice } from '@estaminet/table'
import { For, Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import type { Language, SlatePrice, SlateRow } from '../../shell/game-screen.ts'
import { byTarget, type Deed, deedOf, homeFirst, type Journey, journeyOf } from '../choices.ts'
import { type Colour, type PlaceName, placeOf, type RaceView } from '../model.ts'
import { Cube, Plate, Shape } from '../pieces.tsx'
import { cardTexts, type RaceTexts, say, town } from '../texts/index.ts'
import { means } from './columns.ts'
import { sentence } from './sentence.ts'
import { localTitle, spread } from './titles.ts'

/** The price list: destinations by means first, then what can be done here, in the order of the legal moves. */
export function rows(ask: Ask, view: RaceView, language: Language): SlateRow[] {
  const here = ask.choices.filter((choice) => !journeyOf(choice) && deedOf(choice).kind !== 'start')
  return [
    ...homeFirst(byTarget(ask.choices), view.lastDay).flatMap(([to, choices]) =>
      destination(ask, view, language, to, choices),
    ),
    ...here.map((choice) => local(ask, choice, view, language)),
  ]
}

function destination(ask: Ask, view: RaceView, language: Language, to: PlaceName, choices: Choice[]): SlateRow[] {
  const t = say(language)
  const columns = means(ask)
  const best = new Map<string, Choice>()
  for (const choice of choices) best.set(deedOf(choice).kind, choice)
  const shown = [...best.values()]
  const rest = choices.filter((choice) => !shown.includes(choice))
  const price = (choice: Choice): SlatePrice => ({
    choice,
    ...timePrice(journeyOf(choice)?.cost, t),
    column: columnOf(journeyOf(choice), columns),
    sentence: sentence(choice, view, language),
  })
  const visited = view.players[ask.seat].visited.includes(to)
  const journey = journeyOf(choices[0])
  const row = (prices: readonly Choice[], detail: string, gets: SlateRow['gets']): SlateRow => ({
    ...(journey ? { group: t.goTo } : {}),
    title: town(language, to),
    detail,
    mark: () => <Plate place={to} big />,
    ...(gets ? { gets } : {}),
    prices: prices.map(price),
  })
  const fewer = (choice: Choice): SlateRow => {
    const dice = journeyOf(choice)?.dice ?? 1
    const said = t.fewerDice(dice, t.odds[dice] ?? '')
    return row([choice], said, () => <FewerDice said={said} />)
  }
  const brewery = to === 'GP' ? '' : placeOf(to).name
  return [
    row(shown, brewery, () => <Gets journey={journey} visited={visited} texts={t} />),
    // A column holds one price a row: each number of dice has a row of its own.
    ...rest.map(fewer),
  ]
}

const columnOf = (journey: Journey | undefined, columns: readonly Journey['kind'][]): number =>
  journey ? columns.indexOf(journey.kind) : -1

/** Partner, bottle, coaster, already visited: always in this order; in words too where the row has a second line. */
function Gets(props: { journey: Journey | undefined; visited: boolean; texts: RaceTexts }) {
  const toast = () => props.journey?.toast ?? []
  return (
    <span class="race-marks" aria-hidden="true">
      <Show when={toast().length > 0}>
        <For each={toast()}>{(seat) => <Shape seat={seat} size={13} />}</For>
        <Got icon="toast" size={17} word={props.texts.gets.toast} />
      </Show>
      <Show when={props.journey?.bottle}>
        <Got icon="bottle" size={15} word={props.texts.gets.bottle} />
      </Show>
      <Show when={props.journey?.coaster}>
        <Got icon="coaster" size={14} word={props.texts.gets.coaster} />
      </Show>
      <Show when={props.visited}>
        <Got icon="check" size={15} word={props.texts.visited} />
      </Show>
    </span>
  )
}

function FewerDice(props: { said: string }) {
  return (
    <span class="race-marks" aria-hidden="true">
      <Got icon="dice" size={15} word={props.said} />
    </span>
  )
}

function Got(props: { icon: string; size: number; word: string }) {
  return (
    <span class="got">
      <Icon name={props.icon} size={props.size} />
      <span class="word">{props.word}</span>
    </span>
  )
}

const DEED_ICON: Readonly<Record<string, string>> = {
  buy: 'buy',
  taste: 'taste',
  cheese: 'eat',
  camp: 'camp',
  stop: 'callday',
  drink: 'taste',
  done: 'check',
  give: 'toast',
  eat: 'eat',
  keep: 'bottle',
  break: 'bottle-broken',
  'offer-cubes': 'offer',
  'drink-of': 'taste',
}

function local(ask: Ask, choice: Choice, view: RaceView, language: Language): SlateRow {
  const t = say(language)
  const deed = deedOf(choice)
  const { place, time } = view.players[ask.seat]
  const timeLeft = view.dayLength - time
  const acts = view.steps.at(-1)?.step === 'action'
  const where = place === null || place === 'GP' ? t.onGrandPlace : t.hereIn(town(language, place))
  const isHome = view.lastDay && place === 'GP'
  const cubes = cubesIn(deed)
  return {
    group: acts ? where : t.answers,
    title: localTitle(deed, language),
    // Back on the Grand Place on the last day there is nothing better to do.
    invites: acts && (deed.kind === 'buy' || deed.kind === 'taste' || (deed.kind === 'stop' && isHome)),
    ...detailOf(deed, view.players[ask.seat].level, language),
    icon: deed.kind === 'eat' && deed.count === 0 ? 'close' : (DEED_ICON[deed.kind] ?? 'check'),
    ...(cubes.length > 0 && !acts
      ? { gets: () => <For each={cubes}>{(colour) => <Cube colour={colour} />}</For> }
      : {}),
    prices: [{ choice, ...localPrice(deed, timeLeft, language), sentence: sentence(choice, view, language) }],
  }
}

function cubesIn(deed: Deed): readonly Colour[] {
  if (deed.kind === 'buy') return Array<Colour>(deed.cubes).fill(deed.colour)
  if (deed.kind === 'drink' || deed.kind === 'give' || deed.kind === 'taste') return [deed.colour]
  if (deed.kind === 'offer-cubes' || deed.kind === 'drink-of') return spread(deed.cubes)
  return []
}

function detailOf(deed: Deed, level: number, language: Language): { detail?: string } {
  if (deed.kind === 'break') return { detail: cardTexts(language, deed.card).text }
  return deed.kind === 'eat' && deed.level !== level ? { detail: say(language).level(level, deed.level) } : {}
}

const timePrice = (cost: number | undefined, t: RaceTexts): { price: string; unit?: string } =>
  cost === undefined ? { price: '' } : { price: String(cost), unit: t.tu(cost) }

function localPrice(deed: Deed, timeLeft: number, language: Language): { price: string; unit?: string } {
  const t = say(language)
  if (deed.kind === 'buy' || deed.kind === 'taste') return timePrice(deed.cost, t)
  if (deed.kind === 'cheese') return { price: '', unit: t.free }
  if (deed.kind === 'camp') return { price: '', unit: t.endsDay }
  // Its name says that the day ends: what is given up for it does not.
  if (deed.kind === 'stop') return timePrice(timeLeft, t)
  return { price: '' }
}
