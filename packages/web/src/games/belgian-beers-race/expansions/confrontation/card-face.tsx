import { Show } from 'solid-js'
import { Dynamic } from 'solid-js/web'
import { Icon } from '../../../../design/icon.tsx'
import type { Language } from '../../../../shell/table/game-screen.ts'
import { soft } from '../../texts/soft.ts'
import { hinders, iconOfCard } from './cards.ts'
import { type CardId, cardText, wordsOf } from './words.ts'

/** A card at a glance: its drawing, its name, what it does and the moment it waits for. It explains itself in full. */
export function CardFace(props: {
  id: CardId
  language: Language
  isReady?: boolean
  /** It is in a packet: whoever may press it keeps it, and plays nothing yet. */
  isInPacket?: boolean
  isChosen?: boolean
  /** Name and drawing alone. */
  isSmall?: boolean
  /** It waits for nothing any more. */
  isPlayed?: boolean
  onPress?: (() => void) | undefined
}) {
  const brief = () => wordsOf(props.language).brief[props.id]
  const isPlayable = () => props.isReady && !props.isInPacket
  const state = () => (isPlayable() ? ' ready' : props.isPlayed ? ' played' : '')
  return (
    <li data-explain={`confrontation ${props.id}${state()}`} tabIndex={-1} data-hand-card={props.id}>
      <Dynamic
        component={props.onPress ? 'button' : 'span'}
        class="hand-card"
        classList={{
          hinders: hinders(props.id),
          ready: props.isReady ?? false,
          chosen: props.isChosen ?? false,
          small: props.isSmall ?? false,
        }}
        type={props.onPress ? 'button' : undefined}
        aria-pressed={props.onPress ? (props.isChosen ?? false) : undefined}
        onClick={() => props.onPress?.()}
      >
        <Icon name={iconOfCard(props.id)} size={props.isSmall ? 14 : 20} />
        <span class="what">
          <b>{soft(cardText(props.id, props.language).title)}</b>
          <Show when={!props.isSmall}>
            <span class="does">{brief().does}</span>
            <span class="when">{brief().when}</span>
          </Show>
        </span>
        <Show when={isPlayable()}>
          <span class="unseen">, {wordsOf(props.language).ready}</span>
        </Show>
      </Dynamic>
    </li>
  )
}
