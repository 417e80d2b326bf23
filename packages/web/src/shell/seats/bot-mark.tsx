import type { SeatInfo } from '@estaminet/table'
import { Show } from 'solid-js'
import { Icon } from '../../design/icon.tsx'
import { say } from '../../language.ts'
import { faceOf, playerName } from './bot-levels.ts'
import { isPlayedByBot, levelOf } from './bot-seats.ts'
import { Strength } from './strength.tsx'
import './bot-mark.css'

/** That a bot plays here, how strong it is and in what way it plays, and that it thinks just now. */
export function BotMark(props: { game: string; seat: SeatInfo | undefined; thinks: boolean }) {
  return (
    <Show when={isPlayedByBot(props.seat) && props.seat}>
      {(seat) => (
        <span class="bot-mark" classList={{ thinks: props.thinks }} title={playerName(levelOf(seat()), props.game)}>
          <Icon name={faceOf(levelOf(seat()), props.game)} size={16} />
          <Strength level={levelOf(seat())} />
          <span class="word">{playerName(levelOf(seat()), props.game)}</span>
          <Show when={props.thinks}>
            <span class="unseen">, {say().table.slate.thinking}</span>
            <i class="thought" aria-hidden="true" />
          </Show>
        </span>
      )}
    </Show>
  )
}
