import { ARRIVED, TRACK_LENGTH } from '@estaminet/heaven-and-ale'
import { createEffect, createMemo, createSignal, For, on, onMount, Show } from 'solid-js'
import { AT_HOME, besideOf, CELL } from '../geometry.ts'
import { Drawing, Figure } from '../pieces.tsx'
import { isWalking, useTable } from '../table.tsx'
import { homeOf } from './ring.tsx'
import { HomeFace, SpaceFace } from './space.tsx'
import { StartPlaces } from './start-places.tsx'
import './strip.css'

const START = 0
/** More spaces than any phone shows side by side. */
const IN_SIGHT = 9
const BOX = `${-CELL.width / 2} ${-CELL.height / 2} ${CELL.width} ${CELL.height}`

/** The spaces ahead as a strip that scrolls sideways, for phones. */
export function Strip() {
  const table = useTable()
  const here = createMemo(() => (isWalking(table.player()) ? table.player().position : 1))
  const ahead = () => [...Array.from({ length: TRACK_LENGTH + 1 - here() }, (_, i) => here() + i), START]
  // What lies beyond the edge of the screen is drawn when the rest of the table stands.
  const [isWhole, setWhole] = createSignal(false)
  onMount(() => setTimeout(setWhole, 0, true))
  let strip: HTMLElement | undefined
  // It begins where it should: to scroll it then would make the browser lay out the page twice.
  createEffect(on(here, () => strip?.scrollTo({ left: 0 }), { defer: true }))
  // A space looked at in the list is shown, however far ahead it lies.
  createEffect(
    on(table.considered, (info) => {
      if (info?.kind !== 'move') return
      requestAnimationFrame(() =>
        strip?.querySelector('.ale-target')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
      )
    }),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop of the tab key; the arrows walk inside
    <section class="ale-strip" ref={strip} aria-label={table.speech().texts.ahead} data-explore tabIndex={0}>
      <For each={isWhole() ? ahead() : ahead().slice(0, IN_SIGHT)}>{(at) => <Cell at={at} />}</For>
    </section>
  )
}

/** The whole ring, unrolled, and the places it begins and ends with. */
export function Unrolled() {
  const table = useTable()
  const all = [START, ...Array.from({ length: TRACK_LENGTH }, (_, i) => i + 1)]
  return (
    <>
      <StartPlaces />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: one stop of the tab key; the arrows walk inside */}
      <section class="ale-unrolled" aria-label={table.speech().texts.ring} data-explore tabIndex={0}>
        <For each={all}>{(at) => <Cell at={at} />}</For>
      </section>
    </>
  )
}

function Cell(props: { at: number }) {
  const table = useTable()
  const figures = () =>
    table.view().players.flatMap((player, seat) => {
      const at = isWalking(player) ? player.position : START
      return at === props.at ? [seat] : []
    })
  const standing = (seat: number, index: number) => {
    const { players } = table.view()
    if (props.at === START) {
      const { x, y } = homeOf(players, seat)
      return `translate(${x} ${y}) scale(${AT_HOME})`
    }
    const across = figures().length === 1 ? -24 : besideOf(index, figures().length)
    return `translate(${across} ${CELL.height / 2 - 4})`
  }
  const label = () => table.speech().words.space(props.at === START ? ARRIVED : props.at)
  return (
    <Drawing box={BOX} label={label()} class="ale-cell">
      <Show when={props.at !== START} fallback={<HomeFace />}>
        <g data-space={props.at}>
          <SpaceFace space={table.view().track[props.at - 1]} />
        </g>
      </Show>
      <For each={figures()}>
        {(seat, index) => (
          <g class="ale-walker" transform={standing(seat, index())}>
            <Figure seat={seat} />
          </g>
        )}
      </For>
    </Drawing>
  )
}
