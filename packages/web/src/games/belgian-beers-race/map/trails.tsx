import { createMemo, For } from 'solid-js'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { eventOf, playerColour, type Shown } from '../model.ts'
import { pathThrough, wayPoints } from './way.ts'
import './trails.css'

/** Where the others came from in their last turn: dots that fade, and stay to be seen. */
export function Trails(props: { board: BoardProps }) {
  /** Words instead of things: a way that is still the same is not drawn again. */
  const ways = createMemo(
    () =>
      props.board.seats().flatMap((_, seat) => {
        if (props.board.mine().includes(seat)) return []
        return (props.board.lastTurn(seat)?.told ?? []).flatMap(({ n, event }) => wayOf(n, eventOf(event)))
      }),
    [],
    { equals: (a, b) => a.join() === b.join() },
  )
  return (
    <g class="trails">
      <For each={ways()}>
        {(way) => {
          const [, seat, path] = way.split('|')
          return <path class={playerColour(Number(seat))} d={path} />
        }}
      </For>
    </g>
  )
}

function wayOf(n: number, event: Shown): string[] {
  if (event.type !== 'moved') return []
  return [`${n}|${event.seat}|${pathThrough(wayPoints(event.from, event.to))}`]
}
