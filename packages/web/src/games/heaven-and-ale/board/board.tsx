import { createEffect, createSignal, type JSX, Match, Show, Switch } from 'solid-js'
import { listenForExploring } from '../../../shell/keys/explore.ts'
import { createLayout } from '../../../shell/page/layout.ts'
import { createMedia } from '../../../shell/page/media.ts'
import type { BoardProps } from '../../../shell/table/game-screen.ts'
import { createStrokes } from '../../../shell/table/strokes.ts'
import { Explainer } from '../explainer.tsx'
import { Garden } from '../garden/garden.tsx'
import { aleView } from '../phrases.ts'
import { Ring } from '../ring/ring.tsx'
import { TableProvider, useTable } from '../table.tsx'
import { Conversion } from '../track/conversion.tsx'
import { Production } from '../track/production.tsx'
import { Boxes } from './boxes.tsx'
import { lightPointed } from './flash.ts'
import { MoreBelow } from './more-below.tsx'
import { showMoving } from './moving.ts'
import { takeNearest } from './nearest.ts'
import { Opponents } from './opponents.tsx'
import { Own } from './own.tsx'
import { Phone } from './phone.tsx'
import { RoundCall } from './round-call.tsx'
import { tellOfHome } from './sent-home.ts'
import '../../../design/mat.css'
import './board.css'

/** The table of Heaven & Ale, arranged for the room there is. */
export function Board(props: BoardProps) {
  const layout = createLayout()
  const seats = () => aleView(props.view()).players.length
  let stage: HTMLDivElement | undefined
  showMoving(() => stage, props)
  listenForExploring()
  takeNearest(() => stage)
  lightPointed(() => stage, props.pointing)
  tellOfHome(props)
  return (
    <TableProvider board={props}>
      <div class={`ale ale-${layout()} ale-of-${seats()}`} ref={stage} data-stage>
        <Switch>
          <Match when={layout() === 'wide'}>
            <Wide {...props} />
          </Match>
          <Match when={layout() === 'tablet'}>
            <Tablet {...props} />
          </Match>
          <Match when={layout() === 'phone'}>
            <Phone {...props} />
          </Match>
        </Switch>
        <RoundCall news={props.news} />
        <Explainer />
      </div>
    </TableProvider>
  )
}

/** A wide board is drawn in strokes: the ring, the garden and its track, then what lies around them. */
const LAST_STROKE = 2

function Wide(props: BoardProps) {
  const stroke = createStrokes(LAST_STROKE)
  const isUnfinished = () => stroke() < LAST_STROKE
  const table = useTable()
  const isRoomy = createMedia('(min-width: 1400px) and (min-height: 860px)')
  const isBelow = () => table.isOver() || (isRoomy() && table.view().players.length === 2)
  const log = createLogPlace(isBelow, props.log)
  return (
    <>
      <div class="ale-left" classList={{ unfinished: isUnfinished() }}>
        <RingOrCount />
        <Decide slate={props.slate} log={log.beside} />
        <Show when={!table.isOver()}>
          <div class="mat ale-production-mat">
            <Show when={stroke() >= 1}>
              <Production seat={table.shown()} />
            </Show>
          </div>
        </Show>
      </div>
      <div class="ale-right" classList={{ unfinished: isUnfinished() }}>
        <div class="mat ale-garden-mat">
          <Show when={stroke() >= 1}>
            <Garden player={table.player()} seat={table.shown()} />
          </Show>
        </div>
        <div class="mat ale-boxes-mat">
          <Show when={stroke() >= 2}>
            <Own />
            <Boxes seat={table.shown()} />
          </Show>
        </div>
        <div class="mat ale-others-mat">
          <Show when={stroke() >= 2}>
            <Opponents />
          </Show>
          <div class="ale-log-below" ref={log.below} />
        </div>
      </div>
    </>
  )
}

function Tablet(props: BoardProps) {
  const table = useTable()
  const log = createLogPlace(() => true, props.log)
  return (
    <>
      <RingOrCount />
      <div class="ale-middle">
        <div class="mat ale-garden-mat">
          <Garden player={table.player()} seat={table.shown()} />
        </div>
        <Decide slate={props.slate} log={log.beside} />
      </div>
      <div class="mat ale-boxes-mat">
        <Own />
        <Boxes seat={table.shown()} />
      </div>
      <Show when={!table.isOver()}>
        <div class="mat ale-production-mat">
          <Production seat={table.shown()} />
        </div>
      </Show>
      <Opponents compact />
      <div class="ale-log-below" ref={log.below} />
    </>
  )
}

/** When everybody is home for the last time, the count takes the place of the ring, and plays on a track of its own. */
function RingOrCount() {
  const table = useTable()
  return (
    <Show
      when={table.isOver()}
      fallback={
        <div class="mat ale-ring-mat">
          <Ring />
        </div>
      }
    >
      <Conversion />
    </Show>
  )
}

function Decide(props: { slate: JSX.Element; log: (place: HTMLElement) => void }) {
  return (
    <div class="ale-decide">
      <div class="ale-decide-room">
        {props.slate}
        <MoreBelow />
        <div class="ale-log-beside" ref={props.log} />
      </div>
    </div>
  )
}

/**
 * There is one log, and it stays where it is. In a large window one opponent leaves room for it below their card;
 * otherwise it stands on the slate, where what a choice does is told while one looks at it.
 */
function createLogPlace(isBelow: () => boolean, lines: JSX.Element) {
  const [beside, setBeside] = createSignal<HTMLElement>()
  const [below, setBelow] = createSignal<HTMLElement>()
  const log = <div class="ale-log">{lines}</div>
  createEffect(() => {
    const place = isBelow() ? below() : beside()
    if (place && log instanceof Node) place.append(log)
  })
  return { beside: setBeside, below: setBelow }
}
