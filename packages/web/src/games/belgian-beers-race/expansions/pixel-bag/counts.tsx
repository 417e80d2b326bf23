import { Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import { raceOf } from '../../model.ts'
import type { OfSeat } from '../expansion-screen.ts'
import { Joker } from './pieces.tsx'
import { bagWords } from './texts/index.ts'

/** Of somebody else everybody knows how many drawings and jokers there are. */
export function DrawingCounts(props: OfSeat) {
  const words = () => bagWords(props.board.language())
  const player = () => raceOf(props.board.view())['pixel-bag']?.players[props.seat]
  return (
    <>
      <span data-counter={`drawings ${props.seat}`} data-explain="pixel-bag completed">
        <Icon name="pixel" size={14} />
        <span class="unseen">{words().drawings} </span>
        {player()?.completed ?? 0}
      </span>
      <Show when={(player()?.jokers ?? 0) > 0}>
        <span data-counter={`jokers ${props.seat}`} data-explain="pixel-bag joker">
          <Joker seat={props.seat} size={14} />
          <span class="unseen">{words().jokers(player()?.jokers ?? 0)}</span>
          <span aria-hidden="true">{player()?.jokers}</span>
        </span>
      </Show>
    </>
  )
}
