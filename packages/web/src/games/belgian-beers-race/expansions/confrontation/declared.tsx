import { windowIn } from '@estaminet/belgian-beers-race'
import { createMemo, Show } from 'solid-js'
import { along } from '../../map/map-scene.ts'
import { Meeple } from '../../map/meeple.tsx'
import { playerColour, raceOf } from '../../model.ts'
import { roadBetween } from '../../motion.ts'
import type { OnMap } from '../screens.ts'
import './declared.css'

/** A way is drawn through so many points. */
const POINTS = 14
/** Until then whoever moves is still where they were. */
const BEFORE_ARRIVING: readonly string[] = ['moveDeclared', 'diceRolled']

/** The move that is being answered, in the colour of whoever makes it: it is not ours to touch. */
export function DeclaredMove(props: OnMap) {
  const move = createMemo(() => {
    const race = raceOf(props.board.view())
    const asked = windowIn(race)
    if (!asked || !BEFORE_ARRIVING.includes(asked.hook)) return undefined
    const from = race.players[asked.subject].place
    return from === null ? undefined : { seat: asked.subject, from, to: race.action.to }
  })
  const path = () => {
    const way = move()
    if (!way) return ''
    const road = roadBetween(way.from, way.to)
    const points = Array.from({ length: POINTS + 1 }, (_, at) =>
      along(way.from, way.to, road, at / POINTS)
        .map((one) => one.toFixed(1))
        .join(' '),
    )
    return `M${points.join('L')}`
  }
  return (
    <Show when={move()}>
      {(way) => (
        <g class="declared" data-declared={`${way().from} ${way().to}`}>
          <path class={playerColour(way().seat)} d={path()} />
          <g transform={`${props.place(way().to)} translate(0 -15)`}>
            <Meeple seat={way().seat} ghost />
          </g>
        </g>
      )}
    </Show>
  )
}
