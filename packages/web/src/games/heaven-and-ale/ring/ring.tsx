import { type PlayerView, TRACK_LENGTH } from '@estaminet/heaven-and-ale'
import { For } from 'solid-js'
import { AT_HOME, besideOf, CELL, cellOf, inWaiting, type Point, RING } from '../geometry.ts'
import { Drawing, Figure } from '../pieces.tsx'
import { type AleTable, isWalking, useTable } from '../table.tsx'
import { HomeFace, SpaceFace } from './space.tsx'
import { StartPlaces } from './start-places.tsx'
import { Wall } from './wall.tsx'
import './ring.css'

const ON_THE_RING = Array.from({ length: TRACK_LENGTH }, (_, at) => at + 1)

/** Where a figure stands, or is walking to: the others make room for it once it has come. */
function placeOf({ view, drawn }: Pick<AleTable, 'view' | 'drawn'>, seat: number): string {
  const isWalked = view().players[seat].position !== drawn().players[seat].position
  const { players } = isWalked ? drawn() : view()
  const { x, y } = standing(players, seat)
  const size = isWalking(players[seat]) ? '' : ` scale(${AT_HOME})`
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${size}`
}

/** The ring with its 27 spaces, home and the figures; the barrel wall and the start places in the middle. */
export function Ring() {
  const table = useTable()
  return (
    <div class="ale-ring">
      <Drawing box={`0 0 ${RING.width} ${RING.height}`} label={table.speech().texts.ring} about="term figure">
        <rect
          class="ale-road"
          x={CELL.width / 2}
          y={CELL.height / 2}
          width={RING.width - CELL.width}
          height={RING.height - CELL.height}
          rx="20"
        />
        <g transform={`translate(${cellOf(0).x} ${cellOf(0).y})`}>
          <HomeFace />
        </g>
        <For each={ON_THE_RING}>
          {(at) => (
            <g transform={`translate(${cellOf(at).x} ${cellOf(at).y})`} data-space={at}>
              <SpaceFace space={table.view().track[at - 1]} />
            </g>
          )}
        </For>
        <For each={table.view().players.map((_, seat) => seat)}>
          {(seat) => (
            <g class="ale-walker" data-figure={seat} style={{ transform: placeOf(table, seat) }}>
              <Figure seat={seat} />
            </g>
          )}
        </For>
      </Drawing>
      <div class="ale-ring-middle">
        <Wall />
        <StartPlaces />
      </div>
    </div>
  )
}

/** Where a figure stands: at home, or beside the others on its space. */
export function standing(players: readonly PlayerView[], seat: number): Point {
  const player = players[seat]
  const cell = cellOf(player.position)
  if (!isWalking(player)) {
    const { x, y } = homeOf(players, seat)
    return { x: cell.x + x, y: cell.y + y }
  }
  const here = players.flatMap((other, at) => (other.position === player.position ? [at] : []))
  const corner = here.length === 1 ? -27 : besideOf(here.indexOf(seat), here.length)
  return { x: cell.x + corner, y: cell.y + CELL.height / 2 - 5 }
}

/** Those at home stand side by side below the name of it. */
export function homeOf(players: readonly PlayerView[], seat: number): Point {
  const there = players.flatMap((player, at) => (isWalking(player) ? [] : [at]))
  return inWaiting(there.indexOf(seat), there.length)
}
