import { windowIn } from '@estaminet/belgian-beers-race'
import { createMemo, Show } from 'solid-js'
import { Meeple } from '../../map/meeple.tsx'
import { pathThrough, wayPoints } from '../../map/way.ts'
import { playerColour, raceOf } from '../../model.ts'
import type { OnMap } from '../expansion-screen.ts'
import './declared.css'

/** Until then whoever moves is still where they were. */
const BEFORE_ARRIVING: readonly string[] = ['moveDeclared', 'diceRolled']

/** The move that is being answered. */
function declaredMove(props: OnMap) {
  return createMemo(() => {
    const race = raceOf(props.board.view())
    const asked = windowIn(race)
    if (!asked || !BEFORE_ARRIVING.includes(asked.hook)) return undefined
    const from = race.players[asked.subject].place
    return from === null ? undefined : { seat: asked.subject, from, to: race.action.to }
  })
}

/**
 * Its way, in the colour of whoever makes it: it is not ours to touch. It lies under the signs: their numbers stay in
 * sight.
 */
export function DeclaredWay(props: OnMap) {
  const move = declaredMove(props)
  return (
    <Show when={move()}>
      {(way) => (
        <g class="declared" data-declared={`${way().from} ${way().to}`}>
          <path class={playerColour(way().seat)} d={pathThrough(wayPoints(way().from, way().to))} />
        </g>
      )}
    </Show>
  )
}

/** Whoever makes it, where it leads. */
export function DeclaredPiece(props: OnMap) {
  const move = declaredMove(props)
  return (
    <Show when={move()}>
      {(way) => (
        <g transform={`${props.place(way().to)} translate(0 -15)`}>
          <Meeple seat={way().seat} ghost />
        </g>
      )}
    </Show>
  )
}
