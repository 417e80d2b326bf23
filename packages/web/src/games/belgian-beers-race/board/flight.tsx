import { type JSX, onMount, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import type { Won } from '../model.ts'
import type { Motion } from '../motion.ts'
import { Cube } from '../pieces.tsx'
import { fly } from './fly.ts'
import './flight.css'

/** A bottle, a coaster, a card or what an expansion has on its way from where it lay to whom it goes to. */
export function Flight(props: { motion: Motion }) {
  return (
    <>
      <Show when={props.motion.won()} keyed>
        {({ what, ms }) => (
          <Flyer way={wayOf(what)} ms={ms}>
            <Piece what={what} />
          </Flyer>
        )}
      </Show>
      <Show when={props.motion.heralded()} keyed>
        {({ event, ms, staging }) =>
          staging.flies && (
            <Flyer way={staging.flies(event)} ms={ms}>
              <Icon name={staging.icon} size={24} />
            </Flyer>
          )
        }
      </Show>
    </>
  )
}

type Way = readonly [from: string, to: string]

const COUNTER = { bottleTaken: 'bottles', coasterTaken: 'coasters', cardTaken: 'cards' } as const
const wayOf = (what: Won): Way => [
  what.type === 'cardTaken' ? '.machine' : `[data-sign="${what.place}"]`,
  `[data-counter="${COUNTER[what.type]} ${what.seat}"]`,
]

function Flyer(props: { way: Way; ms: number; children: JSX.Element }) {
  let flyer: HTMLSpanElement | undefined
  // Measured just before the next picture, when the browser lays the page out anyway.
  onMount(() => requestAnimationFrame(() => flyer && fly(flyer, props.way[0], props.way[1], props.ms)))
  return (
    <span class="race-flyer" ref={flyer} aria-hidden="true">
      {props.children}
    </span>
  )
}

function Piece(props: { what: Won }) {
  return props.what.type === 'bottleTaken' ? (
    <>
      <Icon name="bottle" size={26} />
      <Cube colour={props.what.colour} size={15} />
    </>
  ) : (
    <Icon name={props.what.type === 'coasterTaken' ? 'coaster' : 'star'} size={24} />
  )
}
