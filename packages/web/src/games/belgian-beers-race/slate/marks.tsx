import { For, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { type PlaceName, placeOf } from '../model.ts'
import { Cube, Plate, Shape } from '../pieces.tsx'
import type { RaceTexts } from '../texts/index.ts'
import type { Gotten, RowMarks } from './row-marks.ts'

/** What is drawn in the rows of the slate: plates, signs and beers. */
export const marks: RowMarks = {
  plate: (place) => () => <Plate place={place} big />,
  gets: (brought) => () => <Gets {...brought} />,
  fewerDice: (said) => () => <FewerDice said={said} />,
  offers: (place, texts) => () => <Offers place={place} texts={texts} />,
  cubes: (cubes) => () => <For each={cubes}>{(colour) => <Cube colour={colour} />}</For>,
}

/** Partner, bottle, coaster, already visited: always in this order; in words too where the row has a second line. */
function Gets(props: Gotten) {
  const toast = () => props.journey?.toast ?? []
  return (
    <span class="race-marks" aria-hidden="true">
      <Show when={toast().length > 0}>
        <For each={toast()}>{(seat) => <Shape seat={seat} size={13} />}</For>
        <Got icon={props.meeting ? 'swap' : 'toast'} size={17} word={props.meeting ?? props.texts.gets.toast} />
      </Show>
      <Show when={props.journey?.bottle}>
        <Got icon="bottle" size={15} word={props.texts.gets.bottle} />
      </Show>
      <Show when={props.journey?.coaster}>
        <Got icon="coaster" size={14} word={props.texts.gets.coaster} />
      </Show>
      <For each={props.more}>{({ icon, word }) => <Got icon={icon} size={16} word={word} />}</For>
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

/** What there is, by the signs of the map: beer, cheese, tasting, each in its place. */
function Offers(props: { place: PlaceName; texts: RaceTexts }) {
  const { sells, taste } = placeOf(props.place)
  return (
    <span class="race-offers">
      <Offer name="buy" word={props.texts.there.beer} there={sells !== 'nothing'} />
      <Offer name="cheese" word={props.texts.there.cheese} there={sells === 'beer+cheese'} />
      <Offer name="taste" word={props.texts.there.taste} there={taste} />
    </span>
  )
}

function Offer(props: { name: string; word: string; there: boolean }) {
  return (
    <i classList={{ none: !props.there }}>
      <Show when={props.there}>
        <Icon name={props.name} size={16} />
        <span class="unseen">{props.word}</span>
      </Show>
    </i>
  )
}
