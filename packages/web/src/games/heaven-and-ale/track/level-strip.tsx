import { COLOURS } from '@estaminet/heaven-and-ale'
import { trackSpace } from '@estaminet/heaven-and-ale/texts/naming'
import { createMemo, For, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import { useTable } from '../table.tsx'
import { comingOf, shortBy, standingNow, standOf } from './level.ts'
import './level-strip.css'

/** Rooms above and below the line, in pixels, and how high a step is when few are shown. */
const ABOVE = 20
const BELOW = 10
const STEP = 4

/** The level line lying flat, for phones: what can give stands on it, what lacks hangs from it. A touch opens the track. */
export function LevelStrip(props: { onOpen: () => void }) {
  const table = useTable()
  const words = () => table.speech().texts.level
  const standing = createMemo(() => standingNow(table.view(), table.shown()))
  const then = createMemo(() => {
    const now = standOf(table.player(), standing().level)
    return comingOf(table.outcome(), table.player(), standing().level) ?? now
  })
  const spare = (colour: (typeof COLOURS)[number]) => then().markers[colour] - then().level
  const high = (steps: number) => {
    const most = Math.max(1, ...COLOURS.map((colour) => Math.abs(spare(colour))))
    return Math.min(steps > 0 ? ABOVE : BELOW, Math.max(2, Math.abs(steps) * Math.min(STEP, ABOVE / most)))
  }
  const info = () => table.outcome()
  return (
    <button type="button" class="ale-flat" onClick={props.onOpen}>
      <span class="unseen">{words().toProduction}</span>
      <span class="ale-flat-bars" aria-hidden="true">
        <For each={COLOURS}>
          {(colour) => (
            <span class={`ale-mark ale-of-${colour}`}>
              <i
                classList={{ 'ale-flat-gap': spare(colour) < 0 }}
                style={{ height: `${spare(colour) === 0 ? 0 : high(spare(colour)).toFixed(1)}px` }}
              />
              <Icon name={colour} size={12} />
            </span>
          )}
        </For>
      </span>
      <span class="ale-flat-sums">
        <Figure name={words().name} now={standing().level} then={info()?.level?.to} />
        <Show
          when={standing().level >= 1 || (info()?.level?.to ?? 0) >= 1}
          fallback={<span class="ale-flat-short">{words().firstPoint(shortBy(standing().level))}</span>}
        >
          <Figure name={`× ${standing().multiplier}`} now={standing().production} then={info()?.worth?.to} />
        </Show>
      </span>
      <span class="ale-flat-all">
        {words().inAll}
        <Becoming now={standing().total} then={info()?.total?.to} />
      </span>
    </button>
  )
}

function Figure(props: { name: string; now: number; then: number | undefined }) {
  return (
    <span>
      {props.name} <Becoming now={props.now} then={props.then} />
    </span>
  )
}

/** A number, and what it would become: a loss is not painted as a gain. */
function Becoming(props: { now: number; then: number | undefined }) {
  return (
    <b>
      {trackSpace(props.now)}
      <Show when={props.then !== undefined}>
        <span classList={{ 'ale-ended-then': true, 'ale-ended-less': (props.then ?? 0) < props.now }}>
          {' '}
          → {trackSpace(props.then ?? 0)}
        </span>
      </Show>
    </b>
  )
}
