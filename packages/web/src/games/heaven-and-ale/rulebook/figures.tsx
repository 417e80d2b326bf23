import '../styles.ts'
import { type Component, type JSX, Show } from 'solid-js'
import { createLayout } from '../../../shell/page/layout.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { Boxes } from '../board/boxes.tsx'
import { Garden, SiteAndNeighbours } from '../garden/garden.tsx'
import { Ring } from '../ring/ring.tsx'
import { Unrolled } from '../ring/strip.tsx'
import { Wall } from '../ring/wall.tsx'
import { TableProvider } from '../table.tsx'
import { Conversion } from '../track/conversion.tsx'
import { Production } from '../track/production.tsx'
import '../board/board.css'
import '../board/phone.css'
import '../../../rules/figures/figures.css'
import { still } from '../../../rules/figures/still.ts'
import { closed, closing, ended, firstRound, halfway, planting, plantings, waking, wall } from './positions.ts'

export { words } from '../texts/index.ts'

/** A part of the table, arranged for a phone on a phone. */
function Part(props: { board: BoardProps; narrow?: boolean; children: JSX.Element }) {
  const layout = createLayout()
  return (
    <TableProvider board={props.board}>
      <div classList={{ 'ale-phone': layout() === 'phone', 'figure-narrow': props.narrow ?? false }}>
        {props.children}
      </div>
    </TableProvider>
  )
}

/** On a phone the ring is unrolled, here as at the table. */
function RingFigure() {
  const layout = createLayout()
  return (
    <Part board={still(firstRound)}>
      <Show when={layout() === 'phone'} fallback={<Ring />}>
        <Unrolled />
      </Show>
    </Part>
  )
}

function GardenFigure() {
  return (
    <Part board={still(firstRound)} narrow>
      <Garden player={firstRound.players[0]} seat={0} />
    </Part>
  )
}

function Prices() {
  return (
    <Part board={still(planting, plantings)} narrow>
      <Garden player={planting.players[0]} seat={0} />
    </Part>
  )
}

/** Before and after: the sixth tile considered, and the shed waking its neighbours. */
function Site() {
  return (
    <div class="figure-pair">
      <TableProvider board={still(planting)}>
        <SiteAndNeighbours player={planting.players[0]} seat={0} site="b3" />
      </TableProvider>
      <TableProvider board={still(planting, plantings, closing)}>
        <SiteAndNeighbours player={planting.players[0]} seat={0} site="b3" />
      </TableProvider>
      <TableProvider board={still(closed, [waking], waking)}>
        <SiteAndNeighbours player={closed.players[0]} seat={0} site="b3" />
      </TableProvider>
    </div>
  )
}

function Track() {
  return (
    <Part board={still(halfway)}>
      <Production seat={0} />
    </Part>
  )
}

function BoxesFigure() {
  return (
    <Part board={still(halfway)}>
      <Boxes seat={0} />
    </Part>
  )
}

function WallFigure() {
  return (
    <Part board={still(wall)}>
      <Wall />
    </Part>
  )
}

function Count() {
  return (
    <Part board={still(ended)}>
      <Conversion />
    </Part>
  )
}

/** The drawings of the rulebook, by the names it calls them. */
export const figures: Readonly<Record<string, Component>> = {
  'ale-ring': RingFigure,
  'ale-garden': GardenFigure,
  'ale-prices': Prices,
  'ale-site': Site,
  'ale-production': Track,
  'ale-boxes': BoxesFigure,
  'ale-wall': WallFigure,
  'ale-count': Count,
}
