import { onMount, Show } from 'solid-js'
import { Icon } from '../../../design/icon.tsx'
import type { Motion, Won } from '../motion.ts'
import { Cube } from '../pieces.tsx'
import './flight.css'

/** A bottle, a coaster or a card on its way from where it lay to its owner's counter. */
export function Flight(props: { motion: Motion }) {
  return (
    <Show when={props.motion.won()} keyed>
      {({ what, ms }) => <Flyer what={what} ms={ms} />}
    </Show>
  )
}

const COUNTER = { bottleTaken: 'bottles', coasterTaken: 'coasters', cardTaken: 'cards' } as const

function Flyer(props: { what: Won; ms: number }) {
  let flyer: HTMLSpanElement | undefined
  // Measured just before the next picture, when the browser lays the page out anyway.
  onMount(() => requestAnimationFrame(fly))

  function fly(): void {
    const { what, ms } = props
    const from = middleOf(what.type === 'cardTaken' ? '.machine' : `[data-sign="${what.place}"]`)
    const counter = `[data-counter="${COUNTER[what.type]} ${what.seat}"]`
    if (!flyer || !from) return
    // Where the owner's counter is out of sight the piece rises and is gone.
    const to = middleOf(counter) ?? { x: from.x, y: from.y - 60 }
    const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`
    flyer.animate(
      [
        { transform: at(from.x, from.y, 1), opacity: 1 },
        { transform: at((from.x + to.x) / 2, Math.min(from.y, to.y) - 12, 1.35), opacity: 1, offset: 0.45 },
        { transform: at(to.x, to.y, 0.8), opacity: 0.9 },
      ],
      { duration: ms, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'both' },
    )
    visible(counter)?.animate([{ scale: '1' }, { scale: '1.3' }, { scale: '1' }], { duration: 260, delay: ms * 0.8 })
  }

  return (
    <span class={`race-flyer ${props.what.type}`} ref={flyer} aria-hidden="true">
      {props.what.type === 'bottleTaken' ? (
        <>
          <Icon name="bottle" size={26} />
          <Cube colour={props.what.colour} size={15} />
        </>
      ) : (
        <Icon name={props.what.type === 'coasterTaken' ? 'coaster' : 'star'} size={24} />
      )}
    </span>
  )
}

/** The first of these that can be seen: a panel may be there for another width of the screen. */
function visible(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) => element.getBoundingClientRect().width > 0)
}

function middleOf(selector: string): { x: number; y: number } | undefined {
  const box = visible(selector)?.getBoundingClientRect()
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
