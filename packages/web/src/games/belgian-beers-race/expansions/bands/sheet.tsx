import { BAND_NAMES } from '@estaminet/belgian-beers-race/texts/expansions'
import { createMemo, Show } from 'solid-js'
import { Icon } from '../../../../design/icon.tsx'
import { raceOf } from '../../model.ts'
import { expansionWords } from '../../texts/expansions.ts'
import type { OfSeat } from '../expansion-screen.ts'
import { cardWords } from '../texts/cards.ts'
import { bandOf, fame, fanPoints, styleOf } from './tour.ts'
import './bands.css'

/** A player's band: its style, its fans, and what they are worth as things stand. */
export function BandSheet(props: OfSeat) {
  const race = createMemo(() => raceOf(props.board.view()))
  const band = createMemo(() => bandOf(race(), props.seat))
  const words = () => cardWords(props.board.language()).band
  const standing = () => fame(race())[props.seat]
  return (
    <Show when={band()}>
      {(own) => (
        <p class="band-sheet" data-explain={`bands ${own()}`} tabIndex={-1}>
          <Icon name="note" size={16} />
          <b>{BAND_NAMES[own()]}</b>
          <span>{expansionWords(props.board.language())?.cards.styles[styleOf(own())]}</span>
          <span class="push" />
          <span class="fans">
            <Icon name="fans" size={16} /> {words().fans(standing().fans)}
          </span>
          <em>{words().worth(standing().award, fanPoints(standing().fans))}</em>
        </p>
      )}
    </Show>
  )
}

/** A rival's fans, behind the name. */
export function FansBadge(props: OfSeat) {
  const race = () => raceOf(props.board.view())
  return (
    <Show when={bandOf(race(), props.seat)}>
      {(own) => (
        <small class="fans-badge" title={BAND_NAMES[own()]}>
          <Icon name="fans" size={14} />
          <span class="unseen">{BAND_NAMES[own()]} </span>
          {race().bands?.fans[props.seat] ?? 0}
        </small>
      )}
    </Show>
  )
}
