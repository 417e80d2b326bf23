import type { objectives } from '@estaminet/belgian-beers-race'
import * as Popover from '@kobalte/core/popover'
import { Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import type { Language } from '../../shell/game-screen.ts'
import { BONUS_ICON, cardOf } from '../model.ts'
import { cardTexts, game, say } from '../texts/index.ts'
import './card.css'

type Condition = (typeof objectives)[number]['condition']

/** An objective card. It opens to its whole text; where it can be chosen now, a button inside says so. */
export function ObjectiveCard(props: {
  id: string
  language: Language
  look: 'now' | 'soon' | 'line'
  hot: boolean
  onChoose?: (() => void) | undefined
}) {
  const card = () => cardOf(props.id)
  const words = () => cardTexts(props.language, props.id)
  const points = () => card()?.vp ?? 0
  return (
    <Popover.Root gutter={6}>
      <Popover.Trigger
        class={`objective ${props.look}`}
        data-explain={`card ${props.id}`}
        classList={{ hot: props.hot, legal: props.onChoose !== undefined, long: words().text.length > 22 }}
      >
        <span class={`kind ${card()?.kind ?? ''}`}>
          <Icon name={card()?.kind ?? 'star'} size={14} />
        </span>
        <span class="unseen">{words().title}. </span>
        <b class="points">
          {points()}
          <span class="unseen"> {say(props.language).points}. </span>
        </b>
        <span class="text">{words().text}</span>
        <Show when={card()}>
          {(known) => (
            <Icon name={pictogram(known().condition)} size={props.look === 'now' ? 34 : 22} class="picture" />
          )}
        </Show>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content class="card-sheet mat">
          <Popover.Title class="title">{words().title}</Popover.Title>
          <Popover.Description>{words().text}</Popover.Description>
          <p class="muted small">
            {game(props.language).kinds[card()?.kind ?? 'star']} · {say(props.language).card.points(points())}
          </p>
          <Show when={props.onChoose}>
            {(choose) => (
              <button type="button" class="button brass" onClick={() => choose()()}>
                <Icon name="bottle-broken" size={18} /> {game(props.language).moves.break(words().title)}
              </button>
            )}
          </Show>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** One drawing that says what kind of thing the card asks for. */
function pictogram(condition: Condition): string {
  switch (condition.form) {
    case 'all':
      return pictogram(condition.of[0] ?? { form: 'camped' })
    case 'moved':
      if (condition.means) return { bike: 'bicycle', bus: 'bus', hitch: 'hitchhike' }[condition.means]
      return condition.at && 'category' in condition.at ? BONUS_ICON[condition.at.category] : 'pin'
    case 'visited':
      return condition.of && 'category' in condition.of ? BONUS_ICON[condition.of.category] : 'pin'
    case 'track':
      return { cheers: 'cheers', cheese: 'cheese', glass: 'taste' }[condition.track]
    default:
      return PICTURES[condition.form]
  }
}

const PICTURES = {
  bought: 'buy',
  tasted: 'taste',
  toasted: 'toast',
  camped: 'camp',
  late: 'late',
  stranded: 'hitchhike',
  sameTurn: 'swap',
  bottles: 'bottle',
  coasters: 'coaster',
  cubes: 'backpack',
  backpack: 'backpack',
  breathalyzer: 'breathalyzer',
  firstOnGrandPlace: 'flag',
}
