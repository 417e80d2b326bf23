import { type ConditionView, campaign } from '@estaminet/belgian-beers-race/solo'
import { For, Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import type { Language } from '../../../../shell/table/game-screen.ts'
import type { PlaceName } from '../../model.ts'
import { Plate } from '../../pieces.tsx'
import { expansionWords } from '../../texts/expansions.ts'
import { CONDITION_ICON } from './condition-icons.ts'
import { briefOf, partCount, partName } from './condition-words.ts'
import { allowedIn } from './places.ts'
import { soloWords } from './texts/index.ts'
import './condition.css'

/** The victory condition of this game: what it asks, and how far it is, part by part. */
export function Condition(props: {
  condition: ConditionView
  /** Breweries that are still to be visited for it. */
  missing: readonly PlaceName[] | undefined
  language: Language
  isOver: boolean
}) {
  const words = () => soloWords(props.language).condition
  const one = () => campaign.find(({ number }) => number === props.condition.number)
  const card = () => {
    const found = one()
    return found && expansionWords(props.language)?.cards.campaign[found.number]
  }
  const state = () => {
    const { state, failedAt } = props.condition
    return failedAt ? words().failedOn(failedAt.day) : words().state[state]
  }
  return (
    <Show when={one()}>
      {(found) => (
        <section class={`condition ${props.condition.state}`} aria-label={words().name} data-explain="solo condition">
          <header>
            <Icon name={CONDITION_ICON[found().number]} size={17} />
            <b>{card()?.title}</b>
            <span class="kind">{words().kind[found().kind]}</span>
            <strong class="state">
              <Icon name={STATE_ICON[props.condition.state]} size={13} /> {state()}
            </strong>
          </header>
          <ul>
            <For each={props.condition.parts}>
              {(part, at) => (
                <li classList={{ met: part.met }}>
                  <Icon name={part.met ? 'check' : 'minus'} size={12} />
                  <span>{partName(found().when[at()], words())}</span>
                  <b>{partCount(found().when[at()], part, words())}</b>
                </li>
              )}
            </For>
          </ul>
          <Show when={props.missing} fallback={<Where name={words().allowed} places={allowedIn(found().number)} />}>
            {(missing) => <Where name={words().missing} places={missing()} />}
          </Show>
          <Show when={props.condition.state === 'failed' && !props.isOver}>
            <p class="small" role="status">
              {words().playOn} <a href={`/campaign?condition=${found().number}`}>{words().again}</a>.
            </p>
          </Show>
        </section>
      )}
    </Show>
  )
}

function Where(props: { name: string; places: readonly PlaceName[] }) {
  return (
    <Show when={props.places.length > 0}>
      <p class="plates">
        <span>{props.name}</span>
        <For each={props.places}>{(place) => <Plate place={place} />}</For>
      </p>
    </Show>
  )
}

/** The same as short as it can be said: the sign of the condition, and how far it is. */
export function ConditionInBrief(props: { condition: ConditionView; language: Language }) {
  const words = () => soloWords(props.language).condition
  const one = () => campaign.find(({ number }) => number === props.condition.number)
  return (
    <Show when={one()}>
      {(found) => (
        <span class={`condition-brief ${props.condition.state}`} data-explain="solo condition">
          <Icon name={CONDITION_ICON[found().number]} size={16} />
          <span class="unseen">
            {words().name}, {expansionWords(props.language)?.cards.campaign[found().number].title}:
          </span>
          <b>{briefOf(found().when, props.condition, words())}</b>
          <Icon name={STATE_ICON[props.condition.state]} size={13} />
        </span>
      )}
    </Show>
  )
}

const STATE_ICON: Readonly<Record<ConditionView['state'], string>> = {
  open: 'clock',
  reached: 'check',
  failed: 'close',
}
