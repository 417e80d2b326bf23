import { COLOURS } from '@estaminet/belgian-beers-race/board'
import { createMemo, For, Show } from 'solid-js'
import { carriedBy, raceOf } from '../../model.ts'
import { expansionRules, imagined } from '../../rules.ts'
import { expansionWords } from '../../texts/expansions.ts'
import { list, say } from '../../texts/index.ts'
import type { InBackpack } from '../expansion-screen.ts'
import { jokersOf, plainCells, shownIn } from './model.ts'
import { Piece } from './pieces.tsx'
import { bagWords } from './texts/index.ts'

/** The backpack with its jokers, and in it the drawing that is looked at. */
export function Backpack(props: InBackpack) {
  const view = () => raceOf(props.board.view())
  const player = () => view().players[props.seat]
  const jokers = () => jokersOf(view(), props.seat)
  const used = () => carriedBy(player()) + jokers()
  const words = () => bagWords(props.board.language())
  const shown = createMemo(() => shownIn(props.board, props.seat))
  const cells = createMemo(() => shown()?.laid.cells ?? plainCells(view(), props.seat))
  /** Cells a purchase would fill. */
  const next = createMemo(() => {
    const free = [...cells().keys()].filter((at) => cells()[at].holds === null)
    return new Set(free.slice(0, props.coming))
  })
  const room = () => expansionRules().room(imagined(view()), props.seat)
  const inside = (): string => {
    const beers = expansionWords(props.board.language())?.cards.drawing(COLOURS.map((colour) => player().cubes[colour]))
    const parts = [
      ...(carriedBy(player()) > 0 && beers ? [beers.replace(/\.$/, '')] : []),
      ...(jokers() > 0 ? [words().jokers(jokers())] : []),
    ]
    return words().bag(parts.length > 0 ? list(props.board.language(), parts) : words().empty)
  }
  return (
    <>
      <h3 class="caps">
        {say(props.board.language()).board.backpack}
        <b>
          {used()}/{used() + room()}
        </b>
      </h3>
      <div
        class="bag with-drawing"
        classList={{ shows: shown() !== undefined }}
        role="img"
        aria-label={inside()}
        data-counter={`backpack ${props.seat}`}
        data-explain="pixel-bag joker"
        tabIndex={-1}
      >
        <For each={cells()}>
          {(cell, at) => (
            <i class={cell.is} classList={{ next: next().has(at()) }}>
              <Show when={cell.holds ?? (cell.is === 'missing' && cell.wants)}>
                {(what) => <Piece of={what()} seat={props.seat} />}
              </Show>
            </i>
          )}
        </For>
      </div>
    </>
  )
}
