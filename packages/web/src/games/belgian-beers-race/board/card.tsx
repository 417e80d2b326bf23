import type { objectives } from '@estaminet/belgian-beers-race/board'
import type { Choice } from '@estaminet/table'
import { Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import type { BoardProps, Language } from '../../../shell/table/game-screen.ts'
import { meetingOf } from '../expansions/screens.ts'
import { BONUS_ICON, cardOf, raceOf } from '../model.ts'
import { objectiveTexts } from '../objective.ts'
import { game, say } from '../texts/index.ts'
import './card.css'

type Condition = (typeof objectives)[number]['condition']

/** An objective card. Where it can be removed now it is a button: the first press looks, the second does it. */
export function ObjectiveCard(props: {
  id: string
  language: Language
  look: 'now' | 'soon' | 'line'
  hot: boolean
  choice?: Choice | undefined
  board: Pick<BoardProps, 'view' | 'considered' | 'consider' | 'choose'>
}) {
  const card = () => cardOf(props.id)
  const words = () => objectiveTexts(props.id, raceOf(props.board.view()), props.language)
  const press = (choice: Choice): void =>
    props.board.considered()?.move === choice.move ? props.board.choose(choice) : props.board.consider(choice)
  return (
    <Show
      when={props.choice}
      fallback={
        // biome-ignore lint/a11y/noNoninteractiveTabindex: with the focus on it a card explains itself
        <div class={`objective ${marks()}`} data-explain={`card ${props.id}`} tabIndex={0}>
          <Face />
        </div>
      }
    >
      {(choice) => (
        <button
          type="button"
          class={`objective legal ${marks()}`}
          data-explain={`card ${props.id}`}
          onClick={() => press(choice())}
          // A finger's touch brings the focus too: it looks with its first press.
          onFocus={(event) => event.currentTarget.matches(':focus-visible') && props.board.consider(choice())}
          onPointerEnter={(event) => event.pointerType === 'mouse' && props.board.consider(choice())}
          onPointerLeave={(event) => event.pointerType === 'mouse' && props.board.consider(undefined)}
        >
          <span class="unseen">{game(props.language).moves.break(words().title)}. </span>
          <Face />
        </button>
      )}
    </Show>
  )

  /** Where players exchange, beers change hands instead of glasses meeting. */
  function picture(condition: Condition): string {
    const name = pictogram(condition)
    return name === 'toast' && meetingOf(raceOf(props.board.view()), props.language) ? 'swap' : name
  }

  /** All in one attribute: a card that moves up the belt changes its look and keeps the rest. */
  function marks(): string {
    const { length } = words().text
    const sizes = [length > 26 && 'long', length > 44 && 'longer', length > 62 && 'longest']
    return [props.look, props.hot && 'hot', ...sizes].filter(Boolean).join(' ')
  }

  function Face() {
    return (
      <>
        <span class={`kind ${card()?.kind ?? ''}`}>
          <Icon name={card()?.kind ?? 'star'} size={14} />
        </span>
        <Show when={props.look !== 'line'}>
          <span class="unseen">{words().title}. </span>
        </Show>
        <b class="points">
          {card()?.vp ?? 0}
          <span class="unseen"> {say(props.language).points(card()?.vp ?? 0)}. </span>
        </b>
        <span class="text">
          {/* Where there is room a card goes by the name the price list gives it. */}
          <Show when={props.look === 'line'}>
            <span class="caps">{words().title}</span>
            <br />
          </Show>
          {words().text}
        </span>
        <Show when={card()}>
          {(known) => <Icon name={picture(known().condition)} size={props.look === 'now' ? 30 : 22} class="picture" />}
        </Show>
      </>
    )
  }
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
